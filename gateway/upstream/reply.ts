import type { ByteReply } from "./byte-stream.ts";
import { enforce } from "./enforce.ts";
import { UpstreamFailure } from "./failure.ts";
import { replyFromWire } from "./keys.ts";
import type { Operation } from "./operations.ts";
import type { WireReply } from "./transport.ts";
import type { Upstream } from "./upstream.ts";
import { checkReply } from "./validate.ts";

/** What a service answered, checked and in our spelling. */
export type Reply = {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
  /** The service says that this answer is for one visitor. */
  isPersonal: boolean;
  /** The shop carries on with it, but it is nothing to keep. */
  breaksContract: boolean;
};

/** Makes a reply of what came over the wire: a stream as it is, JSON held against the contract first. */
export function readReply(upstream: Upstream, operation: Operation, reply: WireReply): Reply {
  const { status } = reply;
  const retryAfter = reply.header("retry-after");
  const isPersonal =
    reply.header("set-cookie") !== undefined || /\b(private|no-store)\b/i.test(reply.header("cache-control") ?? "");
  const about = { status, retryAfter, isPersonal, breaksContract: false };
  if (reply.stream) {
    const body: ByteReply = { ...reply.stream, isPersonal };
    return { ...about, body };
  }
  if (status === 204 || reply.text === "") return { ...about, body: undefined };
  let wire: unknown;
  try {
    wire = JSON.parse(reply.text);
  } catch (cause) {
    // The page of a balancer whose service is gone: the status says all there is to know.
    if (status >= 500) return { ...about, body: undefined };
    throw new UpstreamFailure("unparseable", { status, cause });
  }
  const breaksContract = enforce(upstream, checkReply(operation, status, wire));
  return { ...about, body: replyFromWire(operation, status, wire), breaksContract };
}
