// Rules for a purchase: cart, prices, limit and payment. Pure.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import { availableCents, type Balances } from "#services/lib/ledger.ts";
import { market } from "#services/lib/locale.ts";
import { formatCents, toCents, toMoney } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import { limitExceeded, type Spending } from "../../identity/limits/spend-limits.rules.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { overLimitMessage, removalReason, type SaleFacts } from "../cart/cart.rules.ts";
import { itemIn, toCartItem, toItems } from "../cart/cart.shapes.ts";
import { withCauseNames } from "../products/causes.ts";
import { type ItemRow, itemCents } from "../products/item.ts";
import { productOf } from "../products/kinds.ts";
import type { Voucher } from "../promotions/promotions.rules.ts";
import type { SoldRow } from "../stock/stock.rows.ts";
import { shortageOf, UnitsLeft } from "../stock/stock.rules.ts";

type Schemas = components["schemas"];
type Draws = ReadonlyMap<string, SaleDraw>;

/** The cart as the customer saw it when they pressed Pay. */
export type SeenCart = { cartRevision: number; expectedTotalCents: number };

/** Refuses a cart that differs from the one the customer saw. */
export function cartChanged(): never {
  refuse(409, "cart_changed", "Your cart has changed. Check it and try again.");
}

/** Returns the total the customer saw, in cents. Refuses another currency with 409. */
export function seenCents({ amount, currency }: Schemas["Money"]): number {
  return currency === market().currency ? toCents({ amount }) : cartChanged();
}

/** Returns the items at today's prices. An item that is no longer sold keeps its price. */
export const atCurrentPrices = (items: ItemRow[]): ItemRow[] =>
  items.map((item) => ({ ...item, unit_price_cents: productOf(item).unitCentsOf(item) ?? item.unit_price_cents }));

/** A cart as it is now: its items, the same items at today's prices, its promotion, and the total. */
type CurrentCart = {
  revision: number;
  items: ItemRow[];
  priced: ItemRow[];
  voucher: Voucher | null;
  totalCents: number;
};

/**
 * Refuses a cart that is empty, cannot be sold, or differs from the one the customer saw. The refusal names a new total.
 * `facts.now` is read after locking the draws.
 */
export function requireSeenCart(seen: SeenCart, cart: CurrentCart, facts: SaleFacts & { sold: SoldRow[] }): void {
  const { items, priced, revision, totalCents, voucher } = cart;
  if (items.length === 0) refuse(422, "cart_empty", "Your cart is empty.");
  const loss = lossOf(items, facts);
  const isSeen = revision === seen.cartRevision;
  if (isSeen && loss?.type === "draw_closed") refuse(409, "draw_closed", loss.message);
  if (loss) cartChanged();
  if (totalCents !== seen.expectedTotalCents) {
    const message = `Your cart has changed: it now costs ${formatCents(totalCents)}. Check it and try again.`;
    refuse(409, "cart_changed", message);
  }
  const isRepriced = items.some((item, index) => item.unit_price_cents !== priced[index]?.unit_price_cents);
  const isVoucherLost = voucher !== null && !voucher.holds;
  if (!isSeen || isRepriced || isVoucherLost) cartChanged();
}

/** Returns why the first item that cannot be sold would leave the cart, or null. */
function lossOf(items: readonly ItemRow[], { sold, ...facts }: SaleFacts & { sold: SoldRow[] }) {
  const left = new UnitsLeft(sold);
  for (const item of items) {
    const reason = removalReason(item, facts) ?? shortageOf(left, item);
    if (reason) return reason;
  }
  return null;
}

export function requireWithinLimit(spending: readonly Spending[], cents: number): void {
  const exceeded = limitExceeded(spending, cents);
  const code = exceeded?.isSystem ? "global_spend_limit" : "spend_limit";
  if (exceeded) refuse(422, code, overLimitMessage(exceeded, cents));
}

/** Splits a payment between cash, which is used first, and prizes. Refuses with 402 if they do not cover the total. */
export function splitPayment(balances: Balances, totalCents: number): { cashCents: number; prizeCents: number } {
  if (availableCents(balances) < totalCents) {
    refuse(402, "insufficient_funds", "Your balance doesn't cover this purchase.");
  }
  const cashCents = Math.min(totalCents, balances.cashCents);
  return { cashCents, prizeCents: totalCents - cashCents };
}

/** Returns the part of the sale for the prize pool. The part of each item is rounded down. */
export function prizePoolCents(items: ItemRow[]): number {
  return items.reduce((sum, item) => sum + Math.floor((itemCents(item) * productOf(item).poolBpOf(item)) / 10_000), 0);
}

