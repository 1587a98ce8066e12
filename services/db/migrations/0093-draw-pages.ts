import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Lets a draw read and pay its orders in pages that cost the same for any number of orders. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create index orders_in_draw on orders (draw_id, id collate "C")`,
  // The new index finds the orders of a draw too. Each index is written for every order that is sold, and again when it is paid.
  "drop index orders_draw",
  // The last order of the pages that are paid.
  "alter table draw add column paid_upto text",
  // As before, but compares the rows as they are: their JSON took half of the time of a paid order.
  `create or replace function refuse_order_change() returns trigger language plpgsql as $$
    declare
      draw_status text;
      kept orders%rowtype := old;
    begin
      kept.status := new.status;
      kept.winnings_cents := new.winnings_cents;
      if kept is distinct from new then
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
];
