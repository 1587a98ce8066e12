import type { components } from "#generated/main/schema.ts";
import { market } from "#services/lib/locale.ts";
import { toMoney } from "#services/lib/money.ts";
import type { GameOffer, GameType, NumberSet } from "../../game-offers/game-offer.ts";
import { isPlayedIn } from "../../game-offers/game-types.ts";
import { type Odds, oddsOf, oddsOfGame, oddsOfOffer } from "../../game-offers/odds.rules.ts";
import type { Kind } from "../kind.ts";
import type { LotteryOffer, Syndicate } from "../offer.ts";
import { SYNDICATES } from "../syndicate/syndicates.ts";
import { LOTTERIES } from "./lotteries.ts";
import { priceTable } from "./prices.rules.ts";

type Schemas = components["schemas"];

/** Numbers that are drawn, and game offers that play them. */
export const lottery: Kind<LotteryOffer> = {
  offers: LOTTERIES,
  colour: "#1e59cd",
  recurringType: "autoplay",
  canRecur: () => true,
  closesWhenSoldOut: false,
  isShare: false,
  causesOf: () => [],
  gameTypesOf: (offer, region) => {
    const sold = offer.gameTypes.filter(({ key }) => isPlayedIn(region, key));
    const shares = SYNDICATES.filter(({ lotteryKey }) => lotteryKey === offer.key).flatMap((one) => one.shares);
    return [
      ...sold.map((gameType) => toGameType(offer, gameType)),
      ...(shares.length > 0 ? [{ key: "syndicate" as const, gameOffers: shares.map(toShareOffer) }] : []),
    ];
  },
  fieldsOf: ({ rules: { poolBp } }) => (poolBp > 0 ? { prizePoolPercent: poolBp / 100 } : {}),
};

function toGameType({ rules }: LotteryOffer, gameType: GameType): Schemas["GameType"] {
  const { any } = oddsOfGame(rules);
  return {
    key: gameType.key,
    gameOffers: gameType.gameOffers.map((offer) => toGameOffer(rules, gameType, offer)),
    oddsAnyDivision: any,
    divisions: rules.divisions.map(({ division, label, prize }) => ({
      division,
      label,
      odds: oddsOf(rules, division),
      ...(prize.kind === "annuity" && {
        annuity: { monthly: toMoney(prize.centsPerMonth), months: prize.months },
      }),
    })),
  };
}

function toGameOffer(rules: LotteryOffer["rules"], { key }: GameType, offer: GameOffer): Schemas["GameOffer"] {
  const sets = offer.numberSets.map(toNumberSet);
  const { first, any } = oddsOfBoard(rules, key, offer);
  return {
    key: offer.key,
    name: offer.name,
    standardGames: offer.standardGames,
    drawCounts: [...offer.drawCounts],
    ...(offer.isPickedByShop && { isPickedByShop: true }),
    ...(offer.makesGamesOf !== undefined && { makesGamesOf: offer.makesGamesOf }),
    ...(offer.days && { days: [...offer.days] }),
    ...(offer.maxWeeks && { maxWeeks: offer.maxWeeks }),
    ...(first && { odds: { firstDivision: first, anyDivision: any } }),
    minGames: offer.minGames,
    maxGames: offer.maxGames,
    defaultGames: offer.defaultGames,
    defaultEntryCount: 1,
    numberSets: [{ name: "Game", count: sets.reduce((sum, { count }) => sum + count, 0), sets }],
    prices: priceTable(offer).map(({ games, cents }) => ({ games, price: toMoney(cents).amount })),
    priceCurrency: market().currency,
  };
}

/** Returns the odds of one board of a game offer of this lottery. */
export function gameOfferOdds({ gameTypes, rules }: LotteryOffer, gameOffer: string): Schemas["GameOfferOdds"] {
  for (const { gameOffers, key } of gameTypes) {
    const offer = gameOffers.find((one) => one.key === gameOffer);
    const { first, any } = offer ? oddsOfBoard(rules, key, offer) : {};
    if (first && any) return { firstDivision: first, anyDivision: any };
  }
  throw new Error(`${gameOffer} has no odds`);
}

type BoardOdds = { first: Odds | undefined; any: Odds };

// Every reply has the odds of every game offer, and the catalogue is constant.
const boardOdds = new WeakMap<GameOffer, BoardOdds>();

function oddsOfBoard(rules: LotteryOffer["rules"], gameType: GameType["key"], offer: GameOffer): BoardOdds {
  const known = boardOdds.get(offer);
  if (known) return known;
  const { any, divisions } = oddsOfOffer(rules, gameType, offer);
  const odds = { first: divisions.get(1), any };
  boardOdds.set(offer, odds);
  return odds;
}

function toNumberSet({ name, count, from, to, max, repeats, isOrdered, placeholder }: NumberSet): Schemas["NumberSet"] {
  return {
    name,
    count,
    from,
    to,
    ...(max !== undefined && { min: count, max }),
    ...(repeats && { repeats }),
    ...(isOrdered && { isOrdered }),
    ...(placeholder && { placeholder }),
  };
}

// The most shares in one item, as the contract has it.
const MAX_SHARES = 100;

/** Returns the shares of a syndicate as a way to play. Its "games" are shares. */
function toShareOffer({ id, name, shareCents, size }: Syndicate): Schemas["GameOffer"] {
  const maxGames = Math.min(size, MAX_SHARES);
  return {
    key: id,
    name,
    minGames: 1,
    maxGames,
    defaultGames: 1,
    defaultEntryCount: 1,
    numberSets: [],
    prices: Array.from({ length: maxGames }, (_, index) => ({
      games: index + 1,
      price: toMoney(shareCents * (index + 1)).amount,
    })),
    priceCurrency: market().currency,
  };
}
