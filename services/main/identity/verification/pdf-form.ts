// The form to print, sign and upload, as a PDF of one page. Its fonts are part of the file, so that names with other characters
// than those of western Europe (Nguyễn, Дмитрий, Γιώργος) are printed. A line with other characters is left to be written by hand:
// a font with Chinese and Japanese has more than 15 MB, and pdfkit does not order text that runs from right to left.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { components } from "#generated/main/schema.ts";

type Details = components["schemas"]["CustomerDetails"];

const MARGIN = 56;
const TITLE = "Verify your Drawcard account";
const { resolve } = createRequire(import.meta.url);
const fontFile = (name: string) => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
// 1.5 MB, read at the first form.
let fonts: Promise<[regular: Buffer, bold: Buffer]> | undefined;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
const BLANK = "______________________________________________";
/** A property of pdfkit that its types leave out: the font that is set. */
type Font = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

type Line = { text: string; size?: number; isBold?: boolean; below: number };

function linesOf(
  { address, dateOfBirth, email, firstname, lastname, postcode, state, suburb }: Details,
  today: string,
  canPrint: (text: string) => boolean,
): Line[] {
  const fact = (name: string, value: string): Line =>
    canPrint(value)
      ? { text: `${name}: ${value}`, below: 8 }
      : { text: `${name} (please write it by hand): ${BLANK}`, below: 8 };
  return [
    { text: TITLE, size: 20, isBold: true, below: 14 },
    { text: "Print this form, sign it in front of a witness, and upload a scan or a photo of it.", below: 16 },
    fact("Name", `${firstname} ${lastname}`),
    fact("Date of birth", dateOfBirth),
    fact("Address", [address, suburb, state, postcode].filter(Boolean).join(", ")),
    fact("Email", email),
    fact("Date of this form", today),
    { text: "I declare that the details above are mine and correct.", below: 36 },
    { text: "Signature: ______________________________   Date: ______________", below: 36 },
    { text: "Witness (a person of at least 18 years who has known me for a year)", isBold: true, below: 24 },
    { text: "Name: __________________________________   Telephone: ______________", below: 30 },
    { text: "Signature: ______________________________   Date: ______________", below: 0 },
  ];
}

/** Returns the form with a customer's details. `today` is a date to print. */
export async function pdfForm(details: Details, today: string): Promise<Buffer> {
  fonts ??= Promise.all([fontFile("DejaVuSans"), fontFile("DejaVuSans-Bold")]);
  const [regular, bold] = await fonts;
  const document = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, lang: "en-AU", displayTitle: true, pdfVersion: "1.7" as const },
    info: { Title: TITLE },
  });
  const { font } = (document.font(regular) as unknown as Font)._font;
  const canPrint = (text: string) =>
    !RIGHT_TO_LEFT.test(text) &&
    [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  for (const { below, isBold = false, size = 10.5, text } of linesOf(details, today, canPrint)) {
    document
      .font(isBold ? bold : regular)
      .fontSize(size)
      .text(text);
    document.y += below;
  }
  document.end();
  return buffer(document);
}
