// Checkouts and the orders they create.
import { type Selectable, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { OrdersTable } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { findReply } from "#services/lib/idempotency.ts";
import { newId } from "#services/lib/ids.ts";
import { toCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { ItemRow } from "../products/item.ts";
import { PRODUCTS, productOf } from "../products/kinds.ts";

type Schemas = components["schemas"];
type Checkout = {
  customerId: string;
  depositId: string | null;
  purchase: Schemas["PurchaseData"];
  receipt: Schemas["Receipt"];
  /** The items bought, in the order of the receipt. */
  items: ItemRow[];
  /** The items that are charged later. They have no order yet. */
  later: readonly ItemRow[];
  now: Date;
};

/**
 * Inserts a checkout with its orders and their games, in one statement. An order has one row per draw of an item; the row of
 * the first draw has the order's id. The rows are passed as JSON, so that the statement is the same for any number of them.
 */
export async function insertCheckout(
  tx: Tx,
  { customerId, depositId, items, later, purchase, receipt, now }: Checkout,
): Promise<void> {
  const lines = items.flatMap((item, index) =>
    later.includes(item) ? [] : linesOf(item, index, receipt.orderIds[index] ?? newId("ord")),
  );
  await sql`/* insert_checkout */ /* unread */
    with bought as (
      insert into checkout (id, customer_id, total_cents, wallet_cents, deposit_cents, deposit_id, receipt, purchase, created_at)
      values (${receipt.checkoutId}, ${customerId}, ${toCents(receipt.total)}, ${toCents(receipt.walletAmount)},
        ${toCents(receipt.depositAmount)}, ${depositId}, ${JSON.stringify(receipt)}, ${JSON.stringify(purchase)}, ${now})
      returning id, customer_id, created_at),
    line as materialized (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as line (id text, ${LINE_COLUMNS}, games jsonb)),
    placed as (
      insert into orders (id, customer_id, checkout_id, status, created_at, ${LINE_NAMES})
      select line.id, customer_id, bought.id, 'upcoming', created_at, ${LINE_NAMES} from line, bought)
    insert into order_game (order_id, game_no, numbers)
    select line.id, game.no, game.numbers from line, jsonb_array_elements(games) with ordinality as game (numbers, no)`.execute(
    tx,
  );
}

type Line = Omit<
  Selectable<OrdersTable>,
  "id" | "customer_id" | "checkout_id" | "status" | "winnings_cents" | "ended_at" | "created_at"
>;

/** The columns of an order that its item gives, with their types. The compiler refuses a missing one. */
const LINE_TYPES = {
  ticket_id: "text",
  product_type: "text",
  product_offer_key: "text",
  game_type: "text",
  game_offer: "text",
  description: "text",
  is_quickpick: "boolean",
  draw_id: "text",
  num_games: "int",
  made_from: "jsonb",
  quantity: "int",
  num_tickets: "int",
  cause_key: "text",
  shows_winner_name: "boolean",
  item_no: "int",
  price_cents: "bigint",
} satisfies Record<keyof Line, string>;
const LINE_NAMES = sql.raw(Object.keys(LINE_TYPES).join(", "));
const LINE_COLUMNS = sql.raw(
  Object.entries(LINE_TYPES)
    .map((column) => column.join(" "))
    .join(", "),
);

function linesOf(item: ItemRow, itemNo: number, ticketId: string) {
  const product = productOf(item);
  const games = product.gamesOf(item);
  return item.draw_ids.map((drawId, index): Line & { id: string; games: Game[] } => ({
    id: index === 0 ? ticketId : newId("ord"),
    ticket_id: ticketId,
    product_type: item.product_type,
    product_offer_key: item.lottery_key,
    game_type: item.game_type,
    game_offer: item.game_offer,
    description: product.describe(item),
    is_quickpick: item.is_quickpick,
    draw_id: drawId,
    num_games: games.length,
    made_from: item.made_games === null ? null : (item.games[0] ?? null),
    quantity: item.quantity,
    num_tickets: product.numTicketsOf(item),
    cause_key: item.cause_key,
    shows_winner_name: item.shows_winner_name,
    item_no: itemNo,
    price_cents: item.unit_price_cents * item.quantity,
    games,
  }));
}

/** Returns the receipt of a customer's checkout, or null. */
export async function findReceipt(tx: Tx, customerId: string, checkoutId: string): Promise<Schemas["Receipt"] | null> {
  const row = await tx
    .selectFrom("checkout")
    .select("receipt")
    .where("id", "=", checkoutId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.receipt ?? null;
}

/** Returns what paid a customer's purchase: nothing for one that is unknown, cost nothing, or whose receipt does not name its deposit yet. */
export async function readPaidBy(tx: Tx, customerId: string, checkoutId: string): Promise<string[]> {
  const row = await tx
    .selectFrom("checkout")
    .select(["deposit_cents", "wallet_cents", sql<string | null>`receipt ->> 'depositSource'`.as("source")])
    .where("id", "=", checkoutId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!row || (row.deposit_cents > 0 && row.source === null)) return [];
  const sources = [row.deposit_cents > 0 && row.source, row.wallet_cents > 0 && "Wallet"];
  return sources.filter((source) => typeof source === "string");
}

/** On a partner's page, the result is the checkout id. */
type PurchaseBody = { result: string | Schemas["Receipt"] | { receipt?: Schemas["Receipt"] } };

/** Returns the receipt of the purchase that a customer made with an idempotency key, or null. */
export async function findReceiptByKey(tx: Tx, customerId: string, key: string): Promise<Schemas["Receipt"] | null> {
  const body = await findReply(tx, customerId, ["purchaseCart", "depositAndPurchase", "purchasePartnerCart"], key);
  if (!body) return null;
  const { result } = body as PurchaseBody;
  if (typeof result === "string") return findReceipt(tx, customerId, result);
  return "checkoutId" in result && "orderIds" in result
    ? result
    : ((result as { receipt?: Schemas["Receipt"] }).receipt ?? null);
}

/** Returns what was sold on a partner's page, newest first, without anything about its customers. */
export async function listPartnerSales(tx: Tx, slug: string) {
  const sold = await tx
    .selectFrom("checkout")
    .innerJoin("orders", "orders.checkout_id", "checkout.id")
    .select(["checkout.id", "checkout.created_at", "checkout.purchase", "checkout.receipt"])
    // A receipt of several draws has an order for each.
    .select(sql<string>`string_agg(distinct orders.status, ' ' order by orders.status)`.as("status"))
    .where(sql<boolean>`checkout.receipt ->> 'partnerSlug' = ${slug}`)
    .groupBy("checkout.id")
    .orderBy("checkout.created_at", "desc")
    .orderBy("checkout.id")
    .execute();
  return sold.map(({ created_at, id, purchase, receipt, status }) => ({
    receipt: id,
    soldAt: created_at,
    channel: purchase.channelKey,
    status,
    item: receipt.items[0]?.description ?? "",
    amount: receipt.total.amount,
    currency: receipt.total.currency,
  }));
}

/** Locks a checkout until the transaction ends and returns it with its draws. */
export async function lockCheckout(tx: Tx, checkoutId: string) {
  const row = await tx
    .selectFrom("checkout")
    .select(["customer_id", "total_cents", "receipt"])
    .where("id", "=", checkoutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) refuse(404, "not_found", `There is no purchase ${checkoutId}. The receipt has its number: chk_…`);
  const orders = await tx
    .selectFrom("orders")
    .select(["id", "draw_id", "status", "product_type", "product_offer_key", "game_offer", "quantity", "num_tickets"])
    .where("checkout_id", "=", checkoutId)
    .execute();
  return {
    customerId: row.customer_id,
    totalCents: row.total_cents,
    drawIds: [...new Set(orders.map(({ draw_id }) => draw_id))],
    /** Whether there are orders: a purchase of pre-orders has none, because nothing was charged. */
    hasOrders: orders.length > 0,
    isRefunded: orders.every(({ status }) => status === "cancelled"),
    /** What was delivered without an order. */
    delivered: deliveredIn(row.receipt),
    /** The orders whose tickets have numbers. */
    withNumbers: orders.filter((order) => productOf(order).orders.hasNumbers).map(({ id }) => id),
    /** The units of limited products, by order. */
    units: orders.flatMap((order) => {
      const returned = productOf(order).stock?.returnedBy(order);
      return returned ? [{ orderId: order.id, drawId: order.draw_id, ...returned }] : [];
    }),
  };
}

const deliveredIn = ({ items }: Schemas["Receipt"]) =>
  Object.entries(PRODUCTS).flatMap(([kind, product]) =>
    "takeBack" in product
      ? items
          .filter(({ productType }) => productType === kind)
          .map(({ lotteryKey = "" }) => ({ product, offerKey: lotteryKey }))
      : [],
  );

export async function cancelOrders(tx: Tx, checkoutId: string): Promise<void> {
  await tx.updateTable("orders").set({ status: "cancelled" }).where("checkout_id", "=", checkoutId).execute();
}
