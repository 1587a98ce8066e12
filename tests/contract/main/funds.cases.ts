import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

const signedIn = async (shop: ContractShop) => ({ as: await shop.person() });

export const cases: Case[] = [
  { operationId: "listPaymentMethods", status: 200, request: signedIn },
  {
    operationId: "listPaymentMethods",
    status: 200,
    when: "for a withdrawal",
    request: async (shop) => ({ ...(await signedIn(shop)), query: { "filter[funds.withdraw][eq]": "true" } }),
  },
  { operationId: "listCardGateways", status: 200, request: signedIn },
  {
    operationId: "getCardGateway",
    status: 200,
    request: async (shop) => ({ ...(await signedIn(shop)), params: { fundRef: "paystream" } }),
  },
  {
    operationId: "getCardGateway",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ ...(await signedIn(shop)), params: { fundRef: "nothing" } }),
  },
];
