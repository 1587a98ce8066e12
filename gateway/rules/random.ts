/** Returns a random integer from 0 to `below` - 1. */
export type RandomBelow = (below: number) => number;

const UINT32_RANGE = 2 ** 32;

/** Uses Web Crypto with rejection sampling, since a plain modulo favours low numbers. */
export const randomBelow: RandomBelow = (below) => {
  const limit = UINT32_RANGE - (UINT32_RANGE % below);
  const value = new Uint32Array(1);
  do crypto.getRandomValues(value);
  while ((value[0] as number) >= limit);
  return (value[0] as number) % below;
};
