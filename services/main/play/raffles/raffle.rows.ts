// The numbers of a raffle's tickets, and what they win.
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { TicketWinTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import { type Draw, SELLING } from "../draws/draws.rows.ts";
import { giveSingleNumbers } from "./numbered.rows.ts";
import type { Run } from "./raffle.rules.ts";

// Batch sizes: small enough for memory and short locks, large enough for few queries.
const ORDERS_AT_ONCE = 500;
const RUNS_AT_ONCE = 5_000;

export type TicketWin = Selectable<TicketWinTable>;

/** Returns the draws with orders that wait for numbers. */
export async function listDrawsWithoutNumbers(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom("order_without_numbers").select("draw_id").distinct().execute();
  return rows.map(({ draw_id }) => draw_id);
}

/** A place among the orders that wait for numbers: an order's time of payment and its id. */
export type Place = { at: string; id: string };

export const FIRST_PLACE: Place = { at: "-infinity", id: "" };

/** Gives numbers to all orders of a draw that wait for them, in one transaction. */
export async function giveNumbers(tx: Tx, drawId: string): Promise<void> {
  for (let place: Place | null = FIRST_PLACE; place; ) place = await giveNextNumbers(tx, drawId, place);
}

/**
 * Gives numbers to the next batch of orders that wait for them, in the order of payment, and returns the place of the last.
 * Null if none is left. The lock is the draw's own, so that sales do not wait for it; refunds wait for the locked orders.
 */
export async function giveNextNumbers(tx: Tx, drawId: string, after: Place): Promise<Place | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket numbers ${drawId}`}, 0))`.execute(tx);
  // An order that was refunded meanwhile has left the page when its lock is taken.
  const { rows } = await sql<Place & { orderId: string | null; tickets: number }>`/* list_without_numbers */
    with page as materialized (
      select created_at, order_id from order_without_numbers
      where draw_id = ${drawId} and (created_at, order_id) > (${after.at}::timestamptz, ${after.id})
      order by created_at, order_id limit ${ORDERS_AT_ONCE}),
    paid as materialized (
      select id, num_tickets from orders
      where id = any(array(select order_id from page)) and status = 'upcoming' for no key update)
    select page.created_at::text as at, page.order_id as id, paid.id as "orderId", paid.num_tickets as tickets
    from page left join paid on paid.id = page.order_id order by page.created_at, page.order_id`.execute(tx);
  const last = rows.at(-1);
  if (!last) return null;
  const paid = rows.flatMap(({ orderId, tickets }) => (orderId === null ? [] : [{ orderId, tickets }]));
  if (paid.length > 0) await giveTo(tx, drawId, paid);
  return { at: last.at, id: last.id };
}

async function giveTo(tx: Tx, drawId: string, paid: readonly { orderId: string; tickets: number }[]): Promise<void> {
  const draw = await tx
    .selectFrom("draw")
    .select("product_offer_key")
    .where("id", "=", drawId)
    .where("has_single_numbers", "=", true)
    .executeTakeFirst();
  const last = draw && findRaffle(draw.product_offer_key)?.maxTickets;
  if (last === undefined)
    return giveRuns(
      tx,
      drawId,
      paid.map(({ orderId }) => orderId),
    );
  for (const { orderId, tickets } of paid) {
    await giveSingleNumbers(tx, { orderId, drawId, count: tickets, last, inRow: false });
  }
}

/** Gives each book of these orders the next run of numbers. */
async function giveRuns(tx: Tx, drawId: string, orderIds: readonly string[]): Promise<void> {
  await sql`/* give_numbers */
    with book as (
      select id, book_no, num_tickets / quantity as tickets,
        sum(num_tickets / quantity) over (order by order_no, book_no) as upto
      from unnest(${orderIds}::text[]) with ordinality as paid (id, order_no) join orders using (id),
        generate_series(1, quantity) as book_no),
    given as (select coalesce(max(last_number), 0) as last from ticket_run where draw_id = ${drawId})
    insert into ticket_run (order_id, book_no, draw_id, first_number, last_number)
    select id, book_no, ${drawId}, last + upto - tickets + 1, last + upto from book, given order by upto`.execute(tx);
}

/** Locks a main draw, so that no sale for it is under way. */
export async function holdMainDraw(tx: Tx, drawId: string): Promise<void> {
  await tx.selectFrom("draw").select("id").where("id", "=", drawId).forNoKeyUpdate().execute();
}

const MAX_NUMBER = 2_147_483_647;

/** What decides which books are in a draw. */
type Books = Pick<Draw, "id" | "early_bird_of" | "last_ticket_number" | "stop">;

/**
 * SQL condition: whether a book is in a draw. An early bird has those bought before its close: by the time of their order, and by their
 * number, since an order after the close has an earlier time if the clock was set back.
 */
