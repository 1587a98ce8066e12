import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * Makes the triggers of a sale read by key. A connection keeps the plan of its first sale: one that was made while the tables
 * were small scanned all orders and withdrawals in every later sale.
 */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // "offset 0" keeps the planner from joining the whole tables.
  `create or replace function refuse_late_game() returns trigger language plpgsql as $$
    declare late text;
    begin
      select game.order_id into late
        from (select order_id, min(game_no) as first_no, max(game_no) as last_no,
            bool_or(division is not null or prize_cents is not null) as is_scored
          from added group by order_id) as game
        cross join lateral (select draw_id, status, num_games from orders where id = game.order_id offset 0) as sold
        cross join lateral (select status from draw where id = sold.draw_id offset 0) as draw
        where game.is_scored or sold.status <> 'upcoming' or game.first_no < 1 or game.last_no > sold.num_games
          or draw.status not in ('DRAW_OPEN', 'DRAW_CAPPED') limit 1;
      if found then
        raise exception 'a game of order % is not of a draw on sale', late using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  // As before, but finds the withdrawal by its id.
  `create or replace function record_transfers() returns trigger language plpgsql as $$
    begin
      insert into wallet_transaction (customer_id, id, position, kind, reference, type, status, created_at, cents, counts)
        select moved.owner, wallet_transaction_id(t.kind, t.reference), t.id, t.kind, t.reference,
          case when t.kind in ('deposit', 'purchase', 'refund', 'withdrawal') then t.kind
            when t.kind = 'party_return' then 'refund' when t.kind = 'prize' then 'winnings' else 'adjustment' end,
          state.status, t.created_at, moved.cents, state.status in ('pending', 'completed')
        from (select distinct transfer_id from added) as transfer
        cross join lateral (
          select owner, sum(case account when 'held' then -cents else cents end)::bigint as cents
          from ledger_entry where transfer_id = transfer.transfer_id and owner <> 'house' group by owner) as moved
        cross join lateral (select * from ledger_transfer where id = transfer.transfer_id offset 0) as t
        cross join lateral (select coalesce((select withdrawal_transaction_status(withdrawal.status) from withdrawal
          where t.kind = 'withdrawal' and id = t.reference), 'completed') as status offset 0) as state
        where t.kind <> 'withdrawal_release' and moved.cents <> 0
        on conflict (customer_id, id) do update set position = excluded.position, status = excluded.status,
          created_at = excluded.created_at, cents = excluded.cents, counts = excluded.counts;
      return null;
    end $$`,
  // A sale only adds a transaction, but "on conflict do update" fires the triggers of both. One for each row costs it nothing.
  `create or replace function count_wallet_transactions() returns trigger language plpgsql as $$
    begin
      insert into wallet_transaction_total as total (customer_id, type, status, count, cents)
        select customer_id, type, status, count(*), sum(cents) from after
        group by customer_id, type, status order by customer_id, type, status
        on conflict (customer_id, type, status)
        do update set count = total.count + excluded.count, cents = total.cents + excluded.cents;
      return null;
    end $$`,
  `create function recount_wallet_transaction() returns trigger language plpgsql as $$
    begin
      update wallet_transaction_total set count = count - 1, cents = cents - old.cents
        where (customer_id, type, status) = (old.customer_id, old.type, old.status);
      insert into wallet_transaction_total as total (customer_id, type, status, count, cents)
        values (new.customer_id, new.type, new.status, 1, new.cents)
        on conflict (customer_id, type, status) do update set count = total.count + 1, cents = total.cents + excluded.cents;
      return null;
    end $$`,
  "drop trigger wallet_transaction_changed on wallet_transaction",
  `create trigger wallet_transaction_changed after update on wallet_transaction
    for each row execute function recount_wallet_transaction()`,
];
