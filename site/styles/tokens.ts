// Reads the colour tokens of tokens.css as values, which an operator's theme is checked against.
import { type Light, parseOklch } from "./contrast.ts";

export type Scheme = "light" | "dark";
export const schemes: readonly Scheme[] = ["light", "dark"];

const TOKEN = /^ {2}--([a-z-]+): ([^;]+);$/gm;

/** Returns every plain colour of the stylesheet, in both schemes. */
export function readTokens(css: string): ReadonlyMap<string, Record<Scheme, Light>> {
  const tokens = new Map<string, Record<Scheme, Light>>();
  for (const [, name = "", value = ""] of css.matchAll(TOKEN)) {
    const [, light, dark] = /^light-dark\((oklch\([^)/]*\)), (oklch\([^)/]*\))\)$/.exec(value) ?? [];
    if (light && dark) tokens.set(name, { light: parseOklch(light), dark: parseOklch(dark) });
    else if (/^oklch\([^)/]*\)$/.test(value)) tokens.set(name, { light: parseOklch(value), dark: parseOklch(value) });
  }
  return tokens;
}
