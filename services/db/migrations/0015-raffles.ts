import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Raffles are drawn: tickets get their numbers in runs, early birds are draws of their own, and numbers win prizes. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const kept = (table: string) =>
  `create trigger ${table}_kept before update or delete or truncate on ${table} for each statement
    execute function refuse_change()`;

const STATEMENTS = [
  // The main draw of an early bird. Its key is the raffle's, a slash and its own.
  "alter table draw add column early_bird_of text references draw (id)",
  "create index draw_early_bird_of on draw (early_bird_of) where early_bird_of is not null",
  `create trigger draw_early_bird_kept before update of early_bird_of on draw for each statement
    execute function refuse_change()`,

  // The numbers of a book. Each run begins after the last number of another run or at 1, and no two at the same number, so
  // that no number exists twice.
  `create table ticket_run (
    order_id text not null references orders (id),
    book_no int not null check (book_no > 0),
    draw_id text not null references draw (id),
    first_number int not null check (first_number > 0),
    last_number int not null,
    after_number int generated always as (nullif(first_number - 1, 0)) stored,
    primary key (order_id, book_no),
    unique (draw_id, first_number),
    unique (draw_id, last_number),
    foreign key (draw_id, after_number) references ticket_run (draw_id, last_number),
    check (last_number >= first_number)
  )`,
  `create function refuse_late_run() returns trigger language plpgsql as $$
    declare late text;
    begin
      select added.order_id into late
        from added join orders on orders.id = added.order_id join draw on draw.id = orders.draw_id
        where added.draw_id <> orders.draw_id or added.book_no > orders.quantity or orders.status <> 'upcoming'
          or (added.last_number - added.first_number + 1) * orders.quantity <> orders.num_tickets
          or draw.status not in ('DRAW_OPEN', 'DRAW_CAPPED') limit 1;
      if found then
        raise exception 'order % takes no numbers now', late using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger ticket_run_given after insert on ticket_run referencing new table as added
    for each statement execute function refuse_late_run()`,
  kept("ticket_run"),
  // The runner's query, every few seconds: orders that may still need numbers.
  `create index orders_raffle on orders (draw_id, created_at, id)
    where product_type = 'raffle_ticket' and status = 'upcoming'`,

  // What a number won. The id is the prize's: a prize is won once.
  `create table ticket_win (
    prize_id text primary key,
    draw_id text not null references draw (id),
    order_id text not null references orders (id),
    ticket_number int not null,
    name text not null,
    value_cents bigint not null check (value_cents >= 0),
    -- Goods are a claim; money is paid into the wallet.
    is_goods boolean not null
  )`,
  "create index ticket_win_order on ticket_win (order_id)",
  "create index ticket_win_draw on ticket_win (draw_id)",
  `create function refuse_late_ticket_win() returns trigger language plpgsql as $$
    declare late text;
    begin
      select added.prize_id into late
        from added join orders on orders.id = added.order_id join draw on draw.id = added.draw_id
        where orders.status <> 'upcoming' or draw.status <> 'DRAW_DRAWN'
          or orders.draw_id <> coalesce(draw.early_bird_of, draw.id)
          or not exists (select from ticket_run run where run.order_id = added.order_id
            and added.ticket_number between run.first_number and run.last_number) limit 1;
      if found then
        raise exception 'prize % is not of a draw being scored', late using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger ticket_win_scored after insert on ticket_win referencing new table as added
    for each statement execute function refuse_late_ticket_win()`,
  kept("ticket_win"),

  // Goods of a raffle have no board.
  "alter table prize_claim drop constraint prize_claim_pkey",
  "alter table prize_claim alter game_no drop not null, alter division drop not null",
  `alter table prize_claim
    add prize_id text unique references ticket_win (prize_id),
    add unique (order_id, game_no, division),
    add check ((prize_id is null) = (game_no is not null and division is not null)),
    add check (prize_id is null or kind = 'goods')`,
];
