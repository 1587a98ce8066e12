import type { Case } from "../cases.ts";

const MONDAY = { productOfferKey: "monday_lotto" };
const PRICING = { pricingId: "pri_au_nsw" };
const DRAWN = { ...MONDAY, drawNo: 4320 };
const TO_COME = { ...MONDAY, drawNo: 4321 };

export const cases: Case[] = [
  { operationId: "getDrawDetails", status: 200, when: "lottery", request: () => ({ params: TO_COME }) },
  {
    operationId: "getDrawDetails",
    status: 200,
    when: "raffle",
    request: () => ({ params: { productOfferKey: "charity_raffle", drawNo: 12 } }),
  },
  {
    operationId: "getDrawDetails",
    status: 404,
    code: "not_found",
    request: () => ({ params: { ...MONDAY, drawNo: 999_999 } }),
  },
  { operationId: "listResultKeys", status: 200, request: () => ({ params: PRICING }) },
  {
    operationId: "listResultKeys",
    status: 404,
    code: "not_found",
    request: () => ({ params: { pricingId: "pri_nowhere" } }),
  },
  {
    operationId: "listPastDraws",
    status: 200,
    when: "visitor",
    request: () => ({ params: { ...PRICING, ...MONDAY } }),
  },
  {
    operationId: "listPastDraws",
    status: 200,
    when: "with the customer's own tickets",
    request: async (shop) => {
      const as = await shop.person();
      return { as, params: { ...PRICING, ...MONDAY }, query: { customerId: as.customerId } };
    },
  },
  {
    operationId: "listPastDraws",
    status: 404,
    code: "not_found",
    request: () => ({ params: { ...PRICING, productOfferKey: "nothing" } }),
  },
  {
    operationId: "listPastCustomerDraws",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), params: MONDAY }),
  },
  {
    operationId: "listPastCustomerDraws",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ as: await shop.person(), params: { productOfferKey: "nothing" } }),
  },
  {
    operationId: "listArchivedDraws",
    status: 200,
    request: () => ({ params: { ...MONDAY, year: 2026, month: 11 } }),
  },
  {
    operationId: "listArchivedDraws",
    status: 200,
    when: "before the first draw",
    request: () => ({ params: { ...MONDAY, year: 1999, month: 1 } }),
  },
  {
    operationId: "listArchivedDraws",
    status: 404,
    code: "not_found",
    request: () => ({ params: { productOfferKey: "nothing", year: 2026, month: 11 } }),
  },
  {
    operationId: "listDrawPrizes",
    status: 200,
    when: "raffle",
    request: () => ({ params: { productOfferKey: "charity_raffle", drawNo: 12 } }),
  },
  { operationId: "listDrawPrizes", status: 200, when: "lottery", request: () => ({ params: DRAWN }) },
  {
    operationId: "listDrawPrizes",
    status: 404,
    code: "not_found",
    request: () => ({ params: { ...MONDAY, drawNo: 999_999 } }),
  },
  {
    operationId: "listDrawWinners",
    status: 200,
    when: "not drawn yet",
    request: () => ({ params: { productOfferKey: "charity_raffle", drawNo: 12 }, query: { search: "A. K." } }),
  },
  {
    operationId: "listDrawWinners",
    status: 404,
    code: "not_found",
    request: () => ({ params: { productOfferKey: "charity_raffle", drawNo: 999_999 } }),
  },
  { operationId: "getDrawFullResult", status: 200, request: () => ({ params: DRAWN }) },
  {
    operationId: "getDrawFullResult",
    status: 404,
    code: "not_found",
    when: "not drawn yet",
    request: () => ({ params: TO_COME }),
  },
  {
    operationId: "getCustomerDrawFullResult",
    status: 200,
    when: "did not play",
    request: async (shop) => ({ as: await shop.person(), params: DRAWN }),
  },
  {
    operationId: "getCustomerDrawFullResult",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ as: await shop.person(), params: TO_COME }),
  },
  {
    operationId: "getDrawPreview",
    status: 200,
    when: "on sale",
    request: () => ({ params: { productOfferKey: "monday_lotto", drawNo: 4321 } }),
  },
  {
    operationId: "getDrawPreview",
    status: 200,
    when: "not there yet",
    request: () => ({ params: { productOfferKey: "charity_raffle", drawNo: 13 } }),
  },
  {
    operationId: "getDrawPreview",
    status: 404,
    code: "not_found",
    request: () => ({ params: { productOfferKey: "monday_lotto", drawNo: 999_999 } }),
  },
];
