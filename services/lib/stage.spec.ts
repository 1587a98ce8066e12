import { describe, expect, it } from "vitest";
import { createStage, mergePatch } from "./stage.ts";

describe("mergePatch", () => {
  it("merges objects, removes with null and replaces the rest", () => {
    const target = { name: "Drawcard", paths: { home: "/", about: "/about" }, list: [1, 2] };
    expect(mergePatch(target, { paths: { about: null, cart: "/basket" }, list: [3] })).toEqual({
      ...{ name: "Drawcard", paths: { home: "/", cart: "/basket" }, list: [3] },
    });
    expect(target.paths.about).toBe("/about");
  });

  it("keeps a key that means something else to JavaScript as data", () => {
    const patched = mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}')) as Record<string, unknown>;
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(Object.hasOwn(patched, "polluted")).toBe(false);
  });
});

describe("the stage", () => {
  it("serves a text as it is, changes a reply, and leaves refusals alone", () => {
    const stage = createStage();
    expect(stage.dress("getConfig", 200, {})).toBeUndefined();

    stage.serve("getConfig", { text: "{not json" });
    expect(stage.dress("getConfig", 200, {})).toBe("{not json");
    expect(stage.dress("getConfig", 401, {})).toBeUndefined();

    stage.serve("getConfig", { patch: { currency: "GBP" } });
    const body = { result: { currency: "AUD", locale: "en-AU" } };
    expect(JSON.parse(stage.dress("getConfig", 200, body) ?? "")).toEqual({
      result: { currency: "GBP", locale: "en-AU" },
    });
    stage.serve("getConfig", null);
    expect(stage.dress("getConfig", 200, body)).toBeUndefined();
  });

  it("switches flags on and off, and forgets it all", () => {
    const stage = createStage();
    stage.switchCapability("blog", true);
    stage.switchCapability("feedback", false);
    expect(stage.capabilities(["feedback", "vouchers"])).toEqual(["vouchers", "blog"]);
    stage.switchCapability("feedback", null);
    expect(stage.capabilities(["feedback"])).toEqual(["feedback", "blog"]);
    stage.clear();
    expect(stage.capabilities(["feedback"])).toEqual(["feedback"]);
  });
});
