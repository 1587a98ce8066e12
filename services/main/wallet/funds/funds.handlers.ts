import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import type { CardGateway } from "./card-gateway.ts";
import { methodsOn, paymentMethods } from "./payment-methods.ts";

type FundsParts = {
  /** `null` in a shop without a card gateway. */
  gateway: CardGateway | null;
};

export const createFundsHandlers = ({
  gateway,
}: FundsParts): Handlers<"listPaymentMethods" | "listCardGateways" | "getCardGateway"> => ({
  listPaymentMethods: async ({ query }) => {
    // Withdrawals are not built yet.
    return { status: 200, body: { result: query["filter[funds.withdraw][eq]"] ? {} : paymentMethods(gateway) } };
  },

  listCardGateways: async () => ({
    status: 200,
    body: { result: { availableCardGateways: methodsOn(gateway).flatMap(({ gatewayKey }) => gatewayKey ?? []) } },
  }),

  getCardGateway: {
    outsideTransaction: true,
    handle: async ({ params }) => {
      if (!gateway || params.fundRef !== "paystream") refuseNotFound();
      const { clientToken, hostedFieldsUrl } = await gateway.openForm();
      return {
        status: 200,
        body: {
          result: {
            key: "paystream",
            environment: gateway.environment,
            cscRequired: false,
            threeDSecure: true,
            hostedFieldsUrl,
            clientToken,
          },
        },
      };
    },
  },
});
