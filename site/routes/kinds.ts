// What rows of the route table have in common, by kind of page.
import {
  all,
  kind,
  listed,
  OFFER_QUERY,
  own,
  PLAY_VARIANTS,
  SEARCH_WORDS,
  sample,
  unindexed,
  unpromoted,
  VERSION,
} from "./route.ts";

export const page = kind({});
export const content = kind({ cache: "shared" });
export const story = kind({ cache: "shared", linkedWith: "blog" });
export const draft = kind({ ...unindexed });
export const legal = kind({ cache: "shared", variants: { version: VERSION }, ...unpromoted });
export const questions = kind({ cache: "shared", variants: { q: SEARCH_WORDS }, ...unpromoted });
export const results = kind({ cache: "shared", capabilities: all("multi_offer_site"), ...listed });
export const checkout = kind({ ...unindexed, layout: "checkout", footer: "condensed" });
export const partner = kind({
  ...unindexed,
  ...unpromoted,
  layout: "purchase",
  footer: "condensed",
  capabilities: all("partner_purchase"),
});
export const party = kind({
  layout: "checkout",
  footer: "condensed",
  capabilities: all("social-syndicates"),
});
export const winners = kind({ cache: "shared", capabilities: all("membership_program") });
export const account = kind({ ...unindexed, audience: "customer", footer: "slim" });
export const orders = kind({ ...unindexed, audience: "customer", footer: "slim", capabilities: all("viewing-orders") });
const POWERBALL = sample({ productOfferKey: "powerball" });
// A condensed footer: fewer links while visitors choose numbers.
export const offer = kind({ query: OFFER_QUERY, footer: "condensed", ...POWERBALL });
export const play = kind({
  query: OFFER_QUERY,
  footer: "condensed",
  cache: "shared",
  variants: PLAY_VARIANTS,
  ...POWERBALL,
  showsCampaigns: true,
  experiments: ["boost_buy_tickets_experiment"],
});
export const offerContent = kind({ query: OFFER_QUERY, cache: "shared", ...POWERBALL });
// Drawers and dialogs. Each is a page that works without scripts; with them it opens in place.
export const panel = kind({ ...unindexed, footer: "slim", ...own });
