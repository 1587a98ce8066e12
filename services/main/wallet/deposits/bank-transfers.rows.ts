// Bank transfers as the bank has reported them: each is credited to one deposit or returned.
import { type Insertable, type Selectable, sql } from "kysely";
import type { DepositTables } from "#services/db/tables/deposits.ts";
import type { Tx } from "#services/lib/handlers.ts";

export type BankTransfer = Selectable<DepositTables["bank_transfer"]>;

/** Locks the bank's id of a transfer until the transaction ends, and returns the transfer if it was reported before. */
export async function lockTransfer(tx: Tx, id: string): Promise<BankTransfer | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank-transfer:${id}`}, 0))`.execute(tx);
  return tx.selectFrom("bank_transfer").selectAll().where("id", "=", id).executeTakeFirst();
}

export const insertTransfer = (tx: Tx, transfer: Insertable<DepositTables["bank_transfer"]>): Promise<BankTransfer> =>
  tx.insertInto("bank_transfer").values(transfer).returningAll().executeTakeFirstOrThrow();
