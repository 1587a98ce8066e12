import type { Case } from "../cases.ts";

export const cases: Case[] = [
  { operationId: "printOrders", status: 200, request: async (shop) => ({ as: await shop.person() }) },
  {
    operationId: "printOrders",
    status: 404,
    code: "not_found",
    when: "an unknown order",
    request: async (shop) => ({ as: await shop.person(), query: { ids: "ord_of_another" } }),
  },
];
