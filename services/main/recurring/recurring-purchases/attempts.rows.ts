// The attempts to charge a recurring purchase.
import { type Insertable, sql } from "kysely";
import type { RecurringTables } from "#services/db/tables/recurring.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { cashCentsOf } from "#services/lib/ledger.ts";
import type { Attempt } from "./recurring-purchases.rows.ts";

/** Returns the attempt of a purchase for a draw or billing day, or undefined. */
export function findAttempt(tx: Tx, id: string, period: string): Promise<Attempt | undefined> {
  return tx
    .selectFrom("recurring_attempt")
    .selectAll()
    .where("recurring_purchase_id", "=", id)
    .where("period", "=", period)
    .executeTakeFirst();
}

/** Returns the attempt that waits for its gateway or is to be tried again, or undefined. There is at most one. */
export function findOpenAttempt(tx: Tx, id: string): Promise<Attempt | undefined> {
  return tx
    .selectFrom("recurring_attempt")
    .selectAll()
    .where("recurring_purchase_id", "=", id)
    .where(({ eb, or }) => or([eb("status", "=", "charging"), eb("retry_at", "is not", null)]))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Returns the attempts of returned debits that the cash of their customers, or of one, covers, oldest first. */
export async function listPayableDebts(tx: Tx, customerId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* payable_debts */
    select id from recurring_attempt where period like 'returned %' and status in ('soft_failure', 'hard_failure')
      and (${customerId}::text is null or customer_id = ${customerId})
      and price_cents <= ${cashCentsOf(sql`customer_id`)} order by created_at limit 200`.execute(tx);
  return rows.map(({ id }) => id);
}

export function readAttempt(tx: Tx, id: string): Promise<Attempt> {
  return tx.selectFrom("recurring_attempt").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

type NewAttempt = Omit<Insertable<RecurringTables["recurring_attempt"]>, "tried_at">;

/** Inserts an attempt at the time `now`, or changes the one of the same period, which keeps a try that failed. */
export async function saveAttempt(tx: Tx, row: NewAttempt, now = row.created_at): Promise<void> {
  const { created_at: _, customer_id: __, id: ___, period: ____, recurring_purchase_id: _____, ...change } = row;
  await tx
    .insertInto("recurring_attempt")
    .values({ ...row, tried_at: now })
    .onConflict((conflict) =>
      conflict.columns(["recurring_purchase_id", "period"]).doUpdateSet({ ...change, ...nextTry(now) }),
    )
    .execute();
}

/** The columns of a further try: the failed one before it is kept. A charge under way ends the try that it began. */
const nextTry = (now: Date) => {
  const attempt = (column: string) => sql.ref(`recurring_attempt.${column}`);
  const hasFailed = sql`${attempt("status")} in ('soft_failure', 'hard_failure')`;
  return {
    tried_at: sql<Date>`case when ${attempt("status")} = 'charging' then ${attempt("tried_at")} else ${now}::timestamptz end`,
    earlier_tries: sql<string>`case when ${hasFailed} then ${attempt("earlier_tries")} || jsonb_build_object(
      'status', ${attempt("status")}, 'at', ${attempt("tried_at")}, 'fundKind', ${attempt("fund_kind")},
      'priceCents', ${attempt("price_cents")}, 'reason', ${attempt("reason")},
      'drawId', ${attempt("draw_id")}) else ${attempt("earlier_tries")} end`,
  };
};

export async function changeAttempt(
  tx: Tx,
  id: string,
  change: Partial<Pick<Attempt, "status" | "reason" | "retry_at" | "deposit_id" | "tries">>,
): Promise<void> {
  await tx.updateTable("recurring_attempt").set(change).where("id", "=", id).execute();
}

/** Marks the debt of a returned debit as paid. The attempt keeps why it was owed. */
export async function payAttempt(tx: Tx, id: string, reason: string, now: Date): Promise<void> {
  const paid = { status: "skipped" as const, reason, retry_at: null, ...nextTry(now) };
  await tx.updateTable("recurring_attempt").set(paid).where("id", "=", id).execute();
}
