// Billing days of what is bought again. Pure. A day is "2026-11-27", in the zone of the shop.
import type { BillingPeriod } from "#services/db/tables/recurring.ts";
import { market, marketFormat } from "#services/lib/locale.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { instantIn } from "../../play/draws/schedule.rules.ts";
import type { ItemRow } from "./item.ts";

const MONTHS = { monthly: 1, quarterly: 3, biannually: 6, annually: 12 } satisfies Record<BillingPeriod, number>;

/** Returns the day of a time in the zone of the shop. */
export const dayOf = marketFormat({ dateStyle: "short" }, "en-CA");

/** Returns the first billing day after `day`: on `billingDay`, or the last day of a shorter month. */
export function billingDayAfter(day: string, period: BillingPeriod, billingDay: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const next = new Date(Date.UTC(year, month - 1 + MONTHS[period], 1));
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return `${next.toISOString().slice(0, 8)}${String(Math.min(billingDay, last)).padStart(2, "0")}`;
}

/** Returns on which day of the month something is charged that is bought now, and when it is charged next. */
export function firstBilling(period: BillingPeriod, now: Date): { billing_day: number; due_on: string } {
  const today = dayOf(now);
  const day = Number(today.slice(8));
  return { billing_day: day, due_on: billingDayAfter(today, period, day) };
}

/** Returns when an item that is paid now is charged again at the earliest; null if it is bought once. */
export function nextChargeAt(
  { draw_ids, recurring }: Pick<ItemRow, "draw_ids" | "recurring">,
  draws: ReadonlyMap<string, SaleDraw>,
  now: Date,
): Date | null {
  if (!recurring) return null;
  // The draw after the last one that it buys is charged when that one closes.
  if (!recurring.billingPeriod) return draws.get(draw_ids.at(-1) ?? "")?.stop ?? null;
  return instantIn(market().timeZone, firstBilling(recurring.billingPeriod, now).due_on, "00:00");
}
