import type { Capability } from "#generated/capabilities.ts";
import { type ProductKind, productFacts } from "../products.ts";

export type NormalFooter = "full" | "slim" | "condensed";
export type Footer = NormalFooter | "checkout" | "minimal";

type FooterRoute = { footer: NormalFooter; isCheckout: boolean; isLogin: boolean };

/** Returns the footer of a page (shell §2). A checkout with items in the cart always gets the checkout footer. */
export function footerOf(route: FooterRoute, visitor: { itemsInCart: number; isLoggedIn: boolean }): Footer {
  if (route.isCheckout && visitor.itemsInCart > 0) return "checkout";
  if (route.isLogin && !visitor.isLoggedIn) return "minimal";
  return route.footer;
}

export const FOOTER_LOGOS_MAX = 8; // shell §2
/** @internal Only the specification tests use it. The stylesheet repeats the number. */
export const PARTNER_LOGO_MAX_HEIGHT_PX = 30; // shell §2

export function footerLogos<Logo>(logos: readonly Logo[]): Logo[] {
  return logos.slice(0, FOOTER_LOGOS_MAX);
}

type FooterOffer = {
  key: string;
  name: string;
  type: ProductKind;
  availability: string;
  suspended?: boolean;
  draws?: readonly { purchaseStatus: string }[];
};
type OfferLink = { label: string; route: "offer-play" | "offer-results"; productOfferKey: string };

const isOnSale = ({ availability, suspended, draws }: FooterOffer) =>
  availability === "available" &&
  !suspended &&
  (draws?.some(({ purchaseStatus }) => purchaseStatus === "open") ?? true);

/** Returns the offer links of the full footer: two groups on a multi-offer site, otherwise one (shell §2). */
export function offerGroups(
  offers: readonly FooterOffer[],
  capabilities: readonly Capability[],
): { title: string; links: OfferLink[] }[] {
  const isMulti = capabilities.includes("multi_offer_site");
  const shown = offers.filter(({ type }) => {
    const { footerCapability, isInMultiFooter } = productFacts[type];
    return footerCapability && capabilities.includes(footerCapability) && (!isMulti || isInMultiFooter);
  });
  const play = shown
    .filter(isOnSale)
    .map(({ key, name }) => ({ label: `Play ${name}`, route: "offer-play" as const, productOfferKey: key }));
  const results = shown.map(({ key, name }) => ({
    label: `${name} Results`,
    route: "offer-results" as const,
    productOfferKey: key,
  }));
  const groups = isMulti
    ? [
        { title: "Lotto Games", links: play },
        { title: "Lotto Results", links: results },
      ]
    : [{ title: "Games and results", links: [...play, ...results] }];
  return groups.filter(({ links }) => links.length > 0);
}
