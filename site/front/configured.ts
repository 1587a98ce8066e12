import type { Faults } from "./faults.ts";

// What the frame of a page says comes from configuration; a page waits this long for all of it, and goes on without. Longer
// than first answers take on a busy machine that has only just started.
const PATIENCE_MS = 2_000;
// Kept answers come within this; what was late before is not waited for again until it has come.
const IMPATIENCE_MS = 25;

/**
 * Reads configuration without ever holding up or breaking a page: null when it is missing, late or down. A late answer
 * goes on to the gateway's cache, where the next page finds it.
 */
export type ReadConfigured = <T>(name: string, read: () => Promise<T>) => Promise<T | null>;

/** Makes the reader of one page: its reads share what the page has of patience. */
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
          // A failure is quick: the next page may well ask again.
          late.delete(name);
          faults.report(name, "could not be read");
          return null;
        },
      );
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<null>((done) => {
        const patience = late.has(name) ? IMPATIENCE_MS : Math.max(left, IMPATIENCE_MS);
        timer = setTimeout(() => {
          late.add(name);
          faults.report(name, "did not come in time");
          done(null);
        }, patience);
      });
      return Promise.race([answer, tooLate]).finally(() => {
        clearTimeout(timer);
        underWay -= 1;
        // Reads side by side are waited for once.
        if (underWay === 0) left -= performance.now() - since;
      });
    };
  };
}
