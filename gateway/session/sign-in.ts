// What a successful login or sign-up sets in motion (shell §4).

import { type ForcedPage, forcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { Visitor } from "#gateway/rules/shell/visitor.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { learnUnread } from "../routers/notifications.read.ts";
import { unwrap } from "../unwrap.ts";
import { keepForcedPage } from "./forced-page.ts";
import { writeCustomer, writeSession } from "./session.ts";
import { updateVisitor, visitorOfCart } from "./visitor.ts";

type Schemas = components["schemas"];

/** A customer as the browser may have it: without the token that signs calls. */
export type CustomerOverview = Omit<Schemas["Customer"], "customerToken">;

function withoutToken({ customerToken: _, ...overview }: Schemas["Customer"]): CustomerOverview {
  return overview;
}

/** Reads the customer anew and keeps what the header shows of them. */
export async function readOverview(ctx: Context): Promise<CustomerOverview> {
  const customer = unwrap(await ctx.main.GET("/customer"));
  writeCustomer(ctx.cookies, customer);
  keepForcedPage(ctx.cookies, customer);
  const fundsCents = Math.round(customer.availableFunds.amount * 100);
  const isMember = customer.membershipPrograms.some(({ membershipStatus }) => membershipStatus === "member");
  updateVisitor(ctx.cookies, {
    signedIn: true,
    fundsCents,
    dot: isMember ? false : null,
    toConfirm: toConfirm(customer),
  });
  return withoutToken(customer);
}

/** What the banner asks the customer to confirm (shell §4). */
function toConfirm(customer: Schemas["Customer"]): Visitor["toConfirm"] {
  return [
    ...(customer.addressConfirmationRequired ? (["address"] as const) : []),
    ...(customer.emailAddressConfirmationRequired ? (["email"] as const) : []),
  ];
}

/** Moves what the visitor had put together into the customer's cart; the token is spent either way. */
async function convertCart(ctx: Context): Promise<Schemas["Cart"]> {
  const token = ctx.cookies.get("dc_cart");
  if (!token) return unwrap(await ctx.main.GET("/cart/items"));
  const reply = await ctx.main.POST("/anon-cart/{token}/convert", { params: { path: { token } } });
  // 404: there is nothing left to move, as after a second sign-in with the same token.
  const cart = reply.response.status === 404 ? unwrap(await ctx.main.GET("/cart/items")) : unwrap(reply);
  ctx.cookies.clear("dc_cart");
  return cart;
}

/** Who signed in, and what they are shown of it: what the cart had to drop, and a page the shop asks them to first. */
export type SignedIn = {
  customer: CustomerOverview;
  isNewSignup: boolean;
  autoRemovedItems: Schemas["Cart"]["autoRemovedItems"];
  forcedPage: ForcedPage | null;
};

/** Device, tokens and customer cookies first; then the overview and the cart, as the customer. */
export async function signIn(ctx: Context, result: Schemas["LoginResult"]): Promise<SignedIn> {
  const before = ctx.session?.customerId ?? null;
  if (before !== null && before !== result.customer.customerId) {
    // Somebody else on the same browser: nothing of whoever was here stays, even where what replaces it cannot be read.
    for (const name of ["dc_pending_purchase", "dc_session", "dc_forced", "dc_visitor"] as const)
      ctx.cookies.clear(name);
  }
  writeSession(ctx.cookies, result, result.customer);
  // The customer is signed in whatever happens next: a cart that cannot be read now is read by the next page.
  const [customer, cart] = await Promise.all([
    readOverview(ctx).catch(() => withoutToken(result.customer)),
    convertCart(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, "anonymous cart was not converted");
      return null;
    }),
    learnUnread(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "the feed was not read")),
  ]);
  if (cart) updateVisitor(ctx.cookies, { signedIn: true, ...visitorOfCart(cart) });
  return {
    customer,
    isNewSignup: result.isNewSignup ?? false,
    autoRemovedItems: cart?.autoRemovedItems ?? [],
    forcedPage: forcedPage(customer),
  };
}
