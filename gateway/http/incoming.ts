import type { IncomingHttpHeaders } from "node:http";
import { clientAddress, type TrustsProxy } from "./client-address.ts";
import { requestIdOf } from "./request-id.ts";

/** Headers as pages (web) or the server (node) have them. */
export type RequestHeaders = Headers | IncomingHttpHeaders;

/** What the gateway knows about a request, whether it came by tRPC, a page or a form. */
export type Incoming = {
  cookie: string | null;
  requestId: string;
  ip: string | null;
  language: string | null;
  /** The visitor asked with `clear_cache`. */
  wantsFresh: boolean;
  /** Aborts when the visitor leaves. Only reads use it; created on first use. */
  abortSignal?: (() => AbortSignal) | undefined;
};

/** What a request's headers do not contain. */
export type Connection = { peer: string | undefined } & Pick<Incoming, "wantsFresh" | "abortSignal">;

/** Reads one header by its lower-case name; null if absent. */
export function headerReader(headers: RequestHeaders): (name: string) => string | null {
  if (headers instanceof Headers) return (name) => headers.get(name);
  return (name) => {
    const value = headers[name];
    return (Array.isArray(value) ? value.join(", ") : value) ?? null;
  };
}

/** The browser's first language, as card issuers expect it. */
function languageOf(header: string | null) {
  return header?.match(/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*/)?.[0] ?? null;
}

/** Reads the headers of a request. */
export function readIncoming(
  headers: RequestHeaders,
  { peer, wantsFresh, abortSignal }: Connection,
  trustsProxy: TrustsProxy,
): Incoming {
  const header = headerReader(headers);
  return {
    cookie: header("cookie"),
    requestId: requestIdOf(header("x-shop-request-id")),
    ip: clientAddress(peer, header("x-forwarded-for"), trustsProxy),
    language: languageOf(header("accept-language")),
    wantsFresh,
    abortSignal,
  };
}
