import { type Case, on } from "../cases.ts";

const MONDAY = { productOfferKey: "monday_lotto" };
const PRICING = { pricingId: "pri_au_nsw" };
const DRAWN = { ...MONDAY, drawNo: 4320 };
const TO_COME = { ...MONDAY, drawNo: 4321 };

export const cases: Case[] = [
  on("getDrawDetails", "200 (lottery)", () => ({ params: TO_COME })),
  on("getDrawDetails", "200 (raffle)", () => ({ params: { productOfferKey: "charity_raffle", drawNo: 12 } })),
  on("getDrawDetails", "404 not_found", () => ({ params: { ...MONDAY, drawNo: 999_999 } })),
  on("listResultKeys", 200, () => ({ params: PRICING })),
  on("listResultKeys", "404 not_found", () => ({ params: { pricingId: "pri_nowhere" } })),
  on("listPastDraws", "200 (visitor)", () => ({ params: { ...PRICING, ...MONDAY } })),
  on("listPastDraws", "200 (with the customer's own tickets)", async (shop) => {
    const as = await shop.person();
    return { as, params: { ...PRICING, ...MONDAY }, query: { customerId: as.customerId } };
  }),
  on("listPastDraws", "404 not_found", () => ({ params: { ...PRICING, productOfferKey: "nothing" } })),
  on("listPastCustomerDraws", 200, async (shop) => ({ as: await shop.person(), params: MONDAY })),
  on("listPastCustomerDraws", "404 not_found", async (shop) => ({
    as: await shop.person(),
    params: { productOfferKey: "nothing" },
  })),
  on("listArchivedDraws", 200, () => ({ params: { ...MONDAY, year: 2026, month: 11 } })),
  on("listArchivedDraws", "200 (before the first draw)", () => ({ params: { ...MONDAY, year: 1999, month: 1 } })),
  on("listArchivedDraws", "404 not_found", () => ({ params: { productOfferKey: "nothing", year: 2026, month: 11 } })),
  on("listDrawPrizes", "200 (raffle)", () => ({ params: { productOfferKey: "charity_raffle", drawNo: 12 } })),
  on("listDrawPrizes", "200 (lottery)", () => ({ params: DRAWN })),
  on("listDrawPrizes", "404 not_found", () => ({ params: { ...MONDAY, drawNo: 999_999 } })),
  on("listDrawWinners", "200 (not drawn yet)", () => ({
    params: { productOfferKey: "charity_raffle", drawNo: 12 },
    query: { search: "A. K." },
  })),
  on("listDrawWinners", "404 not_found", () => ({ params: { productOfferKey: "charity_raffle", drawNo: 999_999 } })),
  on("getDrawFullResult", 200, () => ({ params: DRAWN })),
  on("getDrawFullResult", "404 not_found (not drawn yet)", () => ({ params: TO_COME })),
  on("getCustomerDrawFullResult", "200 (did not play)", async (shop) => ({ as: await shop.person(), params: DRAWN })),
  on("getCustomerDrawFullResult", "404 not_found", async (shop) => ({ as: await shop.person(), params: TO_COME })),
  on("getDrawPreview", "200 (on sale)", () => ({ params: { productOfferKey: "monday_lotto", drawNo: 4321 } })),
  on("getDrawPreview", "200 (not there yet)", () => ({ params: { productOfferKey: "charity_raffle", drawNo: 13 } })),
  on("getDrawPreview", "404 not_found", () => ({ params: { productOfferKey: "monday_lotto", drawNo: 999_999 } })),
];
