// Spend limits and what counts towards them: the purchases of the last 24 hours, 7 × 24 hours or 30 × 24 hours in shop time.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { spentCents } from "#services/lib/ledger.ts";
import { type Period, type Spending, type StoredLimit, settledLimit } from "./spend-limits.rules.ts";

type SpendLimits = components["schemas"]["SpendLimits"];
type SpendLimit = components["schemas"]["SpendLimit"];

const SPAN = sql`case period when 'day' then interval '24 hours' when 'week' then interval '168 hours'
  else interval '720 hours' end`;

/**
 * SQL expression: the limits in force at `now` with what was spent, as a JSON list, for statements that read more: the
 * customer's own and the shop's. Empty for a visitor.
 */
export const spendingJson = (customerId: string | null, now: RawBuilder<unknown>) => sql<Spending[]>`(
  select coalesce(json_agg(json_build_object('period', period, 'limitCents', limit_cents, 'isSystem', is_system,
    'spentCents', ${spentCents(customerId, sql`${now} - ${SPAN}`)})), '[]')
  from (
    select period, case when effective_at <= ${now} then pending_cents else cents end as limit_cents, false as is_system
    from spend_limit where customer_id = ${customerId}
      and (effective_at is null or effective_at > ${now} or pending_cents is not null)
    union all
    (select period, cents, true from system_spend_limit where ${customerId}::text is not null
      -- One of each period. Without it, a table that is never analysed counts as 1,200 rows, each with a sum of purchases.
      limit 3)) as in_force)`;

type Row = { id: string; period: Period; spent: number } & StoredLimit;

function toSpendLimit({ id, period, cents, pendingCents, effectiveAt, spent }: Row): SpendLimit {
  return {
    period,
    spendLimitId: id,
    limit: cents / 100,
    spent: spent / 100,
    remaining: Math.max(0, cents - spent) / 100,
    ...(pendingCents !== null && { pendingLimit: pendingCents / 100 }),
    ...(effectiveAt && { effectiveAt: effectiveAt.toISOString() }),
  };
}

async function readRows(tx: Tx, customerId: string, now: Date): Promise<Row[]> {
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<Row>`
    select id, period, cents, pending_cents as "pendingCents", effective_at as "effectiveAt",
      ${spentCents(customerId, sql`${at} - ${SPAN}`)}::bigint as spent
    from spend_limit where customer_id = ${customerId}
    order by array_position(array['day', 'week', 'month'], period)`.execute(tx);
  return rows.flatMap((row) => {
    const settled = settledLimit(row, now);
    return settled ? [{ ...row, ...settled }] : [];
  });
}

/** Returns a customer's limits as of `now`, and the shop's. */
export async function readSpendLimits(tx: Tx, customerId: string, now: Date): Promise<SpendLimits> {
  const rows = await readRows(tx, customerId, now);
  const at = sql`${now}::timestamptz`;
  const system = await sql<Row>`
    select 'sys_' || period as id, period, cents, null as "pendingCents", null as "effectiveAt",
      ${spentCents(customerId, sql`${at} - ${SPAN}`)}::bigint as spent
    from system_spend_limit order by array_position(array['day', 'week', 'month'], period)`.execute(tx);
  return {
    availablePeriods: ["day", "week", "month"],
    customerLimits: rows.map(toSpendLimit),
    systemLimits: system.rows.map(toSpendLimit),
  };
}

/** Sets the shop's limit of a period for every customer; null removes it. */
export async function setSystemLimit(tx: Tx, period: Period, cents: number | null): Promise<void> {
  if (cents === null) {
    await tx.deleteFrom("system_spend_limit").where("period", "=", period).execute();
    return;
  }
  await tx
    .insertInto("system_spend_limit")
    .values({ period, cents })
    .onConflict((conflict) => conflict.column("period").doUpdateSet({ cents }))
    .execute();
}

/** Locks the limits of a customer, so that changes run one after the other, and returns those in force. */
export async function lockSpendLimits(tx: Tx, customerId: string, now: Date): Promise<Row[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`spend-limits:${customerId}`}, 0))`.execute(tx);
  return readRows(tx, customerId, now);
}

/** Writes the limit of a period and returns it. */
export async function saveSpendLimit(
  tx: Tx,
  customerId: string,
  { period, now, limit }: { period: Period; now: Date; limit: StoredLimit },
): Promise<SpendLimit> {
  const values = { cents: limit.cents, pending_cents: limit.pendingCents, effective_at: limit.effectiveAt };
  await tx
    .insertInto("spend_limit")
    .values({ id: newId("spl"), customer_id: customerId, period, ...values })
    .onConflict((conflict) => conflict.columns(["customer_id", "period"]).doUpdateSet(values))
    .execute();
  const row = (await readRows(tx, customerId, now)).find((one) => one.period === period);
  if (!row) throw new Error("The limit was not written");
  return toSpendLimit(row);
}
