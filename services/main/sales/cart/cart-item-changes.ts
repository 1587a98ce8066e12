// The changes of an item, one function for each type of product.
import type { components } from "#generated/main/schema.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { drawnKeyOf } from "../../catalogue/offers/catalogue.ts";
import { readOfferStates, requireOfferOnSale } from "../../catalogue/offers/offers.rows.ts";
import { gameOfferOf, priceCents } from "../../catalogue/offers/prices.rules.ts";
import { holdNextDraws, readDraws } from "../../play/draws/sale-draws.rows.ts";
import { daysOf, placesOf, requireDrawCount } from "../products/draw-counts.rules.ts";
import { type ItemRow, numGamesOf } from "../products/item.ts";
import { chooseCause, requireBook, requireNumBooks } from "../products/raffle.rules.ts";
import { requireSyndicateOnSale } from "../products/shares.rules.ts";
import { leftBeside } from "../stock/stock.rules.ts";
import type { CartRow, ItemChange } from "./cart.rows.ts";
import { changeGames, lineCents, requireExpectedPrice } from "./cart.rules.ts";
import { requireDrawsOnSale, requireLeft, requireRaffleOnSale } from "./cart-new-items.ts";
import { readCart } from "./cart-reading.rows.ts";

type Schemas = components["schemas"];

/** Returns the changed games and draws of a lottery ticket. */
export async function changeOfTicket(
  tx: Tx,
  { region }: CartRow,
  item: ItemRow,
  input: Schemas["LotteryItemUpdate"],
): Promise<ItemChange> {
  const lottery = requireOfferOnSale(item.lottery_key, { region, stateOf: await readOfferStates(tx) });
  const offer = gameOfferOf(lottery, item.game_type, item.game_offer);
  const chosen = changeGames(offer, item, input);
  const numGames = numGamesOf(chosen);
  const numDraws = input.numDraws ?? item.draw_ids.length;
  if (input.numDraws !== undefined) requireOtherDrawCount(offer, item, input.numDraws);
  const held = [...(await readDraws(tx, item.draw_ids, { hold: false })).values()];
  const drawNos = held.map(({ draw_no }) => draw_no);
  const on = placesOf(lottery, offer, daysOf(lottery, offer, drawNos));
  const wanted = { count: numDraws, on, region };
  const draws = await holdNextDraws(tx, item.lottery_key, { drawNo: await firstDrawNo(tx, item) }, wanted);
  // Read after locking the draws: none can close before the transaction ends.
  requireDrawsOnSale(draws, numDraws, await shopNow(tx));
  requireExpectedPrice(input.expectedPrice, lineCents(offer, numGames, draws.length));
  return {
    games: chosen.games,
    made_games: chosen.made_games,
    is_quickpick: item.is_quickpick && !input.games,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: priceCents(offer, numGames),
  };
}

/** Refuses another number of draws than the offer sells. The draws of chosen days stay. */
function requireOtherDrawCount(offer: GameOffer, { draw_ids }: ItemRow, numDraws: number): void {
  if (!offer.days) requireDrawCount(offer, { numDraws });
  else if (numDraws !== draw_ids.length) {
    refuse(
      422,
      "invalid_field",
      "The draws of a ticket with days can't change. Add another ticket instead.",
      "num_draws",
    );
  }
}

/** Returns the changed books of a raffle. */
export async function changeOfBooks(
  tx: Tx,
  cart: CartRow,
  item: ItemRow,
  input: Schemas["RaffleItemUpdate"],
): Promise<ItemChange> {
  const wanted = { count: 1, on: null, region: cart.region };
  const draws = await holdNextDraws(tx, item.lottery_key, { drawNo: await firstDrawNo(tx, item) }, wanted);
  const reading = await readCart(tx, cart, draws);
  const raffle = requireRaffleOnSale(item.lottery_key, reading.stateOf);
  const book = requireBook(raffle, item.game_offer);
  const books = input.books ?? item.quantity;
  requireNumBooks(raffle, books);
  requireDrawsOnSale(draws, 1, reading.now);
  requireExpectedPrice(input.expectedPrice, book.cents * books);
  const change = {
    quantity: books,
    cause_key: chooseCause(raffle, input.causeKey ?? item.cause_key ?? undefined),
    shows_winner_name: input.showWinnerName ?? item.shows_winner_name,
    unit_price_cents: book.cents,
  };
  const others = reading.items.filter(({ id }) => id !== item.id);
  requireLeft({ ...item, ...change }, leftBeside(others, reading.sold));
  return change;
}

/** Returns the changed number of shares. */
export async function changeOfShares(
  tx: Tx,
  cart: CartRow,
  item: ItemRow,
  input: Schemas["SyndicateItemUpdate"],
): Promise<ItemChange> {
  const wanted = { count: 1, on: null, region: cart.region };
  const drawNo = await firstDrawNo(tx, item);
  const draws = await holdNextDraws(tx, drawnKeyOf(item.lottery_key), { drawNo }, wanted);
  const reading = await readCart(tx, cart, draws);
  const { syndicate } = requireSyndicateOnSale(item.lottery_key, item.game_offer, reading);
  const shares = input.numShares ?? item.quantity;
  requireDrawsOnSale(draws, 1, reading.now);
  requireExpectedPrice(input.expectedPrice, syndicate.shareCents * shares);
  const change = { quantity: shares, unit_price_cents: syndicate.shareCents };
  const others = reading.items.filter(({ id }) => id !== item.id);
  requireLeft({ ...item, ...change }, leftBeside(others, reading.sold));
  return change;
}

async function firstDrawNo(tx: Tx, item: ItemRow): Promise<number> {
  const [firstId = ""] = item.draw_ids;
  const draw = (await readDraws(tx, [firstId], { hold: false })).get(firstId);
  if (!draw) throw new Error(`${item.id} is for ${firstId}, which does not exist`);
  return draw.draw_no;
}
