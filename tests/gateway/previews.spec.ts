// Previews and marketing banners: what is asked of the CMS, and what becomes of malformed items.
import { expect, it } from "vitest";
import { backendOfFile } from "#tests/gateway/backend.ts";

const backend = backendOfFile();

const NOT_FOUND = { problem: { code: "not_found", status: 404 } };
const TOKEN = `1763600400.${"a".repeat(43)}`;
const serve = (path: string, body: object) =>
  backend.answer(path, (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
const item = (collection: string, id: string, data: object) => ({ id, collection, status: "draft", data });

it("asks the CMS for each preview again: drafts are in no cache", async () => {
  serve("/cms/items/questions/why", {
    result: item("questions", "why", { question: "Why?", answer: "So.", topic: "a" }),
  });
  const read = () => backend.open().caller.previews.get({ collection: "questions", id: "why", token: TOKEN });
  expect(await read()).toEqual({
    collection: "questions",
    isDraft: true,
    question: { slug: "why", question: "Why?", answer: "So.", topic: "a", offers: [] },
  });
  await read();
  expect(backend.askedAt("/cms/items/questions/why").map(({ url }) => url)).toEqual(
    Array.from({ length: 2 }, () => `/cms/items/questions/why?locale=en-AU&preview=${TOKEN}`),
  );
});

it.each([
  ["an empty token", { collection: "posts", id: "a", token: "" }],
  ["a token that is too long", { collection: "posts", id: "a", token: "x".repeat(201) }],
  ["a collection outside the contract", { collection: "../posts", id: "a", token: TOKEN }],
  ["a long id", { collection: "posts", id: "a".repeat(101), token: TOKEN }],
])("answers 404 for %s, without a call", async (_, input) => {
  await expect(backend.open().caller.previews.get(input)).rejects.toMatchObject(NOT_FOUND);
  expect(backend.asked.filter(({ url }) => url.startsWith("/cms/items/"))).toEqual([]);
});

it("shows at most 3 banners, without malformed ones", async () => {
  const banner = (id: string, more: object = {}) =>
    item("banners", id, { heading: id, link: "/blog", label: "Go", ...more });
  const result = [
    banner("one", { from: "soon" }),
    banner("two", { heading: "" }),
    banner("three", { until: "2020-01-01T00:00:00Z" }),
    ...["four", "five", "six", "seven"].map((id) => banner(id)),
  ];
  serve("/cms/items/banners", { result, page_info: { limit: 100, offset: 0, total: result.length } });
  const shown = await backend.open().caller.featureBanners.list();
  expect(shown.map(({ id }) => id)).toEqual(["four", "five", "six"]);
  expect(shown[0]).toEqual({ id: "four", heading: "four", text: "", link: "/blog", label: "Go" });
});
