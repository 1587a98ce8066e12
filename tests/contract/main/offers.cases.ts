import { type Case, on } from "../cases.ts";

const PRICING = { pricingId: "pri_au_nsw" };

export const cases: Case[] = [
  on("listProductOffers", 200, () => ({ params: PRICING })),
  on("listProductOffers", "200 (customer)", async (shop) => ({ as: await shop.person(), params: PRICING })),
  on("listProductOffers", "404 not_found", () => ({ params: { pricingId: "pri_nowhere" } })),
  on("listProductOffers", "418 no_products (every scheduled draw has closed)", async (shop) => {
    await shop.at("2036-01-01T00:00:00Z");
    return { params: PRICING };
  }),
  on("listInfoPricing", 200, () => ({ params: PRICING })),
  on("listInfoPricing", "404 not_found", () => ({ params: { pricingId: "pri_nowhere" } })),
];
