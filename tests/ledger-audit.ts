// Checks the books of a database.
import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

type Audit = { isBalanced: boolean; unevenTransfers: number[]; wrongBalances: string[] };

/**
 * Checks that each transfer sums to zero, each balance row to its entries, and the transactions of each customer to their
 * balance and to their totals.
 */
export async function audit(tx: Tx): Promise<Audit> {
  const uneven = await sql<{ transfer_id: number }>`
    select transfer_id from ledger_entry group by transfer_id having sum(cents) <> 0`.execute(tx);
  const wrong = await sql<{ name: string }>`
    select coalesce(b.owner || '/' || b.account, e.owner || '/' || e.account) as name
    from ledger_balance b
    full join (select owner, account, sum(cents) as cents from ledger_entry where owner <> 'house' group by owner, account) e
      on e.owner = b.owner and e.account = b.account
    where coalesce(b.cents, 0) <> coalesce(e.cents, 0)`.execute(tx);
  const listed = await sql<{ name: string }>`
    select coalesce(customer_id, owner) || '/transactions' as name
    from (select customer_id, sum(cents) as cents from wallet_transaction where counts group by customer_id) t
    full join (select owner, sum(case account when 'held' then -cents else cents end) as cents
      from ledger_balance group by owner) b on b.owner = t.customer_id
    where coalesce(t.cents, 0) <> coalesce(b.cents, 0)
    union
    select coalesce(t.customer_id, total.customer_id) || '/totals'
    from (select customer_id, type, status, count(*) as count, sum(cents) as cents
      from wallet_transaction group by customer_id, type, status) t
    full join (select * from wallet_transaction_total where count > 0) total
      on (total.customer_id, total.type, total.status) = (t.customer_id, t.type, t.status)
    where coalesce(t.count, 0) <> coalesce(total.count, 0) or coalesce(t.cents, 0) <> coalesce(total.cents, 0)`.execute(
    tx,
  );
  return {
    isBalanced: [uneven, wrong, listed].every(({ rows }) => rows.length === 0),
    unevenTransfers: uneven.rows.map(({ transfer_id }) => transfer_id),
    wrongBalances: [...wrong.rows, ...listed.rows].map(({ name }) => name),
  };
}
