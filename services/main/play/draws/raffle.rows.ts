// The numbers of a raffle's tickets, and what they win.
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { TicketWinTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import { type Draw, SELLING } from "./draws.rows.ts";
import { giveSingleNumbers } from "./numbered.rows.ts";
import type { Run } from "./raffle.rules.ts";

// Batch sizes: small enough for memory and short locks, large enough for few queries.
const ORDERS_AT_ONCE = 500;
const RUNS_AT_ONCE = 5_000;

export type TicketWin = Selectable<TicketWinTable>;

/** Returns the draws that sell books whose numbers have not been given. */
export async function listDrawsWithoutNumbers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("orders")
    .select("draw_id")
    .distinct()
    .where("product_type", "=", "raffle_ticket")
    .where("status", "=", "upcoming")
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("ticket_run").select("book_no").whereRef("ticket_run.order_id", "=", "orders.id"))),
    )
    .execute();
  return rows.map(({ draw_id }) => draw_id);
}

/**
 * Gives numbers to a batch of a draw's books, in the order of payment, one run per book. Returns the number of books. The
 * lock is the draw's own, so that sales do not wait for it; refunds wait for the locked orders.
 */
export async function giveNumbers(tx: Tx, drawId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket numbers ${drawId}`}, 0))`.execute(tx);
  const single = await giveToSingleTickets(tx, drawId);
  if (single !== null) return single;
  const { rows } = await sql<{ book_no: number }>`/* give_numbers */
    with paid as materialized (
      select id, quantity, num_tickets / quantity as tickets, created_at from orders
      where draw_id = ${drawId} and product_type = 'raffle_ticket' and status = 'upcoming'
        and not exists (select from ticket_run run where run.order_id = orders.id)
      order by created_at, id limit ${ORDERS_AT_ONCE} for no key update),
    book as (
      select id, no, tickets, sum(tickets) over (order by created_at, id, no) as upto
      from paid, generate_series(1, quantity) as no),
    given as (select coalesce(max(last_number), 0) as last from ticket_run where draw_id = ${drawId})
    insert into ticket_run (order_id, book_no, draw_id, first_number, last_number)
    select id, no, ${drawId}, last + upto - tickets + 1, last + upto from book, given order by upto
    returning book_no`.execute(tx);
  return rows.length;
}

/** Gives numbers to a batch of orders of a draw with single numbers. Returns their number, or null for other draws. */
async function giveToSingleTickets(tx: Tx, drawId: string): Promise<number | null> {
  const draw = await tx
    .selectFrom("draw")
    .select("product_offer_key")
    .where("id", "=", drawId)
    .where("has_single_numbers", "=", true)
    .executeTakeFirst();
  const last = draw && findRaffle(draw.product_offer_key)?.maxTickets;
  if (last === undefined) return null;
  const orders = await tx
    .selectFrom("orders")
    .select(["id", "num_tickets"])
    .where("draw_id", "=", drawId)
    .where("product_type", "=", "raffle_ticket")
    .where("status", "=", "upcoming")
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("ticket_run").select("book_no").whereRef("ticket_run.order_id", "=", "orders.id"))),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(ORDERS_AT_ONCE)
    .forNoKeyUpdate()
    .execute();
  for (const { id, num_tickets } of orders) {
    await giveSingleNumbers(tx, { orderId: id, drawId, count: num_tickets, last, inRow: false });
  }
  return orders.length;
}

/** Locks a main draw, so that no sale for it is under way. */
export async function holdMainDraw(tx: Tx, drawId: string): Promise<void> {
  await tx.selectFrom("draw").select("id").where("id", "=", drawId).forNoKeyUpdate().execute();
}

/** Yields the books in a draw in the order of their numbers, in batches. An early bird has those bought before its close. */
export async function* readRuns(tx: Tx, draw: Pick<Draw, "id" | "early_bird_of" | "stop">): AsyncGenerator<Run[]> {
  for (let after = 0; ; ) {
    let query = tx
      .selectFrom("ticket_run as run")
      .innerJoin("orders", "orders.id", "run.order_id")
      .select([
        "run.order_id as orderId",
        "run.book_no as bookNo",
        "run.first_number as first",
        "run.last_number as last",
      ])
      .where("run.draw_id", "=", draw.early_bird_of ?? draw.id)
      .where("run.first_number", ">", after)
      .where("orders.status", "<>", "cancelled")
      .orderBy("run.first_number")
      .limit(RUNS_AT_ONCE);
    if (draw.early_bird_of !== null) query = query.where("orders.created_at", "<", draw.stop);
    const runs = await query.execute();
    if (runs.length > 0) yield runs;
    if (runs.length < RUNS_AT_ONCE) return;
    after = runs.at(-1)?.first ?? after;
  }
}

/** Returns how many tickets are in a draw, as `readRuns` yields them, and how many of them in books of the largest size. */
export async function countDrawnTickets(
  tx: Tx,
  draw: Pick<Draw, "id" | "early_bird_of" | "stop">,
  largest: number,
): Promise<{ here: number; inLargestBooks: number }> {
  const before = draw.early_bird_of === null ? null : draw.stop;
  const { rows } = await sql<{ here: number; inLargestBooks: number }>`
    select coalesce(sum(tickets), 0)::int as here,
      coalesce(sum(tickets) filter (where tickets = ${largest}::int), 0)::int as "inLargestBooks"
    from (
      select last_number - first_number + 1 as tickets from ticket_run run join orders on orders.id = run.order_id
      where run.draw_id = ${draw.early_bird_of ?? draw.id} and orders.status <> 'cancelled'
        and (${before}::timestamptz is null or orders.created_at < ${before})) book`.execute(tx);
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
      ...{ id: orderId, ticket_id: orderId, customer_id: null, checkout_id: null, product_type: "raffle_ticket" },
      ...{ product_offer_key: draw.product_offer_key, game_type: "deferred", game_offer: "postal" },
      ...{ description: "Free entry by post", is_quickpick: false, draw_id: draw.id, num_games: 0 },
      ...{ num_tickets: 1, cause_key: null, price_cents: 0, status: "upcoming", created_at: now },
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
