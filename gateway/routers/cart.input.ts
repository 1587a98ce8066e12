import { z } from "zod";
import { readLinkToken } from "#gateway/rules/cart.ts";
import {
  CartBuildInput,
  CartGameType,
  CartItemInput,
  CartItemUpdate,
  ProductType,
  removeCartItemParameters,
} from "#generated/main/inputs.ts";

// Defaults let a plain form leave these fields out. Without `games`, the service picks `numGames` quick-pick games.
const item = CartItemInput().extend({
  productType: ProductType().default("lottery_ticket"),
  gameType: CartGameType().default("standard"),
  numDraws: CartItemInput().shape.numDraws.default(1),
});

/** One item and the idempotency key of this attempt. */
export const addItemInput = z.object({ item, idempotencyKey: z.uuid() });

/** Several items, added all together or not at all. */
export const buildInput = CartBuildInput().extend({ idempotencyKey: z.uuid() });

export const removeItemInput = removeCartItemParameters();

/** An item and its changed fields. */
export const updateItemInput = CartItemUpdate().extend(removeItemInput.shape);

/** The token in a link to a cart. */
export const linkedInput = z.object({ token: z.string().refine((text) => readLinkToken(text) !== null) });
