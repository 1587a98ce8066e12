// Rules for recurring purchases: statuses, billing days and tries. Pure. A day is "2026-11-27", in the zone of the shop.
import type { components } from "#generated/main/schema.ts";
import type { BillingPeriod } from "#services/db/tables/recurring.ts";
import { market } from "#services/lib/locale.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import type { Schedule } from "../../catalogue/offers/offer.ts";
import { limitExceeded, type Spending } from "../../identity/limits/spend-limits.rules.ts";
import { instantIn, isAt, nextDrawNo, type Places, timesOf } from "../../play/draws/schedule.rules.ts";
import { billingDayAfter, dayOf } from "../../sales/products/billing.rules.ts";

type Schemas = components["schemas"];
type Kept = { status: "active" | "paused" | "cancelled"; paused_until: string | null };
type Wanted = Schemas["RecurringStatusRequest"];

const HOUR_MS = 3_600_000;
/** The pauses before the second, third and last charge after a soft failure. */
const RETRY_HOURS = [1, 6, 24];
/** The longest pause with an end, in days. */
const MOST_PAUSE_DAYS = 366;

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isDay = (day: string) => new Date(utcOf(day) || 0).toISOString().startsWith(day);

/** Returns the status with the end of a pause applied, which holds from the start of its day. */
export function statusOn({ paused_until, status }: Kept, today: string): Schemas["RecurringStatus"] {
  if (status === "cancelled") return "recurring_status_cancelled";
  if (status === "active" || (paused_until !== null && paused_until <= today)) return "recurring_status_active";
  return paused_until === null ? "recurring_status_paused" : "recurring_status_timed_pause";
}

const STATUSES = {
  recurring_status_active: "active",
  recurring_status_paused: "paused",
  recurring_status_timed_pause: "paused",
  recurring_status_timed_paused: "paused",
  recurring_status_cancelled: "cancelled",
} as const satisfies Record<Schemas["RecurringStatus"], Kept["status"]>;

const isTimed = (status: Schemas["RecurringStatus"]) =>
  status === "recurring_status_timed_pause" || status === "recurring_status_timed_paused";

/** Returns the status that a customer asks for. Refuses a change of a cancelled one, and of one pause to another. */
export function changedStatus(kept: Kept, { pausedUntil, status }: Wanted, today: string): Kept {
  const wanted = { status: STATUSES[status], paused_until: isTimed(status) ? endOfPause(pausedUntil, today) : null };
  const current = statusOn(kept, today);
  if (current === "recurring_status_cancelled") {
    if (wanted.status === "cancelled") return kept;
    refuseCancelled();
  }
  const isPaused = current !== "recurring_status_active";
  if (!isPaused || wanted.status !== "paused") return wanted;
  if (kept.paused_until === wanted.paused_until) return kept;
  return refuse(422, "transition_not_allowed", "Resume this before you pause it again.");
}

export const refuseCancelled = (): never =>
  refuse(422, "recurring_cancelled", "This was cancelled and cannot be changed.");

function endOfPause(day: string | undefined, today: string): string {
  if (day === undefined) return refuse(422, "invalid_field", "This field is required", "paused_until");
  if (!isDay(day) || day <= today) refuse(422, "invalid_field", "Choose a day after today.", "paused_until");
  if (utcOf(day) - utcOf(today) > MOST_PAUSE_DAYS * 24 * HOUR_MS)
    refuse(422, "invalid_field", "Choose a day within a year.", "paused_until");
  return day;
}

/** Returns the first billing day from `today` on. Those that have passed are not caught up. */
export function billingDayFrom(
  { billing_day, billing_period, due_on }: { due_on: string; billing_period: BillingPeriod; billing_day: number },
  today: string,
): string {
  let day = due_on;
  while (day < today) day = billingDayAfter(day, billing_period, billing_day);
  return day;
}

/**
 * Returns the next draw on a billing day, at its start or at `now` if that is later. Null if it was bought or passed over already, or is
 * on a day that is not played.
 */
export function drawToBill(
  schedule: Schedule,
  { afterDrawNo, on }: { afterDrawNo: number; on?: Places | undefined },
  day: string,
  now: Date,
): number | null {
  const start = instantIn(market().timeZone, day, "00:00");
  const drawNo = nextDrawNo(schedule, start > now ? start : now);
  return drawNo > afterDrawNo && isAt(on, drawNo) ? drawNo : null;
}

type Billed = Pick<Scheduled, "after_draw_no" | "drawn_key" | "due_on" | "item" | "paused_until"> & {
  billing_period: BillingPeriod | null;
  billing_day: number | null;
};

// A yearly draw that is billed monthly has one within these.
const MOST_EMPTY_BILLINGS = 24;

