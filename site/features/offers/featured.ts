// The offers that the recommendation service features on the home page (placement feature_placement). The response is
// not trusted: unknown offers are dropped, and unusable text, images and links are replaced with the offer's own.
import type { Outputs } from "#gateway/gateway.ts";
import { poolLabel } from "#site/features/products/first-prize.ts";
import type { Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { ownPath, webAddress } from "#site/lib/safe-link.ts";
import { isFields, shortText } from "#site/lib/shell/site-config.ts";
import { nextDraw, openDraws, saleOf } from "./offers.ts";

type Placements = Outputs["placements"]["list"];

export type Featured = {
  offer: Offer;
  heading: string;
  body: string;
  label: string;
  href: string;
  /** The price of the smallest ticket, if the offer is on sale. */
  price?: string | undefined;
  /** When sales of the named draw close, if the offer is on sale. */
  closesAt?: string | undefined;
  /** A path on this site. Images from other sites are not loaded. */
  image?: string | undefined;
};

/** Returns the URL of an offer, for a given draw if it is not the next one. */
type AddressOf = (productOfferKey: string, firstDrawNo?: number) => string;

// Shown beside the largest jackpot and the week's draws, so two at most.
const MAX_OFFERS = 2;
const MAX_HEADING_LENGTH = 80;
const MAX_BODY_LENGTH = 240;
const MAX_LABEL_LENGTH = 40;

function featured(item: unknown, offers: readonly Offer[], now: Date, addressOf: AddressOf): Featured[] {
  if (!isFields(item)) return [];
  const offer = offers.find(({ key }) => key === item["productOfferKey"]);
  if (!offer) return [];
  const content = isFields(item["content"]) ? item["content"] : {};
  const draw = nextDraw(offer, now);
  const later = openDraws(offer, now).find(({ drawNo }) => drawNo === item["drawNo"] && drawNo !== draw?.drawNo);
  const view = viewOf(offer);
  const isOpen = saleOf(offer, now) === "open";
  return [
    {
      offer,
      heading: shortText(content["heading"], MAX_HEADING_LENGTH) ?? offer.name,
      body: shortText(content["body"], MAX_BODY_LENGTH) ?? `${poolLabel(offer)}: ${jackpot(later ?? draw ?? {})}`,
      label: shortText(content["label"], MAX_LABEL_LENGTH) ?? `${isOpen ? "Play" : "About"} ${offer.name}`,
      href: ownPath(content["href"]) ?? webAddress(content["href"]) ?? addressOf(offer.key, later?.drawNo),
      price: isOpen && view.picksNumbers ? view.startingPrice(offer) : undefined,
      closesAt: isOpen ? (later ?? draw)?.stop : undefined,
      image: ownPath(content["image"]),
    },
  ];
}

/** Returns the offers to feature, best first, each once and none of those shown elsewhere; empty if the service names no other. */
export function featuredOffers(
  placements: Placements,
  offers: readonly Offer[],
  now: Date,
  addressOf: AddressOf,
  elsewhere: readonly Offer[] = [],
): Featured[] {
  const reply: unknown = placements;
  const places = Array.isArray(reply) ? reply.filter(isFields) : [];
  const items = places.find(({ key }) => key === "feature_placement")?.["items"];
  if (!Array.isArray(items)) return [];
  const all = items.flatMap((item) => featured(item, offers, now, addressOf));
  const isFirst = ({ offer }: Featured, at: number) => all.findIndex((one) => one.offer === offer) === at;
  return all.filter((one, at) => isFirst(one, at) && !elsewhere.includes(one.offer)).slice(0, MAX_OFFERS);
}
