import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Triggers that allow draws, orders and games only the changes of their life cycle. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of [...DRAWS, ...ORDERS, ...GAMES]) await sql.raw(statement).execute(tx);
}

// open or capped → closed → drawn → scored → paid → emailed. A scored draw keeps its times and amounts.
const DRAWS = [
  `create function refuse_draw_transition() returns trigger language plpgsql as $$
    begin
      if new.id <> old.id or new.product_offer_key <> old.product_offer_key or new.draw_no <> old.draw_no
        or new.created_at <> old.created_at then
        raise exception 'draw % keeps its identity', old.id using errcode = 'restrict_violation';
      end if;
      if new.status <> old.status and (old.status, new.status) not in (
        ('DRAW_OPEN', 'DRAW_CAPPED'), ('DRAW_CAPPED', 'DRAW_OPEN'), ('DRAW_OPEN', 'DRAW_CLOSED'),
        ('DRAW_CAPPED', 'DRAW_CLOSED'), ('DRAW_CLOSED', 'DRAW_DRAWN'), ('DRAW_DRAWN', 'DRAW_SCORED'),
        ('DRAW_SCORED', 'DRAW_PAID'), ('DRAW_PAID', 'DRAW_EMAILED')) then
        raise exception 'draw % cannot go from % to %', old.id, old.status, new.status using errcode = 'restrict_violation';
      end if;
      if new.entries_hash is distinct from old.entries_hash and new.status <> 'DRAW_CLOSED'
        or new.numbers is distinct from old.numbers and new.status <> 'DRAW_DRAWN' then
        raise exception 'draw % is not at that step', old.id using errcode = 'restrict_violation';
      end if;
      if old.status in ('DRAW_SCORED', 'DRAW_PAID', 'DRAW_EMAILED')
        and (new.stop, new.draw_at, new.prize_pool_cents, new.is_prize_pool_unknown, new.carried_cents, new.rollovers,
          new.max_entries)
        is distinct from (old.stop, old.draw_at, old.prize_pool_cents, old.is_prize_pool_unknown, old.carried_cents,
          old.rollovers, old.max_entries) then
        raise exception 'draw % is settled and cannot change', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger draw_transition before update on draw for each row execute function refuse_draw_transition()",
  `create trigger draw_kept before delete or truncate on draw for each statement execute function refuse_change()`,
];

// Sold while the draw is on sale. upcoming → cancelled while it is on sale, or upcoming → past once it is scored.
const ORDERS = [
  `create function refuse_late_order() returns trigger language plpgsql as $$
    declare late text;
    begin
      select added.id into late from added join draw on draw.id = added.draw_id
        where added.status <> 'upcoming' or added.winnings_cents is not null
          or draw.status not in ('DRAW_OPEN', 'DRAW_CAPPED') limit 1;
      if found then
        raise exception 'order % is not of a draw on sale', late using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger orders_sold after insert on orders referencing new table as added
    for each statement execute function refuse_late_order()`,
  `create function refuse_order_change() returns trigger language plpgsql as $$
    declare draw_status text;
    begin
      if to_jsonb(new) - 'status' - 'winnings_cents' <> to_jsonb(old) - 'status' - 'winnings_cents' then
        raise exception 'order % is sold and cannot change', old.id using errcode = 'restrict_violation';
      end if;
      if new.status = old.status and new.winnings_cents is not distinct from old.winnings_cents then return new; end if;
      select status into draw_status from draw where id = old.draw_id;
      if old.status = 'upcoming' and new.status = 'cancelled' and new.winnings_cents is null
        and draw_status in ('DRAW_OPEN', 'DRAW_CAPPED') then return new; end if;
      if old.status = 'upcoming' and new.status = 'past' and new.winnings_cents is not null
        and draw_status = 'DRAW_SCORED' then return new; end if;
      raise exception 'order % of a draw in % cannot go from % to %', old.id, draw_status, old.status, new.status
        using errcode = 'restrict_violation';
    end $$`,
  "create trigger orders_transition before update on orders for each row execute function refuse_order_change()",
  `create trigger orders_kept before delete or truncate on orders for each statement execute function refuse_change()`,
];

// Sold with its order. Division and prize are written once, while the draw is being scored.
const GAMES = [
  `create function refuse_late_game() returns trigger language plpgsql as $$
    declare late text;
    begin
      select added.order_id into late
        from added join orders on orders.id = added.order_id join draw on draw.id = orders.draw_id
        where added.division is not null or added.prize_cents is not null or orders.status <> 'upcoming'
          or added.game_no not between 1 and orders.num_games or draw.status not in ('DRAW_OPEN', 'DRAW_CAPPED') limit 1;
      if found then
        raise exception 'a game of order % is not of a draw on sale', late using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger order_game_sold after insert on order_game referencing new table as added
    for each statement execute function refuse_late_game()`,
  `create function refuse_game_change() returns trigger language plpgsql as $$
    begin
      if new.order_id <> old.order_id or new.game_no <> old.game_no or new.numbers <> old.numbers
        or (old.division is not null and new.division is distinct from old.division)
        or (old.prize_cents is not null and new.prize_cents is distinct from old.prize_cents) then
        raise exception 'game % of order % is sold and cannot change', old.game_no, old.order_id
          using errcode = 'restrict_violation';
      end if;
      if (new.division, new.prize_cents) is distinct from (old.division, old.prize_cents) and not exists (
        select from orders join draw on draw.id = orders.draw_id
        where orders.id = old.order_id and orders.status = 'upcoming' and draw.status = 'DRAW_DRAWN') then
        raise exception 'game % of order % is not being scored', old.game_no, old.order_id
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger order_game_scored before update on order_game for each row execute function refuse_game_change()",
  `create trigger order_game_kept before delete or truncate on order_game for each statement
    execute function refuse_change()`,
];
