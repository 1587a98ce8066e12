// Causes: shared between visitors, found by slug or by key, and 404 for a backend without causes.
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { backendOfFile } from "#tests/gateway/backend.ts";

// Replies that the contract does not name reach the router in production only.
const backend = backendOfFile({ NODE_ENV: "production" });

const NOT_FOUND = { problem: { code: "not_found", status: 404 } };
const SCHOOL = { key: "river_school", url_slug: "river-school", name: "River School" };

const json = (status: number, body: unknown) => (_: unknown, response: ServerResponse) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const answerList = (status: number, body: unknown = {}) => backend.answer("/main/causes", json(status, body));
const answerKey = (key: string, status: number, body: unknown = {}) =>
  backend.answer(`/main/causes/${key}`, json(status, body));
const get = (slug: string) => backend.open().caller.causes.get({ slug });
const asked = () => backend.asked.map(({ url }) => url).filter((url) => url.includes("/causes"));

it("shares the list between visitors", async () => {
  const read = () => backend.open().caller.causes.list();
  answerList(200, { result: [SCHOOL] });
  expect(await read()).toEqual([{ key: "river_school", urlSlug: "river-school", name: "River School" }]);
  await read();
  expect(asked()).toEqual(["/main/causes?limit=100&locale=en-AU"]);
});

describe("a cause (Content 5)", () => {
  it("is the one that the list gives for its slug", async () => {
    answerList(200, { result: [SCHOOL] });
    expect(await get("river-school")).toMatchObject({ key: "river_school" });
    expect(asked()).toEqual(["/main/causes?slug=river-school&limit=1&locale=en-AU"]);
  });

  it.each([
    ["gives an empty list", 200, { result: [] }],
    ["ignores the slug and gives another cause", 200, { result: [{ ...SCHOOL, url_slug: "other" }] }],
    ["answers 404", 404, { messages: [{ code: "not_found", message: "Nothing here.", level: "error" }] }],
    ["answers 404 without a body", 404, {}],
  ])("is tried by its key with underscores when the list %s (Content 5)", async (_, status, body) => {
    answerList(status, body);
    answerKey("river_school", 200, { result: SCHOOL });
    expect(await get("river-school")).toMatchObject({ name: "River School" });
    expect(asked()).toEqual([
      "/main/causes?slug=river-school&limit=1&locale=en-AU",
      "/main/causes/river_school?locale=en-AU",
    ]);
  });

  it.each([500, 503, 429, 400])("is not tried by its key when the list fails with %i", async (status) => {
    answerList(status);
    await expect(get("river-school")).rejects.toMatchObject({ problem: { status } });
    expect(asked().some((url) => url.includes("river_school"))).toBe(false);
  });

  it("is 404 if neither has it, or if its key would be too long", async () => {
    answerList(200, { result: [] });
    answerKey("river_school", 404, { messages: [{ code: "not_found", message: "Nothing here.", level: "error" }] });
    await expect(get("river-school")).rejects.toMatchObject(NOT_FOUND);
    await expect(get("a".repeat(65))).rejects.toMatchObject(NOT_FOUND);
  });

  it.each(["..", "../../auth/refresh", "%2e%2e", "river-school?limit=1", "a b", "__proto__", "-", "a\u0000", "💧"])(
    "with the hostile slug %j is 404 without a call",
    async (slug) => {
      await expect(get(slug)).rejects.toMatchObject(NOT_FOUND);
      expect(asked()).toEqual([]);
    },
  );
});

it("is 404 for a backend without causes", async () => {
  answerList(501);
  const { causes } = backend.open().caller;
  await expect(causes.list()).rejects.toMatchObject(NOT_FOUND);
  await expect(causes.get({ slug: "river-school" })).rejects.toMatchObject(NOT_FOUND);
});
