// Checks that a test proves each rule of the request layer and each header it sends. Test titles name them: "(rule signing)",
// "(rules signing, request-id)" or "(header bearer)".
import { describe, expect, it } from "vitest";
import { specTable } from "#tests/spec/read.ts";
import { namedBy } from "#tests/titles.ts";

/** Rules of screens that are not built yet, and what they depend on. */
const LATER: Record<string, string> = {
  "api-message-toast": "the first screen whose call answers with a message to show: deposit pages",
};

const listed = (names = "") => names.split(", ");
const proven = {
  rules: namedBy(/\(rules? ([a-z0-9-]+(?:, [a-z0-9-]+)*)\)/g, ([, names]) => listed(names)),
  headers: namedBy(/\(headers? ([A-Za-z]+(?:, [A-Za-z]+)*)\)/g, ([, names]) => listed(names)),
};
const spec = {
  rules: specTable<{ id: string; rule: string }[]>("request-rules").map(({ id, rule }) => ({ id, text: rule })),
  headers: specTable<{ key: string; meaning: string }[]>("headers").map(({ key, meaning }) => ({
    id: key,
    text: meaning,
  })),
};

describe.each(["rules", "headers"] as const)("the %s of the request layer", (kind) => {
  it("each have a test", () => {
    const missing = spec[kind].filter(({ id }) => !proven[kind].has(id) && !(id in LATER));
    expect(missing.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it("are listed as missing only without a test", () => {
    expect(Object.keys(LATER).filter((id) => proven[kind].has(id))).toEqual([]);
  });

  it("include every name in a test title", () => {
    const known = new Set(spec[kind].map(({ id }) => id));
    expect([...proven[kind]].filter((id) => !known.has(id))).toEqual([]);
  });
});
