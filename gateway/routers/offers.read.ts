// Reads offers with their names in the visitor's region, and with the recurring purchases that the visitor's segment may begin.
import { brandIn } from "#gateway/rules/branding.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readPriced } from "./pricing.ts";

type Schemas = components["schemas"];

/** Product names in the visitor's region. Empty if branding cannot be read: offers then keep their own names. */
async function readNames(ctx: Context): Promise<ReadonlyMap<string, string>> {
  try {
    const brandings = unwrap(await ctx.main.GET("/branding"));
    const names = brandings.map((branding) => [branding.id, brandIn(branding, ctx.subVariant).name] as const);
    return new Map(names.flatMap(([id, name]) => (name ? [[id, name] as const] : [])));
  } catch {
    return new Map();
  }
}

type Reading = { preview?: true };

/** Whether the visitor's segment may begin autoplays. False if that cannot be read: the cart would refuse one. */
const sellsAutoplay = (ctx: Context) =>
  readCapabilities(ctx).then(
    ({ capabilities }) => capabilities.includes("autoplay"),
    () => false,
  );

/** Returns the offer without the choice of an autoplay. */
function withoutAutoplay<T extends Schemas["ProductOffer"]>(offer: T): T {
  const { availability, type } = offer.recurringPurchase;
  if (type !== "autoplay" || availability !== "optional") return offer;
  return { ...offer, recurringPurchase: { ...offer.recurringPurchase, availability: "never" } };
}

export async function readOffers(ctx: Context, query: Reading = {}): Promise<Schemas["ProductOffersResponse"]> {
  const [list, names, hasAutoplay] = await Promise.all([
    readPriced(ctx, (pricingId) =>
      ctx.main.GET("/pricing/{pricingId}/product_offers", { params: { path: { pricingId }, query } }),
    ).then((reply) => unwrap(reply)),
    readNames(ctx),
    sellsAutoplay(ctx),
  ]);
  const named = list.offers.map((offer) => ({ ...offer, name: names.get(offer.key) ?? offer.name }));
  return { ...list, offers: hasAutoplay ? named : named.map(withoutAutoplay) };
}
