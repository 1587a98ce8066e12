// The cart of a link with `act` (shell §2). It opens immediately for a visitor who has nothing to lose; otherwise the page asks
// first.
import { ticketsIn } from "#gateway/rules/cart.ts";
import type { Context } from "../context.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { isNotFound, readCart, withCartBadge } from "./cart.read.ts";
import { type Cart, getCart } from "./cart-owner.ts";

/** What is in the cart of a link. */
export type LinkedCart = { tickets: number; total: Cart["cartTotal"] };

/** The result of a link: its cart was opened, the visitor has to be asked first, or the cart does not exist. */
export type LinkOutcome = "opened" | "ask" | "gone";

/** Reads the cart of a token, or null if it has expired or has no tickets. */
async function readLinkedCart(ctx: Context, token: string): Promise<Cart | null> {
  try {
    const cart = await getCart(ctx, { kind: "visitor", token });
    return ticketsIn(cart.cartItems).length > 0 ? cart : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Returns what is in the cart of a link, or null. */
export async function describeLinkedCart(ctx: Context, token: string): Promise<LinkedCart | null> {
  const cart = await readLinkedCart(ctx, token);
  return cart && { tickets: ticketsIn(cart.cartItems).length, total: cart.cartTotal };
}

/** Opens the cart of a link, unless the visitor is signed in or has tickets in a cart of their own. */
export async function openLinkedCart(ctx: Context, token: string): Promise<LinkOutcome> {
  const own = ctx.cookies.get("dc_cart");
  if (!ctx.session && own === token) return "opened";
  const linked = await readLinkedCart(ctx, token);
  if (!linked) return "gone";
  if (ctx.session) return "ask";
  if (own !== null && ticketsIn((await readCart(ctx)).cartItems).length > 0) return "ask";
  ctx.cookies.set("dc_cart", token);
  withCartBadge(ctx, linked);
  return "opened";
}

/** Takes over the cart of a link, after asking: a visitor's cart is replaced, a customer's cart gets the tickets too. */
export async function takeLinkedCart(ctx: Context, token: string): Promise<Cart> {
  if (ctx.session) {
    const params = { path: { token } };
    return withCartBadge(ctx, unwrap(await ctx.main.POST("/anon-cart/{token}/convert", { params })));
  }
  const cart = await getCart(ctx, { kind: "visitor", token });
  ctx.cookies.set("dc_cart", token);
  return withCartBadge(ctx, cart);
}
