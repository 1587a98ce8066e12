// Charges every recurring purchase that is due.
import { createBackoff } from "#services/lib/backoff.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { dayOf } from "../../sales/products/billing.rules.ts";
import { type ChargeParts, chargeOne, LEFT_BEHIND_MS, type Turns, tell } from "./charging.commands.ts";
import { nameRecurring } from "./recurring-items.ts";
import { changeRecurring, endPauses, listDue, type RecurringPurchase } from "./recurring-purchases.rows.ts";
import { billingDayFrom } from "./recurring-purchases.rules.ts";

// How many purchases one process charges at once. With several, a slow card gateway delays few of the others.
const AT_ONCE = 8;
// How many of them use the database at once. Customers who buy meanwhile must not wait long (npm run bench -- recurring).
const IN_DATABASE = 2;
const BATCH = 200;

/** Lets `count` pieces of work run at once; the others wait for their turn. */
function createTurns(count: number): Turns {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * Charges what is due at `now`. Returns how many charges were tried. Starts at a random id, so that two processes seldom meet. One
 * that fails for an unforeseen reason stops no other, and is tried again after a back-off.
 */
export async function chargeRecurring(parts: ChargeParts, now: Date, backoff = createBackoff()): Promise<number> {
  const resumed = await runInTransaction(parts.db, async (tx) => {
    const kept = await endPauses(tx, dayOf(now));
    for (const one of kept) await resume(tx, one, dayOf(now));
    return kept.length;
  });
  const failures: unknown[] = [];
  const inTurn = createTurns(IN_DATABASE);
  const charge = async (id: string) => {
    try {
      await chargeOne({ ...parts, inTurn }, id);
      backoff.succeeded(id);
    } catch (error) {
      backoff.failed(id);
      failures.push(error);
    }
  };
  let tried = 0;
  const middle = newId("aut");
  const wanted = { now, today: dayOf(now), leftBefore: new Date(now.getTime() - LEFT_BEHIND_MS), limit: BATCH };
  for (const [from, upTo] of [
    [middle, null],
    ["", middle],
  ] as const) {
    let after: string | undefined = from;
    while (after !== undefined && !parts.isStopped?.()) {
      const place = { between: [after, upTo] as [string, string | null], without: backoff.paused() };
      const queue: string[] = await runInTransaction(parts.db, (tx) => listDue(tx, { ...wanted, ...place }));
      after = queue.length === BATCH ? queue.at(-1) : undefined;
      if (after !== undefined) await parts.onBacklog?.();
      tried += queue.length;
      const work = async () => {
        for (let id = queue.shift(); id !== undefined && !parts.isStopped?.(); id = queue.shift()) await charge(id);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Recurring purchases not charged: ${failures.length}`);
  return tried + resumed;
}

/** Goes on after a pause. Billing days in the pause are not caught up. */
async function resume(tx: Tx, kept: RecurringPurchase, today: string): Promise<void> {
  const { billing_day, billing_period, due_on, id } = kept;
  if (due_on && billing_period && billing_day)
    await changeRecurring(tx, id, { due_on: billingDayFrom({ due_on, billing_period, billing_day }, today) });
  await tell(tx, kept, {
    subject: `No longer paused: ${nameRecurring(kept)}`,
    body: "The pause that you chose has ended. The next draw is bought again. You can pause or cancel it in your account.",
  });
}
