import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body with the encodings it has been compressed to so far. Cached pages keep theirs. */
export type Encodings = { identity: Buffer; br?: Buffer; gzip?: Buffer };

// Below this the header costs more than compression saves.
const WORTH_COMPRESSING_BYTES = 1000;
// 5: about the size of 11 at a twentieth of the time, for what is compressed while somebody waits.
const BROTLI_QUALITY = 5;

function accepted(request: IncomingMessage): "br" | "gzip" | "identity" {
  const header = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(header)) return "br";
  return /\bgzip\b/.test(header) ? "gzip" : "identity";
}

function isText(type: string) {
  return /^text\/|json|javascript|xml|svg|manifest/.test(type);
}

async function encoded(encodings: Encodings, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "br") {
    encodings.br ??= await brotli(encodings.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return encodings.br;
  }
  encodings.gzip ??= await gzipped(encodings.identity);
  return encodings.gzip;
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
  const etag = headers["etag"];
  if (status === 200 && etag && request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  let body = encodings.identity;
  if (body.length >= WORTH_COMPRESSING_BYTES && isText(String(headers["content-type"] ?? ""))) {
    response.appendHeader("vary", "accept-encoding");
    const encoding = accepted(request);
    if (encoding !== "identity") {
      body = await encoded(encodings, encoding);
      response.setHeader("content-encoding", encoding);
    }
  }
  response.setHeader("content-length", body.length);
  response.writeHead(status);
  response.end(request.method === "HEAD" ? undefined : body);
}
