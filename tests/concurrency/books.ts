// Compares the shop's ledger with the card gateway's records.
import { sql } from "kysely";
import type { Db } from "#services/lib/handlers.ts";
import { availableCents, balances, DEPOSIT, houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { audit } from "#tests/ledger-audit.ts";

export const walletCents = (db: Db, customerId: string) =>
  runInTransaction(db, async (tx) => availableCents(await balances(tx, customerId)));

/** Returns a customer's orders, one row per draw. */
export const ordersOf = (db: Db, customerId: string) =>
  db.selectFrom("orders").select(["id", "price_cents"]).where("customer_id", "=", customerId).execute();

export const checkoutsOf = (db: Db, customerId: string) =>
  db.selectFrom("checkout").select(["id", "total_cents"]).where("customer_id", "=", customerId).execute();

/** Returns a customer's deposits with their payments at the gateway. */
export const paymentsOf = (db: Db, customerId: string) =>
  db
    .selectFrom("deposit")
    .leftJoin("sandbox_payment as payment", "payment.reference", "deposit.id")
    .select(["deposit.step", "deposit.checkout_id", "payment.state", "payment.amount_cents"])
    .where("customer_id", "=", customerId)
    .execute();

/** Returns the faults in the books, or an empty list. Call it only when no payment is in progress. */
export async function faultsInBooks(db: Db): Promise<string[]> {
  return runInTransaction(db, async (tx) => {
    // One snapshot for all reads: the runner may pay a withdrawal between two of them.
    await sql`set transaction isolation level repeatable read`.execute(tx);
    const { unevenTransfers, wrongBalances } = await audit(tx);
    const unpaid = await sql<{ id: string }>`
      select deposit.id from deposit left join sandbox_payment payment on payment.reference = deposit.id
      where (deposit.step = 'captured') <> (coalesce(payment.state, '') = 'captured')`.execute(tx);
    const unknownToLedger = await sql<{ id: string }>`
      select payment.reference as id from sandbox_payment payment
      where payment.state in ('captured', 'authorised') and not exists (
        select 1 from ledger_transfer where kind = ${DEPOSIT} and reference = payment.reference)`.execute(tx);
    const unfinished = await sql<{ id: string; step: string }>`
      select id, step from deposit where step in ('created', 'authorised', 'purchased', 'voiding')`.execute(tx);
    const captured = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::bigint as cents from sandbox_payment where state = 'captured'`.execute(tx);
    const paidOut = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::bigint as cents from withdrawal
      where status = 'paid' and method_code <> 'do'`.execute(tx);
    const owed = (await houseCents(tx, "clearing")) + (captured.rows[0]?.cents ?? 0) - (paidOut.rows[0]?.cents ?? 0);
    // What is held is set aside for an open withdrawal.
    const open = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::bigint as cents from withdrawal where ended_at is null`.execute(tx);
    const unheld = (await houseCents(tx, "held")) + (open.rows[0]?.cents ?? 0);
    const overdrawn = await sql<{ owner: string }>`select owner from ledger_balance where cents < 0`.execute(tx);
    // Each sale balances: customers and promotions pay what sales and prize pool receive, and every purchase has a ticket.
    const unbalancedSales = await sql<{ id: string }>`
      select checkout.id from checkout
      left join promotion_use used on used.checkout_id = checkout.id
      cross join lateral (
        select coalesce(sum(price_cents), 0) as tickets from orders where checkout_id = checkout.id) sold
      cross join lateral (
        select
          coalesce(-sum(cents) filter (where kind = 'purchase' and account in ('cash', 'prize')), 0) as paid,
          coalesce(-sum(cents) filter (where kind = 'purchase' and account = 'promotions'), 0) as taken_off,
          coalesce(sum(cents) filter (where kind = 'purchase' and (account in ('sales', 'prize_pool') or account like 'party/%')), 0) as earned,
          coalesce(-sum(cents) filter (where kind = 'promotion_credit' and account = 'promotions'), 0) as given,
          coalesce(sum(cents) filter (where kind = 'promotion_credit' and account = 'cash'), 0) as credited
        from ledger_entry entry join ledger_transfer transfer on transfer.id = entry.transfer_id
        -- The kinds let the index find the transfers of each checkout.
        where transfer.kind in ('purchase', 'promotion_credit') and transfer.reference = checkout.id) booked
      where paid <> total_cents or taken_off <> coalesce(off_cents, 0) or earned <> tickets or paid + taken_off <> earned
        or given <> coalesce(credit_cents, 0) or given <> credited`.execute(tx);
    // A refund is complete: all money returned, the orders cancelled and the promotion use released.
    const halfRefunded = await sql<{ id: string }>`
      select distinct refund.reference as id from ledger_transfer refund where kind = 'refund' and (
        exists (
          select 1 from ledger_entry entry join ledger_transfer transfer on transfer.id = entry.transfer_id
          where transfer.reference = refund.reference and transfer.kind in ('purchase', 'promotion_credit', 'refund')
          group by owner, account having sum(cents) <> 0)
        or exists (select 1 from orders where checkout_id = refund.reference and status <> 'cancelled')
        or exists (select 1 from promotion_use where checkout_id = refund.reference and released_at is null))
      union select checkout_id from orders where status = 'cancelled' and not exists (
        select 1 from ledger_transfer where kind = 'refund' and reference = checkout_id
          or kind = 'party_return' and reference = checkout_id || '/' || orders.id)`.execute(tx);
    const overused = await sql<{ code: string }>`
      select code from promotion join promotion_use used on used.promotion_id = promotion.id and released_at is null
      group by promotion.id having count(*) > limit_in_all
        or count(*) > limit_per_customer * count(distinct customer_id)`.execute(tx);
    return [
      ...unbalancedSales.rows.map(({ id }) => `${id} is sold and booked differently`),
      ...halfRefunded.rows.map(({ id }) => `${id} is only partly refunded`),
      ...overused.rows.map(({ code }) => `${code} was used more often than its limit`),
      ...unevenTransfers.map((id) => `transfer ${id} does not sum to zero`),
      ...wrongBalances.map((name) => `the balance of ${name} is not the sum of its entries`),
      ...unpaid.rows.map(({ id }) => `${id} is captured in only one of the two books`),
      ...unknownToLedger.rows.map(({ id }) => `${id} was charged but is not in the ledger`),
      ...unfinished.rows.map(({ id, step }) => `${id} is unfinished at ${step}`),
      ...overdrawn.rows.map(({ owner }) => `${owner} has a negative balance`),
      ...(owed === 0 ? [] : [`the clearing account is ${owed} cents, not 0`]),
      ...(unheld === 0 ? [] : [`${unheld} cents are held without an open withdrawal`]),
    ];
  });
}

/** Returns the movements of customers' money that lead to no order, deposit, withdrawal or attempt, or an empty list. */
export async function unexplained(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
  select kind || ' ' || reference as id from ledger_transfer transfer where case
    when kind in ('purchase', 'refund', 'promotion_credit') then not exists (
      select from checkout where id = transfer.reference)
    when kind in ('deposit', 'debit_cleared', 'debt_paid') then not exists (select from deposit where id = transfer.reference)
    when kind in ('prize', 'prize_reversal') then not exists (
      select from orders where id = split_part(transfer.reference, '/', 1)) and not exists (
      select from giveaway_winner where giveaway_id = transfer.reference)
    when kind like 'withdrawal%' then not exists (select from withdrawal where id = transfer.reference)
    else false end
  union select id from recurring_attempt where status = 'purchased' and not exists (
    select from ledger_transfer where kind = 'purchase' and reference = checkout_id)`.execute(db);
  return rows.map(({ id }) => id);
}
