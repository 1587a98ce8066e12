import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Free entries of a raffle by post: an order without a customer, with who sent it until the raffle is over. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // A postal entry has no customer, like the ticket of a syndicate, and costs nothing.
  "alter table orders drop constraint orders_owner",
  `alter table orders add constraint orders_owner check ((customer_id is null) = (checkout_id is null)
    and (customer_id is not null or product_type in ('lottery_ticket', 'raffle_ticket')))`,
  "alter table orders drop constraint orders_price_cents_check",
  `alter table orders add constraint orders_price_cents_check check (price_cents > 0
    or price_cents = 0 and customer_id is null and product_type = 'raffle_ticket' and num_tickets = 1)`,

  `create table postal_entry (
    order_id text primary key references orders (id),
    draw_id text not null references draw (id),
    -- Null once the raffle is over and nothing is left to send.
    name text,
    address text,
    -- One entry per person and draw.
    person_hash text,
    created_at timestamptz not null,
    unique (draw_id, person_hash),
    check ((name is null) = (address is null) and (name is null) = (person_hash is null))
  )`,
  `create function refuse_wrong_postal_entry() returns trigger language plpgsql as $$
    begin
      if not exists (select from orders where id = new.order_id and draw_id = new.draw_id and customer_id is null
          and product_type = 'raffle_ticket') then
        raise exception 'postal entry % has no free ticket', new.order_id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger postal_entry_made before insert on postal_entry for each row execute function refuse_wrong_postal_entry()",

  // The prizes of postal entries that an operator has paid or sent.
  `create table postal_prize (
    prize_id text primary key references ticket_win (prize_id),
    settled_at timestamptz not null
  )`,
  `create trigger postal_prize_kept before update or delete or truncate on postal_prize for each statement
    execute function refuse_change()`,
];
