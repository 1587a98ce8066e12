import { describe, expect, it } from "vitest";
import { isOtherType, namesakeOf, playPagesOf, playPathOf, typesAt } from "./game-types.ts";

const types = ["standard", "reduced_system", "powerpik", "powerpik_system", "syndicate"].map((key) => ({ key }));

describe("play pages", () => {
  it("are found by sub-path and by the key of a game type", () => {
    expect(["systems", "reduced_system", "powerpik_system", "no-such-type"].map(playPathOf)).toEqual([
      ...["systems", "systems", "powerpik", "no-such-type"],
    ]);
  });

  it("of standard games and repeat purchases are the offer's own", () => {
    expect([undefined, "standard", "subscriptions"].map(playPathOf)).toEqual([undefined, undefined, undefined]);
  });

  it("show the game types of their path", () => {
    expect(typesAt(types, "powerpik")).toEqual([{ key: "powerpik" }, { key: "powerpik_system" }]);
    expect(typesAt(types, undefined)).toEqual([{ key: "standard" }]);
    expect(typesAt(types, "super-combos")).toEqual([]);
  });

  it("have another name where the region has another name for the game", () => {
    expect(["powerhit", "powerpik", "systems"].map((path) => namesakeOf(types, path))).toEqual([
      ...["powerpik", undefined, undefined],
    ]);
  });

  it("are not found by the key of a game type that is not sold, though another one has its page", () => {
    const lotto = [{ key: "standard" }, { key: "mega_combo" }];
    const paths = [undefined, "standard", "super-combos", "mega_combo", "powerhit_super_combo", "strike_standard"];
    expect(paths.filter((path) => isOtherType(lotto, path))).toEqual(["powerhit_super_combo", "strike_standard"]);
    expect(isOtherType([{ key: "strike_standard" }], "standard")).toBe(false);
  });

  it("are listed once each", () => {
    expect(playPagesOf(types)).toEqual([
      { path: undefined, label: "Standard" },
      { path: "systems", label: "Systems" },
      { path: "powerpik", label: "PowerPik" },
    ]);
  });
});
