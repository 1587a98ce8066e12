// When a recurring purchase will be charged. Pure. A day is "2026-11-27", in the zone of the shop.
import type { BillingPeriod } from "#services/db/tables/recurring.ts";
import { market } from "#services/lib/locale.ts";
import type { Schedule } from "../../catalogue/offers/offer.ts";
import { instantIn, isAt, type Places, timesOf } from "../../play/draws/schedule.rules.ts";
import { billingDayAfter, dayOf } from "../../sales/products/billing.rules.ts";
import { drawToBill } from "../recurring-purchases/recurring-purchases.rules.ts";

/** A charge: its draw or billing day, when it is tried, and when its draw is held. */
export type Coming = { period: string; chargeAt: Date; drawAt?: Date };
type Span = {
  now: Date;
  until: Date;
  /** The day on which a pause ends; null if it is not paused. */
  pausedUntil: string | null;
};

const startOf = (day: string): Date => instantIn(market().timeZone, day, "00:00");

/** Returns the end of the month after that of `now`: its first instant. */
export function endOfNextMonth(now: Date): Date {
  const [year = 0, month = 1] = dayOf(now).split("-").map(Number);
  return startOf(new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10));
}

/**
 * Returns the charges of an autoplay, which is charged when a draw becomes the next one: when sales of the draw before it stop.
 * Each charge buys `drawsEach` draws, of those at the places `on`. A draw whose sales stop during a pause is not charged.
 */
export function comingDraws(
  schedule: Schedule,
  { afterDrawNo, drawsEach, on }: { afterDrawNo: number; drawsEach: number; on?: Places | undefined },
  { now, pausedUntil, until }: Span,
): Coming[] {
  const resumedAt = pausedUntil === null ? now : startOf(pausedUntil);
  const from = resumedAt > now ? resumedAt : now;
  const coming: Coming[] = [];
  for (let drawNo = afterDrawNo + 1; ; ) {
    const { drawAt, stop } = timesOf(schedule, drawNo);
    if (stop <= from || !isAt(on, drawNo)) {
      drawNo++;
      continue;
    }
    const opensAt = timesOf(schedule, drawNo - 1).stop;
    const chargeAt = opensAt > from ? opensAt : from;
    if (chargeAt >= until) return coming;
    coming.push({ period: String(drawNo), chargeAt, drawAt });
    drawNo += drawsEach;
  }
}

/**
 * Returns the billing days of a subscription on which there is a draw to buy; all of them without a schedule. Those in a pause are
 * passed over.
 */
export function comingBillings(
  { billingDay, billingPeriod, dueOn }: { billingDay: number; billingPeriod: BillingPeriod; dueOn: string },
  { now, pausedUntil, until }: Span,
  drawn?: { schedule: Schedule; afterDrawNo: number; drawsEach: number; on?: Places | undefined },
): Coming[] {
  const coming: Coming[] = [];
  let afterDrawNo = drawn?.afterDrawNo ?? 0;
  for (let day = dueOn; startOf(day) < until; day = billingDayAfter(day, billingPeriod, billingDay)) {
    if (pausedUntil !== null && day < pausedUntil) continue;
    const drawNo = drawn && drawToBill(drawn.schedule, { afterDrawNo, on: drawn.on }, day, now);
    if (drawNo === null) continue;
    const chargeAt = startOf(day);
    const drawAt = drawn && drawNo !== undefined && timesOf(drawn.schedule, drawNo).drawAt;
    coming.push({ period: day, chargeAt: chargeAt > now ? chargeAt : now, ...(drawAt && { drawAt }) });
    if (drawn && drawNo !== undefined) afterDrawNo = drawNo + drawn.drawsEach - 1;
  }
  return coming;
}
