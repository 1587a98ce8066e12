import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

const signedIn = async (shop: ContractShop) => ({ as: await shop.person() });

export const cases: Case[] = [
  on("listPaymentMethods", 200, signedIn),
  on("listPaymentMethods", "200 (for a withdrawal)", async (shop) => ({
    ...(await signedIn(shop)),
    query: { "filter[funds.withdraw][eq]": "true" },
  })),
  on("listCardGateways", 200, signedIn),
  on("getCardGateway", 200, async (shop) => ({ ...(await signedIn(shop)), params: { fundRef: "paystream" } })),
  on("getCardGateway", "404 not_found", async (shop) => ({
    ...(await signedIn(shop)),
    params: { fundRef: "nothing" },
  })),
];
