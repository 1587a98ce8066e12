import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import type { CardGateway } from "./card-gateway.ts";
import { methodsOn, paymentMethods } from "./payment-methods.ts";

/** How a customer can pay. `gateway` is null in a shop without one. */
export const createFundsHandlers = ({
  gateway,
}: {
  gateway: CardGateway | null;
}): Handlers<"listPaymentMethods" | "listCardGateways" | "getCardGateway"> => ({
  listPaymentMethods: async ({ query }) => {
    // Nothing can be withdrawn to yet.
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
