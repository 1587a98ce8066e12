/** `npm run proof` asks for full counts, `npm test` for as many as its time allows. */
export const isProof = process.env["PROOF"] === "1";

export const counted = (full: number, reduced: number) => (isProof ? full : reduced);

/** So many things at the same time. */
export const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** What a random test can be repeated with: SEED. */
export const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000_000);

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
