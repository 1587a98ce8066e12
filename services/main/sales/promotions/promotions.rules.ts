// Conditions and values of promotions. Pure.
import type { Selectable } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { PromotionTable } from "#services/db/tables/promotions.ts";
import { refuse } from "#services/lib/refusal.ts";

type Schemas = components["schemas"];

export type Promotion = Selectable<PromotionTable>;

/** The fields of a cart item that a promotion uses. */
export type Line = { productType: Schemas["ProductType"]; cents: number };

/** The uses of a promotion, without refunded purchases. For a visitor `byCustomer` is 0. */
export type Uses = { byCustomer: number; inAll: number };

/** A promotion in a cart: its discount, its wallet credit, and whether it may be used (`holds`). */
export type Voucher = { id: string; promotion: Promotion; holds: boolean; offCents: number; creditCents: number };

const sum = (lines: Line[]) => lines.reduce((total, { cents }) => total + cents, 0);

const linesFor = ({ product_types }: Promotion, lines: Line[]) =>
  product_types ? lines.filter(({ productType }) => product_types.includes(productType)) : lines;

/** Returns whether a promotion may be used for these lines now. */
export function isUsable(promotion: Promotion, lines: Line[], uses: Uses, now: Date): boolean {
  const { ends_at, limit_in_all, limit_per_customer, minimum_cents, starts_at } = promotion;
  const isInWindow = now >= starts_at && (ends_at === null || now < ends_at);
  const isLeft = limit_in_all === null || uses.inAll < limit_in_all;
  const isLeftForCustomer = limit_per_customer === null || uses.byCustomer < limit_per_customer;
  const isWorth = linesFor(promotion, lines).length > 0 && sum(lines) >= minimum_cents;
  return isInWindow && isLeft && isLeftForCustomer && isWorth;
}

/** Returns the discount in cents, at most the price of its lines. A percentage is rounded down. */
export function offCents(promotion: Promotion, lines: Line[]): number {
  if (promotion.voucher_type === "voucher_credit_amount") return 0;
  const cents = sum(linesFor(promotion, lines));
  if (promotion.percent_bp !== null) return Math.floor((cents * promotion.percent_bp) / 10_000);
  return Math.min(promotion.amount_cents ?? 0, cents);
}

/** Returns the wallet credit in cents after the purchase. */
export const creditCents = ({ amount_cents, voucher_type }: Promotion) =>
  voucher_type === "voucher_credit_amount" ? (amount_cents ?? 0) : 0;

/** Refuses without a reason, so that guessing codes reveals nothing. */
export function refusePromotion(): never {
  refuse(422, "promotion_not_added", "You can't use this code with your cart.", "promotion_code");
}

/** The reason for a promotion that was removed automatically. */
export const NO_LONGER_USABLE = {
  type: "promotion_not_added",
  message: "You can no longer use this code with your cart.",
  actionType: "close",
} as const satisfies Schemas["AutoRemovedReason"];

/** The reason for a visitor's promotion when the customer's cart has one already. */
export const ONE_ALREADY = {
  type: "promotion_not_added",
  message: "Your cart already has a promotion.",
  actionType: "close",
} as const satisfies Schemas["AutoRemovedReason"];
