import type { components } from "#generated/main/schema.ts";
import { customerProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

type PaymentMethods = { [code: string]: Schemas["PaymentMethod"] };

export const fundsRouter = router({
  /** Payment methods for a deposit at checkout, by code (account §7). */
  paymentMethods: customerProcedure.query(async ({ ctx }): Promise<PaymentMethods> => {
    const query = {
      "filter[funds.cart][eq]": true,
      "filter[funds.withdraw][eq]": false,
      "filter[funds.digital_wallets][eq]": true,
    };
    return unwrap(await ctx.main.GET("/payment_methods", { params: { query } }));
  }),

  /** The first available card gateway, with the settings of its hosted fields; null if cards are off. */
  cardGateway: customerProcedure.query(async ({ ctx }): Promise<Schemas["GatewayDetails"] | null> => {
    const { availableCardGateways } = unwrap(await ctx.main.GET("/funds/card_gateways"));
    const first = availableCardGateways[0];
    if (!first) return null;
    return unwrap(await ctx.main.GET("/funds/{fundRef}", { params: { path: { fundRef: first } } }));
  }),
});
