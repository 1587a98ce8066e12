// Trouble on demand, for trying by hand and in tests what a customer sees when a service is slow or down.
import { setTimeout as wait } from "node:timers/promises";
import { refuse } from "./refusal.ts";

type FaultMode = "slow" | "down";
export type Faults = {
  set: (operationId: string, mode: FaultMode | "off") => void;
  list: () => Record<string, FaultMode>;
  clear: () => void;
  /** Waits or refuses as the operation is set to. "*" stands for every operation. */
  meet: (operationId: string) => Promise<void>;
};

// Longer than the gateway waits for a read.
const SLOW_MS = 15_000;

/** Kept in this process only, and present only with DEMO. */
export function createFaults(slowMs = SLOW_MS): Faults {
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
  };
}
