import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import type { DrawIdentity } from "../draws/numbers.rules.ts";
import type { Stake } from "../draws/steps.rows.ts";
import { poolCents, salesElsewhere } from "./pool.rules.ts";
import { nextPromiseCents, type Prizes, settlePrizes } from "./prizes.rules.ts";

/** Games sold by this shop, and their winners by division. */
export type SalesHere = { games: number; winners: ReadonlyMap<number, number> };

export type Settlement = Prizes & {
  /** The jackpot of the next draw. */
  next: Stake;
};

const NO_SALES: SalesHere = { games: 0, winners: new Map() };

/** Computes the prizes of a draw from the sales of all shops. */
export function settleDraw(
  lottery: LotteryOffer,
  draw: Omit<DrawIdentity, "entriesHash">,
  stake: Stake,
  here: SalesHere = NO_SALES,
): Settlement {
  const { rules } = lottery;
  const elsewhere = salesElsewhere(draw, rules);
  const winners = new Map(
    rules.divisions.map(({ division }) => [
      division,
      (elsewhere.winners.get(division) ?? 0) + (here.winners.get(division) ?? 0),
    ]),
  );
  const pool = poolCents(rules, elsewhere.games + here.games, priceOf(lottery));
  const prizes = settlePrizes({ rules, winners, poolCents: pool, ...stake });
  const { carriedCents, rollovers } = prizes;
  const promisedCents = nextPromiseCents(rules, prizes, stake.promisedCents);
  return { ...prizes, next: { carriedCents, rollovers, promisedCents } };
}

function priceOf({ key, gameTypes }: LotteryOffer) {
  const offer = gameTypes[0]?.gameOffers[0];
  if (!offer) throw new Error(`${key} sells no games`);
  return offer.price;
}

/** Returns the lottery of a draw. Throws for other offers, which the runner does not draw. */
export function requireLottery(key: string): LotteryOffer {
  const lottery = findLottery(key);
  if (!lottery) throw new Error(`${key} has no numbers to draw`);
  return lottery;
}
