// Rules for carts: what they hold, automatic removal, and what blocks the purchase. Pure.
import type { components } from "#generated/main/schema.ts";
import { formatCents } from "#services/lib/money.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import { isPlayedIn } from "../../catalogue/game-offers/game-types.ts";
import { findLottery, findOffer } from "../../catalogue/offers/catalogue.ts";
import { gameNotPlayedIn, isLicensedIn, unlicensedMessage } from "../../catalogue/offers/licences.ts";
import { findGameOffer } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { OfferState } from "../../catalogue/offers/offers.rows.ts";
import { gameOfferIn } from "../../catalogue/offers/regional-names.ts";
import { soldTypes } from "../../catalogue/offers/sold-types.ts";
import { CLOSING } from "../../identity/customer/closing.rows.ts";
import { BANNED } from "../../identity/customer/country-ban.rows.ts";
import { verifyMessage } from "../../identity/customer/verified.rows.ts";
import { limitExceeded, type Spending } from "../../identity/limits/spend-limits.rules.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import type { ItemRow } from "../products/item.ts";
import { PRODUCTS, productOf } from "../products/kinds.ts";
import type { Buyer, Priced, Wanted } from "../products/product.ts";
import { CLOSED, type Sale, SOLD_OUT } from "../products/sale.rules.ts";
import { offersBehind } from "../products/shares.rules.ts";

type Schemas = components["schemas"];
type CartItemInput = Schemas["CartItemInput"];

/** Limits the work that one cart can cause. */
export const MAX_ITEMS = 100;

/** The reason for items of a converted cart beyond the limit. */
export const CART_FULL = {
  type: "cart_full",
  message: "Your cart is full. Pay for it or remove a ticket first.",
  actionType: "close",
} as const satisfies Schemas["AutoRemovedReason"];

/** The reason for another item of what a cart has once. */
export const ONE_EACH = {
  type: "offer_unavailable",
  message: "Your cart has this already.",
  actionType: "close",
} as const satisfies Schemas["AutoRemovedReason"];

const NOT_SOLD = "This is not on sale yet.";

/** Returns what an input wants. Refuses products of the contract that the shop does not sell yet. */
export function requireSellable(input: CartItemInput): Wanted {
  const wanted = wantedBy(input);
  if (!wanted) refuse(422, "invalid_field", NOT_SOLD, "product_type");
  return wanted;
}

/** Returns null if the kind is not on sale, or the offer is of another kind. An unknown offer is refused later, with 404. */
function wantedBy(input: CartItemInput): Wanted | null {
  for (const kind of soldTypes) {
    const wanted = PRODUCTS[kind].wanted(input);
    if (wanted) return (findOffer(wanted.lotteryKey)?.type ?? kind) === kind ? wanted : null;
  }
  return null;
}

/**
 * Refuses a game type that is not played in the region, with 404. PowerHit and PowerPik are one game: either name is accepted,
 * for a page that was open when the region changed, and the cart shows that of the region.
 */
export function requirePlayedIn(region: string | null, input: CartItemInput): void {
  if (region === null || !("gameType" in input) || isPlayedIn(region, input.gameType)) return;
  if (gameOfferIn(region, input.gameOffer) !== input.gameOffer) return;
  const offer = findLottery(input.lotteryKey);
  const game = offer && findGameOffer(offer, input.gameType, input.gameOffer);
  refuse(404, "not_found", game ? unlicensedMessage(game, region) : "You can't play this way right now.");
}

/** What decides whether an item can be sold. */
export type SaleFacts = {
  draws: ReadonlyMap<string, Sale>;
  now: Date;
  region: string | null;
  stateOf: (offerKey: string) => OfferState;
  /** What decides what the customer can have only once. Absent for a renewal. */
  buyer?: Buyer | null;
};

type CartLine = Priced & Pick<ItemRow, "draw_ids">;

