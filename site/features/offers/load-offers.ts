import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import { errorPage, load, notFound, setNoStore } from "#site/lib/shell/page.ts";

// The contract's longest key.
const MAX_KEY_LENGTH = 64;

/** Reads the offer of a page's address. Returns a response if that fails, such as the 404 page. */
export function loadOffer(astro: AstroGlobal) {
  const { productOfferKey = "" } = astro.params;
  return productOfferKey.length > MAX_KEY_LENGTH
    ? notFound(astro)
    : load(astro, (caller) => caller.offers.get({ productOfferKey }));
}

type List = Outputs["offers"]["list"];

/** With restrictions, something was left out: the page says why. A shop with nothing to sell at all has a page (shell §2). */
const requireOffers = (astro: AstroGlobal, list: List) =>
  list.offers.length === 0 && list.restrictions.length === 0 ? errorPage(astro, 418) : list;

/** Reads the offers of a page. Returns a response if that fails, or if the shop has nothing to sell at all. */
export async function loadOffers(astro: AstroGlobal) {
  const list = await load(astro, (caller) => caller.offers.list());
  return list instanceof Response ? list : requireOffers(astro, list);
}

/**
 * Reads the offers of the home page. Where the backend does not have an operation that they need, the page is shown without them:
 * a visitor who typed the shop's address has asked for nothing that could be missing.
 */
export async function loadHomeOffers(
  astro: AstroGlobal,
): Promise<Response | (Pick<List, "offers"> & { isMissing: boolean })> {
  const list = await load(astro, (caller) =>
    caller.offers.list().catch((error: unknown) => {
      const { status } = astro.locals.gateway.problemOf(error);
      if (status !== 404 && status !== 501) throw error;
      return null;
    }),
  );
  if (list instanceof Response) return list;
  if (list) {
    const found = await requireOffers(astro, list);
    return found instanceof Response ? found : { offers: found.offers, isMissing: false };
  }
  setNoStore(astro);
  astro.response.status = 503;
  return { offers: [], isMissing: true };
}
