// Checkouts and the orders they make; what becomes of orders is in ../orders and ../draws.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
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
  now: Date;
};

export async function insertCheckout(
  tx: Tx,
  { customerId, depositId, purchase, receipt, now }: Checkout,
): Promise<void> {
  await tx
    .insertInto("checkout")
    .values({
      id: receipt.checkoutId,
      customer_id: customerId,
      total_cents: toCents(receipt.total),
      wallet_cents: toCents(receipt.walletAmount),
      deposit_cents: toCents(receipt.depositAmount),
      deposit_id: depositId,
      receipt: JSON.stringify(receipt),
      purchase: JSON.stringify(purchase),
      created_at: now,
    })
    .execute();
}

/** The receipt of a checkout, for the customer who bought. */
export async function findReceipt(tx: Tx, customerId: string, checkoutId: string): Promise<Schemas["Receipt"] | null> {
  const row = await tx
    .selectFrom("checkout")
    .select("receipt")
    .where("id", "=", checkoutId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.receipt ?? null;
}

/** A checkout with its draws, held until the transaction ends. */
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

/** Takes the tickets of a checkout out of their draws. */
export async function cancelOrders(tx: Tx, checkoutId: string): Promise<void> {
  await tx.updateTable("orders").set({ status: "cancelled" }).where("checkout_id", "=", checkoutId).execute();
}

type NewOrder = { ticketId: string; customerId: string; checkoutId: string; now: Date };

/** The order of an item: a row for each draw with its games. The row of the first draw has the order's own id. */
export async function insertOrder(
  tx: Tx,
  item: ItemRow,
  { ticketId, customerId, checkoutId, now }: NewOrder,
): Promise<void> {
  const rows = item.draw_ids.map((drawId, index) => ({ drawId, id: index === 0 ? ticketId : newId("ord") }));
  await tx
    .insertInto("orders")
    .values(
      rows.map(({ id, drawId }) => ({
        id,
        ticket_id: ticketId,
        customer_id: customerId,
        checkout_id: checkoutId,
        product_type: "lottery_ticket" as const,
        product_offer_key: item.lottery_key,
        game_type: item.game_type,
        game_offer: item.game_offer,
        description: descriptionOf(item),
        is_quickpick: item.is_quickpick,
        draw_id: drawId,
        num_games: item.games.length,
        price_cents: item.unit_price_cents,
        status: "upcoming" as const,
        created_at: now,
      })),
    )
    .execute();
  await tx
    .insertInto("order_game")
    .values(
      rows.flatMap(({ id }) =>
        item.games.map((numbers, index) => ({ order_id: id, game_no: index + 1, numbers: JSON.stringify(numbers) })),
      ),
    )
    .execute();
}
