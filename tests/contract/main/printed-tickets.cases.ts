import { type Case, on } from "../cases.ts";

export const cases: Case[] = [
  on("printOrders", 200, async (shop) => ({ as: await shop.person() })),
  on("printOrders", "404 not_found (an unknown order)", async (shop) => ({
    as: await shop.person(),
    query: { ids: "ord_of_another" },
  })),
];