function isInDraw({ early_bird_of, last_ticket_number, stop }: Books) {
  const before = early_bird_of === null ? "infinity" : stop;
  return sql<boolean>`created_at < ${before}::timestamptz and last_number <= ${last_ticket_number ?? MAX_NUMBER}::int`;
}

/** Stores the last ticket number that an early bird has, as it closes. Its main draw is locked and its books have their numbers. */
export async function writeLastTicket(tx: Tx, drawId: string, mainId: string): Promise<void> {
  await sql`update draw set last_ticket_number = (
    select coalesce(max(last_number), 0) from ticket_run where draw_id = ${mainId}) where id = ${drawId}`.execute(tx);
}

/** Yields the books in a draw in the order of their numbers, in batches. */
export async function* readRuns(tx: Tx, draw: Books): AsyncGenerator<Run[]> {
  for (let after = 0; ; ) {
    // Each order is looked up: a join might read the orders of all draws for each page.
    const { rows } = await sql<Run & { isDrawn: boolean }>`/* read_runs */
      with page as materialized (
        select order_id, book_no, first_number, last_number from ticket_run
        where draw_id = ${draw.early_bird_of ?? draw.id} and first_number > ${after}
        order by first_number limit ${RUNS_AT_ONCE})
      select page.order_id as "orderId", book_no as "bookNo", first_number as first, last_number as last, "isDrawn"
      from page cross join lateral (
        select status <> 'cancelled' and ${isInDraw(draw)} as "isDrawn"
        from orders where orders.id = page.order_id limit 1) as sold
      order by first_number`.execute(tx);
    const last = rows.at(-1);
    if (!last) return;
    after = last.first;
    const runs = rows.flatMap(({ isDrawn, ...run }) => (isDrawn ? [run] : []));
    if (runs.length > 0) yield runs;
  }
}

/** Returns how many tickets are in a draw, as `readRuns` yields them, and how many of them in books of the largest size. */
export async function countDrawnTickets(
  tx: Tx,
  draw: Books,
  largest: number,
): Promise<{ here: number; inLargestBooks: number }> {
  const { rows } = await sql<{ here: number; inLargestBooks: number }>`
    select coalesce(sum(tickets), 0)::int as here,
      coalesce(sum(tickets) filter (where tickets = ${largest}::int), 0)::int as "inLargestBooks"
    from (
      select last_number - first_number + 1 as tickets from ticket_run run join orders on orders.id = run.order_id
      where run.draw_id = ${draw.early_bird_of ?? draw.id} and orders.status <> 'cancelled'
        and ${isInDraw(draw)}) book`.execute(tx);
  return rows[0] ?? { here: 0, inLargestBooks: 0 };
}

