import { UpstreamFailure } from "./failure.ts";
import type { Upstream } from "./upstream.ts";
import type { Violation } from "./validate.ts";

/** Tells of a body that breaks its contract, and answers whether it does; where contracts are enforced the call ends here. */
export function enforce({ log, enforcesContracts }: Upstream, violation: Violation | null): boolean {
  if (!violation) return false;
  log.error({ violation }, "a body breaks the contract");
  if (enforcesContracts) {
    throw new UpstreamFailure("contract", { message: `${violation.operationId}: ${violation.details}` });
  }
  return true;
}
