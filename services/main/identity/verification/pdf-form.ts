// The form to print, sign and upload, as a PDF of one page. A line with characters that cannot be printed is left to be written by
// hand.
import type { components } from "#generated/main/schema.ts";
import { openPdf } from "#services/lib/pdf.ts";

type Details = components["schemas"]["CustomerDetails"];

const TITLE = "Verify your Drawcard account";
const BLANK = "______________________________________________";

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
  const { bold, canPrint, document, finish, regular } = await openPdf(TITLE);
  for (const { below, isBold = false, size = 10.5, text } of linesOf(details, today, canPrint)) {
    document
      .font(isBold ? bold : regular)
      .fontSize(size)
      .text(text);
    document.y += below;
  }
  return finish();
}
