import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Keeps what the lists of a customer's orders need, so that a page costs the same for any number of orders. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of [...ENDED, ...TOTALS, ...NEWEST]) await sql.raw(statement).execute(tx);
}

// The time of the draw, from the moment the order is past or cancelled. The same trigger refuses every other change.
const ENDED = [
  "alter table orders add column ended_at timestamptz",
  "alter table orders disable trigger orders_transition",
  "update orders set ended_at = (select draw_at from draw where id = draw_id) where status <> 'upcoming'",
  "alter table orders enable trigger orders_transition",
  "alter table orders add check ((ended_at is null) = (status = 'upcoming'))",
  `create or replace function refuse_order_change() returns trigger language plpgsql as $$
    declare draw_status text;
    begin
      if to_jsonb(new) - 'status' - 'winnings_cents' <> to_jsonb(old) - 'status' - 'winnings_cents' then
        raise exception 'order % is sold and cannot change', old.id using errcode = 'restrict_violation';
      end if;
      if new.status = old.status and new.winnings_cents is not distinct from old.winnings_cents then return new; end if;
      select status, draw_at into draw_status, new.ended_at from draw where id = old.draw_id;
      if old.status = 'upcoming' and new.status = 'cancelled' and new.winnings_cents is null
        and draw_status in ('DRAW_OPEN', 'DRAW_CAPPED') then return new; end if;
      if old.status = 'upcoming' and new.status = 'past' and new.winnings_cents is not null
        and draw_status = 'DRAW_SCORED' then return new; end if;
      raise exception 'order % of a draw in % cannot go from % to %', old.id, draw_status, old.status, new.status
        using errcode = 'restrict_violation';
    end $$`,
  "create index orders_ended on orders (customer_id, ended_at desc, ticket_id) where ended_at is not null",
];

// The row of an order's first draw has the order's id.
const TOTALS = [
  "create table order_total (customer_id text primary key references customer, count bigint not null check (count >= 0))",
  `insert into order_total (customer_id, count)
    select customer_id, count(*) from orders where id = ticket_id and customer_id is not null group by customer_id`,
  `create function count_orders() returns trigger language plpgsql as $$
    begin
      insert into order_total (customer_id, count)
        select customer_id, count(*) from added where id = ticket_id and customer_id is not null
        group by customer_id order by customer_id
        on conflict (customer_id) do update set count = order_total.count + excluded.count;
      return null;
    end $$`,
  `create trigger orders_counted after insert on orders referencing new table as added
    for each statement execute function count_orders()`,
];

const NEWEST = [
  `create index orders_newest on orders (customer_id, created_at desc, item_no, ticket_id)
    where id = ticket_id and status <> 'cancelled'`,
];
