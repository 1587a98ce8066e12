import type { Context } from "../context.ts";
import { ProblemError } from "../foundation/errors.ts";
import { updateVisitor, visitorOfCart } from "../session/visitor.ts";
import { type Cart, type CartOwner, getCart } from "./cart-owner.ts";

const nothing = { "en-AU": { amount: 0, currency: "AUD" }, "en-GB": { amount: 0, currency: "GBP" } } as const;

/** Returns the cart of a visitor who has none. Nothing is stored until they add something. */
const emptyCart = ({ locale }: Pick<Context, "locale">): Cart => ({
  cartReference: "",
  revision: 0,
  cartItems: [],
  autoRemovedItems: [],
  cartTotal: nothing[locale],
  preOrderTotal: nothing[locale],
  requiresUnattendedPaymentMethod: false,
  blockedReasons: {},
  showRegulation: false,
});

/** Whether the error is a 404: the cart, or the offer or item that the call names, does not exist. */
export const isNotFound = (error: unknown) => error instanceof ProblemError && error.problem.status === 404;

/** The owner of this request's cart, or null for a visitor without one. */
export function cartOwnerOf({ cookies, session }: Pick<Context, "cookies" | "session">): CartOwner | null {
  if (session) return { kind: "customer" };
  const token = cookies.get("dc_cart");
  return token ? { kind: "visitor", token } : null;
}

/** Returns the cart after updating the badge in the header. */
export function withCartBadge(ctx: Pick<Context, "cookies">, cart: Cart): Cart {
  updateVisitor(ctx.cookies, visitorOfCart(cart));
  return cart;
}

/** Reads the cart of this request. Creates none. */
export async function readCart(ctx: Context): Promise<Cart> {
  const owner = cartOwnerOf(ctx);
  if (!owner) return withCartBadge(ctx, emptyCart(ctx));
  try {
    const cart = await getCart(ctx, owner);
    if (owner.kind === "visitor") ctx.cookies.set("dc_cart", owner.token);
    return withCartBadge(ctx, cart);
  } catch (error) {
    // Shop §8: a visitor whose cart has expired loses the cookie; the next write creates a cart.
    if (owner.kind === "customer" || !isNotFound(error)) throw error;
    ctx.cookies.clear("dc_cart");
    return withCartBadge(ctx, emptyCart(ctx));
  }
}
