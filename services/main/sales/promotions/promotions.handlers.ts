import type { Handlers } from "#services/lib/handlers.ts";
import { cartReply } from "../cart/cart.handlers.ts";
import { addPromotion, removePromotion } from "../cart/cart-promotions.commands.ts";

/** A code in the customer's cart, or in that of whoever has the token. */
export const promotionsHandlers: Handlers<
  "addCartPromotion" | "removeCartPromotion" | "addAnonCartPromotion" | "removeAnonCartPromotion"
> = {
  addCartPromotion: async ({ body, customerId, now, subVariant, tx }) =>
    cartReply(await addPromotion(tx, { customerId }, body.promotionCode, now), subVariant),
  removeCartPromotion: async ({ customerId, now, params, subVariant, tx }) =>
    cartReply(await removePromotion(tx, { customerId }, params.itemId, now), subVariant),
  addAnonCartPromotion: async ({ body, now, params, subVariant, tx }) =>
    cartReply(await addPromotion(tx, { token: params.token }, body.promotionCode, now), subVariant),
  removeAnonCartPromotion: async ({ now, params, subVariant, tx }) =>
    cartReply(await removePromotion(tx, { token: params.token }, params.itemId, now), subVariant),
};
