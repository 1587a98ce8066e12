import type { Faults } from "./faults.ts";

// How long a page waits for all its configuration before it uses defaults. A busy machine needs less for first replies.
const PATIENCE_MS = 2_000;
// Enough for cached replies. A read that was late before gets no more until it has succeeded.
const MAX_WAIT_MS = 25;

/**
 * Reads configuration without delaying or breaking a page: returns null if it is missing, late or fails. A late reply still
 * reaches the gateway's cache, for the next page.
 */
export type ReadConfigured = <T>(name: string, read: () => Promise<T>) => Promise<T | null>;

/** Returns a factory of readers, one per page. The reads of a page share its time limit. */
export function createConfigured(faults: Faults, patienceMs = PATIENCE_MS): () => ReadConfigured {
  const late = new Set<string>();

  return () => {
    let left = patienceMs;
    let underWay = 0;
    let since = 0;

    return async (name, read) => {
      if (underWay === 0) since = performance.now();
      underWay += 1;
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
        const patience = late.has(name) ? MAX_WAIT_MS : Math.max(left, MAX_WAIT_MS);
        timer = setTimeout(() => {
          late.add(name);
          faults.report(name, "timed out");
          done(null);
        }, patience);
      });
      return Promise.race([answer, tooLate]).finally(() => {
        clearTimeout(timer);
        underWay -= 1;
        // Concurrent reads count once.
        if (underWay === 0) left -= performance.now() - since;
      });
    };
  };
}