/** Returns the first billing day after a pause on which there is a draw to buy. Null without a billing day. */
export function nextChargeDay(
  { after_draw_no: afterDrawNo, billing_day, billing_period, drawn_key, due_on, item, paused_until }: Billed,
  now: Date,
): string | null {
  const offer = findOffer(drawn_key);
  if (!due_on || !billing_period || !billing_day || !offer || !("schedule" in offer)) return due_on;
  const first = billingDayFrom({ due_on, billing_period, billing_day }, paused_until ?? due_on);
  let day = first;
  for (let count = 0; count < MOST_EMPTY_BILLINGS; count++) {
    if (drawToBill(offer.schedule, { afterDrawNo, on: item.on }, day, now) !== null) return day;
    day = billingDayAfter(day, billing_period, billing_day);
  }
  return first;
}

/** Returns when a charge is tried again after so many tries, or null after the last one and once sales have stopped. */
export function retryAt(tries: number, now: Date, stop: Date | null): Date | null {
  const hours = RETRY_HOURS[tries - 1];
  if (hours === undefined) return null;
  const at = new Date(now.getTime() + hours * HOUR_MS);
  return stop !== null && at >= stop ? null : at;
}

/** Returns whether a draw is too small for a minimum jackpot: "wait" until a day before its sales stop, since it may still grow. */
export function jackpotOf(
  draw: { is_prize_pool_unknown: boolean; prize_pool_cents: number; stop: Date },
  minimumCents: number,
  now: Date,
): "enough" | "wait" | "small" {
  if (minimumCents === 0) return "enough";
  if (!draw.is_prize_pool_unknown && draw.prize_pool_cents >= minimumCents) return "enough";
  return draw.stop.getTime() - now.getTime() > 24 * HOUR_MS ? "wait" : "small";
}

type Scheduled = Pick<Kept, "paused_until"> & {
  id: string;
  after_draw_no: number;
  drawn_key: string;
  due_on: string | null;
  item: { on?: Places | undefined };
};

/** Returns when the draw of the next billing day is held, as its offer's schedule says. Draws so far ahead do not exist yet. */
export function scheduledDrawAt(
  { after_draw_no, drawn_key, due_on, item, paused_until }: Scheduled,
  now: Date,
): Date | undefined {
  const offer = findOffer(drawn_key);
  if (due_on === null || !offer || !("schedule" in offer)) return undefined;
  const day = paused_until !== null && paused_until > due_on ? paused_until : due_on;
  const start = instantIn(market().timeZone, day, "00:00");
  return firstDrawAt(offer.schedule, { after_draw_no, item }, start > now ? start : now);
}

/** Returns when the first draw is held that is played and on sale after `from`. */
function firstDrawAt(
  schedule: Schedule,
  { after_draw_no, item }: Pick<Scheduled, "after_draw_no" | "item">,
  from: Date,
) {
  for (let drawNo = after_draw_no + 1; ; drawNo++) {
    const { drawAt, stop } = timesOf(schedule, drawNo);
    if (stop > from && isAt(item.on, drawNo)) return drawAt;
  }
}

/** Returns the day of the only draw or charge that a timed pause passes over. Null if there is another number of them. */
export function skippedDay(kept: Billed, now: Date): string | null {
  if (kept.paused_until === null) return null;
  const offer = findOffer(kept.drawn_key);
  const drawn = kept.due_on === null && offer && "schedule" in offer ? firstDrawAt(offer.schedule, kept, now) : null;
  const day = drawn ? dayOf(drawn) : nextChargeDay({ ...kept, paused_until: null }, now);
  return day !== null && utcOf(day) + 24 * HOUR_MS === utcOf(kept.paused_until) ? day : null;
}

/** Sorts recurring purchases by their next draw, also of one that does not exist yet, or by the day of their charge if they have no draws. */
export function sortByNext<T extends Scheduled & { next_draw_at: Date | null }>(rows: readonly T[], now: Date): T[] {
  const dayAt = ({ due_on }: T) => (due_on === null ? undefined : instantIn(market().timeZone, due_on, "00:00"));
  const at = new Map(
    rows.map((row) => [row, Number(row.next_draw_at ?? scheduledDrawAt(row, now) ?? dayAt(row) ?? Infinity)]),
  );
  return rows.toSorted((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0) || (a.id < b.id ? -1 : 1));
}

const ORDER = /^(Choose|Please enter|Try) /;

/** Returns a refusal without what it asks a customer in front of a page to do at once: "Choose the next one." */
export function withoutOrders(message: string): string {
  const facts = message.split(/(?<=\.) /).filter((sentence) => !ORDER.test(sentence));
  return facts.join(" ") || "The payment was refused.";
}

const UNVERIFIED = "Please verify your account first.";
const overLimit = (cents: number) => `${formatCents(cents)} is over your spend limit.`;

/** Returns why a customer's account cannot be charged this sum now but may be later, or null. */
export function accountBlock(
  { needsVerification, spending }: { needsVerification: boolean; spending: readonly Spending[] },
  cents: number,
): string | null {
  if (needsVerification) return UNVERIFIED;
  return limitExceeded(spending, cents) ? overLimit(cents) : null;
}

/** Returns what of the customer's account refused a charge, by the reason that was kept. Another way to pay does not help. */
export function blockedBy(reason: string | null, cents: number): Schemas["ChargeBlock"] | undefined {
  if (reason === UNVERIFIED) return "verify_account_required";
  return reason === overLimit(cents) ? "spend_limit" : undefined;
}
