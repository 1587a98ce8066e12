import type { components } from "#generated/config/schema.ts";
import { type Locale, market } from "#services/lib/locale.ts";
import { PUBLISHED_OFFERS } from "#services/main/catalogue/offers/catalogue.ts";
import { PUBLISHED_LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import type { Offer } from "#services/main/catalogue/offers/offer.ts";
import { nameIn } from "#services/main/catalogue/offers/regional-names.ts";

type Navigation = components["schemas"]["Navigation"];
type NavLink = components["schemas"]["NavLink"];

const offersIn = (category: Offer["category"]) => PUBLISHED_OFFERS.filter((offer) => offer.category === category);

const playLink = (offer: Offer, region: string | null): NavLink => ({
  key: offer.key,
  label: nameIn(region, offer),
  routeType: "internal_dynamic",
  routeName: "offer-play",
  routeParams: { productOfferKey: offer.key },
});

const resultsLink = (offer: Offer, region: string | null): NavLink => ({
  key: `${offer.key}-results`,
  label: `${nameIn(region, offer)} results`,
  routeType: "internal_dynamic",
  routeName: "offer-results",
  routeParams: { productOfferKey: offer.key },
});

const ALL_SYNDICATES = { routeType: "internal", routeName: "syndicates" } as const;
const ALL_LOTTO = { routeType: "internal", routeName: "lotto-tickets" } as const;
const ALL_RAFFLES = { routeType: "internal", routeName: "charity-tickets" } as const;
const ALL_RESULTS = { routeType: "internal", routeName: "lotto-results" } as const;
const CAUSES: NavLink = {
  key: "causes",
  label: "Causes",
  routeType: "internal",
  routeName: "causes-directory",
  capability: "causes_directory",
};
const STORIES: NavLink = {
  key: "news",
  label: "Stories",
  routeType: "internal",
  routeName: "blog",
  capability: "blog",
};
const DAILY_WINNERS: NavLink = {
  key: "daily-winners",
  label: "Daily Winners",
  routeType: "internal",
  routeName: "daily-winners",
  capability: "membership_program",
};
const LOTTO_PARTY: NavLink = {
  key: "lotto-party",
  label: "Lotto Party",
  routeType: "internal",
  routeName: "lotto-party",
  capability: "social-syndicates",
};
const CONTACT: NavLink = { key: "contact", label: "Contact us", routeType: "internal", routeName: "about-contact-us" };
const HELP: Readonly<Record<Locale, string>> = {
  "en-AU": "https://www.gamblinghelponline.org.au/",
  // Runs the National Gambling Helpline.
  "en-GB": "https://www.gamcare.org.uk/",
};
const gamblingHelp = (): NavLink => ({
  key: "gambling-help",
  label: "Gambling help",
  routeType: "external",
  href: HELP[market().locale],
});

/** The categories of the menu, whose first links are in the header. */
export const CATEGORIES = { lotto: "Lotto", raffle: "Raffles", social_play: "Syndicates", results: "Results" } as const;

// As many links as fit into a header of 62 rem, from which on it shows them, next to the balance.
/** The header links. A link that opens the drawer has the URL of a page, for visitors without script. */
const PRIMARY: NavLink[] = [
  {
    key: "lotto",
    label: CATEGORIES.lotto,
    routeType: "none",
    category: "lotto",
    routeName: "lotto-tickets",
    capability: "commercial_lotteries",
  },
  {
    key: "raffles",
    label: CATEGORIES.raffle,
    routeType: "none",
    category: "raffle",
    routeName: "charity-tickets",
    capability: "charity_lotteries",
  },
  {
    key: "syndicates",
    label: CATEGORIES.social_play,
    routeType: "none",
    category: "social_play",
    routeName: "syndicates",
    capability: "syndicates",
  },
  {
    key: "results",
    label: CATEGORIES.results,
    routeType: "none",
    category: "results",
    routeName: "lotto-results",
    capability: "multi_offer_site",
    showsDot: true,
  },
  STORIES,
  CONTACT,
  { key: "region", label: "Region", routeType: "none", category: "subvariant", capability: "sub_variant" },
];

const ABOUT: NavLink[] = [
  { key: "about", label: "About us", routeType: "internal", routeName: "about" },
  { key: "support", label: "Your support", routeType: "internal", routeName: "your-support" },
  { key: "app", label: "On your phone", routeType: "internal", routeName: "app", capability: "native-app" },
  { key: "questions", label: "Questions and answers", routeType: "internal", routeName: "about-faq" },
  {
    key: "terms-of-use",
    label: "Terms of use",
    routeType: "internal",
    routeName: "about-terms-of-use",
    capability: "terms_of_use",
  },
];

/** Returns the footer links, except those derived from the offers ("Play …", "… results") and the legal links of every page. */
const footer = (): Navigation["footer"] => [
  {
    key: "tickets",
    title: "Your tickets",
    links: [
      { key: "account", label: "My account", routeType: "internal", routeName: "my-account" },
      {
        key: "upcoming",
        label: "Upcoming tickets",
        routeType: "internal",
        routeName: "my-account-upcoming-tickets",
        capability: "viewing-orders",
      },
      {
        key: "past",
        label: "Past tickets",
        routeType: "internal",
        routeName: "my-account-past-tickets",
        capability: "viewing-orders",
      },
    ],
  },
  {
    key: "drawcard",
    title: "Drawcard",
    links: [STORIES, CAUSES, ...ABOUT, gamblingHelp()],
  },
];

/** Returns the navigation, with the games under their names in a region. Contains only pages that exist. */
export function navigationIn(region: string | null): Navigation {
  return {
    primary: PRIMARY,
    drawer: [
      {
        category: "lotto",
        label: CATEGORIES.lotto,
        links: [
          { key: "all-lotto", label: "All lotto games", ...ALL_LOTTO },
          ...offersIn("lotto").map((offer) => playLink(offer, region)),
        ].map((link) => ({ ...link, capability: "commercial_lotteries" })),
      },
      {
        category: "raffle",
        label: CATEGORIES.raffle,
        links: [
          ...[
            { key: "all-raffles", label: "All raffles", ...ALL_RAFFLES },
            ...offersIn("raffle").map((offer) => playLink(offer, region)),
          ].map((link) => ({ ...link, capability: "charity_lotteries" })),
          CAUSES,
        ],
      },
      {
        category: "social_play",
        label: CATEGORIES.social_play,
        links: [
          { key: "all-syndicates", label: "All syndicates", ...ALL_SYNDICATES },
          ...offersIn("social_play").map((offer) => playLink(offer, region)),
        ]
          .map((link): NavLink => ({ ...link, capability: "syndicates" }))
          .concat(LOTTO_PARTY),
      },
      {
        category: "results",
        label: CATEGORIES.results,
        links: [
          { key: "all-results", label: "All results", ...ALL_RESULTS, capability: "multi_offer_site" },
          ...PUBLISHED_LOTTERIES.map((offer) => resultsLink(offer, region)),
        ],
      },
      // getConfig lists the regions.
      { category: "subvariant", label: "Your region", links: [] },
    ],
    menu: [{ key: "drawcard", title: "Drawcard", links: [DAILY_WINNERS, ...ABOUT, gamblingHelp()] }],
    footer: footer(),
  };
}
