// Makes the new items of a cart, one function for each type of product. The draws are locked.
import type { components } from "#generated/main/schema.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import { requireOfferOnSale, type StateOf } from "../../catalogue/offers/offers.rows.ts";
import { gameOfferOf, priceCents } from "../../catalogue/offers/prices.rules.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { type DrawCount, drawCountOf, requireDrawCount } from "../products/draw-counts.rules.ts";
import { numGamesOf } from "../products/item.ts";
import { chooseCause, requireBook, requireNumBooks } from "../products/raffle.rules.ts";
import { requireOpened, requireSyndicateOnSale } from "../products/shares.rules.ts";
import { shortageOf, type UnitsLeft } from "../stock/stock.rules.ts";
import type { NewItem } from "./cart.rows.ts";
import { chooseGames, lineCents, requireExpectedPrice, requireOnSale, type SoldInput } from "./cart.rules.ts";
import type { CartReading } from "./cart-reading.rows.ts";

type Schemas = components["schemas"];

/** Returns the draws that an input is for. */
export const drawsWantedBy = (input: SoldInput): DrawCount =>
  input.productType === "raffle_ticket" || input.productType === "syndicate_share"
    ? { count: 1, on: null }
    : drawCountOf(input);

/** Returns the new item for an input. Refuses it if it cannot be sold. */
export function itemOf(input: SoldInput, draws: SaleDraw[], reading: CartReading): NewItem {
  if (input.productType === "raffle_ticket") return booksOf(input, draws, reading);
  if (input.productType === "syndicate_share") return sharesOf(input, draws, reading);
  return lotteryTicketOf(input, draws, reading);
}

function lotteryTicketOf(input: Schemas["LotteryItemInput"], draws: SaleDraw[], reading: CartReading): NewItem {
  const offer = gameOfferOf(requireOfferOnSale(input.lotteryKey, reading), input.gameType, input.gameOffer);
  const chosen = chooseGames(offer, input);
  const numGames = numGamesOf(chosen);
  requireDrawCount(offer, input);
  requireDrawsOnSale(draws, drawCountOf(input).count, reading.now);
  requireExpectedPrice(input.expectedPrice, lineCents(offer, numGames, draws.length));
  return {
    product_type: "lottery_ticket",
    lottery_key: input.lotteryKey,
    game_type: input.gameType,
    game_offer: input.gameOffer,
    ...chosen,
    quantity: 1,
    is_quickpick: input.games === undefined || input.quickpick === true,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: priceCents(offer, numGames),
    is_favourite: input.favourite ?? false,
    has_favourite_numbers: input.hasFavouriteNumbers ?? false,
    affiliate_code: input.affiliateCode ?? null,
    cause_key: null,
    shows_winner_name: false,
  };
}

function booksOf(input: Schemas["RaffleItemInput"], draws: SaleDraw[], { now, stateOf }: CartReading): NewItem {
  const raffle = requireRaffleOnSale(input.lotteryKey, stateOf);
  const book = requireBook(raffle, input.raffleOffer);
  requireNumBooks(raffle, input.books);
  const causeKey = chooseCause(raffle, input.causeKey);
  // For a moment after a draw has stopped, the next one is not open yet.
  if (draws.length === 0 && input.drawNo === undefined)
    refuse(409, "draw_closed", `${raffle.name} is not on sale at the moment.`);
  requireDrawsOnSale(draws, 1, now);
  requireExpectedPrice(input.expectedPrice, book.cents * input.books);
  return {
    product_type: "raffle_ticket",
    lottery_key: raffle.key,
    game_type: book.numbering ?? "deferred",
    game_offer: book.key,
    games: [],
    made_games: null,
    quantity: input.books,
    is_quickpick: false,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: book.cents,
    is_favourite: false,
    has_favourite_numbers: false,
    affiliate_code: input.affiliateCode ?? null,
    cause_key: causeKey,
    shows_winner_name: input.showWinnerName ?? false,
  };
}

function sharesOf(input: Schemas["SyndicateItemInput"], draws: SaleDraw[], reading: CartReading): NewItem {
  const { offer, syndicate } = requireSyndicateOnSale(input.lotteryKey, input.syndicateKey, reading);
  requireDrawsOnSale(draws, 1, reading.now);
  requireOpened(reading.syndicates, draws[0]?.id, syndicate.id);
  requireExpectedPrice(input.expectedPrice, syndicate.shareCents * input.numShares);
  return {
    product_type: "syndicate_share",
    lottery_key: offer.key,
    game_type: "syndicate",
    game_offer: syndicate.id,
    games: [],
    made_games: null,
    quantity: input.numShares,
    is_quickpick: false,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: syndicate.shareCents,
    is_favourite: false,
    has_favourite_numbers: false,
    affiliate_code: input.affiliateCode ?? null,
    cause_key: null,
    shows_winner_name: false,
  };
}

/** Returns a raffle on sale. Refuses an unknown or unpublished one with 404, a suspended one with 409. */
export function requireRaffleOnSale(key: string, stateOf: StateOf): RaffleOffer {
  const raffle = findRaffle(key) ?? refuseNotFound();
  const { isPublished, isSuspended } = stateOf(key);
  if (!isPublished) refuseNotFound();
  if (isSuspended) refuse(409, "draw_closed", `${raffle.name} is not on sale at the moment.`);
  return raffle;
}

/** Refuses too few or closed draws. `now` is read after locking them. */
export function requireDrawsOnSale(draws: SaleDraw[], count: number, now: Date): void {
  if (draws.length === 0) refuseNotFound();
  if (draws.length < count) refuse(422, "invalid_field", "Choose a number of draws that is on sale.", "num_draws");
  for (const draw of draws) requireOnSale(draw, now);
}

/** Takes the units of an item. Refuses it if too few are left. */
export function requireLeft(item: NewItem, left: UnitsLeft): void {
  const shortage = shortageOf(left, item);
  if (!shortage) return;
  const target = item.product_type === "syndicate_share" ? "num_shares" : "books";
  refuse(409, "draw_sold_out", shortage.message, target);
}
