// Double-entry ledger in integer cents. Append-only: the database refuses updates and deletes; corrections are new transfers.
import { type RawBuilder, sql } from "kysely";
import { SHOP_NOW } from "./clock.ts";
import type { Tx } from "./handlers.ts";
import { refuse } from "./refusal.ts";

type CustomerAccountKind = "cash" | "prize" | "held";
export type HouseAccountKind =
  | "sales"
  | "prize_pool"
  | "causes"
  | "promotions"
  | "clearing"
  | "refunds"
  | "held"
  | "receivable"
  // The money of a Lotto Party's session until its draw closes.
  | `party/${string}`;
export type Account = { owner: "house"; kind: HouseAccountKind } | { owner: string; kind: CustomerAccountKind };
type Entry = { account: Account; cents: number };
export type Transfer = {
  /** The kind of event: purchase, deposit, prize … */
  kind: string;
  /** The id of the order or deposit. (kind, reference) is unique, so nothing is posted twice. */
  reference: string;
  /** Positive cents flow into an account; the sum is zero. */
  entries: Entry[];
  /** When it was decided, such as the moment a sale was checked against its draw. The shop time if omitted. */
  at?: Date;
};
export type Balances = { cashCents: number; prizeCents: number; heldCents: number };

/** A purchase. Its reference is the checkout. */
export const PURCHASE = "purchase";
/** The wallet credit of a promotion. Its reference is the checkout, so it is posted once. */
export const PROMOTION_CREDIT = "promotion_credit";
/** A refunded purchase, including its promotion credit. Its reference is the checkout. */
export const REFUND = "refund";
/** A prize of a ticket. Its reference is the order, and its game, prize or shares. */
export const PRIZE = "prize";
/** A prize that was paid by mistake and is taken back. It has the same reference as the prize. */
export const PRIZE_REVERSAL = "prize_reversal";
/** A payment of a raffle's money to a cause. Its reference is the offer, the draw and the cause. */
export const CAUSE_PAYMENT = "cause_payment";
/** A prize of a free entry by post, paid by an operator. Its reference is the prize. */
export const POSTAL_PRIZE = "postal_prize";
/** The games that the shares of a Lotto Party pay for. Its reference is the session. */
export const PARTY_ENTRY = "party_entry";
/** Money of a Lotto Party that goes back to a buyer. Its reference is the checkout and the order. */
export const PARTY_RETURN = "party_return";
/** A deposit into a wallet. Its reference is the deposit. */
export const DEPOSIT = "deposit";
/** Prize money set aside for a withdrawal. Its reference is the withdrawal. */
export const WITHDRAWAL = "withdrawal";
/** The deposited cash of a withdrawal that closes the account, as prize money. */
export const WITHDRAWAL_CASH = "withdrawal_cash";
/** The end of a withdrawal: its money is paid out, or no longer set aside. The reference is the withdrawal. */
export const WITHDRAWAL_PAID = "withdrawal_paid";
export const WITHDRAWAL_RELEASE = "withdrawal_release";

/** A direct debit that the bank returned, paid by the customer after all. Its reference is the deposit. */
export const DEBT_PAID = "debt_paid";

export const houseAccount = (kind: HouseAccountKind): Account => ({ owner: "house", kind });
export const partyAccount = (sessionId: string): Account => houseAccount(`party/${sessionId}`);
export const cashAccount = (customerId: string): Account => ({ owner: customerId, kind: "cash" });
export const prizeAccount = (customerId: string): Account => ({ owner: customerId, kind: "prize" });
/** Prize money that a withdrawal has set aside. Its counter-account is the house's `held`. */
export const heldAccount = (customerId: string): Account => ({ owner: customerId, kind: "held" });

/** The entries of money that moves from one account to another. */
export const between = (from: Account, to: Account, cents: number): Entry[] => [
  { account: from, cents: -cents },
  { account: to, cents },
];

/** Sums the entries of each account and drops those that sum to zero. */
function combine(entries: Entry[]): Entry[] {
  const byAccount = new Map<string, Entry>();
  for (const { account, cents } of entries) {
    const name = `${account.owner}/${account.kind}`;
    byAccount.set(name, { account, cents: (byAccount.get(name)?.cents ?? 0) + cents });
  }
  // A fixed order, so that two transfers over the same accounts cannot deadlock.
  return [...byAccount.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entry]) => entry)
    .filter(({ cents }) => cents !== 0);
}

