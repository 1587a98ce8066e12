// Injected faults of the demo: an operation is slow, down, or asks for a two-factor code.
import { setTimeout as wait } from "node:timers/promises";
import { Refusal, refuse } from "./refusal.ts";

export const FAULT_MODES = ["slow", "down", "code"] as const;
type FaultMode = (typeof FAULT_MODES)[number];
type SignedIn = { customerId: string; loginId: string; isElevated: boolean };
export type Faults = {
  set: (operationId: string, mode: FaultMode | "off") => void;
  list: () => Record<string, FaultMode>;
  clear: () => void;
  /** Applies the fault of an operation: waits, at most until it is off, or refuses. "*" means every operation. */
  apply: (operationId: string) => Promise<void>;
  /** Returns the step-up refusal if the operation is set to require a code and none was given, otherwise null. */
  stepUpRefusal: (operationId: string, who: SignedIn) => Promise<Refusal | null>;
};

// Longer than the gateway's timeout for reads (8 s), and shorter than that for writes (15 s).
const SLOW_MS = 12_000;

/** Creates the faults of this process, kept in memory. Used only with DEMO. */
export function createFaults(requireStepUp: (who: SignedIn) => Promise<void>, slowMs = SLOW_MS): Faults {
  const modes = new Map<string, FaultMode>();
  let isChanged = new AbortController();
  /** Ends all waits: a call that is still slow waits again. */
  function change(work: () => void) {
    work();
    isChanged.abort();
    isChanged = new AbortController();
  }
  const modeOf = (operationId: string) => modes.get(operationId) ?? modes.get("*");
  return {
    set: (operationId, mode) =>
      change(() => (mode === "off" ? modes.delete(operationId) : modes.set(operationId, mode))),
    list: () => Object.fromEntries(modes),
    clear: () => change(() => modes.clear()),
    async apply(operationId) {
      const endsAt = performance.now() + slowMs;
      for (let left = slowMs; left > 0 && modeOf(operationId) === "slow"; left = endsAt - performance.now()) {
        await wait(left, undefined, { signal: isChanged.signal }).catch(() => {});
      }
      if (modeOf(operationId) === "down") refuse(503, "service_unavailable", "The service is down (a fault was set).");
    },
    async stepUpRefusal(operationId, who) {
      if (modes.get(operationId) !== "code") return null;
      return requireStepUp(who).then(
        () => null,
        (refusal: unknown) => {
          if (refusal instanceof Refusal) return refusal;
          throw refusal;
        },
      );
    },
  };
}
