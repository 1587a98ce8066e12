import type { Handlers } from "#services/lib/handlers.ts";
import { pricingName } from "./pricing.rules.ts";

export const pricingHandlers: Handlers<"listInfoPricing"> = {
  listInfoPricing: async ({ params: { pricingId } }) => ({
    status: 200,
    body: { result: { pricingId, name: pricingName(pricingId) } },
  }),
};
