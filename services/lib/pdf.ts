// PDF documents. Their fonts are part of the file, so that names with other characters than those of western Europe (Nguyễn,
// Дмитрий, Γιώργος) are printed. A font with Chinese and Japanese has more than 15 MB, and pdfkit does not order text that runs from
// right to left: `canPrint` is false for them.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";

const MARGIN = 56;
const { resolve } = createRequire(import.meta.url);
const fontFile = (name: string) => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
// 1.5 MB, read at the first document.
let fonts: Promise<[regular: Buffer, bold: Buffer]> | undefined;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** A property of pdfkit that its types leave out: the font that is set. */
type Font = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

/** Opens an A4 document. `finish` ends it and returns its bytes. */
export async function openPdf(title: string) {
  fonts ??= Promise.all([fontFile("DejaVuSans"), fontFile("DejaVuSans-Bold")]);
  const [regular, bold] = await fonts;
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: "en-AU",
    displayTitle: true,
    pdfVersion: "1.7" as const,
    info: { Title: title },
  });
  const { font } = (document.font(regular) as unknown as Font)._font;
  return {
    bold,
    document,
    margin: MARGIN,
    regular,
    canPrint: (text: string) =>
      !RIGHT_TO_LEFT.test(text) &&
      [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    finish(): Promise<Buffer> {
      document.end();
      return buffer(document);
    },
  };
}
