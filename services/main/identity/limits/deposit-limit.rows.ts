// The deposit limit of a customer: the most that any seven days of shop time may bring into the wallet (account §5). It changes
// by the same rules as a spend limit.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { depositedCents } from "#services/lib/ledger.ts";
import { type StoredLimit, settledLimit } from "./spend-limits.rules.ts";

/** Returns the limit in force at `now`, with a change that waits; null without a limit. */
async function readDepositLimit(tx: Tx, customerId: string, now: Date): Promise<StoredLimit | null> {
  const row = await tx
    .selectFrom("deposit_limit")
    .select(["cents", "pending_cents as pendingCents", "effective_at as effectiveAt"])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ? settledLimit(row, now) : null;
}

/**
 * Returns an SQL expression for the cents that count towards the limit: deposits of the last seven days, and deposits on their way. A payment
 * whose challenge is open is on its way, because the gateway may need a minute after the customer's answer. A deposit with a purchase is on its
 * way until its step is "purchased". The deposit that is being checked is not counted, and neither is a debit that the bank returned after
 * it had bought a ticket: it brought no money.
 */
const countedCents = (
  customerId: string | null,
  now: RawBuilder<unknown>,
  exceptId: string | null = null,
) => sql<number>`(
  ${depositedCents(customerId, sql`${now} - interval '168 hours'`)}
  - (select coalesce(sum(amount_cents), 0) from deposit
     where customer_id = ${customerId} and created_at > ${now} - interval '168 hours'
       and step = 'failed' and method_code = 'bd' and purchase is not null)
  + (select coalesce(sum(amount_cents), 0) from deposit
     where customer_id = ${customerId} and created_at > ${now} - interval '336 hours' and id is distinct from ${exceptId}
       and (step in ('created', 'authorised')
         or step = 'pending' and expires_at > ${now}
         or step = 'requires_action' and challenge_expires_at > ${now} - interval '1 minute')))`;

/** Returns the cents that count towards the limit, without the deposit that is being checked. */
export async function readCountedCents(
  tx: Tx,
  { customerId, exceptId, now }: { customerId: string; exceptId?: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select ${countedCents(customerId, sql`${now}::timestamptz`, exceptId)}::bigint as cents`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/** Returns the limit as the customer sees it. `spent` is the sum of the deposits of the last seven days and of those on their way. */
export async function readPrecommitment(
  tx: Tx,
  customerId: string,
  now: Date,
): Promise<components["schemas"]["PrecommitmentLimit"]> {
  const limit = await readDepositLimit(tx, customerId, now);
  return {
    limit: limit && limit.cents / 100,
    period: "week",
    spent: (await readCountedCents(tx, { customerId, now })) / 100,
    ...(limit?.pendingCents != null && { pendingLimit: limit.pendingCents / 100 }),
    ...(limit?.effectiveAt && { effectiveAt: limit.effectiveAt.toISOString() }),
  };
}

/** SQL expression: the cents that the limit in force at `now` still allows; null without a limit. */
export const depositLeftCents = (customerId: string | null, now: RawBuilder<unknown>) => sql<number | null>`(
  select greatest(0, case when effective_at <= ${now} then pending_cents else cents end - ${countedCents(customerId, now)})
  from deposit_limit where customer_id = ${customerId}
    and (effective_at is null or effective_at > ${now} or pending_cents is not null))`;

/** Locks the limit of a customer, so that deposits and changes run one after the other, and returns the limit in force. */
export async function lockDepositLimit(tx: Tx, customerId: string, now: Date): Promise<StoredLimit | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposit-limit:${customerId}`}, 0))`.execute(tx);
  return readDepositLimit(tx, customerId, now);
}

export async function saveDepositLimit(tx: Tx, customerId: string, limit: StoredLimit): Promise<void> {
  const values = { cents: limit.cents, pending_cents: limit.pendingCents, effective_at: limit.effectiveAt };
  await tx
    .insertInto("deposit_limit")
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(values))
    .execute();
}
