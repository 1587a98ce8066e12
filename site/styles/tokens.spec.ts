import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, type Oklch, parseOklch } from "./contrast.ts";

type Theme = "light" | "dark";
type Pair = readonly [string, string];

const site = new URL("../", import.meta.url);
const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** The colour a token has in a theme. */
function token(name: string, theme: Theme): Oklch {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const pair = /light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(value);
  return parseOklch((pair ? pair[theme === "light" ? 1 : 2] : value) ?? "");
}

const ratio = ([one, other]: Pair, theme: Theme) => contrast(token(one, theme), token(other, theme));

const GROUNDS = ["paper", "surface", "sunken"];
const TINTS = ["action-tint", "gold-tint", "danger-tint", "warning-tint", "success-tint", "info-tint"];
const HUES = ["action", "action-strong", "danger", "warning", "success", "info"];
const FAMILIES = ["lottery", "charity", "social", "membership"];
const on = (names: readonly string[], grounds: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground): Pair => [name, ground]));

// WCAG 2.2 (shell §9): 4.5 for text, 3 for what draws a control, 7 for running text, which is more than AA asks.
const RUNNING = on(["ink"], GROUNDS);
const TEXT = [
  ...on(["ink", "ink-soft", ...HUES], GROUNDS),
  ...on(FAMILIES, ["surface", "paper"]),
  ...on(["on-family"], FAMILIES),
  ...on(["ink", "ink-soft"], TINTS),
  ...["danger", "warning", "success", "info", "action"].map((hue): Pair => [hue, `${hue}-tint`]),
  ...on(["action-strong"], ["action-tint"]),
  ...on(["action"], ["gold-tint"]),
  ...on(["on-action"], ["action", "action-strong"]),
  ...on(["on-gold"], ["gold"]),
  ...on(["on-night", "on-night-soft"], ["night"]),
  ...on(["paper"], ["ink"]),
];
/** Borders of controls, rings of focus, marks of what is chosen. `line` only separates, and promises nothing. */
const DRAWN = [
  ...on(["field-line", "action", "danger", "ink"], GROUNDS),
  ...on(["field-line", "action", "ink"], ["action-tint"]),
  ...on(["gold"], ["night"]),
  ...on(["paper"], ["ink"]),
];

/** What the custom properties that components set for themselves may stand for. */
const STAND_INS: Record<string, readonly string[]> = {
  family: FAMILIES,
  tone: ["ink-soft", "info", "success", "warning", "danger"],
};
const meant = (name: string) => STAND_INS[name] ?? [name];
const variable = (value: string | undefined) => /^var\(--([\w-]+)\)$/.exec(value ?? "")?.[1];

/** Each rule of each stylesheet that colours text: the text's token, and its ground's where the same rule paints it. */
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

const isTested = (text: string, ground: string) => TEXT.some(([one, other]) => one === text && other === ground);

describe("the stylesheets", () => {
  it("colour text only with tokens whose contrast is tested here, on the ground they name", () => {
    const untested = uses().filter(({ text, ground }) => {
      const grounds = ground ? meant(ground) : [];
      return meant(text).some((name) =>
        ground ? !grounds.some((one) => isTested(name, one)) : !TEXT.some(([one]) => one === name),
      );
    });
    expect(untested).toEqual([]);
    expect(uses().length).toBeGreaterThan(80);
  });

  it("take every layer and every shadow from the tokens", () => {
    const own = globSync("**/*.css", { cwd: site }).flatMap((file) =>
      [...readFileSync(new URL(file, site), "utf8").matchAll(/(?:z-index|box-shadow): ([^;]+);/g)]
        .map(([, value = ""]) => value)
        .filter((value) => !/^(var\(--|none|0$|1$|inset|-?1$)/.test(value) && !file.includes("_catalogue"))
        .map((value) => `${file}: ${value}`),
    );
    expect(own).toEqual([]);
  });
});

describe.each<Theme>(["light", "dark"])("the %s theme", (theme) => {
  it.each(RUNNING)("lets %s be read on %s with ease", (...pair) => {
    expect(ratio(pair, theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(TEXT)("lets %s be read on %s", (...pair) => {
    expect(ratio(pair, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(DRAWN)("lets %s be seen on %s", (...pair) => {
    expect(ratio(pair, theme)).toBeGreaterThanOrEqual(3);
  });
});
