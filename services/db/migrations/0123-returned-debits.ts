import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * A debit that bought at once and that the bank returned is listed as failed. It still counts, because the customer owes its money to the
 * shop instead of the wallet.
 */
export async function up(tx: Tx): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('record_deposit'::regproc) as definition`.execute(tx);
  const former = rows[0]?.definition ?? "";
  const wider = former.replace(
    "not wallet_transaction.counts and",
    "(not wallet_transaction.counts or (new.step = 'failed' and new.method_code = 'bd')) and",
  );
  if (wider === former) throw new Error("record_deposit has changed");
  await sql.raw(wider).execute(tx);
  await sql`
    update wallet_transaction set status = 'failed' from deposit
    where wallet_transaction.kind = 'deposit' and deposit.id = wallet_transaction.reference and wallet_transaction.counts
      and deposit.step = 'failed' and deposit.method_code = 'bd'`.execute(tx);
}
