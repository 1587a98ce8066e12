import type { Logger } from "pino";

/** What operators or editors configured and the shop could not use. It goes on with its defaults, and says so here. */
export type Faults = {
  /** Says what is wrong, once. Called on every request that meets it. */
  report(key: string, reason: string): void;
  /** What has been wrong in the last minutes. */
  list(): string[];
};

// A fault that somebody meets again within this time is the same one; after it, it is news again.
const MEMORY_MS = 10 * 60_000;
// An editor's tool run wild must not fill the memory with reasons.
const MOST_FAULTS = 200;
const MOST_CHARACTERS = 200;

export function createFaults(log: Pick<Logger, "warn">, now: () => number = Date.now): Faults {
  const seen = new Map<string, number>();
  const isRecent = (at: number | undefined) => at !== undefined && now() - at < MEMORY_MS;

  return {
    report(key, reason) {
      const fault = `${key}: ${reason}`.slice(0, MOST_CHARACTERS);
      if (!isRecent(seen.get(fault))) log.warn({ configuration: key, reason }, "configuration is not used");
      seen.delete(fault);
      seen.set(fault, now());
      const oldest = seen.keys().next().value;
      if (seen.size > MOST_FAULTS && oldest !== undefined) seen.delete(oldest);
    },
    list: () => [...seen].flatMap(([fault, at]) => (isRecent(at) ? [fault] : [])),
  };
}
