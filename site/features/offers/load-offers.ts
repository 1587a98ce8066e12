import type { AstroGlobal } from "astro";
import { errorPage, load, notFound } from "#site/lib/shell/page.ts";

// The contract's longest key.
const MAX_KEY_LENGTH = 64;

/** Reads the offer of a page's address. Returns a response if that fails, such as the 404 page. */
export function loadOffer(astro: AstroGlobal) {
  const { productOfferKey = "" } = astro.params;
  return productOfferKey.length > MAX_KEY_LENGTH
    ? notFound(astro)
    : load(astro, (caller) => caller.offers.get({ productOfferKey }));
}

/** Reads the offers of a page. Returns a response if that fails, or if the shop has nothing to sell at all (shell §2). */
export async function loadOffers(astro: AstroGlobal) {
  const list = await load(astro, (caller) => caller.offers.list());
  if (list instanceof Response) return list;
  // With restrictions, something was left out: the page says why.
  return list.offers.length === 0 && list.restrictions.length === 0 ? errorPage(astro, 418) : list;
}
