import type { Handlers } from "#services/lib/handlers.ts";
import { addItem, addItems, changeItem, convertCart, removeItem, showCart } from "./cart.commands.ts";
import { insertAnonCart } from "./cart.rows.ts";

/** The customer's cart. */
export const cartHandlers: Handlers<"getCart" | "addCartItem" | "updateCartItem" | "removeCartItem" | "buildCart"> = {
  getCart: async ({ customerId, now, tx }) => ({
    status: 200,
    body: { result: await showCart(tx, { customerId }, now) },
  }),
  addCartItem: async ({ body, customerId, now, tx }) => ({
    status: 200,
    body: { result: await addItem(tx, { customerId }, body, now) },
  }),
  updateCartItem: async ({ body, customerId, now, params, tx }) => ({
    status: 200,
    body: { result: await changeItem(tx, { customerId }, params.itemId, body, now) },
  }),
  removeCartItem: async ({ customerId, now, params, tx }) => ({
    status: 200,
    body: { result: await removeItem(tx, { customerId }, params.itemId, now) },
  }),
  buildCart: async ({ body, customerId, now, tx }) => ({
    status: 200,
    body: { result: await addItems(tx, { customerId }, body.items, now) },
  }),
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
  getAnonCart: async ({ now, params, tx }) => ({
    status: 200,
    body: { result: await showCart(tx, { token: params.token }, now) },
  }),
  addAnonCartItem: async ({ body, now, params, tx }) => ({
    status: 200,
    body: { result: await addItem(tx, { token: params.token }, body, now) },
  }),
  updateAnonCartItem: async ({ body, now, params, tx }) => ({
    status: 200,
    body: { result: await changeItem(tx, { token: params.token }, params.itemId, body, now) },
  }),
  removeAnonCartItem: async ({ now, params, tx }) => ({
    status: 200,
    body: { result: await removeItem(tx, { token: params.token }, params.itemId, now) },
  }),
  buildAnonCart: async ({ body, now, params, tx }) => ({
    status: 200,
    body: { result: await addItems(tx, { token: params.token }, body.items, now) },
  }),
  convertAnonCart: async ({ customerId, now, params, tx }) => ({
    status: 200,
    body: { result: await convertCart(tx, params.token, customerId, now) },
  }),
};
