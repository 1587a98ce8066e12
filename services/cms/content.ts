import type { components } from "#generated/cms/schema.ts";

/** The site's name, description and regulation logos. */
export const SITE_CONFIG: Omit<components["schemas"]["SiteConfig"], "locale"> = {
  siteName: "Drawcard",
  siteNameHidden: false,
  indexingDisabled: false,
  description: "Lotteries, raffles and syndicates, open all hours.",
  routeOverrides: {},
  regulationLogos: [
    { name: "18 years and over", image: "/marks/over-18.svg", href: "/about/responsible-gaming" },
    { name: "Draws anyone can verify", image: "/marks/sealed-draw.svg", href: "/about/terms-and-conditions" },
  ],
};
