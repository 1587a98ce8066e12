import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Carts and orders hold more than lottery tickets: books of a raffle, with the tickets that are left. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

// The unit and its columns by type: games of a lottery ticket in each of its draws, books of a raffle in one draw.
const CART_ITEM_TYPES = `check (product_type = 'lottery_ticket' and jsonb_array_length(games) > 0 and quantity = 1
    and not shows_winner_name
    or product_type = 'raffle_ticket' and games = '[]' and cardinality(draw_ids) = 1 and game_type = 'deferred')`;

const ORDER_TYPES = `check (product_type = 'lottery_ticket' and num_games > 0 and quantity = 1 and num_tickets = 0
    or product_type = 'raffle_ticket' and num_games = 0 and num_tickets >= quantity)`;

const STATEMENTS = [
  `alter table cart_item
    add product_type text not null default 'lottery_ticket',
    -- Books of a raffle; 1 for a lottery ticket.
    add quantity int not null default 1 check (quantity > 0),
    add cause_key text,
    add shows_winner_name boolean not null default false`,
  `alter table cart_item add constraint cart_item_product_type ${CART_ITEM_TYPES}`,

  `alter table orders
    add quantity int not null default 1 check (quantity > 0),
    -- The tickets of a raffle in all books; their numbers are given later.
    add num_tickets int not null default 0 check (num_tickets >= 0),
    add cause_key text,
    add shows_winner_name boolean not null default false,
    -- The place of the item in its purchase.
    add item_no int not null default 0`,
  "alter table orders drop constraint orders_num_games_check",
  `alter table orders add constraint orders_product_type ${ORDER_TYPES}`,

  // The units sold of what is limited in a draw, such as the tickets of a raffle.
  `create table stock (
    draw_id text not null references draw (id),
    product_offer_key text not null,
    sold int not null check (sold >= 0),
    available int not null check (available >= 0),
    primary key (draw_id, product_offer_key),
    check (sold <= available)
  )`,
];
