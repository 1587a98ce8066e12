/** `npm run proof` runs full counts; `npm test` runs reduced counts. */
export const isProof = process.env["PROOF"] === "1";

export const counted = (full: number, reduced: number) => (isProof ? full : reduced);

/** Runs the work this many times concurrently. */
export const runConcurrently = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** The seed of the random tests. Set SEED to repeat a run. */
export const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000_000);

/** Returns a generator of numbers in [0, 1) from a seed (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
