import type { components } from "#generated/cms/schema.ts";

type CmsItem = components["schemas"]["CmsItem"];

/** The name of the site and its presentation. */
export const SITE_CONFIG: components["schemas"]["SiteConfig"] = {
  siteName: "Drawcard",
  siteNameHidden: false,
  indexingDisabled: false,
  locale: "en-AU",
  description: "Lotteries, raffles and syndicates, at a counter that is always open.",
  routeOverrides: {},
  regulationLogos: [
    { name: "18 years and over", image: "/marks/over-18.svg", href: "/about/responsible-gaming" },
    { name: "Draws sealed before sales open", image: "/marks/sealed-draw.svg", href: "/about/terms-and-conditions" },
  ],
};

const page = (id: string, title: string, body: string): CmsItem => ({
  id,
  collection: "pages",
  status: "published",
  data: { title, body },
});

/** Collections by name, in the editors' order. A known collection may be empty; an unknown one is 404. */
export const COLLECTIONS: Record<string, CmsItem[]> = {
  pages: [
    page(
      "about",
      "About Drawcard",
      "A neighbourhood ticket counter that is always open. Pick your numbers, pay, and we keep the ticket safe and tell you what it won.",
    ),
    page(
      "responsible-gaming",
      "Play for fun, within your means",
      "A ticket buys a chance and a daydream, never an income. Set a spend limit, keep to it, and take a break when it stops being fun. Free and confidential help is open day and night on 1800 858 858.",
    ),
    page(
      "privacy",
      "Privacy policy",
      [
        "We keep what we need to sell you a ticket, pay your prizes and meet the rules of the regulator: your name, address, date of birth, contact details, purchases and payments. Card numbers never reach us; the card gateway keeps them and gives us a token.",
        "Cookies hold your session, your cart and your region. They are needed for the shop to work and are not used to follow you elsewhere.",
        "You may see, correct and take away what we hold about you, and close your account. Records of money must be kept for seven years.",
      ].join("\n\n"),
    ),
    page(
      "terms-and-conditions",
      "Terms and conditions",
      [
        "You must be 18 or over. A ticket is bought when its receipt is shown; until then nothing is charged, and after sales close a ticket cannot be changed or cancelled.",
        "The winning numbers of every draw are fixed by a seed whose fingerprint is published before sales open and which is revealed after the draw, so that anybody can check them. The division tables on the result pages say what each division pays and how a pool is shared.",
        "Prizes are paid into your wallet as soon as a draw is scored. If a draw is void, the price of your tickets is paid back.",
      ].join("\n\n"),
    ),
  ],
  banners: [],
};
