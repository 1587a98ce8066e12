import type { Faults } from "./faults.ts";

// How long a page waits for all its configuration before it uses defaults. A busy machine needs less for first replies.
const MAX_WAIT_MS = 2_000;
// Enough for cached replies. A read that was late before gets no more until it has succeeded.
const MIN_WAIT_MS = 25;

/**
 * Reads configuration without delaying or breaking a page: returns null if it is missing, late or fails. A late reply still
 * reaches the gateway's cache, for the next page.
 */
export type ReadConfigured = <T>(name: string, read: () => Promise<T>) => Promise<T | null>;

/** Returns a factory of readers, one per page. The reads of a page share its time limit. */
export function createConfigured(faults: Faults, maxWaitMs = MAX_WAIT_MS): () => ReadConfigured {
  const late = new Set<string>();

  return () => {
    let left = maxWaitMs;
    let inFlight = 0;
    let since = 0;

    return async (name, read) => {
      if (inFlight === 0) since = performance.now();
      inFlight += 1;
      const answer = read().then(
        (value) => {
          late.delete(name);
          return value;
        },
        () => {
          // Failures are quick, so the next page may ask again.
          late.delete(name);
          faults.report(name, "could not be read");
          return null;
        },
      );
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<null>((done) => {
        const waitMs = late.has(name) ? MIN_WAIT_MS : Math.max(left, MIN_WAIT_MS);
        timer = setTimeout(() => {
          late.add(name);
          faults.report(name, "timed out");
          done(null);
        }, waitMs);
      });
      return Promise.race([answer, tooLate]).finally(() => {
        clearTimeout(timer);
        inFlight -= 1;
        // Concurrent reads count once.
        if (inFlight === 0) left -= performance.now() - since;
      });
    };
  };
}
