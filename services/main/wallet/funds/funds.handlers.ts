import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import type { CardGateway } from "./card-gateway.ts";
import { isCscRequired, readPaymentMethods } from "./payment-methods.ts";
import { readWithdrawalMethods } from "./withdrawal-methods.ts";

type FundsParts = {
  /** `null` in a shop without a card gateway. */
  gateway: CardGateway | null;
};

export const createFundsHandlers = ({
  gateway,
}: FundsParts): Handlers<"listPaymentMethods" | "listCardGateways" | "getCardGateway"> => ({
  listPaymentMethods: async ({ customerId, now, query, tx }) => ({
    status: 200,
    body: {
      result: query["filter[funds.withdraw][eq]"]
        ? await readWithdrawalMethods(tx, gateway, customerId, query["filter[funds.failed_verification][eq]"] ?? false)
        : await readPaymentMethods(tx, gateway, customerId, {
            usableAt: query["filter[funds.cart][eq]"] ? now : null,
            withDigitalWallets: query["filter[funds.digital_wallets][eq]"] ?? false,
          }),
    },
  }),

  listCardGateways: async () => ({
    status: 200,
    body: { result: { availableCardGateways: [...(gateway?.keys ?? [])] } },
  }),

  getCardGateway: {
    outsideTransaction: true,
    handle: async ({ params }) => {
      // PayPal goes through Braintree, whichever gateway takes cards.
      const key = gateway && [...gateway.keys, "braintree" as const].find((one) => one === params.fundRef);
      if (!gateway || !key) refuseNotFound();
      const { clientToken, hostedFieldsUrl } = await gateway.openForm(key);
      return {
        status: 200,
        body: {
          result: {
            key,
            environment: gateway.environment,
            cscRequired: isCscRequired(key),
            threeDSecure: true,
            hostedFieldsUrl,
            clientToken,
            ...(key === "braintree" && { paypalUrl: gateway.payPalUrl() }),
          },
        },
      };
    },
  },
});
