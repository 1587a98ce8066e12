// Orders and their games. Purchases insert them; the settlement of draws updates them.
import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import type { PlayedGame } from "../../play/drawing/draw-details.ts";
import { WINS } from "../../play/draws/draws.rows.ts";
import { listClaims } from "../../play/draws/prize-claims.rows.ts";
import { listReversals } from "../../play/draws/prize-reversals.rows.ts";
import { listWinsOfOrders, readNumbersOfOrders } from "../../play/raffles/raffle.rows.ts";
import { PRODUCTS, productOf } from "../products/kinds.ts";
import type { Bought, Order, SharedTicket, SoldOrder } from "../products/order.ts";

/** SQL expression: whether a customer has bought anything, also if it was refunded. False for a visitor. */
export const hasBought = (customerId: string | null) =>
  sql<boolean>`exists (select from orders where customer_id = ${customerId})`;

/** Returns the draws still on sale that tickets of a customer take part in, by the ids of the tickets. */
export async function readOpenDraws(
  tx: Tx,
  customerId: string,
  ticketIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string[]>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("orders")
    .innerJoin("draw", "draw.id", "orders.draw_id")
    .select(["ticket_id", "draw.id"])
    .where("customer_id", "=", customerId)
    .where("orders.status", "=", "upcoming")
    .where("ticket_id", "in", ticketIds)
    .where("draw.stop", ">", now)
    .orderBy("draw.draw_no")
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.ticket_id)].map(([id, draws]) => [id, draws.map((one) => one.id)]));
}

type Half = "upcoming_products" | "past_products";
type Page = { half: Half; limit: number; offset: number };

/**
 * Returns a page of a customer's orders: upcoming ones by next stop, past ones by latest draw. An order between its first
 * and its last draw is both. The time depends on how far back the page is, and not on how many orders are older.
 */
export async function listOrders(
  tx: Tx,
  customerId: string,
  { half, limit, offset }: Page,
): Promise<{ orders: Order[]; total: number }> {
  const list = half === "upcoming_products" ? listUpcoming : listPast;
  const { ids, total } = await list(tx, customerId, { limit, offset });
  const orders = await readOrders(tx, ids);
  return { orders: ids.flatMap((id) => orders.get(id) ?? []), total };
}

type TicketPage = { ids: string[]; total: number };

