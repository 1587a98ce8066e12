import type { Case } from "../cases.ts";

export const cases: Case[] = [
  { operationId: "listComingCharges", status: 200, request: async (shop) => ({ as: await shop.person() }) },
];
