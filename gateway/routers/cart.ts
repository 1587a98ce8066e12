import { publicProcedure, router } from "../trpc.ts";
import { addItemInput, buildInput, linkedInput, removeItemInput, updateItemInput } from "./cart.input.ts";
import { readCart } from "./cart.read.ts";
import { addToCart, changeCart } from "./cart-change.ts";
import {
  describeLinkedCart,
  type LinkedCart,
  type LinkOutcome,
  openLinkedCart,
  takeLinkedCart,
} from "./cart-linked.ts";
import { addCartItem, buildCart, type Cart, removeCartItem, updateCartItem } from "./cart-owner.ts";

export const cartRouter = router({
  get: publicProcedure.query(({ ctx }): Promise<Cart> => readCart(ctx)),

  /** The contents of the cart that an `act` link names, or null. */
  linked: publicProcedure
    .input(linkedInput)
    .query(({ ctx, input }): Promise<LinkedCart | null> => describeLinkedCart(ctx, input.token)),

  /** Opens the cart of a link, unless the visitor has to be asked first. */
  openLinked: publicProcedure
    .input(linkedInput)
    .mutation(({ ctx, input }): Promise<LinkOutcome> => openLinkedCart(ctx, input.token)),

  /** Takes over the cart of a link, after asking. */
  takeLinked: publicProcedure
    .input(linkedInput)
    .mutation(({ ctx, input }): Promise<Cart> => takeLinkedCart(ctx, input.token)),

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
      ({ ctx, input: { idempotencyKey, ...body } }): Promise<Cart> =>
        addToCart(ctx, (owner) => buildCart(ctx, owner, body, idempotencyKey)),
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
