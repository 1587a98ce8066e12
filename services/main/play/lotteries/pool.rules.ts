// Sales and winners of other shops in the demo. They are derived from the draw's seed, so that the whole result can be
// verified.

import type { Rules } from "../../catalogue/game-offers/game-offer.ts";
import { chanceOf } from "../../catalogue/game-offers/odds.rules.ts";
import { type DrawIdentity, sourceOf } from "../draws/numbers.rules.ts";

const STEPS = 2 ** 30;

export type SalesElsewhere = { games: number; winners: Map<number, number> };

/** Returns the games sold by other shops for a draw, and the winners among them. */
export function salesElsewhere(
  { seed, lotteryKey, drawNo }: Omit<DrawIdentity, "entriesHash">,
  rules: Rules,
): SalesElsewhere {
  const source = sourceOf(seed, `${lotteryKey}|${drawNo}|elsewhere`);
  const uniform = () => (source(STEPS) + 0.5) / STEPS;
  // Sales differ by up to 15% from draw to draw.
  const games = Math.round(rules.gamesElsewhere * (0.85 + 0.3 * uniform()));
  const winners = new Map(
    rules.divisions.map(({ division }) => [division, poisson(games * chanceOf(rules, division), uniform)]),
  );
  return { games, winners };
}

/** Returns a Poisson-distributed number. */
function poisson(mean: number, uniform: () => number): number {
  if (mean > 50) {
    // For a large mean, approximate with a normal distribution (Box-Muller).
    const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
  }
  const floor = Math.exp(-mean);
  let count = 0;
  for (let product = uniform(); product > floor; product *= uniform()) count++;
  return count;
}

/** Returns the prize pool in cents: its part of the sales. */
export function poolCents(rules: Rules, games: number, price: { games: number; cents: number }): number {
  return Math.floor((((games * price.cents) / price.games) * rules.poolBp) / 10_000);
}
