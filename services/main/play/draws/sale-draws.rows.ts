// Draws as a sale needs them: held open while a ticket is sold, and read together with a cart.
import { type RawBuilder, sql } from "kysely";
import { SHOP_NOW } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { type Draw, SELLING, type DrawSelector } from "./draws.rows.ts";

/** A draw as far as a sale looks at it. */
export type SaleDraw = Pick<
  Draw,
  "id" | "product_offer_key" | "draw_no" | "stop" | "draw_at" | "status" | "prize_pool_cents" | "is_prize_pool_unknown"
>;
type SaleDrawJson = Omit<SaleDraw, "stop" | "draw_at"> & { stop: string; draw_at: string };

const COLUMNS = sql`id, product_offer_key, draw_no, stop, draw_at, status, prize_pool_cents, is_prize_pool_unknown`;

/** The draws of these ids by id. `hold` keeps them from closing until the transaction ends: sales read the clock after it. */
export async function readDraws(tx: Tx, drawIds: string[], { hold }: { hold: boolean }): Promise<Map<string, Draw>> {
  if (drawIds.length === 0) return new Map();
  const query = tx.selectFrom("draw").selectAll().where("id", "in", drawIds).orderBy("id");
  const rows = await (hold ? query.forShare() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the draws of these ids until the transaction ends, in one order for every sale: they cannot close meanwhile. */
export const holdingDraws = (ids: RawBuilder<string[]>) =>
  sql`select id from draw where id = any(${ids}) order by id for share`;

/** The draws of these ids as one JSON value, for a statement that reads more than draws. */
export const drawsJson = (ids: RawBuilder<string[]>) => sql<SaleDrawJson[]>`(
  select coalesce(json_agg(found), '[]') from (select ${COLUMNS} from draw where id = any(${ids})) found)`;

export const toSaleDraws = (rows: SaleDrawJson[]): Map<string, SaleDraw> =>
  new Map(rows.map((row) => [row.id, { ...row, stop: new Date(row.stop), draw_at: new Date(row.draw_at) }]));

const SELLING_LIST = sql.join(SELLING.map((status) => sql.lit(status)));

/**
 * The draw a ticket is for and those after it, `count` together, held FOR SHARE until the transaction ends: none closes before the
 * sale is in the books. Empty when there is no such draw. They may be closed or sold out all the same: read the clock after this.
 */
export async function holdNextDraws(
  tx: Tx,
  key: string,
  { drawNo, drawOffset = 0 }: DrawSelector,
  count: number,
): Promise<SaleDraw[]> {
  const { rows } = await sql<SaleDraw>`/* hold_next_draws */
    select ${COLUMNS} from draw
    where product_offer_key = ${key} and draw_no >= coalesce(
      (select draw_no from draw where product_offer_key = ${key} and draw_no = ${drawNo ?? null}::int),
      (select draw_no from draw where product_offer_key = ${key} and ${drawNo ?? null}::int is null
        and status in (${SELLING_LIST}) and stop > (select ${SHOP_NOW} from shop_clock)
        order by draw_no offset ${drawOffset} limit 1))
    order by draw_no limit ${count} for share`.execute(tx);
  return rows;
}
