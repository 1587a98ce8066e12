import type { IncomingMessage } from "node:http";

// The largest form, 50 games of 7 numbers, has about 10 KB.
const LIMIT_BYTES = 256 * 1024;

/** Two files of 10 MB, and the other parts of their form. */
const UPLOAD_BYTES = 21_000_000;
// An upload is in memory until the services have it.
const MAX_UPLOADS = 4;
let uploads = 0;

/** GET and HEAD requests have no body. */
export const isRead = (request: IncomingMessage) => request.method === "GET" || request.method === "HEAD";

/** The body is larger than any form. */
export class TooLarge extends Error {}

/** Whether a complete body parses as a form. Pages rely on it. */
export async function isReadableForm(body: Buffer, { headers }: IncomingMessage): Promise<boolean> {
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"] ?? "" } });
  return sent.formData().then(
    () => true,
    () => false,
  );
}

/** Reads a request's body. Throws `TooLarge` above `maxBytes` bytes. */
export async function readBody(request: IncomingMessage, maxBytes = LIMIT_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge("The form is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Runs `work` with the body of a form with files. Returns null if too many are being received. */
export async function withUpload(
  request: IncomingMessage,
  work: (body: Buffer) => Promise<void>,
): Promise<true | null> {
  if (uploads >= MAX_UPLOADS) return null;
  uploads += 1;
  try {
    await work(await readBody(request, UPLOAD_BYTES));
    return true;
  } finally {
    uploads -= 1;
  }
}

/** Returns the status for a request that no page understands, or null. Pages take GET, HEAD and posted forms. */
export function unusableStatus(request: IncomingMessage): 405 | 415 | null {
  if (isRead(request)) return null;
  if (request.method !== "POST") return 405;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.headers["content-type"] ?? "",
  );
  return isForm ? null : 415;
}
