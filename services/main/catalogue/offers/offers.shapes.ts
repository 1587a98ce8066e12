// Offers of the catalogue in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import { market } from "#services/lib/locale.ts";
import { toMoney } from "#services/lib/money.ts";
import { toCauses } from "../causes/causes.shapes.ts";
import type { GameOffer, GameType, NumberSet } from "../game-offers/game-offer.ts";
import { isPlayedIn } from "../game-offers/game-types.ts";
import { type Odds, oddsOf, oddsOfGame, oddsOfOffer } from "../game-offers/odds.rules.ts";
import { PUBLISHED_OFFERS } from "./catalogue.ts";
import { isLicensedIn, statesSelling } from "./licences.ts";
import { gameOfferFacts } from "./lottery/game-offer-facts.ts";
import { priceTable } from "./lottery/prices.rules.ts";
import type { LotteryOffer, Offer, RaffleOffer, Syndicate, SyndicateOffer } from "./offer.ts";
import type { OfferState } from "./offers.rows.ts";
import { nameIn, regionalUrls } from "./regional-names.ts";
import { soldTypes } from "./sold-types.ts";
import { SYNDICATES } from "./syndicate/syndicates.ts";

type Schemas = components["schemas"];

/** Returns how many shares of a syndicate are sold in a draw. */
export type SharesSold = (drawId: string, syndicateKey: string) => number;

type Context = {
  state: OfferState;
  draws: Schemas["Draw"][];
  content: Content;
  region: string | null;
  sharesSold: SharesSold;
};

/** Returns an offer with its upcoming draws, under its name in the region. Offers that are shown but not sold are unavailable. */
export function toProductOffer(offer: Offer, context: Context): Schemas["ProductOffer"] {
  const { content, draws, region, sharesSold, state } = context;
  return {
    key: offer.key,
    type: offer.type,
    name: nameIn(region, offer),
    url: `/${offer.key}`,
    urlAliases: regionalUrls(offer.key),
    aliases: [...offer.aliases],
    availability: isAvailable(offer, region) ? "available" : "unavailable",
    ...(!isLicensedIn(offer, region) && { soldIn: statesSelling(offer) }),
    suspended: state.isSuspended,
    displayCategory: offer.category,
    brandKind: offer.brandKind,
    causes: causesOf(offer, content),
    recurringPurchase: { type: offer.type === "raffle_ticket" ? "subscription" : "autoplay", availability: "never" },
    ...(offer.type === "lottery_ticket" && offer.rules.poolBp > 0 && { prizePoolPercent: offer.rules.poolBp / 100 }),
    draws,
    gameTypes: gameTypesOf(offer, region),
    ...(offer.type === "syndicate_share" && { syndicates: toSyndicates(offer, draws[0], sharesSold) }),
  };
}

const isAvailable = (offer: Offer, region: string | null) => soldTypes.has(offer.type) && isLicensedIn(offer, region);

/** Returns the types of products of which no offer may be sold in a region. */
export function restrictionsIn(region: string | null): Schemas["Restriction"][] {
  const byType = Map.groupBy(PUBLISHED_OFFERS, ({ type }) => type);
  return [...byType].flatMap(([productType, offers]) =>
    offers.some((offer) => isLicensedIn(offer, region))
      ? []
      : [{ productType, type: "licensing_restriction" as const }],
  );
}

/** Returns the causes that an offer supports: those of a raffle. */
export const causesOf = (offer: Offer, content: Content): Schemas["Cause"][] =>
  offer.type === "raffle_ticket" ? toCauses(content, offer.causes) : [];

function gameTypesOf(offer: Offer, region: string | null): Schemas["GameType"][] {
  if (offer.type === "lottery_ticket") {
    const sold = offer.gameTypes.filter(({ key }) => isPlayedIn(region, key));
    const shares = SYNDICATES.filter(({ lotteryKey }) => lotteryKey === offer.key).flatMap((one) => one.shares);
    return [
      ...sold.map((gameType) => toGameType(offer, gameType)),
      ...(shares.length > 0 ? [{ key: "syndicate" as const, gameOffers: shares.map(toShareOffer) }] : []),
    ];
  }
  if (offer.type !== "raffle_ticket") return [];
  const byNumbering = Map.groupBy(offer.books, ({ numbering = "deferred" }) => numbering);
  return [...byNumbering].map(([key, books]) => ({
    key,
    gameOffers: books.map((book) => toBookOffer(book, offer.maxBooks)),
  }));
}

function toGameType({ rules }: LotteryOffer, gameType: GameType): Schemas["GameType"] {
  const { any } = oddsOfGame(rules);
  return {
    key: gameType.key,
    gameOffers: gameType.gameOffers.map((offer) => toGameOffer(rules, gameType, offer)),
    oddsAnyDivision: any,
    divisions: rules.divisions.map(({ division, label, prize }) => ({
      ...{ division, label, odds: oddsOf(rules, division) },
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
    ...{ name, count, from, to },
    ...(max !== undefined && { min: count, max }),
    ...(repeats && { repeats }),
    ...(isOrdered && { isOrdered }),
    ...(placeholder && { placeholder }),
  };
}

// The most books in one order, unless the raffle has a limit of its own.
export const MAX_BOOKS = 10;

function toBookOffer(
  { key, tickets, cents }: RaffleOffer["books"][number],
  maxBooks = MAX_BOOKS,
): Schemas["GameOffer"] {
  return {
    key,
    minGames: 1,
    maxGames: maxBooks,
    defaultGames: 1,
    defaultEntryCount: tickets,
    numberSets: [],
    prices: Array.from({ length: maxBooks }, (_, index) => ({
      games: index + 1,
      price: toMoney(cents * (index + 1)).amount,
    })),
    priceCurrency: market().currency,
  };
}

// The most shares in one item, as the contract has it.
const MAX_SHARES = 100;

/** Returns the shares of a syndicate as a way to play. Its "games" are shares. */
function toShareOffer({ id, name, shareCents, size }: Syndicate): Schemas["GameOffer"] {
  const maxGames = Math.min(size, MAX_SHARES);
  return {
    ...{ key: id, name, minGames: 1, maxGames, defaultGames: 1, defaultEntryCount: 1, numberSets: [] },
    prices: Array.from({ length: maxGames }, (_, index) => ({
      games: index + 1,
      price: toMoney(shareCents * (index + 1)).amount,
    })),
    priceCurrency: market().currency,
  };
}

function toSyndicates(
  { lotteryKey, shares }: SyndicateOffer,
  next: Schemas["Draw"] | undefined,
  sharesSold: SharesSold,
): Schemas["SyndicateShare"][] {
  return shares.map(({ id, name, shareCents, size, ticket: { gameOffer, games } }) => {
    const { gameOfferName = gameOffer, standardGames = 1 } = gameOfferFacts(lotteryKey, gameOffer);
    return {
      ...{ syndicateEncodedId: id, name, lotteryKey, size },
      costPerShare: toMoney(shareCents),
      sharesAvailable: next ? Math.max(0, size - sharesSold(next.drawId, id)) : 0,
      tickets: [{ name: gameOfferName, numGames: games, numStandardGames: games * standardGames }],
      ...(next && { drawId: next.drawId }),
    };
  });
}
