import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

type PaymentMethods = { [code: string]: Schemas["PaymentMethod"] };

export const fundsRouter = router({
  /** Payment methods by code, for a deposit at the checkout (account §7). */
  paymentMethods: customerProcedure.query(async ({ ctx }): Promise<PaymentMethods> => {
    const query = {
      "filter[funds.cart][eq]": true,
      "filter[funds.withdraw][eq]": false,
      "filter[funds.digital_wallets][eq]": true,
    };
    return unwrap(await ctx.main.GET("/payment_methods", { params: { query } }));
  }),

  /** The first card gateway on offer, with what its hosted fields need; null when cards are off. */
  cardGateway: customerProcedure.query(async ({ ctx }): Promise<Schemas["GatewayDetails"] | null> => {
    const { availableCardGateways } = unwrap(await ctx.main.GET("/funds/card_gateways"));
    const first = availableCardGateways[0];
    if (!first) return null;
    return unwrap(await ctx.main.GET("/funds/{fundRef}", { params: { path: { fundRef: first } } }));
  }),
});
