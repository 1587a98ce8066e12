// The CMS's collections of questions and pages.
import { expect, it } from "vitest";
import { servicesWithContent } from "./content-services.ts";

const page = (version: string, text: string) =>
  `---\ntitle: Privacy\ndescription: About you.\nversion: "${version}"\nin_force: 2026-11-22\nchanges:\n  - { version: "1.0", date: 2026-03-02, change: First. }\n---\n${text}\n`;
const services = servicesWithContent({
  "topics.yaml": "- { slug: tickets, name: Tickets, description: All about them. }\n",
  "questions/tickets/01-why.md": "---\nquestion: Why?\n---\n**Because.**\n",
  "questions/tickets/01-why.en-GB.md": "---\nquestion: Why, pray?\n---\nQuite.\n",
  "questions/tickets/02-how.md": "---\nquestion: How?\noffers: [powerball]\n---\nSo.\n",
  "pages/privacy.md": page("2.0", "New."),
  "versions/privacy/1-0.md": page("1.0", "Old.").replace(/changes:\n.*\n/, ""),
});

const read = async (path: string) => (await services.call({ path: `/cms/items/${path}` })).body.result;
const questions = async (query: string) =>
  (await read(`questions${query}`)).map(({ data }: { data: { question: string } }) => data.question);

it("lists questions and topics as items", async () => {
  expect(await read("questions")).toEqual([
    expect.objectContaining({
      id: "why",
      collection: "questions",
      status: "published",
      data: { question: "Why?", answer: "**Because.**", topic: "tickets" },
    }),
    expect.objectContaining({ id: "how", data: expect.objectContaining({ offers: ["powerball"] }) }),
  ]);
  expect(await read("topics")).toMatchObject([{ id: "tickets", data: { name: "Tickets" } }]);
});

it("gives each item in the locale, or else in Australian English", async () => {
  expect(await questions("?locale=en-GB")).toEqual(["Why, pray?", "How?"]);
  expect(await questions("?locale=en-AU")).toEqual(["Why?", "How?"]);
  expect((await read("questions/why?locale=en-GB")).data.answer).toBe("Quite.");
  expect((await services.call({ path: "/cms/items/questions?locale=fr-FR" })).status).toBe(400);
});

it("gives a page with its version, changes and the earlier versions, each with its text", async () => {
  expect((await read("pages/privacy")).data).toEqual({
    title: "Privacy",
    description: "About you.",
    body: "New.",
    version: "2.0",
    in_force: "2026-11-22",
    summary: [],
    changes: [{ version: "1.0", date: "2026-03-02", change: "First." }],
    earlier: ["1.0"],
  });
  expect((await read("page_versions/privacy-1.0")).data).toMatchObject({ page: "privacy", body: "Old." });
});
