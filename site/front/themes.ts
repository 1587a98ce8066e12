import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Theme } from "../lib/shell/page-context.ts";
import { isFields } from "../lib/shell/site-config.ts";
import { toHex } from "../styles/contrast.ts";
import { readTokens, schemes } from "../styles/tokens.ts";
import { brandRules } from "./brands.ts";
import type { StaticFile } from "./static-files.ts";
import { type Colours, contrastFaults, type Layer, readLayer, withDerived } from "./theme-rules.ts";

type Made = Theme & { file: StaticFile };
type Reading = { theme: Made | null; refused: string[] };

// Those of the regions, and of the last changes, which pages still name.
const MOST_KEPT = 32;
// As long as pages of an older theme may be kept anywhere, and a year: the name changes with the content.
const LIFETIME = "public, max-age=31536000, immutable";
// In the sheet, so that the shop's own mark costs no page a byte. Its place is kept while it loads.
const LOGO_CSS = ".logo img{width:9rem;height:2.25rem;object-fit:contain;object-position:left}";

const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const defaults: Colours = new Map(
  [...readTokens(css)].map(([name, { light, dark }]) => [name, { light: toHex(light), dark: toHex(dark) }]),
);
const stackOf = (name: "text" | "display") => new RegExp(`--font-${name}: ([^;]+);`).exec(css)?.[1] ?? "sans-serif";

/** The layer's colours over those below it, or why they cannot be. */
function laidOver(below: Colours, layer: Layer): { colours: Colours; refused: string[] } {
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
  // Stronger than the tokens it stands before: those come with the page's own styles, wherever these are.
  const root = tokens.length > 0 ? `html:root{${tokens.join(";")}}` : "";
  return root + (hasLogo ? LOGO_CSS : "");
}

/** What the services say of the look, and where it is looked at. */
type Said = { theme: unknown; branding: unknown; region: string | null };

/** What it comes to: the base, over it what editors changed, and the colours of single products. */
function readTheme({ theme, branding, region }: Said): Reading {
  const { base, overrides } = isFields(theme) ? theme : {};
  const [below, above] = [readLayer(base, defaults), readLayer(overrides, defaults)];
  const first = laidOver(defaults, below);
  const second = laidOver(first.colours, above);
  const brands = brandRules(branding, region, second.colours);
  const refused = [
    ...brands.refused.map((reason) => `branding: ${reason}`),
    ...[...first.refused, ...below.ignored].map((reason) => `base: ${reason}`),
    ...[...second.refused, ...above.ignored].map((reason) => `changes: ${reason}`),
  ];
  const logo = above.logo ?? below.logo;
  const text = sheetOf(second.colours, { ...below.fonts, ...above.fonts }, logo !== undefined) + brands.css;
  if (text === "") return { theme: null, refused };

  const identity = Buffer.from(text);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  const headers = { "content-type": "text/css; charset=utf-8", "cache-control": LIFETIME, etag: `"${hash}"` };
  const paper = second.colours.get("paper");
  return { theme: { href: `/_theme/${hash}.css`, logo, paper, file: { headers, encodings: { identity } } }, refused };
}

/**
 * The operator's themes by what the services send, each put together once. A page links its stylesheet only when it differs
 * from the shipped look, and every front that is asked for one can make it: it follows from what is configured.
 */
export function createThemes() {
  const read = new Map<string, Reading>();
  const files = new Map<string, StaticFile>();

  return {
    themeOf(said: Said): Reading {
      const key = JSON.stringify(said);
      const known = read.get(key);
      if (known) return known;
      const reading = readTheme(said);
      if (read.size >= MOST_KEPT) read.clear();
      read.set(key, reading);
      if (reading.theme) {
        files.delete(reading.theme.href);
        files.set(reading.theme.href, reading.theme.file);
        const oldest = files.keys().next().value;
        if (files.size > MOST_KEPT && oldest !== undefined) files.delete(oldest);
      }
      return reading;
    },
    find: (pathname: string): StaticFile | undefined => files.get(pathname),
  };
}
