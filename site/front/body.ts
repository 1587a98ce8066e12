import type { IncomingMessage } from "node:http";

// The largest form, 50 games of 7 numbers, has about 10 KB.
const LIMIT_BYTES = 256 * 1024;

// Longer than any form takes. Uploads have their own limit.
const MAX_MS = 60_000;

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

/** Closes the connection of a client that takes longer to send its request. */
export function closeWhenSlow(request: IncomingMessage, ms = MAX_MS): void {
  const timer = setTimeout(() => request.destroy(), ms);
  request.once("close", () => clearTimeout(timer));
}

/** Reads a request's body. Throws `TooLarge` above `maxBytes` bytes. */
export async function readBody(request: IncomingMessage, maxBytes = LIMIT_BYTES): Promise<Buffer> {
  closeWhenSlow(request);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge("The form is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
