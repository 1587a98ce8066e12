import { publicProcedure, router } from "../trpc.ts";
import { addToCart, changeCart } from "./cart.change.ts";
import { addItemInput, buildInput, removeItemInput, updateItemInput } from "./cart.input.ts";
import { addCartItem, buildCart, type Cart, removeCartItem, updateCartItem } from "./cart.owner.ts";
import { readCart } from "./cart.read.ts";

export const cartRouter = router({
  get: publicProcedure.query(({ ctx }): Promise<Cart> => readCart(ctx)),

  addItem: publicProcedure
    .input(addItemInput)
    .mutation(
      ({ ctx, input: { item, idempotencyKey } }): Promise<Cart> =>
        addToCart(ctx, (owner) => addCartItem(ctx, owner, item, idempotencyKey)),
    ),

  /** Adds several items, all or none. Used by undo and play again. */
  build: publicProcedure
    .input(buildInput)
    .mutation(
      ({ ctx, input: { items, idempotencyKey } }): Promise<Cart> =>
        addToCart(ctx, (owner) => buildCart(ctx, owner, { items }, idempotencyKey)),
    ),

  updateItem: publicProcedure
    .input(updateItemInput)
    .mutation(
      ({ ctx, input: { itemId, ...change } }): Promise<Cart> =>
        changeCart(ctx, (owner) => updateCartItem(ctx, owner, itemId, change)),
    ),

  removeItem: publicProcedure
    .input(removeItemInput)
    .mutation(
      ({ ctx, input: { itemId } }): Promise<Cart> => changeCart(ctx, (owner) => removeCartItem(ctx, owner, itemId)),
    ),
});
