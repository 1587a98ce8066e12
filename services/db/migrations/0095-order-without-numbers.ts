import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Lists the orders of raffles that wait for numbers, so that the runner does not search all orders for them. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // Written by triggers only, so no sale, refund or runner can forget it. Rows live for seconds: without foreign keys.
  `create table order_without_numbers (
    draw_id text not null,
    created_at timestamptz not null,
    order_id text not null,
    customer_id text,
    primary key (draw_id, created_at, order_id)
  )`,
  `insert into order_without_numbers
    select draw_id, created_at, id, customer_id from orders
    where product_type = 'raffle_ticket' and status = 'upcoming'
      and not exists (select from ticket_run run where run.order_id = orders.id)`,
  // Found the same orders, those with numbers included.
  "drop index orders_raffle",
  `create function expect_numbers() returns trigger language plpgsql as $$
    begin
      insert into order_without_numbers values (new.draw_id, new.created_at, new.id, new.customer_id);
      return null;
    end $$`,
  `create trigger orders_expect_numbers after insert on orders for each row
    when (new.product_type = 'raffle_ticket') execute function expect_numbers()`,
  `create function expect_no_numbers() returns trigger language plpgsql as $$
    begin
      delete from order_without_numbers
        where draw_id = old.draw_id and created_at = old.created_at and order_id = old.id;
      return null;
    end $$`,
  `create trigger orders_expect_no_numbers after update of status on orders for each row
    when (new.product_type = 'raffle_ticket' and new.status = 'cancelled') execute function expect_no_numbers()`,
  `create function forget_numbered() returns trigger language plpgsql as $$
    begin
      delete from order_without_numbers waiting using added join orders on orders.id = added.order_id
        where waiting.draw_id = orders.draw_id and waiting.created_at = orders.created_at and waiting.order_id = orders.id;
      return null;
    end $$`,
  `create trigger ticket_run_forgotten after insert on ticket_run referencing new table as added
    for each statement execute function forget_numbered()`,
];
