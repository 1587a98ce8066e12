// How often numbers were drawn, and tips.
import type { Case } from "../cases.ts";

export const cases: Case[] = [
  { operationId: "getStatistics", status: 200, request: () => ({ params: { lotteryKey: "powerball" } }) },
  {
    operationId: "getStatistics",
    status: 404,
    code: "not_found",
    request: () => ({ params: { lotteryKey: "charity_raffle" } }),
  },
  { operationId: "listTips", status: 200 },
];
