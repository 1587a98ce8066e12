import { ticketsIn } from "#gateway/rules/cart.ts";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { showsDot } from "#gateway/rules/shell/navigation.ts";
import { toVisitor, type Visitor } from "#gateway/rules/shell/visitor.ts";
import type { CookieJar } from "./cookies.ts";
import type { BalanceReading } from "./newest-balances.ts";

/** The visitor as shown on a private page. */
export type ShownVisitor = Omit<Visitor, "dot"> & { dot: boolean };

/** When the balance was read (ms). Only the gateway reads it. */
type Reading = Pick<BalanceReading, "fundsAt">;

/** What the header shows about this visitor, from their cookie. */
export function readVisitor(jar: CookieJar): Visitor & Reading {
  const cookie = jar.get("dc_visitor");
  try {
    const kept = cookie && JSON.parse(Buffer.from(cookie, "base64url").toString());
    const { fundsAt } = kept || {};
    // A visitor may have edited it.
    return { ...toVisitor(kept), fundsAt: Number.isSafeInteger(fundsAt) && fundsAt <= Date.now() ? fundsAt : 0 };
  } catch {
    return { ...toVisitor(null), fundsAt: 0 };
  }
}

/** The same, with the notification dot decided. */
export function shownVisitor(jar: CookieJar): ShownVisitor {
  const visitor = readVisitor(jar);
  return { ...visitor, dot: showsDot(visitor, jar.get("dc_dot_seen") !== null) };
}

/** Updates the visitor's cookie. Writes nothing if nothing changed, so that responses stay cacheable. */
export function updateVisitor(jar: CookieJar, change: Partial<Visitor & Reading>, isRenewed = false) {
  const before = readVisitor(jar);
  const wanted = { ...before, ...change };
  const token = wanted.signedIn && wanted.fundsCents !== null ? jar.get("dc_customer_token") : null;
  const newest = token ? jar.newestBalance(token, wanted) : wanted;
  // Another reading of the same balance changes nothing.
  const { fundsAt, fundsCents } = newest.fundsCents === before.fundsCents ? before : newest;
  const after = { ...wanted, fundsCents, fundsAt };
  const json = JSON.stringify(after);
  if (!isRenewed && json === JSON.stringify(before)) return;
  const text = Buffer.from(json).toString("base64url");
  // The badge of a signed-in visitor must not outlive the session.
  jar.set("dc_visitor", text, cookieTable[after.signedIn ? "dc_customer" : "dc_visitor"].maxAgeSeconds);
}

type CartOnWire = { cartItems: readonly { productType: string }[] };

/** The badge count and the product types of a cart. Promotions are items of the cart, but do not count. */
export function visitorOfCart({ cartItems }: CartOnWire): Pick<Visitor, "cartCount" | "productTypes"> {
  const tickets = ticketsIn(cartItems);
  return { cartCount: tickets.length, productTypes: [...new Set(tickets.map(({ productType }) => productType))] };
}
