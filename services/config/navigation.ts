import type { components } from "#generated/config/schema.ts";
import { LOTTERIES } from "#services/main/offers/catalogue.ts";

type Navigation = components["schemas"]["Navigation"];
type NavLink = components["schemas"]["NavLink"];

const play = LOTTERIES.map(
  ({ key, name }): NavLink => ({
    key,
    label: name,
    routeType: "internal_dynamic",
    routeName: "offer-play",
    routeParams: { productOfferKey: key },
  }),
);

const results = LOTTERIES.map(
  ({ key, name }): NavLink => ({
    key: `${key}-results`,
    label: `${name} results`,
    routeType: "internal_dynamic",
    routeName: "offer-results",
    routeParams: { productOfferKey: key },
  }),
);

/** The links of the frame. Only pages that exist are named here. */
export const NAVIGATION: Navigation = {
  primary: [
    {
      key: "play",
      label: "Play",
      routeType: "internal",
      routeName: "lotto-tickets",
      capability: "commercial_lotteries",
    },
    {
      key: "results",
      label: "Results",
      routeType: "internal",
      routeName: "lotto-results",
      capability: "multi_offer_site",
      showsDot: true,
    },
  ],
  drawer: [
    {
      category: "lotto",
      label: "Lotto",
      links: [
        { key: "all-lotto", label: "All lotto games", routeType: "internal", routeName: "lotto-tickets" },
        ...play,
      ],
    },
    {
      category: "results",
      label: "Results",
      links: [
        { key: "all-results", label: "All results", routeType: "internal", routeName: "lotto-results" },
        ...results,
      ],
    },
  ],
  // "Play ..." and "... Results" follow from the offers; the other pages of a footer are not built yet.
  footer: [],
};
