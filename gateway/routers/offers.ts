import { getDrawDetailsParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { notFound } from "../foundation/errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { readOffers } from "./offers.read.ts";

type Schemas = components["schemas"];

type OfferPreview = { offer: Schemas["ProductOffer"]; isPublished: boolean };

const getInput = getDrawDetailsParameters().pick({ productOfferKey: true });

export const offersRouter = router({
  list: publicProcedure.query(({ ctx }): Promise<Schemas["ProductOffersResponse"]> => readOffers(ctx)),

  /** An offer by its key, published or not. Nothing of it is cached. */
  getPreview: publicProcedure
    .input(getInput)
    .query(async ({ ctx, input: { productOfferKey } }): Promise<OfferPreview> => {
      const isThis = ({ key }: Schemas["ProductOffer"]) => key === productOfferKey;
      const offer = (await readOffers(ctx, { preview: true })).offers.find(isThis);
      if (!offer) throw notFound();
      const published = await readOffers(ctx).catch(() => null);
      return { offer, isPublished: published?.offers.some(isThis) ?? false };
    }),

  /** An offer by its key, its URL, or an alias of its URL in any region. Uses the cached list. */
  get: publicProcedure
    .input(getInput)
    .query(async ({ ctx, input: { productOfferKey } }): Promise<Schemas["ProductOffer"]> => {
      const { offers } = await readOffers(ctx);
      const isAlias = (url: string) => url.replace(/^\/+/, "") === productOfferKey;
      const offer =
        offers.find(({ key }) => key === productOfferKey) ??
        offers.find(({ url }) => isAlias(url)) ??
        offers.find(({ urlAliases }) => urlAliases.some(({ url }) => isAlias(url)));
      if (offer) return offer;
      throw notFound();
    }),
});
