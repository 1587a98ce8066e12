import type { ContentReader } from "#services/content/content.reader.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { withCauseNames } from "../products/causes.ts";
import { findOrder, listOrders, readClaims } from "./orders.rows.ts";
import { toDetails, toOrder } from "./orders.shapes.ts";

const PAGE = 10;

type OrdersParts = { content: ContentReader };

export const createOrdersHandlers = ({ content }: OrdersParts): Handlers<"listOrders" | "getOrder"> => ({
  listOrders: async ({ customerId, now, query, subVariant, tx }) => {
    const { limit = PAGE, offset = 0, status } = query;
    const { orders, total } = await listOrders(tx, customerId, { half: status, limit, offset });
    const result = withCauseNames(
      content(),
      orders.map((order) => toOrder(order, now, subVariant)),
    );
    return { status: 200, body: { result, pageInfo: { limit, offset, total } } };
  },

  getOrder: async ({ customerId, now, params, query, subVariant, tx }) => {
    const order = await findOrder(tx, customerId, params.id);
    if (!order) refuseNotFound();
    const details = query.show_details ? { details: toDetails(order, await readClaims(tx, order)) } : {};
    const [result = refuseNotFound()] = withCauseNames(content(), [toOrder(order, now, subVariant)]);
    return { status: 200, body: { result: { ...result, ...details } } };
  },
});
