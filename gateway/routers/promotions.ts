import { z } from "zod";
import { PromotionRequest } from "#generated/main/inputs.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { removeItemInput } from "./cart.input.ts";
import { changeCart } from "./cart-change.ts";
import { addCartPromotion, type Cart, removeCartPromotion } from "./cart-owner.ts";
import { typedText } from "./fields.input.ts";

/** A promotion code as the customer typed it. */
const addInput = z.object({ promotionCode: typedText("promotionCode", PromotionRequest().shape.promotionCode) });

/** Counts an attempt by IP address and, if signed in, by customer: codes can be guessed. */
async function countTry({ ip, limits, session }: Context) {
  await limits.spend("promotion", ip);
  if (session) await limits.spend("promotion", session.customerId);
}

export const promotionsRouter = router({
  /** Redeems a promotion code. The promotion becomes an item of the cart (shop §7). */
  add: publicProcedure
    .use(withCapability("vouchers"))
    .input(addInput)
    .mutation(async ({ ctx, input }): Promise<Cart> => {
      await countTry(ctx);
      return changeCart(ctx, (owner) => addCartPromotion(ctx, owner, input));
    }),

  /** Works without the capability, so that a promotion can be removed after it is switched off. */
  remove: publicProcedure
    .input(removeItemInput)
    .mutation(
      ({ ctx, input: { itemId } }): Promise<Cart> =>
        changeCart(ctx, (owner) => removeCartPromotion(ctx, owner, itemId)),
    ),
});
