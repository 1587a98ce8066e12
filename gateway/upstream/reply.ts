import type { ByteReply } from "./byte-stream.ts";
import { enforce } from "./enforce.ts";
import { UpstreamFailure } from "./failure.ts";
import { replyFromWire } from "./keys.ts";
import type { Operation } from "./operations.ts";
import type { WireReply } from "./transport.ts";
import type { Upstream } from "./upstream.ts";
import { checkReply } from "./validate.ts";

/** A service's reply, validated, with camelCase keys. */
export type Reply = {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
  /** For one visitor only: `cache-control: private` or `no-store`, or a cookie came with it. */
  isPersonal: boolean;
  /** The lifetime in `cache-control`; `null` if it names none. */
  maxAgeSeconds: number | null;
  /** Usable, but never cached. */
  breaksContract: boolean;
};

/** The lifetime for shared caches (RFC 9111 §4.2.1): `s-maxage` before `max-age`, 0 for `no-cache`. */
function maxAgeOf(cacheControl: string): number | null {
  if (/\bno-cache\b/i.test(cacheControl)) return 0;
  const seconds = /\bs-maxage=(\d+)/i.exec(cacheControl)?.[1] ?? /\bmax-age=(\d+)/i.exec(cacheControl)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** Reads a reply from the wire: streams as they are, JSON validated against the contract. */
export function readReply(upstream: Upstream, operation: Operation, reply: WireReply): Reply {
  const { status } = reply;
  const retryAfter = reply.header("retry-after");
  const cacheControl = reply.header("cache-control") ?? "";
  const isPersonal = reply.header("set-cookie") !== undefined || /\b(private|no-store)\b/i.test(cacheControl);
  const about = { status, retryAfter, isPersonal, maxAgeSeconds: maxAgeOf(cacheControl), breaksContract: false };
  if (reply.stream) {
    const body: ByteReply = { ...reply.stream, isPersonal };
    return { ...about, body };
  }
  if (status === 204 || reply.text === "") return { ...about, body: undefined };
  let wire: unknown;
  try {
    wire = JSON.parse(reply.text);
  } catch (cause) {
    // The HTML error page of a load balancer.
    if (status >= 500) return { ...about, body: undefined };
    throw new UpstreamFailure("unparseable", { status, cause });
  }
  const breaksContract = enforce(upstream, checkReply(operation, status, wire));
  return { ...about, body: replyFromWire(operation, status, wire), breaksContract };
}
