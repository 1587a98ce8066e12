import { type Case, on } from "../cases.ts";

export const cases: Case[] = [on("listComingCharges", 200, async (shop) => ({ as: await shop.person() }))];
