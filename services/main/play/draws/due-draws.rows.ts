// Which draws are due for their next step, and which are settled together.
import { sql } from "kysely";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { Draw } from "./draws.rows.ts";

/** Locks and returns the earliest due draw that no other process holds, except the given ones, or null. */
export async function takeDueDraw(
  tx: Tx,
  now: Date,
  drawnKeys: readonly string[],
  except: string[] = [],
): Promise<Draw | null> {
  const row = await tx
    .selectFrom("draw")
    .selectAll()
    .where(isDue(now, drawnKeys))
    .where(sql<boolean>`id <> all(${except})`)
    .orderBy("stop")
    // Early birds, which are not null, come before a raffle that closes with them: its causes get what the prizes leave.
    .orderBy("early_bird_of")
    .orderBy("product_offer_key")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks and returns one draw, waiting for other processes. Null if nothing is due for it. */
export async function takeDraw(tx: Tx, drawId: string, now: Date, drawnKeys: readonly string[]): Promise<Draw | null> {
  // Before it is read: a statement that waits sees the other draws, on which it depends, as they were before.
  await tx.selectFrom("draw").select("id").where("id", "=", drawId).forNoKeyUpdate().execute();
  const row = await tx
    .selectFrom("draw")
    .selectAll()
    .where("id", "=", drawId)
    .where(isDue(now, drawnKeys))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * SQL condition: the draw is due for its next step. Draws of a lottery run in order, because jackpots carry over. A raffle is paid after
 * its early birds.
 */
const isDue = (now: Date, drawnKeys: readonly string[]) => sql<boolean>`(
  (status in ('DRAW_OPEN', 'DRAW_CAPPED') and stop <= ${now})
  or (
    product_offer_key = any(${drawnKeys})
    and (status in ('DRAW_DRAWN', 'DRAW_SCORED') or (
      status = 'DRAW_CLOSED' and draw_at <= ${now}
      -- A draw and those that its balls decide all close before any is drawn.
      and not exists (
        select 1 from draw decided where decided.drawn_from = draw.id and decided.status in ('DRAW_OPEN', 'DRAW_CAPPED'))
      and (drawn_from is null or exists (
        select 1 from draw source where source.id = draw.drawn_from and source.numbers is not null))
    ))
    and not exists (
      select 1 from draw earlier
      where earlier.product_offer_key = draw.product_offer_key and earlier.draw_no < draw.draw_no
        and earlier.status in ('DRAW_OPEN', 'DRAW_CAPPED', 'DRAW_CLOSED', 'DRAW_DRAWN')
    )
    -- The orders of a paid raffle take no more wins, and its causes get what all prizes leave.
    and (status <> 'DRAW_SCORED' or not exists (
      select 1 from draw early where early.early_bird_of = draw.id and early.status not in ('DRAW_PAID', 'DRAW_EMAILED')))
  )
)`;

/**
 * Stops the sales of draws now, and returns the time of the stop. Sales of draws that wait for these draws open. It waits for purchases that
 * hold the draws and reads the time afterwards, so that no purchase is later than the stop.
 */
export async function bringForward(tx: Tx, drawIds: string[]): Promise<Date> {
  await sql`/* hold_to_bring_forward */
    select id from draw where id = any(${drawIds}) order by id for no key update`.execute(tx);
  const now = await shopNow(tx);
  await tx
    .updateTable("draw")
    .set({ stop: sql`least(stop, ${now})`, draw_at: sql`least(draw_at, ${now})` })
    .where("id", "in", drawIds)
    .where("status", "in", ["DRAW_OPEN", "DRAW_CAPPED", "DRAW_CLOSED"])
    .execute();
  // The next draw of a raffle opens when this one stops.
  await sql`update draw next set opens_at = ${now} from draw
    where draw.id = any(${drawIds}) and next.product_offer_key = draw.product_offer_key
      and next.draw_no = draw.draw_no + 1 and next.opens_at > ${now}`.execute(tx);
  return now;
}

type SettledDraw = { id: Draw["id"]; product_offer_key: string; draw_no: number };

/**
 * Returns the draws that must be settled with a draw, in the order of their stops. They are the draw itself, the earlier draws of its lottery,
 * the draw whose balls decide it and its early birds, and the same draws for each of these. Draws that these decide close with them; they
 * are settled after the earlier draws of their own lottery.
 */
export async function listSettledWith(tx: Tx, drawId: string): Promise<SettledDraw[]> {
  const { rows } = await sql<SettledDraw>`
    with recursive needed as (
      select id, product_offer_key, draw_no, drawn_from, true as is_whole from draw where id = ${drawId}
      union
      select other.id, other.product_offer_key, other.draw_no, other.drawn_from, other.drawn_from is distinct from needed.id
      from needed join draw other on needed.is_whole and (other.drawn_from = needed.id or other.id = needed.drawn_from
        or other.early_bird_of = needed.id
        or (other.product_offer_key = needed.product_offer_key and other.draw_no < needed.draw_no))
      where other.status not in ('DRAW_PAID', 'DRAW_EMAILED'))
    select id, product_offer_key, draw_no from draw where id in (select id from needed)
    order by stop, early_bird_of, id`.execute(tx);
  return rows;
}
