// Bodies with files. The contract types a file as a string; the handler gets a Blob.
import { refuse } from "./refusal.ts";

export const MULTIPART = "multipart/form-data";
/** Two files of 10 MB, and the other parts. */
export const MULTIPART_BYTES = 21_000_000;
/** How many are held in memory at once, about four times their size each: read, in parts, and sealed. */
export const MOST_MULTIPART = 4;

/** Reads a body into its parts by name. Refuses one that was cut off with 400. */
export async function readParts(body: Buffer, contentType: string): Promise<Record<string, FormDataEntryValue>> {
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": contentType } });
  const form = await sent.formData().catch(() => refuse(400, "invalid_request", "The request could not be read."));
  return Object.fromEntries(form);
}

/** Replaces files by their type, for validation. */
export const withoutFiles = (body: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value instanceof Blob ? value.type : value]));
