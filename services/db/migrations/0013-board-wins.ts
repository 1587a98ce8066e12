import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** A board may win in several divisions, with several games in each. Prizes that are not paid at once are claims. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // The draw whose first balls decide this one, as in Strike. Fixed when the draw is created.
  "alter table draw add column drawn_from text references draw (id)",
  "create index draw_drawn_from on draw (drawn_from) where drawn_from is not null",
  `create trigger draw_source_kept before update of drawn_from on draw for each statement
    execute function refuse_change()`,
  `create table board_win (
    order_id text not null,
    game_no int not null,
    division int not null check (division > 0),
    -- The winning games of the board in this division: one, or more for a system.
    games bigint not null check (games > 0),
    primary key (order_id, game_no, division),
    foreign key (order_id, game_no) references order_game (order_id, game_no)
  )`,
  // Until now every board was one game.
  `insert into board_win (order_id, game_no, division, games)
    select order_id, game_no, division, 1 from order_game where division is not null`,
  `create function refuse_late_win() returns trigger language plpgsql as $$
    declare late text;
    begin
      select added.order_id into late
        from added join orders on orders.id = added.order_id join draw on draw.id = orders.draw_id
        where orders.status <> 'upcoming' or draw.status <> 'DRAW_DRAWN' limit 1;
      if found then
        raise exception 'a game of order % is not being scored', late using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger board_win_scored after insert on board_win referencing new table as added
    for each statement execute function refuse_late_win()`,
  `create trigger board_win_kept before update or delete or truncate on board_win for each statement
    execute function refuse_change()`,
  `create table prize_claim (
    order_id text not null,
    game_no int not null,
    division int not null,
    customer_id text not null references customer (id),
    kind text not null check (kind in ('annuity', 'goods')),
    -- What is won: "A car", or "Monthly payment".
    name text not null,
    -- How many of it, one for each winning game.
    items bigint not null check (items > 0),
    -- An annuity's payment each month for all items, and how many are left after the one at settlement.
    monthly_cents bigint check (monthly_cents > 0),
    months_left int check (months_left > 0),
    created_at timestamptz not null,
    primary key (order_id, game_no, division),
    foreign key (order_id, game_no, division) references board_win (order_id, game_no, division),
    check ((kind = 'annuity') = (monthly_cents is not null and months_left is not null))
  )`,
  `create trigger prize_claim_kept before update or delete or truncate on prize_claim for each statement
    execute function refuse_change()`,
];
