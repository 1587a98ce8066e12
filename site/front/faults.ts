import type { Logger } from "pino";

/** Collects rejected configuration. The shop uses its defaults instead. */
export type Faults = {
  /** Logs a fault once in 10 minutes. Called on every request that meets it. */
  report(key: string, reason: string): void;
  /** The faults of the last 10 minutes. */
  list(): string[];
};

// Within this time a repeated fault is not logged again.
const MEMORY_MS = 10 * 60_000;
// Bounds memory if a broken tool writes configuration.
const MAX_FAULTS = 200;
const MAX_LENGTH = 200;

export function createFaults(log: Pick<Logger, "warn">, now: () => number = Date.now): Faults {
  const seen = new Map<string, number>();
  const isRecent = (at: number | undefined) => at !== undefined && now() - at < MEMORY_MS;

  return {
    report(key, reason) {
      const fault = `${key}: ${reason}`.slice(0, MAX_LENGTH);
      if (!isRecent(seen.get(fault))) log.warn({ configuration: key, reason }, "configuration is not used");
      seen.delete(fault);
      seen.set(fault, now());
      const oldest = seen.keys().next().value;
      if (seen.size > MAX_FAULTS && oldest !== undefined) seen.delete(oldest);
    },
    list: () => [...seen].flatMap(([fault, at]) => (isRecent(at) ? [fault] : [])),
  };
}
