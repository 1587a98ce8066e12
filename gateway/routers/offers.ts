import { brandIn } from "#gateway/rules/branding.ts";
import { getDrawDetailsParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readPriced } from "./pricing.ts";

type Schemas = components["schemas"];

const getInput = getDrawDetailsParameters().pick({ productOfferKey: true });

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

async function readOffers(ctx: Context): Promise<Schemas["ProductOffersResponse"]> {
  const [list, names] = await Promise.all([
    readPriced(ctx, (pricingId) =>
      ctx.main.GET("/pricing/{pricingId}/product_offers", { params: { path: { pricingId } } }),
    ).then((reply) => unwrap(reply)),
    readNames(ctx),
  ]);
  return { ...list, offers: list.offers.map((offer) => ({ ...offer, name: names.get(offer.key) ?? offer.name })) };
}

export const offersRouter = router({
  list: publicProcedure.query(({ ctx }): Promise<Schemas["ProductOffersResponse"]> => readOffers(ctx)),

  /** An offer by its key, its URL, or an alias of its URL in this region. Uses the cached list. */
  get: publicProcedure
    .input(getInput)
    .query(async ({ ctx, input: { productOfferKey } }): Promise<Schemas["ProductOffer"]> => {
      const { offers } = await readOffers(ctx);
      const isAlias = (url: string) => url.replace(/^\/+/, "") === productOfferKey;
      const offer =
        offers.find(({ key }) => key === productOfferKey) ??
        offers.find(({ url }) => isAlias(url)) ??
        offers.find(({ urlAliases }) =>
          urlAliases.some(({ subvariant, url }) => isAlias(url) && (!ctx.subVariant || subvariant === ctx.subVariant)),
        );
      if (offer) return offer;
      throw notFound();
    }),
});
