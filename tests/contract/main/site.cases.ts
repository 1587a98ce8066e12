import { type Case, on } from "../cases.ts";

export const cases: Case[] = [
  on("getConfig", 200),
  on("getCapabilities", "200 (visitor)"),
  on("getCapabilities", "200 (customer)", async (shop) => ({ as: await shop.person() })),
  on("locateVisitor", 200),
  on("listBranding", 200),
];
