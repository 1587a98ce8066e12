// Spend limits: what they refuse, and how they change (account §5). Pure. Times are shop time.

const DAY_MS = 24 * 60 * 60 * 1000;
export const COOLING_OFF_MS = 7 * DAY_MS;

export type Period = "day" | "week" | "month";

/** A limit in force, and what was spent in its period up to now. */
export type Spending = {
  period: Period;
  limitCents: number;
  spentCents: number;
  /** The shop's limit for every customer. */
  isSystem: boolean;
};

/** A stored limit. From `effectiveAt` on it is `pendingCents`, or gone if that is null. */
export type StoredLimit = { cents: number; pendingCents: number | null; effectiveAt: Date | null };

const leftOf = ({ limitCents, spentCents }: Spending) => Math.max(0, limitCents - spentCents);

/** Returns the limit with the least left that this total exceeds, or null. */
export function limitExceeded(spending: readonly Spending[], totalCents: number): Spending | null {
  const [tightest] = [...spending].sort((one, other) => leftOf(one) - leftOf(other));
  return tightest && totalCents > 0 && totalCents > leftOf(tightest) ? tightest : null;
}

/** Returns the limit after changes whose cooling-off period is over, or null if it has ended. */
export function settledLimit(limit: StoredLimit, now: Date): StoredLimit | null {
  if (limit.effectiveAt === null || limit.effectiveAt > now) return limit;
  if (limit.pendingCents === null) return null;
  return { cents: limit.pendingCents, pendingCents: null, effectiveAt: null };
}

/** Whether this limit would be higher than the one in force. A first limit is not. */
export const isRaise = (before: StoredLimit | null, cents: number) => before !== null && cents > before.cents;

/** Returns the limit after the customer asked for `cents`. A first, lower or equal one applies at once and cancels a waiting change. */
export function changedLimit(before: StoredLimit | null, cents: number, now: Date): StoredLimit {
  if (before === null || !isRaise(before, cents)) return { cents, pendingCents: null, effectiveAt: null };
  // A repeat of the same raise does not restart its period.
  if (before.pendingCents === cents) return before;
  return { cents: before.cents, pendingCents: cents, effectiveAt: new Date(now.getTime() + COOLING_OFF_MS) };
}

/** Whether the limit already ends after its cooling-off period. */
export const isEnding = ({ effectiveAt, pendingCents }: StoredLimit) => effectiveAt !== null && pendingCents === null;
