// The demo's own files, made on first request.
import { DEMO_DOCUMENT, DEMO_PICTURES } from "#services/content/demo-pictures.ts";

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** Returns a one-page PDF with a title and a line for each text. */
function drawDocument(title: string, lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `0 -26 Td (${escaped(line)}) Tj`).join("\n");
  const page = `BT /F1 20 Tf 60 760 Td (${escaped(title)}) Tj /F1 12 Tf\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`, "latin1");
}

/** A file of the CMS. `bytes` rejects if it was deleted meanwhile. */
export type CmsFile = {
  id: string;
  mimeType: string;
  width?: number;
  height?: number;
  bytes: () => Buffer | Promise<Buffer>;
};

/** Draws when first called. */
function once<T>(draw: () => T): () => T {
  let drawn: T | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}

export const DEMO_FILES: readonly CmsFile[] = [
  ...DEMO_PICTURES.map(({ id, svg, width, height }) => ({
    id,
    mimeType: "image/png",
    width,
    height,
    bytes: once(async () => {
      // Loaded here, because it takes longer than the rest of the services' start.
      const { default: sharp } = await import("sharp");
      return sharp(Buffer.from(svg), { density: 144 }).resize(width, height).png().toBuffer();
    }),
  })),
  {
    id: DEMO_DOCUMENT,
    mimeType: "application/pdf",
    bytes: once(() =>
      drawDocument("Terms of raffle 12", [
        "Tickets are sold until the draw is closed, or until the last one is gone.",
        "The numbers are drawn as published before the first ticket was sold.",
        "Prizes are paid to the wallet of the account that bought the ticket.",
      ]),
    ),
  },
];