/** Returns the data for analytics. No rule uses it. */
function trackingOf({ draws, hasBought, items, membership, now }: ReceiptFacts): Schemas["Receipt"]["trackingData"] {
  return {
    products: items.map((item) => toTrackingProduct(item, draws, now)),
    goals: hasBought ? [] : [{ key: "first_purchase" }],
    ...(membership && { membership }),
  };
}

function toTrackingProduct(item: ItemRow, draws: Draws, now: Date): Schemas["ReceiptTrackingProduct"] {
  const offer = findOffer(item.lottery_key);
  const shown = toCartItem(item, draws, now);
  const { analyticsProductType, drawDate, drawNo, drawPrizePool, offerName, price } = shown;
  return {
    brand: offer?.brandKind ?? "Lotto",
    analyticsProductType,
    ...(item.cause_key !== null && { causeKey: item.cause_key }),
    productDescription: productOf(item).describe(item),
    ...(drawDate && { drawDate }),
    ...(drawNo && { drawNo }),
    hasFavouriteNumbers: item.has_favourite_numbers,
    analyticsName: offerName,
    numDraws: item.draw_ids.length,
    numGames: productOf(item).countOf(item),
    purchasePrice: price.amount,
    ...(drawPrizePool !== undefined && { prizePool: drawPrizePool }),
    lotteryKey: item.lottery_key,
    // Pre-orders of earlier versions have no such field.
    recurringPurchaseEnabled: Boolean(item.recurring),
    ...(item.recurring && { recurringPurchaseType: item.recurring.type }),
    analyticsVariant: item.game_type,
    purchaseStatus: shown.scheduledPurchase?.type === "pre_order" ? "pre_order" : "standard",
    daysOfWeek: weekdaysOf(item, draws, (offer && "schedule" in offer && offer.schedule.zone) || "Australia/Sydney"),
  };
}

// Cached: creating one takes longer than the rest of a receipt.
const weekdayFormats = new Map<string, Intl.DateTimeFormat>();

function weekdayFormatIn(zone: string): Intl.DateTimeFormat {
  const known = weekdayFormats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-AU", { timeZone: zone, weekday: "long" });
  weekdayFormats.set(zone, format);
  return format;
}

function weekdaysOf({ draw_ids }: ItemRow, draws: Draws, zone: string): Schemas["Weekday"][] {
  const format = weekdayFormatIn(zone);
  const days = draw_ids.flatMap((id) => draws.get(id) ?? []).map(({ draw_at }) => format.format(draw_at));
  return [...new Set(days)] as Schemas["Weekday"][];
}

export type ReceiptFacts = {
  checkoutId: string;
  /** The partner on whose page it is bought; absent for the shop's own cart. */
  partnerSlug?: string | undefined;
  /** The id of each item's order. A pre-order gets its order when it is charged. */
  orderIds: string[];
  items: ItemRow[];
  voucher: Voucher | null;
  draws: Draws;
  /** What is paid now, without pre-orders. */
  totalCents: number;
  /** The deposit made with the purchase. */
  deposit: { cents: number; source: string } | null;
  /** Whether the customer has bought before. */
  hasBought: boolean;
  /** The membership before the purchase of one. */
  membership?: Schemas["Receipt"]["trackingData"]["membership"];
  /** Where the customer bought: the receipt keeps the names of the games there. */
  region: string | null;
  now: Date;
};

export function toReceipt(facts: ReceiptFacts): Schemas["Receipt"] {
  // The deposit pays first. What exceeds the total stays in the wallet.
  const depositedCents = facts.deposit?.cents ?? 0;
  const depositCents = Math.min(depositedCents, facts.totalCents);
  const extraCents = depositedCents - depositCents;
  return {
    checkoutId: facts.checkoutId,
    total: toMoney(facts.totalCents),
    walletAmount: toMoney(facts.totalCents - depositCents),
    depositAmount: toMoney(depositCents),
    ...(facts.deposit && { depositSource: facts.deposit.source }),
    ...(extraCents > 0 && { extraDepositAmount: toMoney(extraCents) }),
    createdAt: facts.now.toISOString(),
    ...(facts.partnerSlug !== undefined && { partnerSlug: facts.partnerSlug }),
    items: toItems(facts).map((item) => itemIn(facts.region, item)),
    orderIds: facts.orderIds,
    trackingData: trackingOf(facts),
  };
}

/** Returns a receipt with the names of the causes that its items support. */
export const namedReceipt = (content: Content, receipt: Schemas["Receipt"]): Schemas["Receipt"] => ({
  ...receipt,
  items: withCauseNames(content, receipt.items),
});
