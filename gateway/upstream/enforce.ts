import { UpstreamFailure } from "./failure.ts";
import type { Upstream } from "./upstream.ts";
import type { Violation } from "./validate.ts";

/** Tells of a body that breaks its contract; where contracts are enforced the call ends here. */
export function enforce({ log, enforcesContracts }: Upstream, violation: Violation | null) {
  if (!violation) return;
  log.error({ violation }, "a body breaks the contract");
  if (enforcesContracts) {
    throw new UpstreamFailure("contract", { message: `${violation.operationId}: ${violation.details}` });
  }
}
