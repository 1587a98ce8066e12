import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Pre-orders: a draw that is not on sale yet, and the items that are charged when it opens. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // Before this time a draw takes pre-orders only.
  "alter table draw add column opens_at timestamptz",
  `create function refuse_early_order() returns trigger language plpgsql as $$
    declare early text;
    begin
      select added.id into early from added join draw on draw.id = added.draw_id
        where draw.opens_at > added.created_at limit 1;
      if found then
        raise exception 'order % is of a draw that is not on sale yet', early using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger orders_opened after insert on orders referencing new table as added
    for each statement execute function refuse_early_order()`,

  // A purchase of pre-orders alone charges nothing.
  "alter table checkout drop constraint checkout_total_cents_check, add check (total_cents >= 0)",

  `create table pre_order (
    id text primary key,
    customer_id text not null references customer (id),
    -- The purchase that it is part of, and the id of the order that it becomes.
    checkout_id text not null references checkout (id),
    order_id text not null unique,
    draw_id text not null references draw (id),
    item jsonb not null,
    price_cents bigint not null check (price_cents > 0),
    status text not null check (status in ('active', 'charged', 'cancelled')),
    -- Charges that failed, and when the next one is due.
    attempts int not null default 0 check (attempts between 0 and 3),
    charge_at timestamptz not null,
    charged_in text unique references checkout (id),
    created_at timestamptz not null,
    check ((status = 'charged') = (charged_in is not null))
  )`,
  "create index pre_order_due on pre_order (charge_at) where status = 'active'",
  "create index pre_order_customer on pre_order (customer_id) where status = 'active'",
  `create function refuse_pre_order_change() returns trigger language plpgsql as $$
    begin
      if old.status <> 'active' or (new.id, new.customer_id, new.checkout_id, new.order_id, new.draw_id, new.item,
          new.price_cents, new.created_at)
        is distinct from (old.id, old.customer_id, old.checkout_id, old.order_id, old.draw_id, old.item,
          old.price_cents, old.created_at) then
        raise exception 'pre-order % cannot change', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger pre_order_kept before update on pre_order for each row execute function refuse_pre_order_change()",
  `create trigger pre_order_not_deleted before delete or truncate on pre_order for each statement
    execute function refuse_change()`,
];
