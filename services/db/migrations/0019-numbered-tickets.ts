import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Tickets with numbers of their own, in draws of which other sellers sell tickets too. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const CART_ITEM_TYPES = `check (product_type = 'lottery_ticket' and jsonb_array_length(games) > 0 and quantity = 1
    and not shows_winner_name
    or product_type = 'raffle_ticket' and games = '[]' and cardinality(draw_ids) = 1
      and game_type in ('sequential', 'random', 'deferred')
    or product_type = 'syndicate_share' and games = '[]' and cardinality(draw_ids) = 1 and game_type = 'syndicate'
    and not shows_winner_name)`;

const STATEMENTS = [
  "alter table cart_item drop constraint cart_item_product_type",
  `alter table cart_item add constraint cart_item_product_type ${CART_ITEM_TYPES}`,
  // In a draw with single numbers, every ticket has its own number. In other raffles, a book has consecutive numbers.
  "alter table draw add column has_single_numbers boolean not null default false",
  "alter table draw add constraint draw_numbering unique (id, has_single_numbers)",
  // A single number follows no other one. It is unique by its first number.
  "alter table ticket_run drop column after_number",
  `alter table ticket_run
    add column is_single boolean not null default false check (not is_single or first_number = last_number),
    add column after_number int generated always as (case when is_single then null else nullif(first_number - 1, 0) end) stored`,
  `alter table ticket_run
    add foreign key (draw_id, after_number) references ticket_run (draw_id, last_number),
    add foreign key (draw_id, is_single) references draw (id, has_single_numbers)`,
  // The units that other sellers have sold, which are part of the units sold.
  "alter table stock add column elsewhere int not null default 0 check (elsewhere between 0 and sold)",
];
