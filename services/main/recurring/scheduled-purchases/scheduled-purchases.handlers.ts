// Pre-orders and scheduled purchases.
import type { components } from "#generated/main/schema.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { readDraws } from "../../play/draws/sale-draws.rows.ts";
import { toCartItem } from "../../sales/cart/cart.shapes.ts";
import { withCauseNames } from "../../sales/products/causes.ts";
import { listPreOrders, lockPreOrder, type PreOrder, writeCancelled } from "../../sales/purchases/pre-orders.rows.ts";

type ScheduledPurchase = components["schemas"]["ScheduledPurchase"];
type Operation = "listScheduledPurchases" | "getScheduledPurchase" | "cancelScheduledPurchase";
type ScheduledPurchasesParts = { content: ContentReader };

export const createScheduledPurchasesHandlers = ({ content }: ScheduledPurchasesParts): Handlers<Operation> => {
  async function shapesOf(tx: Tx, preOrders: readonly PreOrder[], now: Date): Promise<ScheduledPurchase[]> {
    const ids = preOrders.flatMap(({ item }) => item.draw_ids);
    const draws = await readDraws(tx, ids, { hold: false });
    return preOrders.map(({ charge_at, draw_id, id, item, kind, order_id, price_cents, status }) => {
      const opensAt = draws.get(draw_id)?.opens_at ?? charge_at;
      const shown = { ...toCartItem(item, draws, now), scheduledPurchase: { type: kind } };
      return {
        encodedId: id,
        status: status === "cancelled" ? "scheduled_status_cancelled" : "scheduled_status_active",
        kind,
        item: withCauseNames(content(), [shown])[0] ?? shown,
        scheduledFor: (opensAt > charge_at ? opensAt : charge_at).toISOString(),
        price: toMoney(price_cents),
        ...(status === "charged" && { orderId: order_id }),
      };
    });
  }

  async function shapeOf(tx: Tx, preOrder: PreOrder, now: Date) {
    const [result = refuseNotFound()] = await shapesOf(tx, [preOrder], now);
    return { status: 200 as const, body: { result } };
  }

  return {
    listScheduledPurchases: async ({ customerId, now, tx }) => {
      const result = await shapesOf(tx, await listPreOrders(tx, customerId), now);
      return { status: 200, body: { result } };
    },

    getScheduledPurchase: async ({ customerId, now, params, tx }) => {
      return shapeOf(tx, await lockPreOrder(tx, customerId, params.id), now);
    },

    cancelScheduledPurchase: async ({ customerId, now, params, tx }) => {
      const preOrder = await lockPreOrder(tx, customerId, params.id);
      if (preOrder.status === "charged") {
        refuse(409, "already_processed", "This was bought already and cannot be cancelled.");
      }
      if (preOrder.status === "active") await writeCancelled(tx, preOrder.id);
      return shapeOf(tx, { ...preOrder, status: "cancelled" }, now);
    },
  };
};
