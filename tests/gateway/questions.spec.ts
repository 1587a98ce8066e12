// Questions and pages of the CMS: malformed items are left out, invented versions cost no call.
import { expect, it } from "vitest";
import { backendOfFile } from "#tests/gateway/backend.ts";

const backend = backendOfFile();

function serve(path: string, result: unknown) {
  backend.answer(path, (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const length = Array.isArray(result) ? result.length : 0;
    response.end(JSON.stringify({ result, page_info: { limit: 100, offset: 0, total: length } }));
  });
}
const item = (collection: string, id: string, data: object) => ({ id, collection, status: "published", data });

it("lists the topics that have questions, and leaves out malformed items", async () => {
  serve("/cms/items/topics", [
    item("topics", "tickets", { name: "Tickets" }),
    item("topics", "empty", { name: "Empty" }),
    item("topics", "nameless", {}),
  ]);
  const why = { question: "Why?", answer: "Because.", topic: "tickets" };
  serve("/cms/items/questions", [
    item("questions", "why", why),
    item("questions", "<b>", why),
    item("questions", "no-answer", { ...why, answer: 7 }),
    item("questions", "nameless", { ...why, topic: "nameless" }),
  ]);
  expect(await backend.open().caller.questions.list()).toEqual([
    {
      slug: "tickets",
      name: "Tickets",
      description: "",
      questions: [{ slug: "why", question: "Why?", answer: "Because." }],
    },
  ]);
});

it("gives an offer the questions and the page that name it, and null without a page", async () => {
  const why = { question: "Why?", answer: "Because.", topic: "tickets" };
  serve("/cms/items/questions", [
    item("questions", "why", { ...why, offers: ["powerball"] }),
    item("questions", "how", { ...why, offers: ["oz_lotto"] }),
    item("questions", "malformed", { ...why, offers: 7 }),
    item("questions", "general", why),
  ]);
  const rules = { title: "Rules", body: "Text.", offers: ["powerball"] };
  serve("/cms/items/pages", [item("pages", "about", { title: "About", body: "Us." }), item("pages", "rules", rules)]);
  const { caller } = backend.open();
  expect(await caller.questions.listOfOffer({ productOfferKey: "powerball" })).toEqual([
    { slug: "why", question: "Why?", answer: "Because." },
  ]);
  expect(await caller.pages.getOfOffer({ productOfferKey: "powerball" })).toMatchObject({ title: "Rules" });
  expect(await caller.pages.getOfOffer({ productOfferKey: "oz_lotto" })).toBeNull();
});

it("has no questions with a CMS without that collection", async () => {
  for (const collection of ["topics", "questions"]) {
    backend.answer(`/cms/items/${collection}`, (_, response) => {
      response.writeHead(404, { "content-type": "application/json" });
      response.end(JSON.stringify({ messages: [{ code: "not_found", message: "No.", level: "error" }] }));
    });
  }
  expect(await backend.open().caller.questions.list()).toEqual([]);
});

it("reads a page without version, and ignores malformed parts", async () => {
  serve("/cms/items/pages/privacy", item("pages", "privacy", { title: "Privacy", body: "Text.", changes: "none" }));
  expect(await backend.open().caller.pages.get({ id: "privacy" })).toMatchObject({ body: "Text.", changes: [] });
});

it("asks only for versions that the page names", async () => {
  const data = { title: "Privacy", body: "New.", version: "2.0", earlier: ["1.0"] };
  serve("/cms/items/pages/privacy", item("pages", "privacy", data));
  serve("/cms/items/page_versions/privacy-1.0", item("page_versions", "privacy-1.0", { ...data, body: "Old." }));
  const read = (version: string) => backend.open().caller.pages.get({ id: "privacy", version });
  expect((await read("1.0")).body).toBe("Old.");

  await expect(read("9.9")).rejects.toMatchObject({ problem: { status: 404 } });
  await expect(read("8.8")).rejects.toMatchObject({ problem: { status: 404 } });
  expect(backend.asked.filter(({ url }) => url.startsWith("/cms/items/page_versions/"))).toHaveLength(1);
  expect(backend.askedAt("/cms/items/pages/privacy")).toHaveLength(1);
});
