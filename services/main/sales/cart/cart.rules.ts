// Rules for cart items: validity, prices and automatic removal. Pure.
import type { components } from "#generated/main/schema.ts";
import { market } from "#services/lib/locale.ts";
import type { Money } from "#services/lib/money.ts";
import { formatCents, toCents } from "#services/lib/money.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { sortNumbers } from "../../catalogue/offers/number-order.rules.ts";
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

/** Limits the work that one cart can cause. */
export const MAX_ITEMS = 100;

/** The reason for items of a converted cart beyond the limit. */
export const CART_FULL = {
  type: "cart_full",
  message: "Your cart is full. Pay for it or remove a ticket first.",
  actionType: "close",
} as const satisfies Schemas["AutoRemovedReason"];

const CLOSED = "This draw has closed. Choose the next one.";
const SOLD_OUT = "This draw is sold out. Choose the next one.";

/** Refuses products in the contract that the shop does not sell yet. */
export function requireSellable({ productType, days, recurringPurchase }: CartItemInput): void {
  if (productType !== "lottery_ticket") refuse(422, "invalid_field", "This is not on sale yet.", "product_type");
  if (days && days.length > 0) refuse(422, "invalid_field", "You can't choose draw days for this game.", "days");
  if (recurringPurchase?.enabled) {
    refuse(422, "invalid_field", "You can't set up repeat purchases yet.", "recurring_purchase.enabled");
  }
}

export type WantedGames = { games?: Game[] | undefined; numGames?: number | undefined };

/** Returns the games of a new item: the chosen ones, or quick-picks. */
export function chooseGames(offer: GameOffer, { games, numGames }: WantedGames): Game[] {
  if (!games) {
    const count = numGames ?? offer.defaultGames;
    requireNumGames(offer, count);
    return quickPick(offer, count);
  }
  requireSameCount(games, numGames);
  validateGames(offer, games);
  return games.map((game) => sortNumbers(offer.numberSets, game));
}

/** Returns the games of an item after a change: replaced, cut off at the end, or filled up with quick-picks. */
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
  refuse(422, "invalid_field", `The ticket has ${games.length} games, but ${numGames} were expected.`, "num_games");
}

/** Returns the price of a line in cents: its games times its draws. */
export function lineCents(offer: GameOffer, numGames: number, numDraws: number): number {
  return priceCents(offer, numGames) * numDraws;
}

/** Refuses with 409 if the customer saw another price. The price sent by the client is only compared, never charged. */
export function requireExpectedPrice(expected: Schemas["Money"] | Money | undefined, cents: number): void {
  if (!expected || (expected.currency === market().currency && toCents(expected) === cents)) return;
  refuse(409, "cart_changed", "The price has changed. Check it and try again.", "expected_price");
}

/** Refuses a draw from the second it closes. `now` is the shop time, read after locking the draw. */
export function requireOnSale(draw: Sale, now: Date): void {
  const status = purchaseStatusOf(draw, now);
  if (status === "sold_out") refuse(409, "draw_sold_out", SOLD_OUT, "draw_no");
  if (status !== "open") refuse(409, "draw_closed", CLOSED, "draw_no");
}

type CartLine = { lottery_key: string; game_type: string; game_offer: string; draw_ids: string[] };

/** Returns the game offer of an item, or null if the catalogue no longer has it. */
export function gameOfferOfItem({ game_offer, game_type, lottery_key }: CartLine): GameOffer | null {
  const gameType = findLottery(lottery_key)?.gameTypes.find(({ key }) => key === game_type);
  return gameType?.gameOffers.find(({ key }) => key === game_offer) ?? null;
}

/** Returns why an item must be removed from the cart, or null if it can still be bought. */
export function removalReason(
  item: CartLine,
  draws: ReadonlyMap<string, Sale>,
  { isPublished, isSuspended }: OfferState,
  now: Date,
): Schemas["AutoRemovedReason"] | null {
  const actionType = "close";
  if (!gameOfferOfItem(item) || !isPublished || isSuspended) {
    return { type: "offer_unavailable", message: "This is no longer on sale.", actionType };
  }
  const statuses = item.draw_ids.flatMap((id) => draws.get(id) ?? []).map((draw) => purchaseStatusOf(draw, now));
  if (statuses.includes("past_draw")) return { type: "draw_closed", message: CLOSED, actionType };
  if (statuses.includes("sold_out")) return { type: "draw_sold_out", message: SOLD_OUT, actionType };
  return null;
}

export const isOverLimit = ({ limitCents, spentCents }: Spending, totalCents: number) =>
  limitCents !== null && totalCents > 0 && spentCents + totalCents > limitCents;

/** Returns why a total over the weekly limit is refused: what is left of the limit, and the total. */
export function overLimitMessage({ limitCents, spentCents }: Spending, totalCents: number): string {
  const left = Math.max(0, (limitCents ?? 0) - spentCents);
  return `This is over your weekly limit: ${formatCents(left)} left, cart ${formatCents(totalCents)}.`;
}

/** Returns the reasons that block the purchase of a cart with this total, by id. */
export function blockedReasons(spending: Spending | null, totalCents: number): Schemas["Cart"]["blockedReasons"] {
  if (!spending || !isOverLimit(spending, totalCents)) return {};
  return { blk_spend_limit: { type: "spend_limit", message: overLimitMessage(spending, totalCents) } };
}

/** Returns "4 games of Monday Lotto", with the number of draws if there is more than one. */
export function describeItem(offerName: string, numGames: number, numDraws: number): string {
  const games = `${numGames} ${numGames === 1 ? "game" : "games"} of ${offerName}`;
  return numDraws === 1 ? games : `${games} for ${numDraws} draws`;
}

/** Runs `work` for one of several items and adds the item's index to the target of a refusal. */
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
