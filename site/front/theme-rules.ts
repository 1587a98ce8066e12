// Checks the colours of an operator's theme (shell §9): hex with 3 or 6 digits, and enough contrast for everything on them.
// One bad colour refuses its whole layer, because half a theme may be unreadable.
import { type contrastLevels, isDark, isHexColour, meetsContrast, textColourOn } from "#gateway/rules/shell/colour.ts";
import { ownPath } from "../lib/safe-link.ts";
import { isFields } from "../lib/shell/site-config.ts";
import { contrast, hexParts, type Light, parseHex, toHex } from "../styles/contrast.ts";
import { type Pair, pairs } from "../styles/pairs.ts";
import { type Scheme, schemes } from "../styles/tokens.ts";

export type Colours = ReadonlyMap<string, Record<Scheme, string>>;
/** A theme from one service: the base, or the editors' changes. */
export type Layer = {
  colours: Colours;
  logo?: string | undefined;
  fonts: { text?: string | undefined; display?: string | undefined };
  /** Reasons that refuse the whole layer. */
  refused: string[];
  /** Rejected parts; the rest is used. */
  ignored: string[];
};

const FONT = /^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/;
// The share of a colour in its tint, in linear light. Text on dark tints loses contrast sooner.
const TINT = { light: 0.1, dark: 0.02 } as const;
const TEXT_ON = { light: "#ffffff", dark: "#181e32" } as const;
const LEVELS = { 7: "AAA normal", 4.5: "AA normal text", 3: "AA large" } as const satisfies Record<
  Pair[2],
  keyof typeof contrastLevels
>;

const normal = (hex: string) => `#${hex.replace("#", "").toLowerCase()}`;

/** Reads a layer from any input. Ignores unknown tokens, as the contract says. */
export function readLayer(raw: unknown, known: Colours): Layer {
  const layer = { colours: new Map<string, Record<Scheme, string>>(), fonts: {} as Layer["fonts"] };
  const refused: string[] = [];
  const ignored: string[] = [];
  if (raw === null || raw === undefined) return { ...layer, refused, ignored };
  if (!isFields(raw)) return { ...layer, refused: ["malformed"], ignored };
  if (raw["colours"] !== undefined && !isFields(raw["colours"])) refused.push("colours are not an object");

  for (const [name, colour] of Object.entries(isFields(raw["colours"]) ? raw["colours"] : {})) {
    if (!known.has(name)) continue;
    const { light, dark } = isFields(colour) ? colour : {};
    if (typeof light === "string" && typeof dark === "string" && isHexColour(light) && isHexColour(dark)) {
      layer.colours.set(name, { light: normal(light), dark: normal(dark) });
    } else refused.push(`${name} is not a colour of 3 or 6 hex digits`);
  }
  const logo = ownPath(raw["logo"]);
  if (!logo && raw["logo"]) ignored.push("the logo is not a path of this shop");
  const fonts = isFields(raw["fonts"]) ? raw["fonts"] : {};
  for (const name of ["text", "display"] as const) {
    const font = fonts[name];
    if (typeof font === "string" && FONT.test(font)) layer.fonts[name] = font;
    else if (font) ignored.push(`the ${name} font has no name that can be used`);
  }
  return { ...layer, logo, refused, ignored };
}

/** Mixes two colours in linear light. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [parseHex(one), parseHex(other)];
  return toHex(a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)) as unknown as Light);
}

function textOn(hex: string): string {
  const [red, green, blue] = hexParts(hex);
  return TEXT_ON[textColourOn((299 * red + 587 * green + 114 * blue) / 1000)];
}

/** Adds derived colours: a changed action colour without shades of its own gets matching shades and text. */
export function withDerived(colours: Colours, defaults: Colours): Colours {
  const all = new Map(colours);
  const derive = (name: string, from: string, make: (colour: string, scheme: Scheme) => string) => {
    const colour = colours.get(from);
    if (!colour || colours.has(name)) return;
    if (colour.light === defaults.get(from)?.light && colour.dark === defaults.get(from)?.dark) return;
    all.set(name, { light: make(colour.light, "light"), dark: make(colour.dark, "dark") });
  };
  const surface = colours.get("surface") ?? defaults.get("surface");
  derive("on-action", "action", textOn);
  derive("on-gold", "gold", textOn);
  derive("action-strong", "action", (colour, scheme) => mixed(colour, scheme === "light" ? "#000" : "#fff", 0.75));
  derive("action-tint", "action", (colour, scheme) => mixed(colour, surface?.[scheme] ?? "#fff", TINT[scheme]));
  return all;
}

/** Returns every pair of colours with too little contrast. */
export function contrastFaults(colours: Colours): string[] {
  const faults: string[] = [];
  for (const scheme of schemes) {
    const paper = colours.get("paper")?.[scheme];
    if (paper) {
      const [red, green, blue] = hexParts(paper);
      const isDarkPaper = isDark(0.2126 * red + 0.7152 * green + 0.0722 * blue);
      if (isDarkPaper !== (scheme === "dark")) faults.push(`${scheme}: the paper is ${isDarkPaper ? "dark" : "light"}`);
    }
    for (const [name, on, needs] of pairs) {
      const [colour, ground] = [colours.get(name)?.[scheme], colours.get(on)?.[scheme]];
      if (!colour || !ground) continue;
      const ratio = contrast(parseHex(colour), parseHex(ground));
      // Default colours have more digits than hex, so one may miss the limit by rounding.
      if (!meetsContrast(ratio + 0.005, LEVELS[needs]))
        faults.push(`${scheme}: ${name} on ${on} is ${ratio.toFixed(2)} and needs ${needs}`);
    }
  }
  return faults;
}
