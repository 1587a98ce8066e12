// The offers that the recommendation service suggests beside the cart. The response is not trusted: unknown offers, and those not
// on sale, are dropped, and unusable texts are replaced with the offer's own.
import type { Outputs } from "#gateway/gateway.ts";
import type { Draw, Offer } from "#site/features/products/kind/product.ts";
import { isFields, shortText } from "#site/lib/shell/site-config.ts";
import { nextDraw, openDraws, saleOf } from "./offers.ts";

type PlacementKey = Outputs["placements"]["list"][number]["key"];

/** The placements of the cart and of the drawer, with their headings. */
const HEADINGS = {
  cart_inline_item: "Add to your cart",
  pre_cart_promoted: "Featured",
  pre_cart_item: "More tickets",
  pre_cart_standard: "Other draws this week",
  fast_play: "Quick-picks",
  instant_play: "Or start with this one",
} as const satisfies Partial<Record<PlacementKey, string>>;

export type SuggestionKey = keyof typeof HEADINGS;

type Suggestion = { offer: Offer; draw: Draw; heading: string; text: string | undefined };
export type Suggestions = { key: SuggestionKey; heading: string; items: Suggestion[] };

// Each placement is a few rows beside something else.
const MAX_ITEMS = 3;
const MAX_HEADING_LENGTH = 80;
const MAX_TEXT_LENGTH = 160;

function suggestion(item: unknown, offers: readonly Offer[], now: Date): Suggestion[] {
  if (!isFields(item)) return [];
  const offer = offers.find(({ key }) => key === item["productOfferKey"]);
  if (!offer || saleOf(offer, now) !== "open") return [];
  const draw = openDraws(offer, now).find(({ drawNo }) => drawNo === item["drawNo"]) ?? nextDraw(offer, now);
  const content = isFields(item["content"]) ? item["content"] : {};
  const heading = shortText(content["heading"], MAX_HEADING_LENGTH) ?? offer.name;
  return draw ? [{ offer, draw, heading, text: shortText(content["body"], MAX_TEXT_LENGTH) ?? undefined }] : [];
}

/** Returns the suggestions of these placements in this order, each offer once. Omits empty placements. */
export function suggestionsOf(
  placements: unknown,
  keys: readonly SuggestionKey[],
  offers: readonly Offer[],
  now: Date,
): Suggestions[] {
  const places = Array.isArray(placements) ? placements.filter(isFields) : [];
  const shown = new Set<string>();
  return keys.flatMap((key) => {
    const found = places.find((place) => place["key"] === key)?.["items"];
    const all = Array.isArray(found) ? found.flatMap((item) => suggestion(item, offers, now)) : [];
    const items = all.filter(({ offer }) => !shown.has(offer.key) && shown.add(offer.key)).slice(0, MAX_ITEMS);
    return items.length > 0 ? [{ key, heading: HEADINGS[key], items }] : [];
  });
}
