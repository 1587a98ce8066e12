// Adds items to a cart: those of the call, or the tickets of an earlier purchase.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findOrdersOf } from "../orders/orders.rows.ts";
import { productOf } from "../products/kinds.ts";
import { firstPartOf } from "../products/order.ts";
import { addItems } from "./cart.commands.ts";
import type { CartOwner } from "./cart.rows.ts";

type Schemas = components["schemas"];

export async function buildCart(
  tx: Tx,
  owner: CartOwner,
  { before, items, replayId }: Schemas["CartBuildInput"],
  now: Date,
): Promise<Schemas["Cart"]> {
  if (items && replayId !== undefined) refuse(422, "invalid_field", "Send items or replay_id, not both.", "replay_id");
  if (items) return addItems(tx, owner, { items, before }, now);
  if (replayId === undefined) refuse(422, "invalid_field", "This field is required", "items");
  return addItems(tx, owner, { items: await itemsOf(tx, owner, replayId), before }, now);
}

/** Returns the tickets of an order or checkout as new items. Refuses another customer's, and every visitor, with 404. */
async function itemsOf(tx: Tx, owner: CartOwner, replayId: string): Promise<Schemas["CartItemInput"][]> {
  const orders = "customerId" in owner ? await findOrdersOf(tx, owner.customerId, replayId) : [];
  return orders.length > 0
    ? orders.map((order) => productOf(firstPartOf(order).row).orders.replay(order))
    : refuseNotFound();
}
