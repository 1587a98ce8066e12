// Changes the cart of a request: finds its owner, creates a visitor's cart if needed, and updates the badge.
import type { Context } from "../context.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { cartOwnerOf, isNotFound, withCartBadge } from "./cart.read.ts";
import type { Cart, CartOwner } from "./cart-owner.ts";

type Change = (owner: CartOwner) => Promise<Cart>;

// No cart has this token, so the service answers 404.
const WITHOUT_CART: CartOwner = { kind: "visitor", token: "none" };

/** Changes what is in the cart. A visitor without a cart gets 404. */
export async function changeCart(ctx: Context, change: Change): Promise<Cart> {
  return withCartBadge(ctx, await change(cartOwnerOf(ctx) ?? WITHOUT_CART));
}

/** Adds to the cart. Creates one for a visitor who has none, or whose cart has expired. */
export async function addToCart(ctx: Context, add: Change): Promise<Cart> {
  const owner = cartOwnerOf(ctx);
  const addTo = async (to: CartOwner) => withCartBadge(ctx, await add(to));
  if (!owner) return addTo(await createCart(ctx));
  try {
    return await addTo(owner);
  } catch (error) {
    if (owner.kind === "customer" || !isNotFound(error) || (await exists(ctx, owner.token))) throw error;
    return addTo(await createCart(ctx));
  }
}

async function createCart({ cookies, ip, limits, main }: Context): Promise<CartOwner> {
  await limits.spend("cartByAddress", ip);
  const token = unwrap(await main.POST("/anon-cart"));
  cookies.set("dc_cart", token);
  return { kind: "visitor", token };
}

/** Whether the cart exists. A 404 for an item may also mean that the cart has expired. */
async function exists({ main }: Context, token: string): Promise<boolean> {
  const { response } = await main.GET("/anon-cart/{token}", { params: { path: { token } } });
  return response.status !== 404;
}
