import { type CookieJar, cookieRules } from "./cookies.ts";

/** What a small script paints onto pages that are the same for everybody. Nothing here is secret or believed. */
export type Visitor = {
  signedIn: boolean;
  cartCount: number;
  /** The kinds of things in the cart: decides whether the lottery promotion shows. */
  productTypes: string[];
  fundsCents: number | null;
  unread: number;
  dot: boolean;
};

const NOBODY: Visitor = { signedIn: false, cartCount: 0, productTypes: [], fundsCents: null, unread: 0, dot: false };

/** What the header shows of this visitor. */
export function readVisitor(jar: CookieJar): Visitor {
  const cookie = jar.get("dc_visitor");
  if (!cookie) return NOBODY;
  try {
    // Ours, or edited by its owner, who then sees a wrong badge.
    return { ...NOBODY, ...(JSON.parse(Buffer.from(cookie, "base64url").toString()) as Partial<Visitor>) };
  } catch {
    return NOBODY;
  }
}

/** Writes what changed about the visitor; says nothing when nothing did, so that answers stay cacheable. */
export function updateVisitor(jar: CookieJar, change: Partial<Visitor>, isRenewed = false) {
  const before = readVisitor(jar);
  const after = { ...before, ...change };
  const text = Buffer.from(JSON.stringify(after)).toString("base64url");
  if (!isRenewed && JSON.stringify(before) === JSON.stringify(after)) return;
  // A signed-in visitor's badge must not outlive the session.
  jar.set("dc_visitor", text, cookieRules[after.signedIn ? "dc_customer" : "dc_visitor"].maxAgeSeconds);
}

type CartOnWire = { cartItems: readonly { productType: string }[] };

/** The badge and the kinds of products of a cart. */
export function visitorOfCart({ cartItems }: CartOnWire): Pick<Visitor, "cartCount" | "productTypes"> {
  return { cartCount: cartItems.length, productTypes: [...new Set(cartItems.map(({ productType }) => productType))] };
}
