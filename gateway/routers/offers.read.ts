// Reads offers with their names in the visitor's region.
import { brandIn } from "#gateway/rules/branding.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
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

export async function readOffers(ctx: Context, query: Reading = {}): Promise<Schemas["ProductOffersResponse"]> {
  const [list, names] = await Promise.all([
    readPriced(ctx, (pricingId) =>
      ctx.main.GET("/pricing/{pricingId}/product_offers", { params: { path: { pricingId }, query } }),
    ).then((reply) => unwrap(reply)),
    readNames(ctx),
  ]);
  return { ...list, offers: list.offers.map((offer) => ({ ...offer, name: names.get(offer.key) ?? offer.name })) };
}
