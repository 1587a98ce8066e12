import type { components } from "#generated/main/schema.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";

type Partner = components["schemas"]["Partner"];

const CHANNELS: Partner["channels"] = [{ channelKey: "web" }, { channelKey: "APP" }];

/** Those who sell some of the shop's offers on a page of their own. */
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
  },
];

/** Returns the partner in the address of a page. Refuses an unknown one with 404. */
export const partnerOf = (slug: string): Partner => PARTNERS.find((one) => one.slug === slug) ?? refuseNotFound();
