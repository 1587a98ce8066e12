// The files of an upload: their type by content, and their size. Pure.
import { Refusal } from "#services/lib/refusal.ts";

const MAX_BYTES = 10_000_000;

const SIGNATURES = [
  { type: "image/jpeg", bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: "image/png", bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

export type DocumentType = (typeof SIGNATURES)[number]["type"] | "application/pdf";

/** PDF readers accept a byte order mark, an empty line or a printer's header before the marker (ISO 32000-1, annex H). */
const PDF = { marker: Buffer.from("%PDF-"), within: 1024 };

/** Returns the type of a file by its first bytes. Refuses an empty, large or other file at `target`. */
export function typeOfDocument(bytes: Buffer, target: "file" | "back"): DocumentType {
  if (bytes.length === 0)
    throw new Refusal(422, [
      { code: "invalid_field", message: "This file is empty. Please choose another one.", target },
    ]);
  if (bytes.length > MAX_BYTES) {
    throw new Refusal(413, [{ code: "file_too_large", message: "Please choose a file of at most 10 MB.", target }]);
  }
  const found = SIGNATURES.find((signature) => bytes.subarray(0, signature.bytes.length).equals(signature.bytes));
  if (found) return found.type;
  return bytes.subarray(0, PDF.within).includes(PDF.marker) ? "application/pdf" : refuseType(target);
}

function refuseType(target: "file" | "back"): never {
  const message = "Please choose a JPEG, PNG or PDF file.";
  throw new Refusal(415, [{ code: "file_type_not_supported", message, target }]);
}

/** Returns the bytes of a part. Refuses text: the part had no file name, and its bytes are lost once it is read as text. */
export async function bytesOfDocument(part: Blob | string, target: "file" | "back"): Promise<Buffer> {
  return typeof part === "string" ? refuseType(target) : Buffer.from(await part.arrayBuffer());
}