/** Posts a transfer. Refuses with 402 insufficient_funds if a customer account would become negative. */
export async function post(tx: Tx, transfer: Transfer): Promise<void> {
  const { due, writing } = writeTransfer(transfer);
  const { rows } = await sql<{ changed: number }>`/* post_transfer */ ${writing}
    select ${CHANGED} as changed`.execute(tx);
  if (rows[0]?.changed !== due) refuse(402, "insufficient_funds", "There isn't enough money in your wallet.");
}

/**
 * Posts a transfer of money that the caller has locked and counted, without waiting for the reply: a balance that is too low is
 * a bug. It then fails with a division by zero, which undoes the transaction.
 */
export async function postChecked(tx: Tx, transfer: Transfer): Promise<void> {
  const { due, writing } = writeTransfer(transfer);
  await sql`/* post_checked_transfer */ /* unread */ ${writing}
    select 1 / (${CHANGED} = ${due})::int`.execute(tx);
}

/** SQL expression: how many customer balances a transfer has changed. */
const CHANGED = sql<number>`((select count(*) from taken) + (select count(*) from given))`;

/**
 * Writes a transfer, its entries and the customer balances in one statement; `due` is the number of balances it changes. The
 * lines are passed as JSON, so that the statement is the same for any number of them. Balances are locked in a fixed order
 * before any is changed, so that two transfers cannot deadlock. A balance that is too low stays unchanged and the caller
 * refuses; the CHECK on the table is the last safeguard.
 */
function writeTransfer({ kind, reference, entries, at }: Transfer) {
  if (!entries.every(({ cents }) => Number.isSafeInteger(cents))) throw new Error(`${kind}: cents must be integers`);
  const total = entries.reduce((sum, { cents }) => sum + cents, 0);
  if (total !== 0) throw new Error(`${kind} ${reference}: the entries sum to ${total}, not 0`);
  const combined = combine(entries);
  const due = combined.filter(({ account }) => account.owner !== "house").length;
  const lines = JSON.stringify(
    combined.map(({ account: { kind: account, owner }, cents }, index) => ({ no: index + 1, owner, account, cents })),
  );
  const writing = sql`
  with transfer as (
    insert into ledger_transfer (kind, reference, created_at)
    select ${kind}, ${reference}, coalesce(${at ?? null}, ${SHOP_NOW}) from shop_clock returning id),
  line as materialized (
    select * from json_to_recordset(${lines}::json) as line (no int, owner text, account text, cents bigint)),
  held as materialized (
    select owner, account from ledger_balance where (owner, account) in (select owner, account from line)
    order by owner, account for no key update),
  taken as (
    update ledger_balance set cents = ledger_balance.cents + line.cents from line, held
    where ledger_balance.owner = line.owner and ledger_balance.account = line.account
      and held.owner = line.owner and held.account = line.account
      and line.cents < 0 and ledger_balance.cents + line.cents >= 0
    returning 1),
  given as (
    insert into ledger_balance (owner, account, cents)
    select owner, account, cents from line
    where cents > 0 and owner <> 'house' and (select count(*) from held) >= 0 order by owner, account
    on conflict (owner, account) do update set cents = ledger_balance.cents + excluded.cents
    returning 1),
  entry as (
    insert into ledger_entry (transfer_id, entry_no, owner, account, cents)
    select transfer.id, no, owner, account, cents from transfer, line)`;
  return { due, writing };
}

/**
 * Posts transfers that take nothing from a customer, such as prizes, in one statement. Balances are locked in the order of
 * their owners, so that two draws that pay the same customers cannot deadlock.
 */
export async function postAll(tx: Tx, transfers: readonly (Transfer & { at: Date })[]): Promise<void> {
  if (transfers.length === 0) return;
  const lines = transfers.flatMap(({ entries, kind, reference }, transfer) => {
    if (entries.reduce((sum, { cents }) => sum + cents, 0) !== 0) throw new Error(`${kind} ${reference} is not even`);
    return combine(entries).map(({ account: { kind: account, owner }, cents }, index) => {
      if (owner !== "house" && cents < 0) throw new Error(`${kind} ${reference} takes money from ${owner}`);
      return { transfer, no: index + 1, owner, account, cents };
    });
  });
  const posted = transfers.map(({ at, kind, reference }, no) => ({ no, kind, reference, at }));
  await sql`/* post_transfers */
    with posted as materialized (
      select * from json_to_recordset(${JSON.stringify(posted)}::json)
        as posted (no int, kind text, reference text, at timestamptz)),
    transfer as (
      insert into ledger_transfer (kind, reference, created_at) select kind, reference, at from posted order by no
      returning id, kind, reference),
    line as materialized (
      select * from json_to_recordset(${JSON.stringify(lines)}::json)
        as line (transfer int, no int, owner text, account text, cents bigint)),
    held as materialized (
      select owner, account from ledger_balance where (owner, account) in (select owner, account from line)
      order by owner, account for no key update),
    given as (
      insert into ledger_balance (owner, account, cents)
      select owner, account, sum(cents) from line where owner <> 'house' and (select count(*) from held) >= 0
      group by owner, account order by owner, account
      on conflict (owner, account) do update set cents = ledger_balance.cents + excluded.cents)
    insert into ledger_entry (transfer_id, entry_no, owner, account, cents)
    select transfer.id, line.no, line.owner, line.account, line.cents
    from line join posted on posted.no = line.transfer
      join transfer on transfer.kind = posted.kind and transfer.reference = posted.reference`.execute(tx);
}

