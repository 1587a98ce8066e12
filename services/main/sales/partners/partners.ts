import type { components } from "#generated/main/schema.ts";
import { didYouMean } from "#services/lib/nearest.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";

type Partner = components["schemas"]["Partner"];

const CHANNELS: Partner["channels"] = [{ channelKey: "web" }, { channelKey: "APP" }];

/** The partners. Each sells some of the shop's offers on its own page. */
const PARTNERS: readonly Partner[] = [
  {
    slug: "coast-radio",
    key: "coast_radio",
    name: "Coast Radio",
    logo: "/marks/coast-radio.svg",
    channels: CHANNELS,
    productOfferKeys: ["charity_raffle", "monday_lotto"],
  },
  {
    slug: "harbour-news",
    key: "harbour_news",
    name: "Harbour News",
    logo: "/marks/harbour-news.svg",
    channels: CHANNELS,
    productOfferKeys: ["powerball", "saturday_lotto"],
    eventFrame: "https://events.harbour-news.example/frame",
  },
];

/** Returns the partner in the address of a page. Refuses an unknown one with 404. */
export const partnerOf = (slug: string): Partner => PARTNERS.find((one) => one.slug === slug) ?? refuseNotFound();

/** Returns the address of a partner's page with an item of an offer. Refuses what the partner does not sell. */
export function partnerLink(slug: string, offer: string, count: number | undefined): string {
  const { productOfferKeys, slug: known } = namedPartner(slug);
  if (!productOfferKeys.includes(offer))
    refuse(422, "invalid_field", `${known} doesn't sell ${offer}.${didYouMean(offer, productOfferKeys)}`);
  return `/purchase/${known}?${new URLSearchParams({ offer, ...(count && { count: String(count) }), utm_source: known })}`;
}

/** Returns the partner that an operator names. */
export function namedPartner(slug: string): Partner {
  const slugs = PARTNERS.map((one) => one.slug);
  const found = PARTNERS.find((one) => one.slug === slug);
  return found ?? refuse(422, "invalid_field", `There is no partner ${slug}.${didYouMean(slug, slugs)}`);
}
