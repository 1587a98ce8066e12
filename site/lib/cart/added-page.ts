import type { AstroGlobal } from "astro";
import { analyticsProduct } from "#gateway/rules/analytics-product.ts";
import { ticketsIn } from "#gateway/rules/cart.ts";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { trackShown } from "../shell/tracked.ts";
import type { Cart } from "./cart.store.ts";

/** The screens that add with plain forms. */
type Source = "membership" | "party" | "play" | "pre-cart" | "raffle" | "replay" | "syndicate";

// Enough for every add of the cookie's life.
const MAX_ADDED = 20;

/** Returns what was added and not yet recorded, as "source:item" with dots between. */
const addedBefore = ({ cookies }: AstroGlobal) => (cookies.get("dc_added")?.value ?? "").split(".").filter(Boolean);

/**
 * Redirects after a plain form has added the last items to the cart: to the pre-cart drawer's page if it is on, else to the cart.
 * The cart page then records the add, if the visitor consents (`addedEvent`).
 */
export function redirectAdded(astro: AstroGlobal, cart: Cart, source: Source, count = 1): Response {
  const { page } = astro.locals;
  const newest = ticketsIn(cart.cartItems)
    .slice(-count)
    .map(({ id }) => `${source}:${id}`);
  const value = [...addedBefore(astro), ...newest].slice(-MAX_ADDED).join(".");
  const secure = astro.url.protocol === "https:";
  const maxAge = cookieTable.dc_added.maxAgeSeconds;
  astro.cookies.set("dc_added", value, { path: "/", maxAge, httpOnly: true, sameSite: "lax", secure });
  // A browser that sent no cookie may block cookies; the cart page then explains this.
  if (!astro.request.headers.has("cookie")) return astro.redirect(page.href("cart", {}, { added: 1 }), 303);
  return astro.redirect(page.href(page.capabilities?.includes("pre-cart-drawer") ? "shell-pre-cart" : "cart"), 303);
}

/** Returns the attributes of the event for what plain forms have added since it was last recorded; undefined for nothing. */
export function addedEvent(astro: AstroGlobal, { cartItems, cartReference }: Cart) {
  const added = addedBefore(astro);
  if (added.length === 0) return undefined;
  astro.cookies.delete("dc_added", { path: "/" });
  const products = added.flatMap((one) => {
    const [source = "", id] = one.split(":");
    const item = cartItems.find((candidate) => candidate.id === id);
    return (item && analyticsProduct(item, { source, cartId: cartReference })) ?? [];
  });
  return products.length > 0 ? trackShown("Click", { name: "add-to-cart", products }, added.join(".")) : undefined;
}
