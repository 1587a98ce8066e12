import type { ServiceName } from "#generated/contracts.ts";

/**
 * Why a call has no usable reply.
 * - no_response: the connection failed.
 * - absent: discovery has no address, so the backend has no such service.
 * - unavailable: the circuit is open, so the call was not sent (circuit.ts).
 * - timeout: the deadline passed.
 * - aborted: the visitor left.
 * - unparseable: the body is not JSON or too long.
 * - contract: the request or reply violates the contract.
 */
export type FailureKind = "no_response" | "absent" | "unavailable" | "timeout" | "aborted" | "unparseable" | "contract";

/** An upstream call without a usable reply. to-problem.ts turns it into the problem shown to the customer. */
export class UpstreamFailure extends Error {
  readonly kind: FailureKind;
  /** The HTTP status, or null if no reply arrived. */
  readonly status: number | null;
  /** The service that was called. Set by send.ts. */
  service: ServiceName | null = null;

  constructor(kind: FailureKind, { status, ...options }: { status?: number; cause?: unknown; message?: string } = {}) {
    super(options.message ?? `upstream ${kind}`, { cause: options.cause });
    this.name = "UpstreamFailure";
    this.kind = kind;
    this.status = status ?? null;
  }
}
