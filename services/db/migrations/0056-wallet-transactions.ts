import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * The movements of wallets become a table, which triggers keep: a page of it costs the same for any number of movements.
 * `counts`: whether a row is part of the balance. Totals avoid counting the rows.
 */
export async function up(tx: Tx): Promise<void> {
  const statements = [...TABLES, ...TOTALS, ...LEDGER, ...DEPOSITS, ...WITHDRAWALS, SUBJECTS];
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

const TABLES = [
  "create temporary table former_transaction on commit drop as select * from wallet_transaction",
  "drop view wallet_transaction",
  `create table wallet_transaction (
    customer_id text not null,
    id text not null,
    position bigint not null,
    kind text not null,
    reference text not null,
    type text not null,
    status text not null check (status in ('pending', 'completed', 'failed', 'cancelled')),
    created_at timestamptz not null,
    cents bigint not null,
    counts boolean not null,
    primary key (customer_id, id)
  )`,
  `insert into wallet_transaction (customer_id, id, position, kind, reference, type, status, created_at, cents, counts)
    select customer_id, id, position, kind, reference, type, status, created_at, cents,
      status = 'completed' or (status = 'pending' and kind = 'withdrawal') from former_transaction`,
  `create index wallet_transaction_newest on wallet_transaction (customer_id, created_at desc, position desc, id)
    include (status, cents, counts)`,
  "create index wallet_transaction_of_type on wallet_transaction (customer_id, type, created_at desc, position desc, id)",
];

const TOTALS = [
  `create table wallet_transaction_total (
    customer_id text not null,
    type text not null,
    status text not null,
    count bigint not null check (count >= 0),
    cents bigint not null,
    primary key (customer_id, type, status)
  )`,
  `insert into wallet_transaction_total (customer_id, type, status, count, cents)
    select customer_id, type, status, count(*), sum(cents) from wallet_transaction group by customer_id, type, status`,
  `create function count_wallet_transactions() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        update wallet_transaction_total total set count = total.count - gone.count, cents = total.cents - gone.cents
          from (select customer_id, type, status, count(*) as count, sum(cents) as cents from before
            group by customer_id, type, status) as gone
          where (total.customer_id, total.type, total.status) = (gone.customer_id, gone.type, gone.status);
      end if;
      insert into wallet_transaction_total as total (customer_id, type, status, count, cents)
        select customer_id, type, status, count(*), sum(cents) from after
        group by customer_id, type, status order by customer_id, type, status
        on conflict (customer_id, type, status)
        do update set count = total.count + excluded.count, cents = total.cents + excluded.cents;
      return null;
    end $$`,
  `create trigger wallet_transaction_added after insert on wallet_transaction referencing new table as after
    for each statement execute function count_wallet_transactions()`,
  `create trigger wallet_transaction_changed after update on wallet_transaction
    referencing old table as before new table as after
    for each statement execute function count_wallet_transactions()`,
];

const LEDGER = [
  `create function wallet_transaction_id(kind text, reference text) returns text language sql immutable
    return 'trx_' || substr(md5(kind || '/' || reference), 1, 16)`,
  `create function withdrawal_transaction_status(status text) returns text language sql immutable
    return case status when 'requested' then 'pending' when 'processing' then 'pending' when 'rejected' then 'failed'
      when 'cancelled' then 'cancelled' else 'completed' end`,
  // The release of a withdrawal undoes its hold, which then counts no more. What moves between a customer's own accounts
  // leaves the balance as it is.
  `create function record_transfers() returns trigger language plpgsql as $$
    begin
      insert into wallet_transaction (customer_id, id, position, kind, reference, type, status, created_at, cents, counts)
        select moved.owner, wallet_transaction_id(t.kind, t.reference), t.id, t.kind, t.reference,
          case when t.kind in ('deposit', 'purchase', 'refund', 'withdrawal') then t.kind
            when t.kind = 'prize' then 'winnings' else 'adjustment' end,
          coalesce(state.status, 'completed'), t.created_at, moved.cents,
          coalesce(state.status, 'completed') in ('pending', 'completed')
        from (select distinct transfer_id from added) as transfer
        cross join lateral (
          select owner, sum(case account when 'held' then -cents else cents end)::bigint as cents
          from ledger_entry where transfer_id = transfer.transfer_id and owner <> 'house' group by owner) as moved
        cross join lateral (select * from ledger_transfer where id = transfer.transfer_id offset 0) as t
        left join lateral (select withdrawal_transaction_status(status) as status from withdrawal
          where t.kind = 'withdrawal' and id = t.reference) as state on true
        where t.kind <> 'withdrawal_release' and moved.cents <> 0
        on conflict (customer_id, id) do update set position = excluded.position, status = excluded.status,
          created_at = excluded.created_at, cents = excluded.cents, counts = excluded.counts;
      return null;
    end $$`,
  `create trigger ledger_entry_recorded after insert on ledger_entry referencing new table as added
    for each statement execute function record_transfers()`,
];

// A deposit that is not posted moves nothing; it is listed at the end of its moment. Its id stays when it is posted.
const DEPOSITS = [
  `create function record_deposit() returns trigger language plpgsql as $$
    begin
      insert into wallet_transaction (customer_id, id, position, kind, reference, type, status, created_at, cents, counts)
        values (new.customer_id, wallet_transaction_id('deposit', new.id), 9007199254740991, 'deposit', new.id, 'deposit',
          case new.step when 'failed' then 'failed' when 'voiding' then 'cancelled' when 'voided' then 'cancelled' else 'pending' end,
          new.created_at, new.amount_cents, false)
        on conflict (customer_id, id) do update set status = excluded.status
          where not wallet_transaction.counts and wallet_transaction.status <> excluded.status;
      return null;
    end $$`,
  `create trigger deposit_recorded after insert or update of step on deposit
    for each row execute function record_deposit()`,
];

const WITHDRAWALS = [
  `create function record_withdrawal() returns trigger language plpgsql as $$
    begin
      update wallet_transaction set status = withdrawal_transaction_status(new.status),
          counts = withdrawal_transaction_status(new.status) in ('pending', 'completed')
        where customer_id = new.customer_id and id = wallet_transaction_id('withdrawal', new.id)
          and status <> withdrawal_transaction_status(new.status);
      return null;
    end $$`,
  `create trigger withdrawal_recorded after insert or update of status on withdrawal
    for each row execute function record_withdrawal()`,
];

// What each transaction is about, to be read for a page of them.
const SUBJECTS = `create view wallet_transaction_subject as
  select m.customer_id, m.id, c.id as checkout_id, draw.product_offer_key, draw.draw_no,
    coalesce(d.method_code, w.method_code) as method_code, coalesce(won.description, bought.tickets) as tickets
  from wallet_transaction m
  left join deposit d on m.kind = 'deposit' and d.id = m.reference
  left join withdrawal w on m.kind = 'withdrawal' and w.id = m.reference
  left join checkout c on c.id = m.reference
  left join orders won on m.kind = 'prize' and won.id = split_part(m.reference, '/', 1)
  left join draw on draw.id = won.draw_id
  left join lateral (
    select min(o.description)
      || case count(distinct o.ticket_id) when 1 then '' else ' and ' || count(distinct o.ticket_id) - 1 || ' more' end as tickets
    from orders o where o.checkout_id = c.id) as bought on true`;
