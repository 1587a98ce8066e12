// The rest of the country. The demo's games are played in other shops too; how many games they sold and how many of
// them won is drawn from the same seed, so that a result can be checked whole.
import { chanceOf } from "../../catalogue/offers/odds.rules.ts";
import type { Rules } from "../../catalogue/offers/offer.ts";
import { type DrawIdentity, sourceOf } from "./numbers.rules.ts";

const STEPS = 2 ** 30;

export type Elsewhere = { games: number; winners: Map<number, number> };

/** Games sold elsewhere for a draw, and the winners among them. */
export function playedElsewhere(
  { seed, lotteryKey, drawNo }: Omit<DrawIdentity, "entriesHash">,
  rules: Rules,
): Elsewhere {
  const source = sourceOf(seed, `${lotteryKey}|${drawNo}|elsewhere`);
  const uniform = () => (source(STEPS) + 0.5) / STEPS;
  // Sales differ by up to 15% from draw to draw.
  const games = Math.round(rules.gamesElsewhere * (0.85 + 0.3 * uniform()));
  const winners = new Map(
    rules.divisions.map(({ division, match }) => [division, poisson(games * chanceOf(rules, match), uniform)]),
  );
  return { games, winners };
}

/** How often a rare thing happens when `mean` are expected. */
function poisson(mean: number, uniform: () => number): number {
  if (mean > 50) {
    // So close to the normal distribution that nobody can tell (Box and Muller's formula).
    const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
  }
  const floor = Math.exp(-mean);
  let count = 0;
  for (let product = uniform(); product > floor; product *= uniform()) count++;
  return count;
}

/** What a draw's divisions divide: the pool's part of everything that was paid for games. */
export function poolCents(rules: Rules, games: number, price: { games: number; cents: number }): number {
  return Math.floor((((games * price.cents) / price.games) * rules.poolBp) / 10_000);
}
