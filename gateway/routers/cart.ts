import type { Context } from "../context.ts";
import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { addItemInput, buildInput, removeItemInput, updateItemInput } from "./cart.input.ts";
import { type Cart, isGone, painted, readCart } from "./cart.read.ts";

/** The two families of cart calls: a customer's, and a visitor's by token. */
type CartCalls = (token: string | null) => Promise<Cart>;

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
  get: publicProcedure.query(({ ctx }) => readCart(ctx)),

  addItem: publicProcedure.input(addItemInput).mutation(({ ctx, input: { item, idempotencyKey } }) =>
    add(ctx, async (token) => {
      const header = { "Idempotency-Key": idempotencyKey };
      if (!token) return unwrap(await ctx.main.POST("/cart/items", { params: { header }, body: item }));
      const params = { header, path: { token } };
      return unwrap(await ctx.main.POST("/anon-cart/{token}/items", { params, body: item }));
    }),
  ),

  /** Puts several items in at once, all or none: undo, play again. */
  build: publicProcedure.input(buildInput).mutation(({ ctx, input: { items, idempotencyKey } }) =>
    add(ctx, async (token) => {
      const header = { "Idempotency-Key": idempotencyKey };
      if (!token) return unwrap(await ctx.main.POST("/cart/build", { params: { header }, body: { items } }));
      const params = { header, path: { token } };
      return unwrap(await ctx.main.POST("/anon-cart/{token}/build", { params, body: { items } }));
    }),
  ),

  updateItem: publicProcedure.input(updateItemInput).mutation(async ({ ctx, input: { itemId, ...body } }) => {
    const token = ctx.session ? null : (ctx.cookies.get("dc_cart") ?? "none");
    const reply = token
      ? await ctx.main.PUT("/anon-cart/{token}/items/{itemId}", { params: { path: { token, itemId } }, body })
      : await ctx.main.PUT("/cart/items/{itemId}", { params: { path: { itemId } }, body });
    return painted(ctx, unwrap(reply));
  }),

  removeItem: publicProcedure.input(removeItemInput).mutation(async ({ ctx, input: { itemId } }) => {
    const token = ctx.session ? null : (ctx.cookies.get("dc_cart") ?? "none");
    const reply = token
      ? await ctx.main.DELETE("/anon-cart/{token}/items/{itemId}", { params: { path: { token, itemId } } })
      : await ctx.main.DELETE("/cart/items/{itemId}", { params: { path: { itemId } } });
    return painted(ctx, unwrap(reply));
  }),
});
