import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Shares of tickets that the house plays: a syndicate's ticket is an order without a customer, its shares are orders of customers. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

// The unit and its columns by type: games of a lottery ticket in each of its draws, books of a raffle, shares of a syndicate.
const CART_ITEM_TYPES = `check (product_type = 'lottery_ticket' and jsonb_array_length(games) > 0 and quantity = 1
    and not shows_winner_name
    or product_type = 'raffle_ticket' and games = '[]' and cardinality(draw_ids) = 1 and game_type = 'deferred'
    or product_type = 'syndicate_share' and games = '[]' and cardinality(draw_ids) = 1 and game_type = 'syndicate'
    and not shows_winner_name)`;

const ORDER_TYPES = `check (product_type = 'lottery_ticket' and num_games > 0 and quantity = 1 and num_tickets = 0
    or product_type = 'raffle_ticket' and num_games = 0 and num_tickets >= quantity
    or product_type = 'syndicate_share' and num_games = 0 and num_tickets = 0)`;

const STATEMENTS = [
  "alter table cart_item drop constraint cart_item_product_type",
  `alter table cart_item add constraint cart_item_product_type ${CART_ITEM_TYPES}`,
  "alter table orders drop constraint orders_product_type",
  `alter table orders add constraint orders_product_type ${ORDER_TYPES}`,

  // The ticket of a syndicate has no customer: the house plays it.
  "alter table orders alter customer_id drop not null, alter checkout_id drop not null",
  `alter table orders add constraint orders_owner check ((customer_id is null) = (checkout_id is null)
    and (customer_id is not null or product_type = 'lottery_ticket'))`,
  "create index orders_shares on orders (draw_id, game_offer) where product_type = 'syndicate_share'",

  // A syndicate in one draw, with the ticket that it plays.
  `create table syndicate (
    draw_id text not null references draw (id),
    syndicate_key text not null,
    product_offer_key text not null,
    ticket_id text not null unique references orders (id),
    size int not null check (size > 1),
    share_cents bigint not null check (share_cents > 0),
    primary key (draw_id, syndicate_key)
  )`,
  `create trigger syndicate_kept before update or delete or truncate on syndicate for each statement
    execute function refuse_change()`,
  `create function refuse_foreign_syndicate() returns trigger language plpgsql as $$
    declare wrong text;
    begin
      select added.syndicate_key into wrong
        from added join orders on orders.id = added.ticket_id
        where orders.draw_id <> added.draw_id or orders.customer_id is not null limit 1;
      if found then
        raise exception 'syndicate % has a ticket of another draw or of a customer', wrong using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger syndicate_opened after insert on syndicate referencing new table as added
    for each statement execute function refuse_foreign_syndicate()`,
  // Only shares of a syndicate that plays in the draw can be sold.
  `create function refuse_unopened_share() returns trigger language plpgsql as $$
    declare wrong text;
    begin
      select added.id into wrong from added
        where added.product_type = 'syndicate_share' and not exists (
          select from syndicate where syndicate.draw_id = added.draw_id and syndicate_key = added.game_offer) limit 1;
      if found then
        raise exception 'order % is of a syndicate that does not play', wrong using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger orders_share_sold after insert on orders referencing new table as added
    for each statement execute function refuse_unopened_share()`,
];