async function listUpcoming(tx: Tx, customerId: string, page: Omit<Page, "half">): Promise<TicketPage> {
  const { rows } = await sql<{ id: string }>`
    select ticket_id as id from orders join draw on draw.id = orders.draw_id
    where customer_id = ${customerId} and orders.status = 'upcoming' and draw.numbers is null
    group by ticket_id order by min(draw.stop), ticket_id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  return { ids: ids.slice(page.offset, page.offset + page.limit), total: ids.length };
}

/** A drawn order is past, although it is `upcoming` until the draw is scored. Such orders are few. */
async function listPast(tx: Tx, customerId: string, { limit, offset }: Omit<Page, "half">): Promise<TicketPage> {
  const { rows } = await sql<{ id: string }>`
    with drawn as (
      select ticket_id, max(draw_at) as ended_at from orders join draw on draw.id = orders.draw_id
      where customer_id = ${customerId} and orders.status = 'upcoming' and draw.numbers is not null
      group by ticket_id),
    ended as (
      select ticket_id, ended_at from orders
      where customer_id = ${customerId} and ended_at is not null and not exists (
        select from orders as later where later.ticket_id = orders.ticket_id
          and (later.ended_at, later.id) > (orders.ended_at, orders.id))
      order by ended_at desc, ticket_id limit ${limit + offset})
    select ticket_id as id from (select * from drawn union all select * from ended) as past
    group by ticket_id order by max(ended_at) desc, ticket_id limit ${limit} offset ${offset}`.execute(tx);
  const { rows: counted } = await sql<{ total: number }>`
    select coalesce((select count from order_total where customer_id = ${customerId}), 0) - (
      select count(*) from orders join draw on draw.id = orders.draw_id
      where customer_id = ${customerId} and orders.id = ticket_id and orders.status = 'upcoming' and draw.numbers is null
    ) as total`.execute(tx);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}

// Enough to find ten different ways to play.
const MAX_BOUGHT = 100;

/** Returns a customer's latest orders that were not refunded, latest first. */
export async function listBought(tx: Tx, customerId: string): Promise<Bought[]> {
  return tx
    .selectFrom("orders")
    .select(["ticket_id", "product_type", "product_offer_key", "game_type", "game_offer", "num_games", "quantity"])
    .where("customer_id", "=", customerId)
    .whereRef("id", "=", "ticket_id")
    .where("status", "<>", "cancelled")
    .orderBy("created_at", "desc")
    .orderBy("item_no")
    .orderBy("ticket_id")
    .limit(MAX_BOUGHT)
    .execute();
}

/** Returns a customer's order by its id or the id of one of its rows. Null if unknown or another customer's. */
export async function findOrder(tx: Tx, customerId: string, id: string): Promise<Order | null> {
  const row = await tx
    .selectFrom("orders")
    .select("ticket_id")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ? ((await readOrders(tx, [row.ticket_id])).get(row.ticket_id) ?? null) : null;
}

type TicketRow = Pick<SoldOrder, "id" | "customer_id" | "product_type">;

/** Returns the rows of a ticket, one per draw. */
export async function listTicketRows(tx: Tx, ticketId: string): Promise<TicketRow[]> {
  return tx
    .selectFrom("orders")
    .select(["id", "customer_id", "product_type"])
    .where("ticket_id", "=", ticketId)
    .$narrowType<TicketRow>()
    .execute();
}

/** Returns the prizes of an order that are not paid into the wallet at settlement. */
export const readClaims = (tx: Tx, { parts }: Order) =>
  listClaims(
    tx,
    parts.map(({ row }) => row.id),
  );

/** Returns a customer's orders by the id of an order or of a checkout, in the order of the purchase. None if unknown or another customer's. */
export async function findOrdersOf(tx: Tx, customerId: string, id: string): Promise<Order[]> {
  const rows = await tx
    .selectFrom("orders")
    .select(["ticket_id", "item_no"])
    .distinct()
    .where("customer_id", "=", customerId)
    .where(({ eb, or }) => or([eb("id", "=", id), eb("checkout_id", "=", id)]))
    .orderBy("item_no")
    .orderBy("ticket_id")
    .execute();
  const orders = await readOrders(
    tx,
    rows.map(({ ticket_id }) => ticket_id),
  );
  return rows.flatMap(({ ticket_id }) => orders.get(ticket_id) ?? []);
}

async function readOrders(tx: Tx, ticketIds: string[]): Promise<Map<string, Order>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("orders")
    .selectAll()
    .where("ticket_id", "in", ticketIds)
    .$narrowType<SoldOrder>()
    .execute();
  const syndicateOf = await readSyndicatesOf(tx, rows);
  const draws = await tx
    .selectFrom("draw")
    .selectAll()
    .where("id", "in", [...new Set(rows.map(({ draw_id }) => draw_id))])
    .execute();
  const games = await tx
    .selectFrom("order_game")
    .selectAll()
    .select(WINS.as("wins"))
    .where(
      "order_id",
      "in",
      rows.map((row) => syndicateOf(row)?.ticket_id ?? row.id),
    )
    .orderBy("game_no")
    .execute();
  const numbered = rows.filter((row) => productOf(row).orders.hasNumbers).map(({ id }) => id);
  const runs = await readNumbersOfOrders(tx, numbered);
  const wins = await listWinsOfOrders(tx, numbered);
  const reversals = await listReversals(
    tx,
    rows.map(({ id }) => id),
  );
  const drawById = new Map(draws.map((draw) => [draw.id, draw]));
  const gamesByRow = Map.groupBy(games, ({ order_id }) => order_id);
  const parts = rows.flatMap((row) => {
    const draw = drawById.get(row.draw_id);
    if (!draw) return [];
    const own = wins.filter(({ order_id }) => order_id === row.id);
    const syndicate = syndicateOf(row);
    const games = gamesByRow.get(syndicate?.ticket_id ?? row.id) ?? (syndicate?.planned ?? []).map(unscored);
    const reversed = reversals.filter(({ order_id }) => order_id === row.id);
    return [{ row, draw, games, syndicate, runs: runs.get(row.id) ?? [], wins: own, reversals: reversed }];
  });
  parts.sort((a, b) => a.draw.draw_no - b.draw.draw_no);
  const byTicket = Map.groupBy(parts, ({ row }) => row.ticket_id);
  return new Map([...byTicket].map(([id, own]) => [id, { id, parts: own }]));
}

const unscored = (numbers: PlayedGame["numbers"]): PlayedGame => ({
  numbers,
  division: null,
  prize_cents: null,
  wins: [],
});

/** Returns a function that finds the ticket of an order of shares; null for other orders. */
async function readSyndicatesOf(tx: Tx, rows: readonly SoldOrder[]): Promise<(row: SoldOrder) => SharedTicket | null> {
  const finders = new Map<SoldOrder["product_type"], (row: SoldOrder) => SharedTicket | null>();
  for (const [kind, shares] of Map.groupBy(rows, ({ product_type }) => product_type)) {
    const find = await PRODUCTS[kind].orders.readSyndicates?.(tx, shares);
    if (find) finders.set(kind, find);
  }
  return (row) => finders.get(row.product_type)?.(row) ?? null;
}

/** Returns whether a customer has a ticket whose draw is not paid yet. */
export async function hasOpenOrder(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("orders")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("status", "=", "upcoming")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
