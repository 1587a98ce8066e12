import type { Caller } from "#gateway/router.ts";
import { type MonthKey, monthsBetween } from "./months.ts";

/** Returns the months from an offer's first to its latest result, latest first. Empty before the first draw. */
export async function readResultMonths(caller: Caller, productOfferKey: string): Promise<MonthKey[]> {
  const latest = await caller.draws.listPast({ productOfferKey, limit: 1 });
  const first = await caller.draws.listPast({ productOfferKey, limit: 1, page: latest.pageInfo.total });
  const [newest, oldest] = [latest.draws[0], first.draws[0]];
  return newest && oldest ? monthsBetween(oldest.drawDate, newest.drawDate) : [];
}
