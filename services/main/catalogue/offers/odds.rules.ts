import type { Division, Match, Rules } from "./offer.ts";

/** The exact odds of one standard game: 1 in denominator / numerator. */
export type Odds = { numerator: number; denominator: number };

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

function reduce(numerator: bigint, denominator: bigint): Odds {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return { numerator: Number(numerator / a), denominator: Number(denominator / a) };
}

/** Returns the odds that one standard game wins exactly this division. */
export function oddsOf(rules: Rules, match: Match): Odds {
  return reduce(waysOf(rules, match), allWays(rules));
}

/** Returns the odds that one standard game wins any division. */
export function oddsOfAny(rules: Rules): Odds {
  const ways = rules.divisions.reduce((sum, { match }: Division) => sum + waysOf(rules, match), 0n);
  return reduce(ways, allWays(rules));
}

/** Returns the odds of a division as a fraction, for expected numbers of winners. */
export function chanceOf(rules: Rules, match: Match): number {
  const { numerator, denominator } = oddsOf(rules, match);
  return numerator / denominator;
}

function allWays({ barrels }: Rules): bigint {
  return barrels.reduce((ways, { from, to, count, repeats }) => {
    const size = to - from + 1;
    return ways * (repeats ? BigInt(size) ** BigInt(count) : choose(size, count));
  }, 1n);
}

function waysOf({ barrels: [main, second] }: Rules, match: Match): bigint {
  if (!main) return 0n;
  const size = main.to - main.from + 1;
  if ("fromEitherEnd" in match) return waysOfDigits(match.fromEitherEnd, main.count, size);
  const supplementary = main.supplementary ?? 0;
  const others = size - main.count - supplementary;
  const [leastSupplementary, mostSupplementary] = match.supplementary ?? [0, supplementary];
  let ways = 0n;
  for (let matched = match.main[0]; matched <= match.main[1]; matched++) {
    for (let extra = leastSupplementary; extra <= mostSupplementary; extra++) {
      ways += choose(main.count, matched) * choose(supplementary, extra) * choose(others, main.count - matched - extra);
    }
  }
  if (!second) return ways;
  const secondSize = second.to - second.from + 1;
  return ways * BigInt(match.powerball ? second.count : secondSize - second.count);
}

/** Counts over the 2^count patterns of matching digits. The better end decides, so a match at both ends counts once. */
function waysOfDigits(inARow: number, count: number, size: number): bigint {
  let ways = 0n;
  for (let pattern = 0; pattern < 2 ** count; pattern++) {
    const hits = Array.from({ length: count }, (_, place) => ((pattern >> place) & 1) === 1);
    if (bestEnd(hits) !== inARow) continue;
    ways += hits.reduce((product, hit) => product * (hit ? 1n : BigInt(size - 1)), 1n);
  }
  return ways;
}

/** Returns how many digits in a row match from the better end. */
export function bestEnd(hits: readonly boolean[]): number {
  const run = (places: readonly boolean[]) => {
    const miss = places.indexOf(false);
    return miss === -1 ? places.length : miss;
  };
  return Math.max(run(hits), run([...hits].reverse()));
}
