// What must hold at every read of the bank test, while payments are under way.
import { sql } from "kysely";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { audit } from "#tests/ledger-audit.ts";

/** Returns what is wrong with the books now, and which of these customers are over a limit. */
export async function faultsNow(db: Db, customers: readonly string[]): Promise<string[]> {
  return runInTransaction(db, async (tx) => {
    const { unevenTransfers, wrongBalances } = await audit(tx);
    const overdrawn = await tx.selectFrom("ledger_balance").select("owner").where("cents", "<", 0).execute();
    const overheld = await sql<{ owner: string }>`
      select owner from ledger_balance where account in ('prize', 'held') group by owner
      having sum(case account when 'held' then cents else -cents end) > 0`.execute(tx);
    const overdeposited = await sql<{ owner: string }>`
      select customer_id as owner from deposit_limit own where customer_id = any(${customers}) and cents < (
        select sum(amount_cents) from deposit
        where deposit.customer_id = own.customer_id and step not in ('failed', 'voiding', 'voided'))`.execute(tx);
    const overspent = await sql<{ owner: string }>`
      select customer_id as owner from spend_limit own where customer_id = any(${customers}) and cents < (
        select -sum(entry.cents) from ledger_entry entry join ledger_transfer transfer on transfer.id = transfer_id
        where owner = own.customer_id and account in ('cash', 'prize') and kind in ('purchase', 'refund'))`.execute(tx);
    const { cents } = await tx
      .selectFrom("ledger_entry")
      .select(({ fn }) => fn.sum<number>("cents").as("cents"))
      .executeTakeFirstOrThrow();
    return [
      ...unevenTransfers.map((id) => `transfer ${id} does not sum to zero`),
      ...wrongBalances.map((name) => `the balance of ${name} is not the sum of its entries`),
      ...overdrawn.map(({ owner }) => `${owner} has a negative balance`),
      ...overheld.rows.map(({ owner }) => `more is held of ${owner} than there are prizes`),
      ...overdeposited.rows.map(({ owner }) => `${owner} has deposited more than the limit`),
      ...overspent.rows.map(({ owner }) => `${owner} has spent more than the limit`),
      ...(Number(cents) === 0 ? [] : [`the ledger sums to ${cents}`]),
    ];
  });
}
