// The form to print, sign and upload, as a PDF of one page. Pure.
import type { components } from "#generated/main/schema.ts";

type Details = components["schemas"]["CustomerDetails"];

const LEFT = 56;
const TOP = 780;

/** Returns a text as a PDF string in WinAnsi. Characters that the standard fonts lack become "?". */
function pdfText(text: string): string {
  const latin = [...text.normalize("NFC")]
    .map((character) => (character.charCodeAt(0) <= 0xff ? character : "?"))
    .join("");
  return `(${latin.replaceAll(/[\\()]/g, (character) => `\\${character}`).replaceAll(/[^\x20-\xff]/g, " ")})`;
}

type Line = { text: string; size: number; bold?: boolean; below: number };

function linesOf(
  { address, dateOfBirth, email, firstname, lastname, postcode, state, suburb }: Details,
  today: string,
): Line[] {
  const fact = (name: string, value: string): Line => ({ text: `${name}: ${value}`, size: 11, below: 22 });
  return [
    { text: "Verify your Drawcard account", size: 20, bold: true, below: 0 },
    {
      text: "Print this form, sign it in front of a witness, and upload a scan or a photo of it.",
      size: 11,
      below: 34,
    },
    fact("Name", `${firstname} ${lastname}`),
    fact("Date of birth", dateOfBirth),
    fact("Address", [address, suburb, state, postcode].filter(Boolean).join(", ")),
    fact("Email", email),
    fact("Date of this form", today),
    { text: "I declare that the details above are mine and correct.", size: 11, below: 40 },
    { text: "Signature: ________________________________    Date: ______________", size: 11, below: 50 },
    { text: "Witness (a person of at least 18 years who has known me for a year)", size: 11, bold: true, below: 50 },
    { text: "Name: ____________________________________    Telephone: ______________", size: 11, below: 34 },
    { text: "Signature: ________________________________    Date: ______________", size: 11, below: 50 },
  ];
}

function contentOf(lines: Line[]): string {
  let y = TOP;
  return lines
    .map(({ below, bold, size, text }) => {
      y -= below;
      return `BT /${bold ? "B" : "R"} ${size} Tf ${LEFT} ${y} Td ${pdfText(text)} Tj ET`;
    })
    .join("\n");
}

/** Returns the form with a customer's details. `today` is a date to print. */
export function pdfForm(details: Details, today: string): Buffer {
  const content = contentOf(linesOf(details, today));
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en-AU) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /R 5 0 R /B 6 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title ${pdfText("Verify your Drawcard account")} >>`,
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One byte per character, so the offsets above are those of the file.
  return Buffer.from(text, "latin1");
}
