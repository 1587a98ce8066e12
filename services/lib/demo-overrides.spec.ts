import { describe, expect, it } from "vitest";
import { createDemoOverrides, mergePatch } from "./demo-overrides.ts";

describe("mergePatch", () => {
  it("merges objects, removes with null and replaces the rest", () => {
    const target = { name: "Drawcard", paths: { home: "/", about: "/about" }, list: [1, 2] };
    expect(mergePatch(target, { paths: { about: null, cart: "/basket" }, list: [3] })).toEqual({
      name: "Drawcard",
      paths: { home: "/", cart: "/basket" },
      list: [3],
    });
    expect(target.paths.about).toBe("/about");
  });

  it("treats __proto__ as data", () => {
    const patched = mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}')) as Record<string, unknown>;
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(Object.hasOwn(patched, "polluted")).toBe(false);
  });
});

describe("demo overrides", () => {
  it("replaces or patches a success reply and keeps refusals", () => {
    const overrides = createDemoOverrides();
    expect(overrides.overriddenReply("getConfig", 200, {})).toBeUndefined();

    overrides.setReply("getConfig", { text: "{not json" });
    expect(overrides.overriddenReply("getConfig", 200, {})).toBe("{not json");
    expect(overrides.overriddenReply("getConfig", 401, {})).toBeUndefined();

    overrides.setReply("getConfig", { patch: { currency: "GBP" } });
    const body = { result: { currency: "AUD", locale: "en-AU" } };
    expect(JSON.parse(overrides.overriddenReply("getConfig", 200, body) ?? "")).toEqual({
      result: { currency: "GBP", locale: "en-AU" },
    });
    overrides.setReply("getConfig", null);
    expect(overrides.overriddenReply("getConfig", 200, body)).toBeUndefined();
  });
});