/**
 * Opens the account of a new customer's held money. A purchase locks the balances that exist: one that a withdrawal writes at
 * the same time would stay unseen.
 */
export async function openHeldAccount(tx: Tx, customerId: string): Promise<void> {
  await tx.insertInto("ledger_balance").values({ owner: customerId, account: "held", cents: 0 }).execute();
}

/** Returns the balances of a customer. Available to spend: cash + prize - held. */
export async function balances(tx: Tx, customerId: string): Promise<Balances> {
  const rows = await tx
    .selectFrom("ledger_balance")
    .select(["account", "cents"])
    .where("owner", "=", customerId)
    .execute();
  return toBalances(rows);
}

export type BalanceRow = { account: string; cents: number };

export function toBalances(rows: BalanceRow[]): Balances {
  const of = (kind: CustomerAccountKind) => rows.find(({ account }) => account === kind)?.cents ?? 0;
  return { cashCents: of("cash"), prizeCents: of("prize"), heldCents: of("held") };
}

/** Returns the balances with their rows locked until the transaction ends. Use before spending. */
export async function lockBalances(tx: Tx, customerId: string): Promise<Balances> {
  const rows = await tx
    .selectFrom("ledger_balance")
    .select(["account", "cents"])
    .where("owner", "=", customerId)
    .orderBy("account")
    .forNoKeyUpdate()
    .execute();
  return toBalances(rows);
}

export const availableCents = ({ cashCents, prizeCents, heldCents }: Balances) => cashCents + prizeCents - heldCents;

/** Returns how many purchases a customer has made, and the cents that they cost. */
export async function readPurchases(tx: Tx, customerId: string): Promise<{ cents: number; count: number }> {
  const row = await tx
    .selectFrom("wallet_transaction_total")
    .select([sql<number>`-cents`.as("cents"), "count"])
    .where("customer_id", "=", customerId)
    .where("type", "=", "purchase")
    .where("status", "=", "completed")
    .executeTakeFirst();
  return row ?? { cents: 0, count: 0 };
}

const movements = (customerId: string | null, type: string, since: RawBuilder<unknown>) => sql`
  wallet_transaction as moved
  where moved.customer_id = ${customerId} and moved.type = ${type} and moved.counts and moved.created_at > ${since}`;

/**
 * SQL expression: the cents a customer has spent on purchases since a time of the shop clock. Refunds do not count, whole or in part.
 */
export const spentCents = (customerId: string | null, since: RawBuilder<unknown>) =>
  sql<number>`((select coalesce(-sum(moved.cents), 0) from ${movements(customerId, PURCHASE, since)} and not exists (
    select from ledger_transfer refund where refund.kind = ${REFUND} and refund.reference = moved.reference))
  - (select coalesce(sum(moved.cents), 0) from ${movements(customerId, REFUND, since)} and moved.kind = ${PARTY_RETURN}
    and exists (select from ledger_transfer bought where bought.kind = ${PURCHASE}
      and bought.reference = split_part(moved.reference, '/', 1) and bought.created_at > ${since})))`;

/** SQL expression: the cents a customer has deposited since a time of the shop clock. */
export const depositedCents = (customerId: string | null, since: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(moved.cents), 0) from ${movements(customerId, DEPOSIT, since)})`;

/** SQL expression: whether a transfer of a kind and reference is posted. */
export const isPosted = (kind: string, reference: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ledger_transfer posted where posted.kind = ${kind} and posted.reference = ${reference})`;

