// CSS rules for the colours of single products, such as `.brand-powerball`. A product without a colour, or with an unreadable
// one, uses its family's.
import { type Branding, brandIn } from "#gateway/rules/branding.ts";
import { isHexColour } from "#gateway/rules/shell/colour.ts";
import { isFields } from "../lib/shell/site-config.ts";
import { contrast, type Light, parseHex, toHex } from "../styles/contrast.ts";
import { FAMILIES } from "../styles/pairs.ts";
import type { Scheme } from "../styles/tokens.ts";
import { type Colours, mixed } from "./theme-rules.ts";

const KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/;
const MAX_BRANDS = 100;
const TEXT_RATIO = 4.5;
// In the dark scheme a colour is made brighter until it is readable, and paler only where its hue has no brighter tone.
const BRIGHTER = [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 6, 8];
const PALER = [0, 0.08, 0.15, 0.3, 0.45, 0.6, 0.75];

/** Whether a colour has enough contrast as text on both backgrounds, and as the background of text. */
function isReadable(colour: string, scheme: Scheme, colours: Colours): boolean {
  const meets = (name: string) => {
    const other = colours.get(name)?.[scheme];
    return other !== undefined && contrast(parseHex(colour), parseHex(other)) >= TEXT_RATIO;
  };
  return meets("surface") && meets("paper") && meets("on-family");
}

/** Returns a colour's tones for the dark scheme, the nearest first. They have its hue. */
function darkTones(colour: string): string[] {
  const light = parseHex(colour);
  const brightest = 1 / Math.max(...light);
  const tones = BRIGHTER.map((times) => light.map((part) => part * Math.min(times, brightest)) as unknown as Light);
  return PALER.flatMap((share) => tones.map((tone) => mixed("#fff", toHex(tone), share)));
}

const isBranding = (value: unknown): value is Branding => isFields(value) && typeof value["id"] === "string";

function colourOf(branding: Branding, region: string | null): string | undefined {
  try {
    const { colour } = brandIn(branding, region);
    return typeof colour === "string" ? colour : undefined;
  } catch {
    // Malformed: reported as a missing colour.
    return "";
  }
}

/** Returns the rules for all products of a region, and the reasons for refused ones. Accepts any input. */
export function brandRules(raw: unknown, region: string | null, colours: Colours): { css: string; refused: string[] } {
  const refused: string[] = [];
  let css = "";
  for (const branding of Array.isArray(raw) ? raw.slice(0, MAX_BRANDS) : []) {
    if (!isBranding(branding) || !KEY.test(branding.id)) {
      refused.push("a product without a usable key");
      continue;
    }
    const colour = colourOf(branding, region);
    if (colour === undefined) continue;
    if (!isHexColour(colour)) {
      refused.push(`${branding.id} has no colour of 3 or 6 hex digits`);
      continue;
    }
    const light = `#${colour.replace("#", "").toLowerCase()}`;
    if (FAMILIES.some((family) => colours.get(family)?.light === light)) continue;
    const dark = darkTones(light).find((one) => isReadable(one, "dark", colours));
    if (!dark || !isReadable(light, "light", colours)) refused.push(`${branding.id} cannot be read in ${light}`);
    else css += `.brand-${branding.id}{--family:light-dark(${light},${dark})}`;
  }
  return { css, refused };
}
