// Cuts the shop's two typefaces out of their packages to the characters and axes that it uses. Runs before each build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { root } from "./steps.ts";

/** Where styles/fonts.css finds them. Git ignores the folder. */
const folder = join(root, "site/styles/fonts");
const stamp = join(folder, ".cut");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** What the shop's own texts are written with: in files of their own, which the first visit loads. Also in styles/fonts.css. */
const OWN_CHARACTERS = `${range(0x20, 0x7e)}\u00a0£§©·×–—‘’“”•…→−`;
/** Titles have none of these: without them, their file has a tenth less. */
const NOT_IN_TITLES = `${range(0x5b, 0x60)}${range(0x7b, 0x7e)}`;
const TITLE_CHARACTERS = [...OWN_CHARACTERS].filter((character) => !NOT_IN_TITLES.includes(character)).join("");
/** For names of people, places and causes. A browser loads these files when a page has such a letter. */
const OTHER_CHARACTERS = range(0xa1, 0xff) + range(0x152, 0x153);
const EXTENDED_CHARACTERS = range(0x100, 0x24f) + range(0x1e00, 0x1eff);

// Ligatures, kerning, accents, and figures of one width. Alternate shapes are left out.
const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

const TEXT = { wght: { min: 400, max: 750 } };
/** One weight and one optical size, that of a phone's title: with both axes the file would have 52 KB. */
const DISPLAY = { wght: 750, opsz: 36 };

const folderOf = (stylesheet: string) => join(dirname(fileURLToPath(stylesheet)), "files");
const FIGTREE = folderOf(import.meta.resolve("@fontsource-variable/figtree/index.css"));
const BRICOLAGE = folderOf(import.meta.resolve("@fontsource-variable/bricolage-grotesque/index.css"));
const figtree = (set: string) => join(FIGTREE, `figtree-${set}-wght-normal.woff2`);
const bricolage = (set: string) => join(BRICOLAGE, `bricolage-grotesque-${set}-opsz-normal.woff2`);

const FONTS = [
  { name: "text", file: figtree("latin"), characters: OWN_CHARACTERS, axes: TEXT },
  { name: "text-other", file: figtree("latin"), characters: OTHER_CHARACTERS, axes: TEXT },
  { name: "text-extended", file: figtree("latin-ext"), characters: EXTENDED_CHARACTERS, axes: TEXT },
  { name: "display", file: bricolage("latin"), characters: TITLE_CHARACTERS, axes: DISPLAY },
  { name: "display-other", file: bricolage("latin"), characters: NOT_IN_TITLES + OTHER_CHARACTERS, axes: DISPLAY },
  { name: "display-extended", file: bricolage("latin-ext"), characters: EXTENDED_CHARACTERS, axes: DISPLAY },
];

/** Writes the fonts unless those in the folder are cut alike. */
export async function subsetFonts(): Promise<void> {
  const sources = new Map(FONTS.map(({ file }) => [file, readFileSync(file)]));
  const hash = createHash("sha256").update(JSON.stringify([FONTS.map(({ file: _, ...font }) => font), FEATURES]));
  for (const source of sources.values()) hash.update(source);
  const cut = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === cut) return;
  mkdirSync(folder, { recursive: true });
  for (const { name, file, characters, axes } of FONTS) {
    const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: FEATURES } as const;
    const font = await subsetFont(sources.get(file) ?? Buffer.alloc(0), characters, options);
    writeFileSync(join(folder, `${name}.woff2`), font);
  }
  writeFileSync(stamp, cut);
}
