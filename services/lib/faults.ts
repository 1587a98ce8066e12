// Trouble on demand, for trying by hand and in tests what a customer sees when a service is slow or down, or asks for a code.
import { setTimeout as wait } from "node:timers/promises";
import { Refusal, refuse } from "./refusal.ts";

export const FAULT_MODES = ["slow", "down", "code"] as const;
type FaultMode = (typeof FAULT_MODES)[number];
type SignedIn = { customerId: string; loginId: string };
export type Faults = {
  set: (operationId: string, mode: FaultMode | "off") => void;
  list: () => Record<string, FaultMode>;
  clear: () => void;
  /** Waits or refuses as the operation is set to. "*" stands for every operation. */
  meet: (operationId: string) => Promise<void>;
  /** Why a customer may not go on without a one-time code, where the operation is set to ask for one. */
  stepUpAt: (operationId: string, who: SignedIn) => Promise<Refusal | null>;
};

// Longer than the gateway waits for a read.
const SLOW_MS = 15_000;

/** Kept in this process only, and present only with DEMO. `requireStepUp` is what operations ask that always want a code. */
export function createFaults(requireStepUp: (who: SignedIn) => Promise<void>, slowMs = SLOW_MS): Faults {
  const modes = new Map<string, FaultMode>();
  return {
    set(operationId, mode) {
      if (mode === "off") modes.delete(operationId);
      else modes.set(operationId, mode);
    },
    list: () => Object.fromEntries(modes),
    clear: () => modes.clear(),
    async meet(operationId) {
      const mode = modes.get(operationId) ?? modes.get("*");
      if (mode === "slow") await wait(slowMs);
      if (mode === "down") refuse(503, "service_unavailable", "The service is down (a fault was set).");
    },
    async stepUpAt(operationId, who) {
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
