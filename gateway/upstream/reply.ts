import type { ByteReply } from "./byte-stream.ts";
import { enforce } from "./enforce.ts";
import { UpstreamFailure } from "./failure.ts";
import { replyFromWire } from "./keys.ts";
import type { Operation } from "./operations.ts";
import type { WireReply } from "./transport.ts";
import type { Upstream } from "./upstream.ts";
import { checkReply } from "./validate.ts";

/** A validated reply with camelCase keys. */
export type Reply = {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
  /** True if only one visitor may see it: `cache-control: private` or `no-store`, or a Set-Cookie header. */
  isPersonal: boolean;
  /** The lifetime from `cache-control`, or `null`. */
  maxAgeSeconds: number | null;
  /** True if the body violates the contract. It is used, but never cached. */
  breaksContract: boolean;
};

/** Seconds that shared caches may keep a reply (RFC 9111 §4.2.1): 0 for `no-cache`, `s-maxage` before `max-age`. */
function maxAgeOf(cacheControl: string): number | null {
  if (/\bno-cache\b/i.test(cacheControl)) return 0;
  const seconds = /\bs-maxage=(\d+)/i.exec(cacheControl)?.[1] ?? /\bmax-age=(\d+)/i.exec(cacheControl)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** Reads a reply. Validates and converts JSON, passes streams through, throws `unparseable` otherwise. */
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
    // For example the HTML error page of a load balancer.
    if (status >= 500) return { ...about, body: undefined };
    throw new UpstreamFailure("unparseable", { status, cause });
  }
  const breaksContract = enforce(upstream, checkReply(operation, status, wire));
  return { ...about, body: replyFromWire(operation, status, wire), breaksContract };
}
