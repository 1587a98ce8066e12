import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { findOrder, listOrders } from "./orders.rows.ts";
import { toDetails, toOrder } from "./orders.shapes.ts";

const PAGE = 10;

export const ordersHandlers: Handlers<"listOrders" | "getOrder"> = {
  listOrders: async ({ customerId, now, query, subVariant, tx }) => {
    const { limit = PAGE, offset = 0, status } = query;
    const { orders, total } = await listOrders(tx, customerId, { half: status, limit, offset });
    return {
      status: 200,
      body: { result: orders.map((order) => toOrder(order, now, subVariant)), pageInfo: { limit, offset, total } },
    };
  },

  getOrder: async ({ customerId, now, params, query, subVariant, tx }) => {
    const order = await findOrder(tx, customerId, params.id);
    if (!order) refuseNotFound();
    const details = query.show_details ? { details: toDetails(order) } : {};
    return { status: 200, body: { result: { ...toOrder(order, now, subVariant), ...details } } };
  },
};
