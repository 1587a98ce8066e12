// The orders of a purchase, for the procedures that show them or buy them again.
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Order = components["schemas"]["Order"];

/** Returns the orders of a purchase: by the id of one order, or of the checkout of several. */
export async function readOrdersOf({ main }: Pick<Context, "main">, id: string): Promise<Order[]> {
  const read = (orderId: string) => main.GET("/orders/{id}", { params: { path: { id: orderId } } });
  const order = await read(id);
  if (order.response.status !== 404) return [unwrap(order)];
  const params = { path: { checkoutID: id } };
  const { items, orderIds } = unwrap(await main.GET("/checkout/{checkoutID}", { params }));
  // A pre-order has no order until it is charged.
  const ordered = orderIds.filter((_, index) => !items[index]?.scheduledPurchase);
  return Promise.all(ordered.map(async (orderId) => unwrap(await read(orderId))));
}
