// Pre-orders and scheduled purchases.
import type { components } from "#generated/main/schema.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { availableCents, balances } from "#services/lib/ledger.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { readDraws } from "../../play/draws/sale-draws.rows.ts";
import { toCartItem } from "../../sales/cart/cart.shapes.ts";
import { withCauseNames } from "../../sales/products/causes.ts";
import { listPreOrders, lockPreOrder, type PreOrder } from "../../sales/purchases/pre-orders.rows.ts";
import { shortOf } from "../recurring-purchases/charging.commands.ts";
import { blockedBy } from "../recurring-purchases/recurring-purchases.rules.ts";
import { endPreOrder } from "./scheduled-purchases.commands.ts";

type ScheduledPurchase = components["schemas"]["ScheduledPurchase"];
type Operation = "listScheduledPurchases" | "getScheduledPurchase" | "cancelScheduledPurchase";
type ScheduledPurchasesParts = { content: ContentReader };

export const createScheduledPurchasesHandlers = ({ content }: ScheduledPurchasesParts): Handlers<Operation> => {
  async function shapesOf(tx: Tx, preOrders: readonly PreOrder[], now: Date): Promise<ScheduledPurchase[]> {
    const ids = preOrders.flatMap(({ item }) => item.draw_ids);
    const draws = await readDraws(tx, ids, { hold: false });
    const [first] = preOrders.filter(({ reason, status }) => reason !== null && status === "active");
    const available = first ? availableCents(await balances(tx, first.customer_id)) : 0;
    return preOrders.map(({ charge_at, draw_id, id, item, kind, order_id, price_cents, reason, status }) => {
      const block = blockedBy(reason, price_cents);
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
        ...(reason !== null &&
          status !== "charged" && {
            failure: {
              reason,
              ...(block && { blockedBy: block }),
              ...(status === "active" && { retryAt: charge_at.toISOString() }),
              ...(status === "active" &&
                reason === shortOf(price_cents) && { lacking: toMoney(Math.max(0, price_cents - available)) }),
            },
          }),
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
      if (preOrder.status === "active") await endPreOrder(tx, preOrder, null);
      return shapeOf(tx, await lockPreOrder(tx, customerId, params.id), now);
    },
  };
};
