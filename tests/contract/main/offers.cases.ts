import type { Case } from "../cases.ts";

const PRICING = { pricingId: "pri_au_nsw" };

export const cases: Case[] = [
  { operationId: "listProductOffers", status: 200, request: () => ({ params: PRICING }) },
  {
    operationId: "listProductOffers",
    status: 200,
    when: "customer",
    request: async (shop) => ({ as: await shop.person(), params: PRICING }),
  },
  {
    operationId: "listProductOffers",
    status: 404,
    code: "not_found",
    request: () => ({ params: { pricingId: "pri_nowhere" } }),
  },
  {
    operationId: "listProductOffers",
    status: 418,
    code: "no_products",
    when: "every scheduled draw has closed",
    request: async (shop) => {
      await shop.at("2036-01-01T00:00:00Z");
      return { params: PRICING };
    },
  },
  { operationId: "listInfoPricing", status: 200, request: () => ({ params: PRICING }) },
  {
    operationId: "listInfoPricing",
    status: 404,
    code: "not_found",
    request: () => ({ params: { pricingId: "pri_nowhere" } }),
  },
];
