// What the boards of a lottery's draw win.
import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import type { DrawDivision } from "../draws/draws.rows.ts";
import type { DivisionResult } from "./prizes.rules.ts";

export type BoardWin = { order_id: string; game_no: number; division: number; games: number };

/** Writes what boards win, and marks each with its highest division. */
export async function writeBoardWins(tx: Tx, wins: BoardWin[]): Promise<void> {
  if (wins.length === 0) return;
  await sql`
    with won as (
      insert into board_win (order_id, game_no, division, games)
      select * from jsonb_to_recordset(${JSON.stringify(wins)}::jsonb)
        as won(order_id text, game_no int, division int, games bigint)
      returning *),
    highest as (select order_id, game_no, min(division) as division from won group by order_id, game_no)
    update order_game set division = highest.division from highest
    where order_game.order_id = highest.order_id and order_game.game_no = highest.game_no`.execute(tx);
}

export function toDivisionRows(drawId: string, divisions: DivisionResult[]): DrawDivision[] {
  return divisions.map(({ division, label, winners, prizeCents }) => ({
    draw_id: drawId,
    division,
    label,
    winners,
    prize_cents: prizeCents,
  }));
}

export async function insertDivisions(tx: Tx, divisions: DrawDivision[]): Promise<void> {
  if (divisions.length > 0) await tx.insertInto("draw_division").values(divisions).execute();
}

/** Writes the prizes of the divisions and of every winning board, and the pool that took the place of the advertised prize. */
export async function writeScored(
  tx: Tx,
  drawId: string,
  divisions: DivisionResult[],
  firstPoolCents: number,
): Promise<void> {
  await insertDivisions(tx, toDivisionRows(drawId, divisions));
  await sql`
    with paid as (
      select win.order_id, win.game_no, sum(win.games * division.prize_cents) as cents
      from orders
      join board_win win on win.order_id = orders.id
      join draw_division division on division.draw_id = orders.draw_id and division.division = win.division
      where orders.draw_id = ${drawId}
      group by win.order_id, win.game_no)
    update order_game set prize_cents = paid.cents from paid
    where order_game.order_id = paid.order_id and order_game.game_no = paid.game_no`.execute(tx);
  await tx
    .updateTable("draw")
    .set({ status: "DRAW_SCORED", prize_pool_cents: firstPoolCents })
    .where("id", "=", drawId)
    .execute();
}

/** Returns the number of winning games sold by this shop for a draw, and their prizes. */
export async function readWinnings(tx: Tx, drawId: string): Promise<{ winners: number; paidCents: number }> {
  const { paidCents } = await tx
    .selectFrom("orders")
    .innerJoin("order_game as game", "game.order_id", "orders.id")
    .select(sql<number>`coalesce(sum(game.prize_cents), 0)::bigint`.as("paidCents"))
    .where("orders.draw_id", "=", drawId)
    .executeTakeFirstOrThrow();
  const { winners } = await tx
    .selectFrom("orders")
    .innerJoin("board_win as win", "win.order_id", "orders.id")
    .select(sql<number>`coalesce(sum(win.games), 0)::bigint`.as("winners"))
    .where("orders.draw_id", "=", drawId)
    .executeTakeFirstOrThrow();
  return { winners, paidCents };
}
