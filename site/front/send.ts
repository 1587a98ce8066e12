import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./encoding.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body in the encodings prepared so far. Cached pages keep theirs. */
export type Encodings = { identity: Buffer; br?: Buffer; gzip?: Buffer };

export type Reply = { status: number; headers: Record<string, string | string[]>; encodings: Encodings };

// Smaller bodies gain less than the content-encoding header costs.
const MIN_COMPRESSED_BYTES = 1000;
// 5: a tenth larger than 11, at a twentieth of the time. A visitor waits for it.
const BROTLI_QUALITY = 5;
const SMALLEST_QUALITY = 11;

const brotliOf = (body: Buffer, quality: number) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function isText(type: string) {
  return /^text\/|json|javascript|xml|svg|manifest/.test(type);
}

async function compress(encodings: Encodings, encoding: "br" | "gzip"): Promise<Buffer> {
  const { identity } = encodings;
  const compressed = encoding === "br" ? await brotliOf(identity, BROTLI_QUALITY) : await gzipped(identity);
  encodings[encoding] = compressed;
  return compressed;
}

/** Replaces the Brotli form of a body by the smallest one, which takes about 60 ms of processor time. */
export async function compressSmallest(encodings: Encodings) {
  encodings.br = await brotliOf(encodings.identity, SMALLEST_QUALITY);
}

/** The encoding for this client. Binary types have one form only. */
export function encodingFor({ headers }: IncomingMessage, reply: Pick<Reply, "headers" | "encodings">): Encoding {
  if (!isText(String(reply.headers["content-type"] ?? ""))) return "identity";
  const isLarge = reply.encodings.identity.length >= MIN_COMPRESSED_BYTES;
  return acceptedEncoding(headers["accept-encoding"], { isWorth: isLarge });
}

/** Whether the client has this representation already: `if-none-match`, weakly compared (RFC 9110 §13.1.2). */
export function isNotModified({ headers }: IncomingMessage, etag: string | string[] | undefined): boolean {
  const held = headers["if-none-match"];
  if (!held || typeof etag !== "string") return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return held.trim() === "*" || held.split(",").map(opaque).includes(opaque(etag));
}

/** A strong validator of an uncompressed body. */
export function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** The validator of one encoding. A compressed body has a weak one: its bytes may change while what it says stays the same. */
function etagIn(encoding: Encoding, etag: string): string {
  return encoding === "identity" ? etag : `W/${etag.replace(/"$/, `-${encoding}"`)}`;
}

/** Sends a whole reply in the encoding that the client prefers, or 304. Synchronous if that encoding is prepared. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void | Promise<void> {
  const { status, headers, encodings } = reply;
  const encoding = encodingFor(request, reply);
  for (const [name, value] of Object.entries(headers)) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  // Cookies of the front and of the page are both sent.
  for (const cookie of [headers["set-cookie"] ?? []].flat()) response.appendHeader("set-cookie", cookie);
  if (isText(String(headers["content-type"] ?? ""))) response.appendHeader("vary", "accept-encoding");
  if (typeof headers["etag"] === "string") response.setHeader("etag", etagIn(encoding, headers["etag"]));
  if (status === 200 && isNotModified(request, response.getHeader("etag") as string | undefined)) {
    response.writeHead(304).end();
    return;
  }
  const write = (body: Buffer) => {
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", body.length);
    response.writeHead(status);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const prepared = encodings[encoding];
  if (prepared) return write(prepared);
  // `identity` is always prepared.
  return compress(encodings, encoding as "br" | "gzip").then(write);
}
