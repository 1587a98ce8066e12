import { describe, expect, it } from "vitest";
import { createThemes } from "./themes.ts";

const theme = (overrides: unknown, base: unknown = null, branding: unknown = null, region: string | null = null) =>
  createThemes().themeOf({ theme: { base, overrides }, branding, region });
const colours = (colours: object) => ({ name: "Summer", colours });
const cssOf = (overrides: unknown, base?: unknown) => theme(overrides, base).theme?.css ?? "";

const NONE = { theme: null, brands: null, refused: [] };
const SEA = { light: "#005f73", dark: "#5cc8d7" };

describe("a theme (shell §9)", () => {
  it("becomes the rules that a page contains", () => {
    expect(cssOf(colours({ action: SEA }))).toContain("--action:light-dark(#005f73,#5cc8d7)");
  });

  it("accepts hex with 3 or 6 digits, and derives related colours", () => {
    const css = cssOf(colours({ action: { light: "#063", dark: "#8f8" } }));
    expect(css).toMatch(/--action:light-dark\(#063,#8f8\)/);
    // Dark text from a brightness of 0.6 × 256 on, light text below.
    expect(css).toMatch(/--on-action:light-dark\(#ffffff,#181e32\)/);
    expect(css).toMatch(/--action-strong:/);
    expect(css).toMatch(/--action-tint:/);
  });

  it("equal to the shipped one has no stylesheet", () => {
    const shipped = colours({
      paper: { light: "#fdfaf4", dark: "#0f141d" },
      action: { light: "#006B4C", dark: "#50d2a7" },
    });
    expect(theme(shipped, shipped)).toEqual(NONE);
    expect(theme(null)).toEqual(NONE);
  });

  it("ignores unknown tokens", () => {
    expect(theme(colours({ "neon-glow": SEA, __proto__: SEA }))).toEqual(NONE);
  });

  it("overrides the base, token by token", () => {
    const css = cssOf(
      colours({ action: SEA }),
      colours({ action: { light: "#063", dark: "#8f8" }, line: { light: "#ccc", dark: "#444" } }),
    );
    expect(css).toContain("--action:light-dark(#005f73,#5cc8d7)");
    expect(css).toContain("--line:light-dark(#ccc,#444)");
  });

  it("puts its fonts before the shipped ones, and takes a logo on this origin", () => {
    const made = theme({ ...colours({}), fonts: { text: "Atkinson Hyperlegible" }, logo: "/files/mark.svg" });
    expect(made.theme?.logo).toBe("/files/mark.svg");
    expect(made.theme?.css).toContain('--font-text:"Atkinson Hyperlegible","Figtree Variable"');
    expect(made.refused).toEqual([]);
  });
});

describe("a theme is refused, with its reason, and the default stays, for", () => {
  it.each([
    ["text that cannot be read", { ink: { light: "#999", dark: "#fff" } }, "light: ink on paper is 2.73 and needs 7"],
    ["an invisible action colour", { action: { light: "#8fd", dark: "#8fd" } }, "light: action on paper"],
    ["a field without an edge", { "field-line": { light: "#eee", dark: "#888" } }, "light: field-line on paper"],
    ["dark paper by day", { paper: { light: "#222", dark: "#000" } }, "light: the paper is dark"],
    ["light paper by night", { paper: { light: "#fff", dark: "#eee" } }, "dark: the paper is light"],
    ["a word", { action: { light: "red", dark: "#5cc8d7" } }, "action is not a colour of 3 or 6 hex digits"],
    ["four digits", { action: { light: "#0058", dark: "#5cc8d7" } }, "action is not a colour of 3 or 6 hex digits"],
    ["a way out of the sheet", { action: { light: "#fff}body{display:none", dark: "#fff" } }, "action is not a colour"],
    ["one scheme only", { action: { light: "#005f73" } }, "action is not a colour of 3 or 6 hex digits"],
    ["a list", { action: ["#005f73", "#5cc8d7"] }, "action is not a colour of 3 or 6 hex digits"],
  ])("%s", (_, given, reason) => {
    const { theme: made, refused } = theme(colours(given));
    expect(made).toBeNull();
    expect(refused[0]).toContain(`changes: ${reason}`);
  });

  it("one bad colour in the editors' changes: the base stays", () => {
    const css = cssOf(
      colours({ action: SEA, ink: { light: "#999", dark: "#999" } }),
      colours({ line: { light: "#ccc", dark: "#444" } }),
    );
    expect(css).toBe("html:root{--line:light-dark(#ccc,#444)}");
  });

  it.each([["x"], [7], [[]], [{ colours: "x" }]])("an invalid theme: %j", (raw) => {
    const { theme: made, refused } = theme(raw);
    expect([made, refused.length]).toEqual([null, 1]);
  });

  it("a foreign logo and a malformed font are left out; the rest stays", () => {
    const { theme: made, refused } = theme({
      ...colours({ action: SEA }),
      logo: "//evil.example/x.svg",
      fonts: { text: '"};*{x' },
    });
    expect([made?.logo, refused.length]).toEqual([undefined, 2]);
    expect(made?.css).not.toContain("font-text");
  });
});

describe("the brand of a product", () => {
  it("is in an immutable file named after its content", () => {
    const { brands } = theme(null, null, [
      { id: "powerball", brandColour: "#8A1538", brandColourBackgroundText: "#ffffff", regionOverrides: [] },
    ]);
    expect(brands?.href).toMatch(/^\/_theme\/[\w-]{8}\.css$/);
    expect(brands?.file.headers["cache-control"]).toContain("immutable");
  });

  const brand = (more: object) => ({
    id: "powerball",
    brandColourBackgroundText: "#ffffff",
    regionOverrides: [],
    ...more,
  });
  const css = (branding: unknown, region: string | null = null) =>
    theme(null, null, branding, region).brands?.file.encodings.identity.toString() ?? "";

  it("is a rule of the stylesheet, lightened in the dark scheme until it is readable", () => {
    expect(css([brand({ brandColour: "#8A1538" })])).toMatch(
      /^\.brand-powerball\{--family:light-dark\(#8a1538,#[\da-f]{6}\)\}$/,
    );
  });

  it("differs by region", () => {
    const regionOverrides = [{ brandingRegions: ["VIC"], brandColour: "#00563f" }];
    expect(css([brand({ brandColour: "#8a1538", regionOverrides })], "VIC")).toContain("#00563f");
    expect(css([brand({ brandColour: "#8a1538", regionOverrides })], "SA")).toContain("#8a1538");
  });

  it("equal to its family's has no rule", () => {
    expect(css([brand({ brandColour: "#1e59cd" }), brand({})])).toBe("");
  });

  it.each([
    ["pale", brand({ brandColour: "#ffe08a" }), "powerball cannot be read in #ffe08a"],
    ["no colour", brand({ brandColour: "red" }), "powerball has no colour of 3 or 6 hex digits"],
    [
      "a way out of the sheet",
      brand({ id: "x}*{display:none", brandColour: "#8a1538" }),
      "a product without a usable key",
    ],
    ["nothing", null, "a product without a usable key"],
    [
      "a shape that is none",
      brand({ brandColour: "#8a1538", regionOverrides: [{ brandingRegions: 7 }] }),
      "powerball has no colour",
    ],
  ])("is refused for %s: the family's colour stays", (_, branding, reason) => {
    const { brands: made, refused } = theme(null, null, [branding]);
    expect([made, refused]).toEqual([null, [expect.stringContaining(`branding: ${reason}`)]]);
  });
});
