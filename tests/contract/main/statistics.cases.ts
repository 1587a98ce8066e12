// How often numbers were drawn, and tips.
import { type Case, on } from "../cases.ts";

export const cases: Case[] = [
  on("getStatistics", 200, () => ({ params: { lotteryKey: "powerball" } })),
  on("getStatistics", "404 not_found", () => ({ params: { lotteryKey: "charity_raffle" } })),
  on("listTips", 200),
];
