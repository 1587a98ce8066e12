// Draws the picture of a win to share: 1200 × 630, no name, and the sum only if the customer wants it.
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";

export type SharePicture = {
  /** "I won", or "I won $1,234.50". */
  title: string;
  /** "Powerball, draw 1540" */
  below: string;
  shop: string;
  /** The picture of the prize or cause, which replaces the drawing. */
  scene?: Buffer | null;
};

// As in pictures.ts.
const MOST_PIXELS = 50_000_000;
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
// The drawing is beside it.
const TEXT_WIDTH = 660;
const SCENE_WIDTH = 420;
const INK = "#1c2030";
const PAPER = "#fcfaf6";
const GOLD = "#f0c13c";
const TITLE_SIZE = 128;
const SMALL_TITLE_SIZE = 80;
const LONG_TITLE = 24;
const TEXT_SIZE = 48;
const LINE_HEIGHT = 1.2;

const FONT = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
// The name inside the file that subset-font writes. A comma follows it below, or Pango reads its last words as a style.
const FAMILY = "Bricolage Grotesque 96pt ExtraBold";
const CHARACTERS = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
let fontFile: Promise<string> | undefined;

/** Writes the typeface as TrueType, the only format that sharp's text renderer reads, once per process. */
async function writeFont(): Promise<string> {
  const woff = await readFile(createRequire(import.meta.url).resolve(FONT));
  const file = join(await mkdtemp(join(tmpdir(), "shop-font-")), "display.ttf");
  await writeFile(file, await subsetFont(woff, CHARACTERS, { targetFormat: "truetype", variationAxes: { wght: 750 } }));
  return file;
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

async function drawText(text: string, { color, size, lines }: { color: string; size: number; lines: number }) {
  fontFile ??= writeFont();
  // A full disk, for example: the next picture tries again.
  fontFile.catch(() => {
    fontFile = undefined;
  });
  const fontfile = await fontFile;
  const width = TEXT_WIDTH;
  const markup = `<span foreground="${color}">${escapeText(text)}</span>`;
  const font = `${FAMILY}, ${size}`;
  const bytes = await sharp({ text: { text: markup, font, fontfile, rgba: true, dpi: 72, width } })
    .png()
    .toBuffer();
  // A long name is made smaller, not cut.
  const height = Math.round(size * lines * LINE_HEIGHT);
  return sharp(bytes).resize({ height, width, fit: "inside", withoutEnlargement: true }).png().toBuffer();
}

/** The drawing beside the text: a low golden sun and balls in the air. */
const DRAWING = `<circle cx="1060" cy="610" r="330" fill="#2b3046"/><circle cx="1060" cy="610" r="235" fill="#3a4060"/>
<circle cx="1060" cy="610" r="140" fill="${GOLD}"/>
<circle cx="1010" cy="120" r="46" fill="#3f8f73"/><circle cx="1116" cy="214" r="30" fill="#5c78e0"/>
<circle cx="900" cy="230" r="22" fill="${GOLD}"/><circle cx="884" cy="84" r="14" fill="#d9614f"/>`;

const ground = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${INK}"/>
${drawing}
<rect x="${MARGIN}" y="420" width="96" height="10" rx="5" fill="${GOLD}"/></svg>`;

/** Cuts the picture to the column at the right. Returns none for a file that sharp refuses. */
async function cutScene(scene: Buffer | null | undefined) {
  if (!scene) return [];
  const cut = sharp(scene, { limitInputPixels: MOST_PIXELS }).resize({ width: SCENE_WIDTH, height: HEIGHT });
  const input = await cut
    .png()
    .toBuffer()
    .catch(() => null);
  return input ? [{ input, left: WIDTH - SCENE_WIDTH, top: 0 }] : [];
}

async function draw({ below: line, scene, shop, title }: SharePicture): Promise<Buffer> {
  const [beside, head, below, name] = await Promise.all([
    cutScene(scene),
    drawText(title, { color: PAPER, size: title.length > LONG_TITLE ? SMALL_TITLE_SIZE : TITLE_SIZE, lines: 3 }),
    drawText(line, { color: GOLD, size: TEXT_SIZE, lines: 1 }),
    drawText(shop, { color: PAPER, size: 40, lines: 1 }),
  ]);
  return sharp(Buffer.from(ground(beside.length > 0 ? "" : DRAWING)))
    .composite([
      ...beside,
      { input: head, left: MARGIN, top: MARGIN },
      { input: below, left: MARGIN, top: 460 },
      { input: name, left: MARGIN, top: HEIGHT - 88 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

let last: Promise<unknown> = Promise.resolve();

/** Returns the PNG. Draws one at a time: pages must not wait for pictures. */
export function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const drawn = last.then(() => draw(picture));
  last = drawn.catch(() => {});
  return drawn;
}
