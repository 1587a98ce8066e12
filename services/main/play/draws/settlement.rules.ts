import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import type { DrawIdentity } from "./numbers.rules.ts";
import { playedElsewhere, poolCents } from "./pool.rules.ts";
import { type Prizes, promiseOf, settlePrizes } from "./prizes.rules.ts";

/** What a draw was played for. */
export type Stake = { carriedCents: number; promisedCents: number; rollovers: number };

/** Games of this shop, and the winners among them by division. */
export type PlayedHere = { games: number; winners: ReadonlyMap<number, number> };

export type Settlement = Prizes & {
  /** What the next draw is played for. */
  next: Stake;
};

const NOBODY: PlayedHere = { games: 0, winners: new Map() };

/** Divides a whole draw's money among its winners, here and elsewhere. */
export function settleDraw(
  lottery: LotteryOffer,
  draw: Omit<DrawIdentity, "entriesHash">,
  stake: Stake,
  here: PlayedHere = NOBODY,
): Settlement {
  const { rules } = lottery;
  const elsewhere = playedElsewhere(draw, rules);
  const winners = new Map(
    rules.divisions.map(({ division }) => [
      division,
      (elsewhere.winners.get(division) ?? 0) + (here.winners.get(division) ?? 0),
    ]),
  );
  const pool = poolCents(rules, elsewhere.games + here.games, priceOf(lottery));
  const prizes = settlePrizes({ rules, winners, poolCents: pool, ...stake });
  const { carriedCents, rollovers } = prizes;
  return { ...prizes, next: { carriedCents, rollovers, promisedCents: promiseOf(rules, carriedCents) } };
}

function priceOf({ key, gameTypes }: LotteryOffer) {
  const offer = gameTypes[0]?.gameOffers[0];
  if (!offer) throw new Error(`${key} sells no games`);
  return offer.price;
}

/** The lottery of a draw. Only draws of lotteries are drawn here. */
export function requireLottery(key: string): LotteryOffer {
  const lottery = findLottery(key);
  if (!lottery) throw new Error(`${key} has no numbers to draw`);
  return lottery;
}
