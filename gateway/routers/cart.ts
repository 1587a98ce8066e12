import type { Context } from "../context.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../unwrap.ts";
import { addItemInput, addPromotionInput, buildInput, removeItemInput, updateItemInput } from "./cart.input.ts";
import { type Cart, isGone, painted, readCart } from "./cart.read.ts";

/** The two families of cart calls: a customer's, and a visitor's by token. */
type CartCalls = (token: string | null) => Promise<Cart>;

/** The cart of a call that changes what is in it: a visitor's by its token, null for the customer's own. */
const tokenOf = ({ cookies, session }: Context) => (session ? null : (cookies.get("dc_cart") ?? "none"));

/** Codes can be guessed: each try counts for the address, and for the customer wherever they try from. */
async function countTry({ ip, limits, session }: Context) {
  await limits.spend("promotion", ip);
  if (session) await limits.spend("promotion", session.customerId);
}

async function newAnonCart({ main, cookies }: Context): Promise<string> {
  const token = unwrap(await main.POST("/anon-cart"));
  cookies.set("dc_cart", token);
  return token;
}

/** Adds to the cart, making one first for a visitor who has none, or whose own has ended. */
async function add(ctx: Context, call: CartCalls): Promise<Cart> {
  if (ctx.session) return painted(ctx, await call(null));
  const known = ctx.cookies.get("dc_cart");
  const token = known ?? (await newAnonCart(ctx));
  try {
    return painted(ctx, await call(token));
  } catch (error) {
    if (!known || !isGone(error) || (await hasCart(ctx, known))) throw error;
    return painted(ctx, await call(await newAnonCart(ctx)));
  }
}

/** A 404 may mean the cart or the thing put in it. */
async function hasCart({ main }: Context, token: string) {
  const { response } = await main.GET("/anon-cart/{token}", { params: { path: { token } } });
  return response.status !== 404;
}

export const cartRouter = router({
  get: publicProcedure.query(({ ctx }): Promise<Cart> => readCart(ctx)),

  addItem: publicProcedure.input(addItemInput).mutation(
    ({ ctx, input: { item, idempotencyKey } }): Promise<Cart> =>
      add(ctx, async (token) => {
        const header = { "Idempotency-Key": idempotencyKey };
        if (!token) return unwrap(await ctx.main.POST("/cart/items", { params: { header }, body: item }));
        const params = { header, path: { token } };
        return unwrap(await ctx.main.POST("/anon-cart/{token}/items", { params, body: item }));
      }),
  ),

  /** Puts several items in at once, all or none: undo, play again. */
  build: publicProcedure.input(buildInput).mutation(
    ({ ctx, input: { items, idempotencyKey } }): Promise<Cart> =>
      add(ctx, async (token) => {
        const header = { "Idempotency-Key": idempotencyKey };
        if (!token) return unwrap(await ctx.main.POST("/cart/build", { params: { header }, body: { items } }));
        const params = { header, path: { token } };
        return unwrap(await ctx.main.POST("/anon-cart/{token}/build", { params, body: { items } }));
      }),
  ),

  updateItem: publicProcedure
    .input(updateItemInput)
    .mutation(async ({ ctx, input: { itemId, ...body } }): Promise<Cart> => {
      const token = tokenOf(ctx);
      const reply = token
        ? await ctx.main.PUT("/anon-cart/{token}/items/{itemId}", { params: { path: { token, itemId } }, body })
        : await ctx.main.PUT("/cart/items/{itemId}", { params: { path: { itemId } }, body });
      return painted(ctx, unwrap(reply));
    }),

  removeItem: publicProcedure.input(removeItemInput).mutation(async ({ ctx, input: { itemId } }): Promise<Cart> => {
    const token = tokenOf(ctx);
    const reply = token
      ? await ctx.main.DELETE("/anon-cart/{token}/items/{itemId}", { params: { path: { token, itemId } } })
      : await ctx.main.DELETE("/cart/items/{itemId}", { params: { path: { itemId } } });
    return painted(ctx, unwrap(reply));
  }),

  /** Redeems a promotion code; what it gives lies in the cart as an item of its own (shop §7). */
  addPromotion: publicProcedure
    .use(withCapability("vouchers"))
    .input(addPromotionInput)
    .mutation(async ({ ctx, input: body }): Promise<Cart> => {
      await countTry(ctx);
      const token = tokenOf(ctx);
      const reply = token
        ? await ctx.main.POST("/anon-cart/{token}/promotion", { params: { path: { token } }, body })
        : await ctx.main.POST("/cart/promotion", { body });
      return painted(ctx, unwrap(reply));
    }),

  /** Open with the capability off, too: what lies in a cart can be taken out of it. */
  removePromotion: publicProcedure
    .input(removeItemInput)
    .mutation(async ({ ctx, input: { itemId } }): Promise<Cart> => {
      const token = tokenOf(ctx);
      const reply = token
        ? await ctx.main.DELETE("/anon-cart/{token}/promotion/{itemId}", { params: { path: { token, itemId } } })
        : await ctx.main.DELETE("/cart/promotion/{itemId}", { params: { path: { itemId } } });
      return painted(ctx, unwrap(reply));
    }),
});
