/** Answers a whole number from 0 up to, not including, `below`. */
export type RandomBelow = (below: number) => number;

const UINT32_RANGE = 2 ** 32;

/** Fair numbers from the platform's generator. A value from the uneven tail is thrown away, or low numbers would win. */
export const randomBelow: RandomBelow = (below) => {
  const limit = UINT32_RANGE - (UINT32_RANGE % below);
  const value = new Uint32Array(1);
  do crypto.getRandomValues(value);
  while ((value[0] as number) >= limit);
  return (value[0] as number) % below;
};
