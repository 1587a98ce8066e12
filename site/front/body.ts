import type { IncomingMessage } from "node:http";

// Forms of the shop are a few kilobytes; 50 games of 7 numbers are 10. Uploads have a door of their own.
const LIMIT_BYTES = 256 * 1024;

/** Asks for a page, and brings no body. */
export const isRead = (request: IncomingMessage) => request.method === "GET" || request.method === "HEAD";

/** The body is larger than any form of the shop. */
export class TooLarge extends Error {}

/** Whether a form can be taken apart: pages that take forms rely on it. The whole of it is here already. */
export async function isReadableForm(body: Buffer, { headers }: IncomingMessage): Promise<boolean> {
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"] ?? "" } });
  return sent.formData().then(
    () => true,
    () => false,
  );
}

/** Reads a request's body, refusing to hold more than a form can be. */
export async function readBody(request: IncomingMessage, most = LIMIT_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new TooLarge("The form is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The status for what no page can read, or null: pages are looked at, and forms are sent to them. */
export function unusableStatus(request: IncomingMessage): 405 | 415 | null {
  if (isRead(request)) return null;
  if (request.method !== "POST") return 405;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.headers["content-type"] ?? "",
  );
  return isForm ? null : 415;
}
