// Draws and their divisions. The statements of the runner are in due-draws.rows.ts and steps.rows.ts.
import { type Insertable, type Selectable, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { DrawDivisionTable, DrawStatus, DrawTable } from "#services/db/tables/draws.ts";
import { SHOP_TIME } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";

export type Draw = Selectable<DrawTable>;
export type DrawDivision = Selectable<DrawDivisionTable>;

export const SELLING: DrawStatus[] = ["DRAW_OPEN", "DRAW_CAPPED"];
const UNSCORED: DrawStatus[] = [...SELLING, "DRAW_CLOSED", "DRAW_DRAWN"];
export const WITH_RESULT: DrawStatus[] = ["DRAW_SCORED", "DRAW_PAID", "DRAW_EMAILED"];

/** Returns a draw by offer and number, or null. */
export async function findDraw(tx: Tx, key: string, drawNo: number): Promise<Draw | null> {
  const row = await tx
    .selectFrom("draw")
    .selectAll()
    .where("product_offer_key", "=", key)
    .where("draw_no", "=", drawNo)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks every upcoming draw of an offer as sold out, or puts them on sale again. */
export async function setUpcomingSoldOut(tx: Tx, key: string, isSoldOut: boolean): Promise<void> {
  await tx
    .updateTable("draw")
    .set({ status: isSoldOut ? "DRAW_CAPPED" : "DRAW_OPEN" })
    .where("product_offer_key", "=", key)
    .where("status", "in", SELLING)
    .execute();
}

export type DrawSelector = { drawNo?: number | undefined; drawOffset?: number | undefined };

/**
 * Returns a draw locked FOR SHARE until the transaction ends, so that it cannot close before the sale is booked.
 * `drawOffset` counts from the next draw (0). The draw may already be closed or sold out: read the shop time afterwards and
 * call `requireOpen`. Refuses an unknown draw with 404, and with 409 an offer that has none on sale, as between two draws.
 */
export async function findDrawForSale(
  tx: Tx,
  key: string,
  { drawNo, drawOffset = 0 }: DrawSelector = {},
): Promise<Draw> {
  const which = drawNo ?? (await findUpcomingDrawNo(tx, key, drawOffset));
  if (which === undefined) refuse(409, "draw_closed", "The last draw has closed, and the next one is not open yet.");
  const draw = await tx
    .selectFrom("draw")
    .selectAll()
    .where("product_offer_key", "=", key)
    .where("draw_no", "=", which)
    .forShare()
    .executeTakeFirst();
  return draw ?? refuseNotFound();
}

async function findUpcomingDrawNo(tx: Tx, key: string, offset: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("draw")
    .select("draw_no")
    .where("product_offer_key", "=", key)
    .where("status", "in", SELLING)
    .where("stop", ">", SHOP_TIME)
    .orderBy("draw_no")
    .offset(offset)
    .limit(1)
    .executeTakeFirst();
  return row?.draw_no;
}

/** Returns the next draws on sale by offer, at most `limit` of each, next draw first. */
export async function listUpcomingDraws(tx: Tx, now: Date, limit: number): Promise<Map<string, Draw[]>> {
  const rows = await tx
    .selectFrom((from) =>
      from
        .selectFrom("draw")
        .selectAll()
        .select(sql<number>`row_number() over (partition by product_offer_key order by draw_no)`.as("place"))
        .where("status", "in", SELLING)
        .where("stop", ">", now)
        .as("ahead"),
    )
    .selectAll()
    .where("place", "<=", limit)
    .orderBy("draw_no")
    .execute();
  return Map.groupBy(rows, (row) => row.product_offer_key);
}

/** Returns the draws on sale of offers, also those whose sales stop now. */
export async function listSelling(tx: Tx, keys: string[]): Promise<Draw[]> {
  return tx
    .selectFrom("draw")
    .selectAll()
    .where("status", "in", SELLING)
    .where("product_offer_key", "in", keys)
    .execute();
}

/** Returns how many draws of the same offer are on sale before a draw. */
export async function countSellingBefore(tx: Tx, { draw_no, product_offer_key }: Draw, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("draw")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("product_offer_key", "=", product_offer_key)
    .where("draw_no", "<", draw_no)
    .where("status", "in", SELLING)
    .where("stop", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

export type DrawCounts = { open: number; unsettled: number; latestDrawNo: number };

/** Returns for each offer how many draws are on sale, how many have no result yet, and the highest draw number. */
export async function countDraws(tx: Tx, now: Date): Promise<Map<string, DrawCounts>> {
  const rows = await tx
    .selectFrom("draw")
    .select(({ fn }) => [
      "product_offer_key",
      fn.max<number>("draw_no").as("latest"),
      sql<number>`count(*) filter (where status in (${sql.join(SELLING)}) and stop > ${now})`.as("open"),
      sql<number>`count(*) filter (where status in (${sql.join(UNSCORED)}))`.as("unsettled"),
    ])
    .groupBy("product_offer_key")
    .execute();
  return new Map(
    rows.map(({ product_offer_key, latest, open, unsettled }) => [
      product_offer_key,
      { open, unsettled, latestDrawNo: latest },
    ]),
  );
}

/** Inserts draws that do not exist yet. The seed of the first writer wins. */
export async function insertDraws(tx: Tx, draws: Insertable<DrawTable>[]): Promise<void> {
  if (draws.length === 0) return;
  await tx
    .insertInto("draw")
    .values(draws)
    // On any constraint: concurrent writers may collide on the id or on key and number.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns each offer's latest draw that has a result, latest first. Early birds are part of their raffle's result. */
export async function listLatestResults(tx: Tx): Promise<Draw[]> {
  const rows = await tx
    .selectFrom("draw")
    .distinctOn("product_offer_key")
    .selectAll()
    .where("status", "in", WITH_RESULT)
    .where("early_bird_of", "is", null)
    .orderBy("product_offer_key")
    .orderBy("draw_no", "desc")
    .execute();
  return rows.sort((a, b) => b.draw_at.getTime() - a.draw_at.getTime());
}

/** Returns a page of an offer's draws with a result, latest first, and the total number. */
export async function listResults(tx: Tx, key: string, { limit, offset }: { limit: number; offset: number }) {
  const results = tx.selectFrom("draw").where("product_offer_key", "=", key).where("status", "in", WITH_RESULT);
  const draws = await results.selectAll().orderBy("draw_no", "desc").limit(limit).offset(offset).execute();
  const { total } = await results.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { draws, total };
}

/** A page of an offer's draws with a result in which the customer had a ticket, latest first. */
export async function listResultsOfCustomer(
  tx: Tx,
  key: string,
  { customerId, limit, offset }: { customerId: string; limit: number; offset: number },
) {
  const results = tx
    .selectFrom("draw")
    .where("product_offer_key", "=", key)
    .where("status", "in", WITH_RESULT)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("orders")
          .select("orders.id")
          .whereRef("orders.draw_id", "=", "draw.id")
          .where("orders.customer_id", "=", customerId)
          .where("orders.status", "<>", "cancelled"),
      ),
    );
  const draws = await results.selectAll().orderBy("draw_no", "desc").limit(limit).offset(offset).execute();
  const { total } = await results.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { draws, total };
}

export type Month = { year: number; month: number; zone: string };

/** Returns an offer's draws with a result that were held in a month of its time zone, latest first. */
export async function listResultsOfMonth(tx: Tx, key: string, { year, month, zone }: Month): Promise<Draw[]> {
  const start = sql<Date>`make_timestamptz(${year}, ${month}, 1, 0, 0, 0, ${zone})`;
  const end = sql<Date>`make_timestamptz(${month === 12 ? year + 1 : year}, ${(month % 12) + 1}, 1, 0, 0, 0, ${zone})`;
  return await tx
    .selectFrom("draw")
    .selectAll()
    .where("product_offer_key", "=", key)
    .where("status", "in", WITH_RESULT)
    .where("draw_at", ">=", start)
    .where("draw_at", "<", end)
    .orderBy("draw_no", "desc")
    .execute();
}

/** Returns the divisions of draws by draw id, first division first. */
export async function readDivisions(tx: Tx, drawIds: string[]): Promise<Map<string, DrawDivision[]>> {
  if (drawIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("draw_division")
    .selectAll()
    .where("draw_id", "in", drawIds)
    .orderBy("division")
    .execute();
  return Map.groupBy(rows, (row) => row.draw_id);
}

/** SQL expression: what a board of `order_game` won, highest division first. */
export const WINS = sql<{ division: number; games: number }[]>`(
  select coalesce(json_agg(json_build_object('division', win.division, 'games', win.games) order by win.division), '[]')
  from board_win win where win.order_id = order_game.order_id and win.game_no = order_game.game_no)`;

export type CustomerGameRow = {
  draw_id: string;
  order_id: string;
  game_type: components["schemas"]["CartGameType"];
  game_offer: string;
  numbers: Record<string, number[]>;
  division: number | null;
  prize_cents: number | null;
  wins: { division: number; games: number }[];
};

/** Returns a customer's games by draw id, latest order first. */
export async function readCustomerGames(
  tx: Tx,
  customerId: string,
  drawIds: string[],
): Promise<Map<string, CustomerGameRow[]>> {
  if (drawIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("orders")
    .innerJoin("order_game", "order_game.order_id", "orders.id")
    .select([
      "orders.draw_id",
      "orders.ticket_id as order_id",
      "orders.game_type",
      "orders.game_offer",
      "order_game.numbers",
      "order_game.division",
      "order_game.prize_cents",
      WINS.as("wins"),
    ])
    .where("orders.customer_id", "=", customerId)
    .where("orders.draw_id", "in", drawIds)
    .where("orders.status", "<>", "cancelled")
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id")
    .orderBy("order_game.game_no")
    .execute();
  return Map.groupBy(rows, (row) => row.draw_id);
}
