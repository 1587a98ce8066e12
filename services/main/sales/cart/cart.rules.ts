// What may lie in a cart, what it costs and when it has to leave. Pure: rows come in, decisions go out.
import type { components } from "#generated/main/schema.ts";
import type { Money } from "#services/lib/money.ts";
import { toCents } from "#services/lib/money.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { GameOffer } from "../../catalogue/offers/offer.ts";
import type { OfferState } from "../../catalogue/offers/offers.rows.ts";
import {
  type Game,
  priceCents,
  quickPick,
  requireNumGames,
  validateGames,
} from "../../catalogue/offers/prices.rules.ts";
import type { Spending } from "../../identity/customer/customer.rows.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";

type Schemas = components["schemas"];
type CartItemInput = Schemas["CartItemInput"];
type Sale = Parameters<typeof purchaseStatusOf>[0];

/** More lines than anybody reads; a bound on what one cart can make the shop compute. */
export const MAX_ITEMS = 100;

/** Told of what a converted cart brought beyond the most that fits. */
export const CART_FULL = {
  type: "cart_full",
  message: "Your cart is full. Buy what is in it first.",
  actionType: "close",
} as const satisfies Schemas["AutoRemovedReason"];

const CLOSED = "This draw has closed. Choose the next one.";
const SOLD_OUT = "This draw is sold out. Choose the next one.";

/** Refuses what the contract can name and the shop does not sell. */
export function requireSellable({ productType, days, recurringPurchase }: CartItemInput): void {
  if (productType !== "lottery_ticket") refuse(422, "invalid_field", "This is not on sale yet.", "product_type");
  if (days && days.length > 0) refuse(422, "invalid_field", "This game has no days to choose from.", "days");
  if (recurringPurchase?.enabled) {
    refuse(422, "invalid_field", "Repeating purchases are not on sale yet.", "recurring_purchase.enabled");
  }
}

export type WantedGames = { games?: Game[] | undefined; numGames?: number | undefined };

/** The games of a new item: those that were chosen, or so many picked by chance. */
export function chooseGames(offer: GameOffer, { games, numGames }: WantedGames): Game[] {
  if (!games) {
    const count = numGames ?? offer.defaultGames;
    requireNumGames(offer, count);
    return quickPick(offer, count);
  }
  requireSameCount(games, numGames);
  validateGames(offer, games);
  return games;
}

/** The games of an item after a change: replaced, cut off at the end, or filled up by chance. */
export function changeGames(offer: GameOffer, current: Game[], { games, numGames }: WantedGames): Game[] {
  if (games) return chooseGames(offer, { games, numGames });
  if (numGames === undefined) return current;
  if (numGames < offer.minGames || numGames > offer.maxGames) {
    refuse(422, "games_out_of_bounds", `Choose from ${offer.minGames} to ${offer.maxGames} games.`, "num_games");
  }
  return [...current.slice(0, numGames), ...quickPick(offer, Math.max(0, numGames - current.length))];
}

function requireSameCount(games: Game[], numGames: number | undefined) {
  if (numGames === undefined || numGames === games.length) return;
  refuse(422, "invalid_field", `There are ${games.length} games, not ${numGames}.`, "num_games");
}

/** The price of a line: its games in each of its draws. */
export function lineCents(offer: GameOffer, numGames: number, numDraws: number): number {
  return priceCents(offer, numGames) * numDraws;
}

/** Refuses when the customer saw another price than the computed one. The price itself is never the caller's. */
export function requireExpectedPrice(expected: Schemas["Money"] | Money | undefined, cents: number): void {
  if (!expected || (expected.currency === "AUD" && toCents(expected) === cents)) return;
  refuse(409, "cart_changed", "The price has changed. Check it and try again.", "expected_price");
}

/** Refuses a draw from the very second it closes. `now` is the shop's clock, read after the draw's row was locked. */
export function requireOnSale(draw: Sale, now: Date): void {
  const status = purchaseStatusOf(draw, now);
  if (status === "sold_out") refuse(409, "draw_sold_out", SOLD_OUT, "draw_no");
  if (status !== "open") refuse(409, "draw_closed", CLOSED, "draw_no");
}

type CartLine = { lottery_key: string; game_type: string; game_offer: string; draw_ids: string[] };

/** The game offer of an item, or null when the catalogue does not have it any more. */
export function gameOfferOfItem({ game_offer, game_type, lottery_key }: CartLine): GameOffer | null {
  const gameType = findLottery(lottery_key)?.gameTypes.find(({ key }) => key === game_type);
  return gameType?.gameOffers.find(({ key }) => key === game_offer) ?? null;
}

/** Why an item has to leave the cart, or null when it can still be bought. */
export function reasonToLeave(
  item: CartLine,
  draws: ReadonlyMap<string, Sale>,
  { isPublished, isSuspended }: OfferState,
  now: Date,
): Schemas["AutoRemovedReason"] | null {
  const actionType = "close";
  if (!gameOfferOfItem(item) || !isPublished || isSuspended) {
    return { type: "offer_unavailable", message: "This is not on sale any more.", actionType };
  }
  const statuses = item.draw_ids.flatMap((id) => draws.get(id) ?? []).map((draw) => purchaseStatusOf(draw, now));
  if (statuses.includes("past_draw")) return { type: "draw_closed", message: CLOSED, actionType };
  if (statuses.includes("sold_out")) return { type: "draw_sold_out", message: SOLD_OUT, actionType };
  return null;
}

export const isOverLimit = ({ limitCents, spentCents }: Spending, totalCents: number) =>
  limitCents !== null && totalCents > 0 && spentCents + totalCents > limitCents;

/** Why a cart of this total cannot be bought now, by reason id. */
export function blockedReasons(spending: Spending | null, totalCents: number): Schemas["Cart"]["blockedReasons"] {
  if (!spending || !isOverLimit(spending, totalCents)) return {};
  return { blk_spend_limit: { type: "spend_limit", message: "This would take you past your spend limit." } };
}

/** "4 games of Monday Lotto", and for how many draws when it is more than one. */
export function describeItem(offerName: string, numGames: number, numDraws: number): string {
  const games = `${numGames} ${numGames === 1 ? "game" : "games"} of ${offerName}`;
  return numDraws === 1 ? games : `${games} for ${numDraws} draws`;
}

/** Runs the work on one of several items; a refusal names the place of the item. */
export function atItem<T>(index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [first, ...rest] = error.messages;
    const place = (target?: string) => (target === undefined ? `items.${index}` : `items.${index}.${target}`);
    throw new Refusal(
      error.status,
      [
        { ...first, target: place(first.target) },
        ...rest.map((message) => ({ ...message, target: place(message.target) })),
      ],
      error.headers,
    );
  }
}
