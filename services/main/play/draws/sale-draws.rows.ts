// Draws for a sale: locked against closing, and read together with a cart.
import { type RawBuilder, sql } from "kysely";
import { SHOP_TIME } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { type Draw, type DrawSelector, SELLING } from "./draws.rows.ts";
import { hasOwnClose, regionalStopOf } from "./regional-stop.ts";
import type { Places } from "./schedule.rules.ts";

/** The columns of a draw that a sale uses. */
export type SaleDraw = Pick<
  Draw,
  | "id"
  | "product_offer_key"
  | "draw_no"
  | "stop"
  | "opens_at"
  | "draw_at"
  | "status"
  | "prize_pool_cents"
  | "is_prize_pool_unknown"
>;
type SaleDrawJson = Omit<SaleDraw, "stop" | "opens_at" | "draw_at"> & {
  stop: string;
  opens_at: string | null;
  draw_at: string;
};

const COLUMNS = sql`id, product_offer_key, draw_no, stop, opens_at, draw_at, status, prize_pool_cents, is_prize_pool_unknown`;

/** Returns draws by id. `hold` locks them against closing until the transaction ends; read the shop time afterwards. */
export async function readDraws(tx: Tx, drawIds: string[], { hold }: { hold: boolean }): Promise<Map<string, Draw>> {
  if (drawIds.length === 0) return new Map();
  const query = tx.selectFrom("draw").selectAll().where("id", "in", drawIds).orderBy("id");
  const rows = await (hold ? query.forShare() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the draws of an offer between two numbers, in their order. */
export function listDrawsBetween(tx: Tx, key: string, after: number, before: number): Promise<Draw[]> {
  const query = tx.selectFrom("draw").selectAll().where("product_offer_key", "=", key);
  return query.where("draw_no", ">", after).where("draw_no", "<", before).orderBy("draw_no").execute();
}

/** Returns the number of the first draw of an item. */
export async function readFirstDrawNo(tx: Tx, [firstId = ""]: readonly string[]): Promise<number> {
  const draw = (await readDraws(tx, [firstId], { hold: false })).get(firstId);
  if (!draw) throw new Error(`An item is for draw "${firstId}", which does not exist`);
  return draw.draw_no;
}

/** Statement that locks draws until the transaction ends, in a fixed order, so that they cannot close meanwhile. */
export const holdingDraws = (ids: RawBuilder<string[]>) =>
  sql`select id from draw where id = any(${ids}) order by id for share`;

/** SQL expression: draws as JSON, for statements that read more. */
export const drawsJson = (ids: RawBuilder<string[]>) => sql<SaleDrawJson[]>`(
  select coalesce(json_agg(found), '[]') from (select ${COLUMNS} from draw where id = any(${ids})) found)`;

/** Returns draws by id, with their stops in a region. */
export const toSaleDraws = (rows: SaleDrawJson[], region: string | null): Map<string, SaleDraw> =>
  new Map(
    rows
      .map((row) => ({
        ...row,
        stop: new Date(row.stop),
        opens_at: row.opens_at === null ? null : new Date(row.opens_at),
        draw_at: new Date(row.draw_at),
      }))
      .map((row) => [row.id, { ...row, stop: regionalStopOf(row, region) }]),
  );

/** SQL expression: when the draw of a row with a `draw_id` opens; null if it was open from the start. */
export const OPENS_AT = sql<Date | null>`(select opens_at from draw where draw.id = draw_id)`;

const SELLING_LIST = sql.join(SELLING.map((status) => sql.lit(status)));

/**
 * SQL query: the next draw of each offer, the first one on sale that is open, with its prize pool in `pool`; 0 until it is known.
 */
export const nextDraws = (now: Date) => sql`
  select distinct on (product_offer_key) id, product_offer_key, draw_no, stop,
    case when is_prize_pool_unknown then 0 else prize_pool_cents end as pool from draw
  where status in (${SELLING_LIST}) and stop > ${now} and (opens_at is null or opens_at <= ${now})
  order by product_offer_key, draw_no`;

/** The draws of a ticket: how many, in which places of a week, and where it is bought. */
export type DrawsWanted = { count: number; on: Places | null; region: string | null };

/**
 * Locks a draw and those after it FOR SHARE until the transaction ends, so that none closes before the sale is booked. Returns
 * an empty list if the draw does not exist. They may already be closed or sold out: read the shop time afterwards.
 */
export async function holdNextDraws(
  tx: Tx,
  key: string,
  { drawNo, drawOffset = 0 }: DrawSelector,
  { count, on, region }: DrawsWanted,
): Promise<SaleDraw[]> {
  // Without a named draw the ticket starts with the first one that is open in the region: the next one, or the one after it.
  const spare = drawNo === undefined && hasOwnClose(key, region) ? 1 : 0;
  const next = sql`(select draw_no from draw where product_offer_key = ${key}
    and status in (${SELLING_LIST}) and stop > ${SHOP_TIME} order by draw_no offset ${drawOffset} limit 1)`;
  // Most sales. Without the other conditions, Postgres plans the statement once a connection, instead of for every sale.
  const isNext = drawNo === undefined && on === null;
  const wanted = isNext
    ? sql`draw_no >= ${next}`
    : sql`draw_no >= coalesce(
        (select draw_no from draw where product_offer_key = ${key} and draw_no = ${drawNo ?? null}::int),
        case when ${drawNo ?? null}::int is null then ${next} end)
      and (${on?.places ?? null}::int[] is null
        or (draw_no - ${on?.from ?? 0}::int) % ${on?.size ?? 1}::int = any(${on?.places ?? null}::int[]))`;
  const { rows } = await sql<SaleDraw & { now: Date }>`${isNext ? sql`/* hold_next_draws */` : sql`/* hold_draws */`}
    select ${COLUMNS}, ${SHOP_TIME} as now from draw where product_offer_key = ${key} and ${wanted}
    order by draw_no limit ${count + spare} for share`.execute(tx);
  const draws = rows.map(({ now, ...row }) => ({ now, draw: { ...row, stop: regionalStopOf(row, region) } }));
  const first = draws[0] && draws[0].draw.stop <= draws[0].now ? spare : 0;
  return draws.slice(first, first + count).map(({ draw }) => draw);
}
