import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { ProblemError } from "../errors.ts";
import { updateVisitor, visitorOfCart } from "../session/visitor.ts";
import { unwrap } from "../unwrap.ts";

export type Cart = components["schemas"]["Cart"];

/** What a visitor without a cart sees. Nothing is stored for somebody who only looks. */
const EMPTY_CART: Cart = {
  cartReference: "",
  revision: 0,
  cartItems: [],
  autoRemovedItems: [],
  cartTotal: { amount: 0, currency: "AUD" },
  preOrderTotal: { amount: 0, currency: "AUD" },
  requiresUnattendedPaymentMethod: false,
  blockedReasons: {},
  showRegulation: false,
};

/** There is no such cart, or no more. */
export const isGone = (error: unknown) => error instanceof ProblemError && error.problem.status === 404;

/** The same cart, after the header has learned of it. */
export function painted(ctx: Context, cart: Cart): Cart {
  updateVisitor(ctx.cookies, visitorOfCart(cart));
  return cart;
}

/** Reads the cart of this visitor, without making one. */
export async function readCart(ctx: Context): Promise<Cart> {
  if (ctx.session) return painted(ctx, unwrap(await ctx.main.GET("/cart/items")));
  const token = ctx.cookies.get("dc_cart");
  if (!token) return painted(ctx, EMPTY_CART);
  try {
    const cart = unwrap(await ctx.main.GET("/anon-cart/{token}", { params: { path: { token } } }));
    ctx.cookies.set("dc_cart", token);
    return painted(ctx, cart);
  } catch (error) {
    // Shop §8: the cookie is cleared; the next write makes a new cart.
    if (!isGone(error)) throw error;
    ctx.cookies.clear("dc_cart");
    return painted(ctx, EMPTY_CART);
  }
}
