// Checkouts and the orders they create.
import { sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { findReply } from "#services/lib/idempotency.ts";
import { newId } from "#services/lib/ids.ts";
import { toCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { ItemRow } from "../cart/cart.rows.ts";
import { descriptionOf } from "../cart/cart.shapes.ts";

type Schemas = components["schemas"];
type Checkout = {
  customerId: string;
  depositId: string | null;
  purchase: Schemas["PurchaseData"];
  receipt: Schemas["Receipt"];
  /** The items bought, in the order of the receipt. */
  items: ItemRow[];
  now: Date;
};

/**
 * Inserts a checkout with its orders and their games, in one statement. An order has one row per draw of an item; the row of
 * the first draw has the order's id. The rows are passed as JSON, so that the statement is the same for any number of them.
 */
export async function insertCheckout(
  tx: Tx,
  { customerId, depositId, items, purchase, receipt, now }: Checkout,
): Promise<void> {
  const lines = items.flatMap((item, index) => linesOf(item, receipt.orderIds[index] ?? newId("ord")));
  await sql`/* insert_checkout */
    with bought as (
      insert into checkout (id, customer_id, total_cents, wallet_cents, deposit_cents, deposit_id, receipt, purchase, created_at)
      values (${receipt.checkoutId}, ${customerId}, ${toCents(receipt.total)}, ${toCents(receipt.walletAmount)},
        ${toCents(receipt.depositAmount)}, ${depositId}, ${JSON.stringify(receipt)}, ${JSON.stringify(purchase)}, ${now})
      returning id, customer_id, created_at),
    line as materialized (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as line (id text, ticket_id text, product_offer_key text,
        game_type text, game_offer text, description text, is_quickpick boolean, draw_id text, price_cents bigint, games jsonb)),
    placed as (
      insert into orders (id, ticket_id, customer_id, checkout_id, product_type, product_offer_key, game_type, game_offer,
        description, is_quickpick, draw_id, num_games, price_cents, status, created_at)
      select line.id, ticket_id, customer_id, bought.id, 'lottery_ticket', product_offer_key, game_type, game_offer,
        description, is_quickpick, draw_id, jsonb_array_length(games), price_cents, 'upcoming', created_at
      from line, bought)
    insert into order_game (order_id, game_no, numbers)
    select line.id, game.no, game.numbers from line, jsonb_array_elements(games) with ordinality as game (numbers, no)`.execute(
    tx,
  );
}

const linesOf = (item: ItemRow, ticketId: string) =>
  item.draw_ids.map((drawId, index) => ({
    id: index === 0 ? ticketId : newId("ord"),
    ticket_id: ticketId,
    product_offer_key: item.lottery_key,
    game_type: item.game_type,
    game_offer: item.game_offer,
    description: descriptionOf(item),
    is_quickpick: item.is_quickpick,
    draw_id: drawId,
    price_cents: item.unit_price_cents,
    games: item.games,
  }));

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

type PurchaseBody = { result: Schemas["Receipt"] | { receipt?: Schemas["Receipt"] } };

/** Returns the receipt of the purchase that a customer made with an idempotency key, or null. */
export async function findReceiptByKey(tx: Tx, customerId: string, key: string): Promise<Schemas["Receipt"] | null> {
  const body = await findReply(tx, customerId, ["purchaseCart", "depositAndPurchase"], key);
  if (!body) return null;
  const { result } = body as PurchaseBody;
  return "checkoutId" in result && "orderIds" in result
    ? result
    : ((result as { receipt?: Schemas["Receipt"] }).receipt ?? null);
}

/** Locks a checkout until the transaction ends and returns it with its draws. */
export async function lockCheckout(tx: Tx, checkoutId: string) {
  const row = await tx
    .selectFrom("checkout")
    .select(["customer_id", "total_cents"])
    .where("id", "=", checkoutId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) refuse(404, "not_found", `There is no purchase ${checkoutId}. The receipt has its number: chk_…`);
  const orders = await tx
    .selectFrom("orders")
    .select(["draw_id", "status"])
    .where("checkout_id", "=", checkoutId)
    .execute();
  return {
    customerId: row.customer_id,
    totalCents: row.total_cents,
    drawIds: [...new Set(orders.map(({ draw_id }) => draw_id))],
    isRefunded: orders.every(({ status }) => status === "cancelled"),
  };
}

/** Cancels the orders of a checkout. */
export async function cancelOrders(tx: Tx, checkoutId: string): Promise<void> {
  await tx.updateTable("orders").set({ status: "cancelled" }).where("checkout_id", "=", checkoutId).execute();
}
