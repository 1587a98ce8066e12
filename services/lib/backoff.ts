const FIRST_MS = 5_000;
const LONGEST_MS = 5 * 60_000;

/** Decides when failed work is tried again: after 5 s, then after twice as long each time, at most 5 minutes. */
export type Backoff = {
  /** Returns the keys whose work waits now. */
  paused: () => string[];
  /** Records a failure. Returns the seconds until the next attempt. */
  failed: (key: string) => number;
  /** Forgets the failures of a key. */
  succeeded: (key: string) => void;
};

/** Creates a back-off that lives in this process; other processes try on their own. */
export function createBackoff(now: () => number = Date.now): Backoff {
  const waits = new Map<string, { ms: number; until: number }>();
  return {
    paused: () => [...waits].filter(([, { until }]) => until > now()).map(([key]) => key),
    failed(key) {
      const ms = Math.min((waits.get(key)?.ms ?? FIRST_MS / 2) * 2, LONGEST_MS);
      waits.set(key, { ms, until: now() + ms });
      return ms / 1000;
    },
    succeeded: (key) => void waits.delete(key),
  };
}
