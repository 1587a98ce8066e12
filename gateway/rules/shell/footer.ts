export type NormalFooter = "full" | "slim" | "condensed";
export type Footer = NormalFooter | "checkout" | "minimal";

type FooterRoute = { footer: NormalFooter; isCheckout: boolean; isLogin: boolean };

/** Which footer a page shows (shell §2). A checkout with tickets in it distracts least, whoever is there. */
export function footerOf(route: FooterRoute, visitor: { itemsInCart: number; isLoggedIn: boolean }): Footer {
  if (route.isCheckout && visitor.itemsInCart > 0) return "checkout";
  if (route.isLogin && !visitor.isLoggedIn) return "minimal";
  return route.footer;
}

/** The footer invites to a lottery only somebody who holds no lottery ticket yet (shell §2). */
export function showsLotteryPromotion(hasCommercialLotteries: boolean, productTypesInCart: readonly string[]): boolean {
  return hasCommercialLotteries && !productTypesInCart.includes("lottery_ticket");
}

export const FOOTER_LOGOS_MAX = 8; // shell §2
export const PARTNER_LOGO_MAX_HEIGHT_PX = 30; // shell §2

export function footerLogos<Logo>(logos: readonly Logo[]): Logo[] {
  return logos.slice(0, FOOTER_LOGOS_MAX);
}
