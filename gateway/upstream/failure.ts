import type { ServiceName } from "#generated/contracts.ts";

/** Why a call brought no usable answer: nobody answered, nobody was asked (circuit.ts), not in time, the visitor left, or not as the contract says. */
export type FailureKind = "no_response" | "unavailable" | "timeout" | "aborted" | "unparseable" | "contract";

/** A call that brought no answer of the contract. What the customer is told is decided in errors.ts. */
export class UpstreamFailure extends Error {
  readonly kind: FailureKind;
  /** The status that came along, where there was one. */
  readonly status: number | null;
  /** Whose answer it would have been, once that is known. */
  service: ServiceName | null = null;

  constructor(kind: FailureKind, { status, ...options }: { status?: number; cause?: unknown; message?: string } = {}) {
    super(options.message ?? `upstream ${kind}`, { cause: options.cause });
    this.name = "UpstreamFailure";
    this.kind = kind;
    this.status = status ?? null;
  }
}
