import { z } from "zod";
import type { Context } from "../context.ts";
import { problem, unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { readPriced } from "./pricing.ts";

const getInput = z.object({ productOfferKey: z.string().min(1).max(64) });

async function readOffers(ctx: Context) {
  return unwrap(
    await readPriced(ctx, (pricingId) =>
      ctx.main.GET("/pricing/{pricingId}/product_offers", { params: { path: { pricingId } } }),
    ),
  );
}

export const offersRouter = router({
  list: publicProcedure.query(({ ctx }) => readOffers(ctx)),

  /** One offer by its key, or by an address it has (in this region). Found in the kept list, so it costs no call. */
  get: publicProcedure.input(getInput).query(async ({ ctx, input: { productOfferKey } }) => {
    const { offers } = await readOffers(ctx);
    const isAlias = (url: string) => url.replace(/^\/+/, "") === productOfferKey;
    const offer =
      offers.find(({ key }) => key === productOfferKey) ??
      offers.find(({ url }) => isAlias(url)) ??
      offers.find(({ urlAliases }) =>
        urlAliases.some(({ subvariant, url }) => isAlias(url) && (!ctx.subVariant || subvariant === ctx.subVariant)),
      );
    if (offer) return offer;
    throw problem({ code: "not_found", status: 404, message: "We could not find what you were looking for." });
  }),
});
