import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./encoding.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body with the encodings it has been compressed to so far. Cached pages keep theirs. */
export type Encodings = { identity: Buffer; br?: Buffer; gzip?: Buffer };

// Below this the header costs more than compression saves.
const WORTH_COMPRESSING_BYTES = 1000;
// 5: about the size of 11 at a twentieth of the time, for what is compressed while somebody waits.
const BROTLI_QUALITY = 5;

function isText(type: string) {
  return /^text\/|json|javascript|xml|svg|manifest/.test(type);
}

async function encoded(encodings: Encodings, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return encodings.identity;
  if (encoding === "br") {
    encodings.br ??= await brotli(encodings.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return encodings.br;
  }
  encodings.gzip ??= await gzipped(encodings.identity);
  return encodings.gzip;
}

/** Whether the client holds this very reply: it names validators, perhaps several, weak or strong (RFC 9110 §13.1.2). */
function isKnown({ headers }: IncomingMessage, etag: string | string[] | undefined) {
  const held = headers["if-none-match"];
  if (!held || typeof etag !== "string") return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return held.trim() === "*" || held.split(",").map(opaque).includes(opaque(etag));
}

/** A validator of a body, weak: its encodings are other bytes and the same page. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Sends a whole reply, compressed as the browser accepts, answering 304 when it already has it. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: { status: number; headers: Record<string, string | string[]>; encodings: Encodings },
) {
  const { status, headers, encodings } = reply;
  for (const [name, value] of Object.entries(headers)) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  // Cookies gathered by the front and by the page travel together.
  for (const cookie of [headers["set-cookie"] ?? []].flat()) response.appendHeader("set-cookie", cookie);
  // Of a picture or a font there is one form: they are compressed by their makers.
  const isCompressible = isText(String(headers["content-type"] ?? ""));
  if (isCompressible) response.appendHeader("vary", "accept-encoding");
  if (status === 200 && isKnown(request, headers["etag"])) {
    response.writeHead(304).end();
    return;
  }
  const isWorth = encodings.identity.length >= WORTH_COMPRESSING_BYTES;
  const encoding = isCompressible ? acceptedEncoding(request.headers["accept-encoding"], { isWorth }) : "identity";
  const body = await encoded(encodings, encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.length);
  response.writeHead(status);
  response.end(request.method === "HEAD" ? undefined : body);
}
