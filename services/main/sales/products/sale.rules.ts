// What every kind of product refuses: closed draws, and another price than the customer saw. Pure.
import type { components } from "#generated/main/schema.ts";
import { market } from "#services/lib/locale.ts";
import type { Money } from "#services/lib/money.ts";
import { formatCents, toCents } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";

type Schemas = components["schemas"];
export type Sale = Parameters<typeof purchaseStatusOf>[0];

export const CLOSED = "This draw has closed. Choose the next one.";
export const SOLD_OUT = "This draw is sold out. Choose the next one.";

/** Refuses a change of a recurring purchase to what is no longer sold. */
export const refuseNotSold = (target: string): never => refuse(422, "invalid_field", "This is not on sale.", target);

/** Refuses with 409 and the price of now if the customer saw another one. The price sent by the client is only compared, never charged. */
export function requireExpectedPrice(expected: Schemas["Money"] | Money | undefined, cents: number): void {
  if (!expected || (expected.currency === market().currency && toCents(expected) === cents)) return;
  refuse(409, "cart_changed", `The price is now ${formatCents(cents)}. Check it and try again.`, "expected_price");
}

/** Refuses a draw from the second it closes. A draw that is not on sale yet takes pre-orders. `now` is the shop time, read after locking the draw. */
export function requireOnSale(draw: Sale, now: Date): void {
  const status = purchaseStatusOf(draw, now);
  if (status === "sold_out") refuse(409, "draw_sold_out", SOLD_OUT, "draw_no");
  if (status === "past_draw") refuse(409, "draw_closed", CLOSED, "draw_no");
}

/** Refuses too few or closed draws. `now` is read after locking them. */
export function requireDrawsOnSale(draws: SaleDraw[], count: number, now: Date): void {
  if (draws.length === 0) refuseNotFound();
  if (draws.length < count) refuse(422, "invalid_field", "Choose a number of draws that is on sale.", "num_draws");
  for (const draw of draws) requireOnSale(draw, now);
}
