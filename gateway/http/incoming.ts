import type { IncomingHttpHeaders } from "node:http";
import type { Incoming } from "../context.ts";
import { clientAddress } from "./client-address.ts";
import { requestIdOf } from "./request-id.ts";

/** Web or node headers: a page has the one, the server the other. */
export type AskedHeaders = Headers | IncomingHttpHeaders;

/** What is known of a request beside its headers. */
export type Way = {
  peer: string | undefined;
  wantsFresh: boolean;
  /** Of a request that only reads: says when its visitor has left. */
  leaving: (() => AbortSignal) | undefined;
};

/** One header by its name in small letters, or null. */
export function headerReader(headers: AskedHeaders): (name: string) => string | null {
  if (headers instanceof Headers) return (name) => headers.get(name);
  return (name) => {
    const value = headers[name];
    return (Array.isArray(value) ? value.join(", ") : value) ?? null;
  };
}

/** The first language the browser asks for, as card issuers want it. */
function languageOf(header: string | null) {
  return header?.match(/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*/)?.[0] ?? null;
}

/** What a request brings along; the region is in its cookies, which the context reads. */
export function readIncoming(
  headers: AskedHeaders,
  { peer, wantsFresh, leaving }: Way,
  trustedProxies: readonly string[],
): Incoming {
  const header = headerReader(headers);
  return {
    cookie: header("cookie"),
    requestId: requestIdOf(header("x-shop-request-id")),
    ip: clientAddress(peer, header("x-forwarded-for"), trustedProxies),
    language: languageOf(header("accept-language")),
    wantsFresh,
    leaving,
  };
}
