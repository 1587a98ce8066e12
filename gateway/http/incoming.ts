import type { IncomingHttpHeaders } from "node:http";
import { clientAddress, type TrustsProxy } from "./client-address.ts";
import { requestIdOf } from "./request-id.ts";

/** Headers of a web Request (pages) or of node:http (the server). */
export type RequestHeaders = Headers | IncomingHttpHeaders;

/** The data of a tRPC, page or form request that the gateway uses. */
export type Incoming = {
  cookie: string | null;
  requestId: string;
  ip: string | null;
  language: string | null;
  /** True if the URL has `clear_cache`: bypasses cached replies. */
  wantsFresh: boolean;
  /** When the request arrived, by performance.now(). */
  receivedAt: number;
  /** Returns a signal that aborts when the visitor disconnects. Created on first use, and only for reads. */
  abortSignal?: (() => AbortSignal) | undefined;
};

/** Data of a request that is not in its headers. */
export type Connection = { peer: string | undefined } & Pick<Incoming, "wantsFresh" | "abortSignal">;

/** Reads one header by its lower-case name; null if absent. */
export function headerReader(headers: RequestHeaders): (name: string) => string | null {
  if (headers instanceof Headers) return (name) => headers.get(name);
  return (name) => {
    const value = headers[name];
    return (Array.isArray(value) ? value.join(", ") : value) ?? null;
  };
}

/** Returns the first language tag of an Accept-Language header. Card issuers expect one tag. */
function languageOf(header: string | null) {
  return header?.match(/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*/)?.[0] ?? null;
}

/** Reads a request's headers and adds the data of its connection. */
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
    receivedAt: performance.now(),
    abortSignal,
  };
}
