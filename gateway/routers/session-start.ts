// Starts a session after a successful login or sign-up (shell §4).
import { type ForcedPage, forcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { writeSession } from "../session/session.ts";
import { readVisitor, updateVisitor, visitorOfCart } from "../session/visitor.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { type CartOwner, getCart } from "./cart-owner.ts";
import { readUnread } from "./content-cards.read.ts";
import { type CustomerOverview, readOverview, withoutToken } from "./customer.read.ts";

type Schemas = components["schemas"];

/** The result of signing in: items that could not move into the customer's cart, and a page to complete first. */
export type SignedIn = {
  customer: CustomerOverview;
  isNewSignup: boolean;
  autoRemovedItems: Schemas["Cart"]["autoRemovedItems"];
  /** The tickets that the customer's cart had before the visitor's were added behind them; 0 if the visitor had none. */
  earlierTickets: number;
  forcedPage: ForcedPage | null;
};

/** Moves the visitor's cart into the customer's and returns that. The visitor's token is used up. */
async function convertCart(ctx: Context): Promise<Schemas["Cart"]> {
  const customer: CartOwner = { kind: "customer" };
  const token = ctx.cookies.get("dc_cart");
  if (!token) return getCart(ctx, customer);
  const reply = await ctx.main.POST("/anon-cart/{token}/convert", { params: { path: { token } } });
  // 404: the cart has been converted before, or has expired.
  const cart = reply.response.status === 404 ? await getCart(ctx, customer) : unwrap(reply);
  ctx.cookies.clear("dc_cart");
  return cart;
}

async function endPreviousLogin({ log, main }: Context): Promise<void> {
  await main.GET("/logout").catch((error: unknown) => log.warn({ err: error }, "previous session was not ended"));
}

/** Writes the session cookies, then reads the customer, the cart and the unread count as that customer. */
export async function startSession(ctx: Context, result: Schemas["LoginResult"]): Promise<SignedIn> {
  const broughtTickets = ctx.session ? 0 : readVisitor(ctx.cookies).cartCount;
  const previousId = ctx.session?.customerId ?? null;
  // A browser has one session. The previous one ends here, so that copies of its tokens stop working.
  if (previousId !== null) await endPreviousLogin(ctx);
  if (previousId !== null && previousId !== result.customer.customerId) {
    // Another customer on the same browser: remove everything of the previous one, even if reading the new data fails.
    for (const name of ["dc_session", "dc_forced", "dc_visitor"] as const) ctx.cookies.clear(name);
  }
  writeSession(ctx.cookies, result, result.customer);
  // A failed read does not undo the sign-in; the next page reads again.
  const [customer, cart] = await Promise.all([
    readOverview(ctx).catch(() => withoutToken(result.customer)),
    convertCart(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, "anonymous cart was not converted");
      return null;
    }),
    readUnread(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "content cards not read")),
  ]);
  if (cart) updateVisitor(ctx.cookies, { signedIn: true, ...visitorOfCart(cart) });
  return {
    customer,
    isNewSignup: result.isNewSignup ?? false,
    autoRemovedItems: cart?.autoRemovedItems ?? [],
    earlierTickets: cart && broughtTickets > 0 ? Math.max(0, visitorOfCart(cart).cartCount - broughtTickets) : 0,
    forcedPage: forcedPage(customer),
  };
}
