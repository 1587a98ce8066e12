import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { linkTo } from "../../foundation/mail/mail.rows.ts";
import { withCauseNames } from "../products/causes.ts";
import { findOrder, listOrders, readClaims } from "./orders.rows.ts";
import { toDetails, toOrder } from "./orders.shapes.ts";
import { printTickets } from "./printed-tickets.ts";

const PAGE = 10;
/** As many tickets as one document prints. */
const MOST_PRINTED = 100;

type OrdersParts = {
  content: ContentReader;
  /** Returns what paid a purchase. Passed in because purchases read carts, which read orders. */
  readPaidBy: (tx: Tx, customerId: string, checkoutId: string) => Promise<string[]>;
};

export const createOrdersHandlers = ({
  content,
  readPaidBy,
}: OrdersParts): Handlers<"listOrders" | "getOrder" | "printOrders"> => ({
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
    const paidBy = await readPaidBy(tx, customerId, result.checkoutId);
    return { status: 200, body: { result: { ...result, ...details, ...(paidBy.length > 0 && { paidBy }) } } };
  },

  printOrders: async ({ customerId, env, now, query, subVariant, tx }) => {
    const wanted = query.ids?.split(",").slice(0, MOST_PRINTED) ?? null;
    const found = wanted
      ? await Promise.all(wanted.map((id) => findOrder(tx, customerId, id)))
      : (await listOrders(tx, customerId, { half: "upcoming_products", limit: MOST_PRINTED, offset: 0 })).orders;
    if (found.includes(null)) refuseNotFound();
    const orders = found.filter((order) => order !== null).map((order) => toOrder(order, now, subVariant));
    const pageOf = (id: string) => linkTo(env, `/my-account/upcoming-tickets/ticket/${id}`);
    return {
      status: 200,
      body: (await printTickets(withCauseNames(content(), orders), pageOf)) as unknown as string,
      headers: { "content-type": "application/pdf" },
    };
  },
});
