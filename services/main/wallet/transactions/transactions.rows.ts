import { createHash } from "node:crypto";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { availableCentsOf, DEBT_PAID, DEPOSIT, PRIZE } from "#services/lib/ledger.ts";
import { market } from "#services/lib/locale.ts";

type Stored = Selectable<Tables["wallet_transaction"]>;

/** A transaction, the balance after it, and what it is about. */
export type TransactionRow = Omit<Stored, "customer_id" | "position"> &
  Omit<Selectable<Tables["wallet_transaction_subject"]>, "customer_id" | "id"> & { balance_cents: number };
type Filters = Partial<Pick<Stored, "type" | "status">> & { from?: string; to?: string };
type Page = { limit: number; offset: number };

/** Returns the moment at which a day begins where the shop is. */
const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${market().timeZone})`;

/** One page of a customer's transactions, newest first, and how many there are. */
export async function listTransactions(
  tx: Tx,
  customerId: string,
  { type, status, from, to, limit, offset }: Filters & Page,
): Promise<{ rows: TransactionRow[]; total: number }> {
  const conditions = [sql`customer_id = ${customerId}`];
  if (type) conditions.push(sql`type = ${type}`);
  if (status) conditions.push(sql`status = ${status}`);
  const days = [];
  if (from) days.push(sql`created_at >= ${startOf(sql`${from}::date`)}`);
  if (to) days.push(sql`created_at < ${startOf(sql`(${to}::date + 1)`)}`);
  const where = (all: RawBuilder<unknown>[]) => sql.join(all, sql` and `);

  const page = sql`select * from wallet_transaction where ${where([...conditions, ...days])}
    order by created_at desc, position desc, id limit ${limit} offset ${offset}`;
  const rows = await readRows(tx, customerId, page);
  // Totals have no days.
  const { rows: counted } = await (days.length > 0
    ? sql<{ total: number }>`select count(*) as total from wallet_transaction where ${where([...conditions, ...days])}`
    : sql<{ total: number }>`
        select coalesce(sum(count), 0)::bigint as total from wallet_transaction_total where ${where(conditions)}`
  ).execute(tx);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns the id of the transaction of a kind and reference (ledger.ts), which it has from the beginning. */
export const transactionId = (kind: string, reference: string): string =>
  // The database makes the same id (wallet_transaction_id). It is a name, not a secret.
  `trx_${createHash("md5").update(`${kind}/${reference}`).digest("hex").slice(0, 16)}`;

/** A customer's transaction; undefined if it does not exist or is another customer's. */
export async function findTransaction(tx: Tx, customerId: string, id: string): Promise<TransactionRow | undefined> {
  const own = sql`select * from wallet_transaction where customer_id = ${customerId} and id = ${id}`;
  return (await readRows(tx, customerId, own))[0];
}

/** Returns the prizes that were paid to a customer for orders: their references in the ledger. */
export async function listPrizes(
  tx: Tx,
  customerId: string,
  orderIds: readonly string[],
): Promise<Pick<Stored, "reference" | "cents">[]> {
  return tx
    .selectFrom("wallet_transaction")
    .select(["reference", "cents"])
    .where("customer_id", "=", customerId)
    .where("kind", "=", PRIZE)
    .where(sql<string>`split_part(reference, '/', 1)`, "in", orderIds)
    .orderBy("reference")
    .execute();
}

/** Returns the cents that a wallet has paid of returned debits after a deposit had arrived, and before the next one. */
export async function readDebtPaid(tx: Tx, customerId: string, depositId: string): Promise<number> {
  const own = sql`select kind, reference, position, counts, cents from wallet_transaction where customer_id = ${customerId}`;
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(debt.cents), 0) as cents from (${own}) deposit join (${own}) debt on debt.position > deposit.position
    where deposit.kind = ${DEPOSIT} and deposit.reference = ${depositId} and deposit.counts and debt.kind = ${DEBT_PAID}
      and not exists (select from (${own}) next where next.kind = ${DEPOSIT} and next.counts
        and next.position > deposit.position and next.position < debt.position)`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/**
 * Reads a page of transactions. The balance after each is today's balance less all that is newer, so that the time depends on
 * how far back the page is, and not on how many transactions are older.
 */
async function readRows(tx: Tx, customerId: string, page: RawBuilder<unknown>): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    with page as materialized (${page}),
    gap as (
      select page.*, lag(created_at) over newest as newer_at, lag(position) over newest as newer_position
      from page window newest as (order by created_at desc, position desc, id)),
    step as (
      select gap.*, (
        select coalesce(sum(newer.cents), 0) from wallet_transaction as newer
        where newer.customer_id = ${customerId} and newer.counts
          and (newer.created_at, newer.position) > (gap.created_at, gap.position)
          and (newer.created_at, newer.position) <= (coalesce(gap.newer_at, 'infinity'), coalesce(gap.newer_position, 0))
        ) as newer_cents
      from gap)
    select step.id, step.kind, step.reference, step.type, step.status, step.created_at, step.cents, step.counts,
      (${availableCentsOf(customerId)} - sum(step.newer_cents) over (
        order by step.created_at desc, step.position desc, step.id rows unbounded preceding))::bigint as balance_cents,
      checkout_id, product_offer_key, draw_no, method_code, source, tickets, ticket
    from step cross join lateral (
      -- The limit makes the database look up each row of the page, and never join all that the customer has.
      select * from wallet_transaction_subject where customer_id = ${customerId} and id = step.id limit 1) as subject
    order by step.created_at desc, step.position desc, step.id`.execute(tx);
  return rows;
}