export async function hasTransfer(tx: Tx, kind: string, reference: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${isPosted(kind, sql`${reference}`)} as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** SQL expression: whether a customer has made one deposit of at least this amount, which has arrived. */
export const hasDeposited = (customerId: RawBuilder<unknown>, cents: number) => sql<boolean>`exists (
  select from wallet_transaction where customer_id = ${customerId} and kind = ${DEPOSIT} and status = 'completed' and cents >= ${cents})`;

/** SQL expression: the cash of an owner. */
export const cashCentsOf = (owner: RawBuilder<unknown>) => sql<number>`coalesce(
  (select cents from ledger_balance where owner = ${owner} and account = 'cash'), 0)`;

/** SQL expression: `availableCents` of a customer, without a lock. */
export const availableCentsOf = (customerId: string | null) =>
  sql<number>`(select coalesce(sum(case account when 'held' then -cents else cents end), 0)
    from ledger_balance where owner = ${customerId})`;

/** SQL query: locks the balances of a customer where a condition holds, for statements that lock more. */
export const holdingWallet = (customerId: string | null, condition: RawBuilder<unknown>) => sql`
  select account from ledger_balance where owner = ${customerId} and ${condition} order by account for no key update`;

/** SQL expression: the rows of `toBalances` as JSON, for statements that read more. */
export const walletJson = (customerId: string | null) => sql<BalanceRow[]>`(
  select coalesce(json_agg(json_build_object('account', account, 'cents', cents)), '[]')
  from ledger_balance where owner = ${customerId})`;

/** Returns the sum of a house account. It has no balance row, so no transfer waits for a lock on it. @internal For tests. */
export async function houseCents(tx: Tx, kind: HouseAccountKind): Promise<number> {
  const row = await tx
    .selectFrom("ledger_entry")
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as("cents"))
    .where("owner", "=", "house")
    .where("account", "=", kind)
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Returns the transfers of one kind into a house account, newest first. */
export async function listTransfers(
  tx: Tx,
  kind: string,
  account: HouseAccountKind,
): Promise<{ reference: string; at: Date; cents: number }[]> {
  return tx
    .selectFrom("ledger_transfer")
    .innerJoin("ledger_entry", "ledger_entry.transfer_id", "ledger_transfer.id")
    .select(["reference", "created_at as at", "cents"])
    .where("kind", "=", kind)
    .where("owner", "=", "house")
    .where("account", "=", account)
    .orderBy("created_at", "desc")
    .orderBy("reference")
    .execute();
}

/** The payments of a purchase without what was refunded, by payer. */
export type Paid = { cashCents: number; prizeCents: number; promotionCents: number };

/** Returns the payments of purchases that were not refunded, by checkout. `returns` are the references of possible refunds. */
export async function readPaid(tx: Tx, checkoutIds: string[], returns: string[]): Promise<Map<string, Paid>> {
  const rows = await tx
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transfer", "ledger_transfer.id", "ledger_entry.transfer_id")
    .select(({ fn }) => [
      sql<string>`split_part(reference, '/', 1)`.as("checkoutId"),
      "account",
      fn.sum<number>(sql`-cents`).as("cents"),
    ])
    .where(
      sql<boolean>`(kind = ${PURCHASE} and reference = any(${checkoutIds}::text[])
        or kind = ${PARTY_RETURN} and reference = any(${returns}::text[]))`,
    )
    .where("account", "in", ["cash", "prize", "promotions"])
    .groupBy(["checkoutId", "account"])
    .execute();
  const byCheckout = Map.groupBy(rows, ({ checkoutId }) => checkoutId);
  const of = (id: string, wanted: string) =>
    Number(byCheckout.get(id)?.find(({ account }) => account === wanted)?.cents ?? 0);
  return new Map(
    checkoutIds.map((id) => [
      id,
      { cashCents: of(id, "cash"), prizeCents: of(id, "prize"), promotionCents: of(id, "promotions") },
    ]),
  );
}

/** Returns the cents that were refunded for shares of a Lotto Party, by reference. */
export async function readReturned(tx: Tx, references: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom("ledger_transfer")
    .innerJoin("ledger_entry", "ledger_entry.transfer_id", "ledger_transfer.id")
    .select(["reference", sql<number>`-cents`.as("cents")])
    .where("kind", "=", PARTY_RETURN)
    .where(sql<boolean>`reference = any(${references}::text[])`)
    .where("account", "like", "party/%")
    .execute();
  return new Map(rows.map(({ cents, reference }) => [reference, cents]));
}

/** Returns the entries that reverse the transfers of a reference. */
export async function readReversed(tx: Tx, reference: string, kinds: string[]): Promise<Entry[]> {
  const rows = await tx
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transfer", "ledger_transfer.id", "ledger_entry.transfer_id")
    .select(["owner", "account", "cents"])
    .where("reference", "=", reference)
    .where("kind", "in", kinds)
    .execute();
  return rows.map(({ account, cents, owner }) => ({ account: { owner, kind: account } as Account, cents: -cents }));
}
