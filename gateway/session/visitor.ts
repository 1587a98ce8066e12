import { ticketsIn } from "#gateway/rules/cart.ts";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { showsDot } from "#gateway/rules/shell/navigation.ts";
import { toVisitor, type Visitor } from "#gateway/rules/shell/visitor.ts";
import type { CookieJar } from "./cookies.ts";

/** What a page made for one visitor says of them. */
export type ShownVisitor = Omit<Visitor, "dot"> & { dot: boolean };

/** What the header shows of this visitor. */
export function readVisitor(jar: CookieJar): Visitor {
  const cookie = jar.get("dc_visitor");
  try {
    return toVisitor(cookie && JSON.parse(Buffer.from(cookie, "base64url").toString()));
  } catch {
    return toVisitor(null);
  }
}

/** The same for a page, with the dot decided. */
export function shownVisitor(jar: CookieJar): ShownVisitor {
  const visitor = readVisitor(jar);
  return { ...visitor, dot: showsDot(visitor, jar.get("dc_dot_seen") !== null) };
}

/** Writes what changed about the visitor; says nothing when nothing did, so that answers stay cacheable. */
export function updateVisitor(jar: CookieJar, change: Partial<Visitor>, isRenewed = false) {
  const before = readVisitor(jar);
  const after = { ...before, ...change };
  const said = JSON.stringify(after);
  if (!isRenewed && said === JSON.stringify(before)) return;
  const text = Buffer.from(said).toString("base64url");
  // A signed-in visitor's badge must not outlive the session.
  jar.set("dc_visitor", text, cookieTable[after.signedIn ? "dc_customer" : "dc_visitor"].maxAgeSeconds);
}

type CartOnWire = { cartItems: readonly { productType: string }[] };

/** The badge and the kinds of products of a cart. A voucher is an item, but nothing that is bought. */
export function visitorOfCart({ cartItems }: CartOnWire): Pick<Visitor, "cartCount" | "productTypes"> {
  const tickets = ticketsIn(cartItems);
  return { cartCount: tickets.length, productTypes: [...new Set(tickets.map(({ productType }) => productType))] };
}
