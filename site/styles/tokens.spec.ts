import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, hexParts, parseHex, parseOklch, toHex } from "./contrast.ts";
import { FAMILIES, pairs } from "./pairs.ts";
import { readTokens, schemes } from "./tokens.ts";

const site = new URL("../", import.meta.url);
const tokens = readTokens(readFileSync(new URL("tokens.css", import.meta.url), "utf8"));
const TEXT = pairs.filter(([, , needs]) => needs > 3);

/** The values that a component's own custom properties may have. */
const STAND_INS: Record<string, readonly string[]> = {
  family: FAMILIES,
  tone: ["ink-soft", "info", "success", "warning", "danger"],
};
const meant = (name: string) => STAND_INS[name] ?? [name];
const variable = (value: string | undefined) => /^var\(--([\w-]+)\)$/.exec(value ?? "")?.[1];

/** Returns each CSS rule that sets a text colour: the text's token, and the background's if the same rule sets it. */
function uses() {
  const files = globSync("**/*.css", { cwd: site }).filter((file) => !/print\.css|_catalogue/.test(file));
  return files.flatMap((file) => {
    const rules = readFileSync(new URL(file, site), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) => {
      const declared = (name: string) => new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+);`).exec(body)?.[1]?.trim();
      const text = variable(declared("color"));
      const ground = variable(declared("background") ?? declared("background-color"));
      return text ? [{ where: `${file} ${selector.trim()}`, text, ground }] : [];
    });
  });
}

/** Contrast is the same both ways. */
const isTested = (colour: string, ground: string) =>
  TEXT.some(([one, other]) => (one === colour && other === ground) || (one === ground && other === colour));

describe("the stylesheets", () => {
  it("colour text only with tokens whose contrast is tested here", () => {
    const untested = uses().filter(({ text, ground }) => {
      const grounds = ground ? meant(ground) : [];
      return meant(text).some((name) =>
        ground ? !grounds.some((one) => isTested(name, one)) : !TEXT.some(([one]) => one === name),
      );
    });
    expect(untested).toEqual([]);
    expect(uses().length).toBeGreaterThan(80);
  });

  it("use tokens for every z-index and shadow", () => {
    const own = globSync("**/*.css", { cwd: site }).flatMap((file) =>
      [...readFileSync(new URL(file, site), "utf8").matchAll(/(?:z-index|box-shadow): ([^;]+);/g)]
        .map(([, value = ""]) => value)
        .filter((value) => !/^(var\(--|none|0$|1$|inset|-?1$)/.test(value) && !file.includes("_catalogue"))
        .map((value) => `${file}: ${value}`),
    );
    expect(own).toEqual([]);
  });
});

describe.each(schemes)("the %s theme", (scheme) => {
  it.each(pairs)("has enough contrast: %s on %s", (colour, ground, needs) => {
    const [one, other] = [tokens.get(colour), tokens.get(ground)];
    expect(one && other && contrast(one[scheme], other[scheme])).toBeGreaterThanOrEqual(needs);
  });
});

describe("colours", () => {
  it("are equal in both notations", () => {
    expect(toHex(parseHex("#d33c33"))).toBe("#d33c33");
    expect(parseHex("#0a5")).toEqual(parseHex("00aa55"));
    expect(hexParts("#0a5")).toEqual([0, 170, 85]);
    expect(toHex(parseOklch("oklch(100% 0 0)"))).toBe("#ffffff");
    expect(contrast(parseHex("#fff"), parseHex("#000"))).toBeCloseTo(21);
  });

  it("of the stylesheet are all parsed", () => {
    expect(tokens.size).toBeGreaterThan(25);
    expect(tokens.has("backdrop")).toBe(false);
  });
});
