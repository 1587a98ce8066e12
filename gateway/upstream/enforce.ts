import { UpstreamFailure } from "./failure.ts";
import type { Upstream } from "./upstream.ts";
import type { Violation } from "./validate.ts";

/** Logs a contract violation and returns whether there was one. Throws instead if contracts are enforced. */
export function enforce({ log, enforcesContracts }: Upstream, violation: Violation | null): boolean {
  if (!violation) return false;
  log.error({ violation }, "a body breaks the contract");
  if (enforcesContracts) {
    throw new UpstreamFailure("contract", { message: `${violation.operationId}: ${violation.details}` });
  }
  return true;
}