/** Returns why an item must be removed from the cart, or null if it can still be bought. */
export function removalReason(
  item: CartLine,
  { buyer, draws, now, region, stateOf }: SaleFacts,
): Schemas["AutoRemovedReason"] | null {
  const actionType = "close";
  const offers = offersBehind(item.lottery_key);
  const { hasNoDraw = false, refusalOf } = productOf(item);
  // What has no draw is not published among the offers.
  const isOff = offers
    .map(({ key }) => stateOf(key))
    .some(({ isPublished, isSuspended }) => !(isPublished || hasNoDraw) || isSuspended);
  if (productOf(item).unitCentsOf(item) === null || isOff || !soldTypes.has(item.product_type)) {
    return { type: "offer_unavailable", message: "This is no longer on sale.", actionType };
  }
  const unlicensed = offers.find((offer) => !isLicensedIn(offer, region));
  if (unlicensed) {
    return { type: "not_sold_in_region", message: unlicensedMessage(unlicensed, region), actionType };
  }
  const [name] = offers.flatMap((offer) => gameNotPlayedIn(region, offer, item.game_offer) ?? []);
  if (name !== undefined) {
    return { type: "not_sold_in_region", message: unlicensedMessage({ name }, region), actionType };
  }
  const refusal = buyer ? refusalOf?.(buyer) : null;
  if (refusal) return { type: "offer_unavailable", message: refusal, actionType };
  const statuses = item.draw_ids.flatMap((id) => draws.get(id) ?? []).map((draw) => purchaseStatusOf(draw, now));
  if (statuses.includes("past_draw")) return { type: "draw_closed", message: CLOSED, actionType };
  if (statuses.includes("sold_out")) return { type: "draw_sold_out", message: SOLD_OUT, actionType };
  return null;
}

const LIMIT_NAMES = { day: "daily", week: "weekly", month: "monthly" };

/** Returns why a total over a limit is refused: what is left of the limit, and the total. */
export function overLimitMessage({ isSystem, limitCents, period, spentCents }: Spending, totalCents: number): string {
  const left = Math.max(0, limitCents - spentCents);
  return `This is over ${isSystem ? "the shop's" : "your"} ${LIMIT_NAMES[period]} limit by ${formatCents(totalCents - left)}: ${formatCents(left)} left, cart ${formatCents(totalCents)}.`;
}

/** What may block the purchase of a cart. */
export type Blocking = {
  spending: readonly Spending[];
  /** Whether the customer must verify the account first. */
  needsVerification: boolean;
  /** Whether the customer's country forbids play. */
  isBanned: boolean;
  /** Whether a withdrawal closes the account. */
  isClosing: boolean;
  /** What the wallet can pay, and what the deposit limit still allows; null without one. */
  funds: { availableCents: number; depositLeftCents: number | null };
};

/** Returns why a total that the wallet cannot pay is blocked by the deposit limit, or null. */
function overDepositLimit({ availableCents, depositLeftCents }: Blocking["funds"], totalCents: number): string | null {
  const neededCents = totalCents - Math.max(0, availableCents);
  if (depositLeftCents === null || neededCents <= depositLeftCents) return null;
  return `You need a deposit of ${formatCents(neededCents)}. Your weekly deposit limit has ${formatCents(depositLeftCents)} left.`;
}

/** Returns the reasons that block the purchase of a cart with this total, by id. */
export function blockedReasons(
  { funds, isBanned, isClosing, needsVerification, spending }: Blocking,
  totalCents: number,
): Schemas["Cart"]["blockedReasons"] {
  const exceeded = limitExceeded(spending, totalCents);
  const type = exceeded?.isSystem ? "global_spend_limit" : "spend_limit";
  const deposit = overDepositLimit(funds, totalCents);
  // First what the customer cannot change.
  return {
    ...(isBanned && { blk_country_banned: { type: "country_banned", message: BANNED } }),
    ...(isClosing && { blk_account_closing: { type: "account_closing", message: CLOSING } }),
    ...(exceeded && { [`blk_${type}`]: { type, message: overLimitMessage(exceeded, totalCents) } }),
    ...(deposit !== null && { blk_deposit_limit: { type: "deposit_limit", message: deposit } }),
    ...(needsVerification && {
      blk_verify_account: { type: "verify_account_required", message: verifyMessage("purchase") },
    }),
  };
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
