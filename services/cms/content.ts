import type { components } from "#generated/cms/schema.ts";

type CmsItem = components["schemas"]["CmsItem"];

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

const page = (id: string, title: string, body: string): CmsItem => ({
  id,
  collection: "pages",
  status: "published",
  data: { title, body },
});

/** The items of each collection, in the editors' order. A known collection may be empty; an unknown one returns 404. */
export const COLLECTIONS: Record<string, CmsItem[]> = {
  pages: [
    page(
      "about",
      "About Drawcard",
      "Drawcard is your local lottery counter, open all hours. Pick your numbers and pay. We keep your ticket safe and tell you if you won.",
    ),
    page(
      "responsible-gaming",
      "Play for fun, within your means",
      "A ticket buys a chance and a daydream, never an income. Set a spend limit, keep to it, and take a break when it stops being fun. Free, confidential help is available 24/7 on 1800 858 858.",
    ),
    page(
      "privacy",
      "Privacy policy",
      [
        "We keep what we need to sell you a ticket, pay your prizes and meet our regulator's rules: your name, address, date of birth, contact details, purchases and payments. We never see your card number: the payment provider stores it and gives us a token.",
        "Cookies store your session, your cart and your region. The shop needs them to work. We don't use them to track you on other sites.",
        "You can see, correct and download the information we hold about you, and close your account. We must keep financial records for seven years.",
      ].join("\n\n"),
    ),
    page(
      "terms-and-conditions",
      "Terms and conditions",
      [
        "You must be 18 or over. Your purchase is complete when you see the receipt. We don't charge you before that. After sales close, you can't change or cancel a ticket.",
        "The winning numbers of every draw are calculated from a secret seed. We publish the hash of the seed before sales open and reveal the seed after the draw, so anyone can verify the numbers. The results pages show what each division pays and how a prize pool is shared.",
        "Prizes are paid into your wallet as soon as a draw is scored. If a draw is void, we refund your tickets.",
      ].join("\n\n"),
    ),
  ],
  banners: [],
};
