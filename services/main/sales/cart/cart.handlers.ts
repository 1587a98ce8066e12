import type { components } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { addItem, addItems, changeItem, removeItem, showCart } from "./cart.commands.ts";
import { insertAnonCart } from "./cart.rows.ts";
import { cartIn } from "./cart.shapes.ts";
import { convertCart } from "./cart-conversion.commands.ts";

/** A cart answers in the names its games have where the visitor is (shop §4). */
export const cartReply = (cart: components["schemas"]["Cart"], region: string | null) => ({
  status: 200 as const,
  body: { result: cartIn(region, cart) },
});

/** The customer's cart. */
export const cartHandlers: Handlers<"getCart" | "addCartItem" | "updateCartItem" | "removeCartItem" | "buildCart"> = {
  getCart: async ({ customerId, now, subVariant, tx }) =>
    cartReply(await showCart(tx, { customerId }, now), subVariant),
  addCartItem: async ({ body, customerId, now, subVariant, tx }) =>
    cartReply(await addItem(tx, { customerId }, body, now), subVariant),
  updateCartItem: async ({ body, customerId, now, params, subVariant, tx }) =>
    cartReply(await changeItem(tx, { customerId }, params.itemId, body, now), subVariant),
  removeCartItem: async ({ customerId, now, params, subVariant, tx }) =>
    cartReply(await removeItem(tx, { customerId }, params.itemId, now), subVariant),
  buildCart: async ({ body, customerId, now, subVariant, tx }) =>
    cartReply(await addItems(tx, { customerId }, body.items, now), subVariant),
};

/** The visitor's cart: whoever has the token has the cart. */
export const anonCartHandlers: Handlers<
  | "createAnonCart"
  | "getAnonCart"
  | "addAnonCartItem"
  | "updateAnonCartItem"
  | "removeAnonCartItem"
  | "buildAnonCart"
  | "convertAnonCart"
> = {
  createAnonCart: async ({ now, tx }) => ({ status: 200, body: { result: await insertAnonCart(tx, now) } }),
  getAnonCart: async ({ now, params, subVariant, tx }) =>
    cartReply(await showCart(tx, { token: params.token }, now), subVariant),
  addAnonCartItem: async ({ body, now, params, subVariant, tx }) =>
    cartReply(await addItem(tx, { token: params.token }, body, now), subVariant),
  updateAnonCartItem: async ({ body, now, params, subVariant, tx }) =>
    cartReply(await changeItem(tx, { token: params.token }, params.itemId, body, now), subVariant),
  removeAnonCartItem: async ({ now, params, subVariant, tx }) =>
    cartReply(await removeItem(tx, { token: params.token }, params.itemId, now), subVariant),
  buildAnonCart: async ({ body, now, params, subVariant, tx }) =>
    cartReply(await addItems(tx, { token: params.token }, body.items, now), subVariant),
  convertAnonCart: async ({ customerId, now, params, subVariant, tx }) =>
    cartReply(await convertCart(tx, params.token, customerId, now), subVariant),
};
