import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, type Oklch, parseOklch } from "./contrast.ts";

type Theme = "light" | "dark";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** The colour a token has in a theme. */
function token(name: string, theme: Theme): Oklch {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const pair = /light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(value);
  return parseOklch((pair ? pair[theme === "light" ? 1 : 2] : value) ?? "");
}

const GROUNDS = ["paper", "surface", "sunken"];
const TINTS = ["action-tint", "gold-tint", "danger-tint", "warning-tint", "success-tint", "info-tint"];
const HUES = ["action", "action-strong", "danger", "warning", "success", "info"];
const FAMILIES = ["lottery", "charity", "social", "membership"];

// WCAG 2.2 AA (shell §9): 4.5 for text, 3 for large text and for what draws a control.
const TEXT: [string, string][] = [
  ...["ink", "ink-soft", ...HUES].flatMap((hue) => GROUNDS.map((ground): [string, string] => [hue, ground])),
  ...FAMILIES.flatMap((family): [string, string][] => [
    [family, "surface"],
    [family, "paper"],
    ["on-family", family],
  ]),
  ...TINTS.map((tint): [string, string] => ["ink", tint]),
  ...["danger", "warning", "success", "info", "action"].map((hue): [string, string] => [hue, `${hue}-tint`]),
  ["action", "gold-tint"],
  ["on-action", "action"],
  ["on-action", "action-strong"],
  ["on-gold", "gold"],
  ["on-night", "night"],
  ["on-night-soft", "night"],
  ["paper", "ink"],
];
const DRAWN: [string, string][] = [
  ...GROUNDS.map((ground): [string, string] => ["field-line", ground]),
  ["gold", "night"],
];

describe.each<Theme>(["light", "dark"])("the %s theme", (theme) => {
  it.each(TEXT)("lets %s be read on %s", (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(DRAWN)("lets %s be seen on %s", (line, ground) => {
    expect(contrast(token(line, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