/** Returns whether an early bird has closed that one of these orders takes part in. */
export async function hasEarlyBirdClosedWith(tx: Tx, orderIds: string[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const row = await tx
    .selectFrom("orders")
    .innerJoin("draw as early", "early.early_bird_of", "orders.draw_id")
    .select("orders.id")
    .where("orders.id", "in", orderIds)
    .whereRef("orders.created_at", "<", "early.stop")
    .where(
      sql<boolean>`exists (select from ticket_run run where run.order_id = orders.id and run.first_number <= early.last_ticket_number)`,
    )
    .where("early.status", "not in", SELLING)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the orders of these that have numbers. */
export async function listNumberedOrders(tx: Tx, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectFrom("ticket_run")
    .select("order_id")
    .distinct()
    .where("order_id", "in", orderIds)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Returns a customer's orders in draws, latest first. */
export async function listOrdersOf(tx: Tx, customerId: string, drawIds: string[]) {
  if (drawIds.length === 0) return [];
  return await tx
    .selectFrom("orders")
    .select(["id", "draw_id"])
    .where("customer_id", "=", customerId)
    .where("draw_id", "in", drawIds)
    .where("status", "<>", "cancelled")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Returns the numbers of orders by order id, one run per book. */
export async function readNumbersOfOrders(tx: Tx, orderIds: string[]): Promise<Map<string, Run[]>> {
  if (orderIds.length === 0) return new Map();
  const runs = await tx
    .selectFrom("ticket_run")
    .select(["order_id as orderId", "book_no as bookNo", "first_number as first", "last_number as last"])
    .where("order_id", "in", orderIds)
    .orderBy("book_no")
    .execute();
  return Map.groupBy(runs, ({ orderId }) => orderId);
}

export async function writeWins(tx: Tx, wins: TicketWin[]): Promise<void> {
  if (wins.length > 0) await tx.insertInto("ticket_win").values(wins).execute();
}

/** Marks a draw as scored. Its winners are in `ticket_win`. */
export async function writeRaffleScored(tx: Tx, drawId: string): Promise<void> {
  await tx.updateTable("draw").set({ status: "DRAW_SCORED" }).where("id", "=", drawId).execute();
}

const winsWith = (tx: Tx) =>
  tx
    .selectFrom("ticket_win as win")
    .innerJoin("orders", "orders.id", "win.order_id")
    .select([
      ...(["win.prize_id", "win.draw_id", "win.order_id", "win.ticket_number", "win.name", "win.value_cents"] as const),
      ...(["win.is_goods", "orders.customer_id", "orders.ticket_id", "orders.shows_winner_name"] as const),
    ])
    .orderBy("win.value_cents", "desc")
    .orderBy("win.prize_id");

/** A win with its order. The order of a free entry by post has no customer. */
export type WinOfOrder = Awaited<ReturnType<ReturnType<typeof winsWith>["execute"]>>[number];
export type WinOfCustomer = WinOfOrder & { customer_id: string };

/** Returns whether a customer has won. What a free entry by post wins is paid by hand. */
export const isOfCustomer = (win: WinOfOrder): win is WinOfCustomer => win.customer_id !== null;

/** Returns what free entries by post have won in a raffle and its early birds, latest draw first. */
export const listFreeWins = (tx: Tx, raffleKey: string) =>
  winsWith(tx)
    .innerJoin("draw", "draw.id", "orders.draw_id")
    .select("draw.draw_no")
    .where("orders.customer_id", "is", null)
    .where("draw.product_offer_key", "=", raffleKey)
    .clearOrderBy()
    .orderBy("draw.draw_no", "desc")
    .orderBy("win.value_cents", "desc")
    .orderBy("win.prize_id")
    .execute();

/** SQL expression: whether the draw of a row with a `draw_id` was held before a time and is settled. */
export const isSettledBefore = (time: RawBuilder<unknown>) => sql<boolean>`exists (
  select from draw where draw.id = draw_id and draw.status in ('DRAW_PAID', 'DRAW_EMAILED') and draw.draw_at < ${time})`;

/** SQL query: the ids of the prizes that the order of a row with an `order_id` has won. */
export const prizeIdsOf = (orderId: RawBuilder<unknown>) =>
  sql<string>`select prize_id from ticket_win where ticket_win.order_id = ${orderId}`;

/** Inserts the order of a free entry by post: one ticket in a draw, without a customer. Its number is given later. */
export async function insertFreeTicket(tx: Tx, { draw, now, orderId }: { draw: Draw; now: Date; orderId: string }) {
  await tx
    .insertInto("orders")
    .values({
      id: orderId,
      ticket_id: orderId,
      customer_id: null,
      checkout_id: null,
      product_type: "raffle_ticket",
      product_offer_key: draw.product_offer_key,
      game_type: "deferred",
      game_offer: "postal",
      description: "Free entry by post",
      is_quickpick: false,
      draw_id: draw.id,
      num_games: 0,
      num_tickets: 1,
      cause_key: null,
      price_cents: 0,
      status: "upcoming",
      created_at: now,
    })
    .execute();
}

/** Marks the free entries by post of a draw as past. */
export async function writePastFreeTickets(tx: Tx, drawId: string): Promise<void> {
  await sql`update orders set status = 'past', winnings_cents = 0
    where draw_id = ${drawId} and customer_id is null and status = 'upcoming'`.execute(tx);
}

/** Returns what the numbers of draws won, most valuable first. */
export async function listWins(tx: Tx, drawIds: string[]): Promise<WinOfOrder[]> {
  return drawIds.length === 0 ? [] : winsWith(tx).where("win.draw_id", "in", drawIds).execute();
}

/** Returns what orders won in all draws of their raffle, most valuable first. */
export async function listWinsOfOrders(tx: Tx, orderIds: string[]): Promise<WinOfOrder[]> {
  return orderIds.length === 0 ? [] : winsWith(tx).where("win.order_id", "in", orderIds).execute();
}

/** Marks orders of a raffle as past and writes what they won in money, early birds included. */
export async function writePastRaffleOrders(tx: Tx, orderIds: string[]): Promise<void> {
  await sql`
    update orders set status = 'past', winnings_cents = coalesce((
      select sum(value_cents) from ticket_win win where win.order_id = orders.id and not win.is_goods), 0)
    where id = any(${orderIds})`.execute(tx);
}

/** Returns the sales of a raffle's draw by cause, largest first. */
export async function readSalesByCause(tx: Tx, drawId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom("orders")
    .select(["cause_key", sql<number>`sum(price_cents)::bigint`.as("cents")])
    .where("draw_id", "=", drawId)
    .where("status", "<>", "cancelled")
    .where("cause_key", "is not", null)
    .groupBy("cause_key")
    .orderBy("cents", "desc")
    .orderBy("cause_key")
    .$narrowType<{ cause_key: string }>()
    .execute();
  return new Map(rows.map(({ cause_key, cents }) => [cause_key, cents]));
}

/** Returns the early birds of main draws, first to close first. */
export async function listEarlyBirds(tx: Tx, drawIds: string[]): Promise<Draw[]> {
  if (drawIds.length === 0) return [];
  return tx.selectFrom("draw").selectAll().where("early_bird_of", "in", drawIds).orderBy("stop").execute();
}
