import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { LRUCache } from "lru-cache";
import type { Theme } from "../lib/shell/page-context.ts";
import { isFields } from "../lib/shell/site-config.ts";
import { toHex } from "../styles/contrast.ts";
import { readTokens, schemes } from "../styles/tokens.ts";
import { brandRules } from "./brands.ts";
import type { StaticFile } from "./static-files.ts";
import { type Colours, contrastFaults, type Layer, readLayer, withDerived } from "./theme-rules.ts";

type Sheet = { href: string; file: StaticFile };
type Reading = { theme: Theme | null; brands: Sheet | null; refused: string[] };

// One per region, and recent brands that pages still link.
const MAX_KEPT = 32;
// A year: the name changes with the content.
const LIFETIME = "public, max-age=31536000, immutable";
// In the stylesheet, so that pages with the shop's own logo carry no byte of it. The size avoids layout shift.
const LOGO_CSS = ".logo img{width:9rem;height:2.25rem;object-fit:contain;object-position:left}";

const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const defaults: Colours = new Map(
  [...readTokens(css)].map(([name, { light, dark }]) => [name, { light: toHex(light), dark: toHex(dark) }]),
);
const stackOf = (name: "text" | "display") => new RegExp(`--font-${name}: ([^;]+);`).exec(css)?.[1] ?? "sans-serif";

/** Puts a layer's colours over those below, or returns why they are refused. */
function overlay(below: Colours, layer: Layer): { colours: Colours; refused: string[] } {
  if (layer.refused.length > 0) return { colours: below, refused: layer.refused };
  const colours = new Map([...below, ...withDerived(layer.colours, defaults)]);
  const refused = contrastFaults(colours);
  return refused.length > 0 ? { colours: below, refused } : { colours, refused };
}

function sheetOf(colours: Colours, fonts: Layer["fonts"], hasLogo: boolean): string {
  const isOwn = (name: string) =>
    schemes.some((scheme) => colours.get(name)?.[scheme] !== defaults.get(name)?.[scheme]);
  const tokens = [...colours].flatMap(([name, { light, dark }]) =>
    isOwn(name) ? [`--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`] : [],
  );
  for (const name of ["text", "display"] as const) {
    if (fonts[name]) tokens.push(`--font-${name}:"${fonts[name]}",${stackOf(name)}`);
  }
  // Higher specificity than the tokens, which come with the page's own styles in any order.
  const root = tokens.length > 0 ? `html:root{${tokens.join(";")}}` : "";
  return root + (hasLogo ? LOGO_CSS : "");
}

/** Returns a stylesheet, named after its content, or null for no rules. */
function toSheet(text: string): Sheet | null {
  if (text === "") return null;
  const identity = Buffer.from(text);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 8);
  const headers = { "content-type": "text/css; charset=utf-8", "cache-control": LIFETIME, etag: `"${hash}"` };
  return { href: `/_theme/${hash}.css`, file: { headers, encodings: { identity } } };
}

/** The look as services describe it, and the visitor's region. */
type ThemeInput = { theme: unknown; branding: unknown; region: string | null };

/** Combines the base theme, the editors' changes and the colours of single products. */
function readTheme({ theme, branding, region }: ThemeInput): Reading {
  const { base, overrides } = isFields(theme) ? theme : {};
  const [below, above] = [readLayer(base, defaults), readLayer(overrides, defaults)];
  const first = overlay(defaults, below);
  const second = overlay(first.colours, above);
  const brands = brandRules(branding, region, second.colours);
  const refused = [
    ...brands.refused.map((reason) => `branding: ${reason}`),
    ...[...first.refused, ...below.ignored].map((reason) => `base: ${reason}`),
    ...[...second.refused, ...above.ignored].map((reason) => `changes: ${reason}`),
  ];
  const logo = above.logo ?? below.logo;
  const text = sheetOf(second.colours, { ...below.fonts, ...above.fonts }, logo !== undefined);
  const made = text === "" ? null : { css: text, logo, paper: second.colours.get("paper") };
  return { theme: made, brands: toSheet(brands.css), refused };
}

/**
 * Builds each theme once. A page contains it only if it differs from the shipped look. The brands of products are a file, which
 * every front can build when asked, because it follows from configuration.
 */
export function createThemes() {
  const readings = new LRUCache<string, Reading>({ max: MAX_KEPT });
  const files = new LRUCache<string, StaticFile>({ max: MAX_KEPT });

  return {
    themeOf(input: ThemeInput): Reading {
      const key = JSON.stringify(input);
      const known = readings.get(key);
      if (known) return known;
      const reading = readTheme(input);
      readings.set(key, reading);
      if (reading.brands) files.set(reading.brands.href, reading.brands.file);
      return reading;
    },
    find: (pathname: string): StaticFile | undefined => files.get(pathname),
  };
}
