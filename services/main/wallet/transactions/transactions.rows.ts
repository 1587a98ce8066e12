import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";

export type TransactionRow = Selectable<Tables["wallet_transaction"]>;
type Filters = Partial<Pick<TransactionRow, "type" | "status">> & { from?: string; to?: string };
type Page = { limit: number; offset: number };

/** Returns the day of a transaction. It ends at midnight where the shop is. */
const dayOf = () => sql<string>`(created_at at time zone ${market().timeZone})::date`;

/** One page of a customer's transactions, newest first, and how many there are. */
export async function listTransactions(
  tx: Tx,
  customerId: string,
  { type, status, from, to, limit, offset }: Filters & Page,
): Promise<{ rows: TransactionRow[]; total: number }> {
  let found = tx.selectFrom("wallet_transaction").where("customer_id", "=", customerId);
  if (type) found = found.where("type", "=", type);
  if (status) found = found.where("status", "=", status);
  if (from) found = found.where(dayOf(), ">=", from);
  if (to) found = found.where(dayOf(), "<=", to);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const newest = found.selectAll().orderBy("created_at", "desc").orderBy("position", "desc").orderBy("id");
  return { rows: await newest.limit(limit).offset(offset).execute(), total };
}

/** Returns the id of the transaction of a kind and reference (ledger.ts), which it has from the beginning. */
export const transactionId = (kind: string, reference: string): string =>
  // The view wallet_transaction makes the same id. It is a name, not a secret.
  `trx_${createHash("md5").update(`${kind}/${reference}`).digest("hex").slice(0, 16)}`;

/** A customer's transaction; undefined if it does not exist or is another customer's. */
export function findTransaction(tx: Tx, customerId: string, id: string): Promise<TransactionRow | undefined> {
  const own = tx.selectFrom("wallet_transaction").selectAll().where("customer_id", "=", customerId);
  return own.where("id", "=", id).executeTakeFirst();
}
