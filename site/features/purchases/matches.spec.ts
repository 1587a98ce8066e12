import { expect, it } from "vitest";
import { readMatches } from "./matches.ts";

const DRAWS = ["2026-11-23T10:30:00Z", "2026-11-30T10:30:00Z", "2026-12-07T10:30:00Z"];

/** Returns the ids of the items of these draws that a recurring purchase buys too. */
async function matched(type: string, nextDrawAt: string | undefined, numDraws = 1): Promise<string[]> {
  const kept = {
    type,
    status: "recurring_status_active",
    productOfferKey: "monday_lotto",
    description: "Mine",
    nextDrawAt,
  };
  const caller = {
    autoplays: { list: async () => ({ purchases: type === "autoplay" ? [kept] : [] }) },
    subscriptions: { list: async () => ({ purchases: type === "autoplay" ? [] : [kept] }) },
  };
  const items = DRAWS.map((drawDate, id) => ({ id: String(id), lotteryKey: "monday_lotto", drawDate, numDraws }));
  const found = await readMatches(caller as never, items as never);
  return found.map(({ itemId }) => itemId);
}

it("asks only about draws that a recurring purchase has bought or buys next", async () => {
  expect(await matched("autoplay", DRAWS[1])).toEqual(["0", "1"]);
  expect(await matched("autoplay", undefined)).toEqual(["0", "1", "2"]);
  expect(await matched("subscription", DRAWS[1])).toEqual(["1"]);
  expect(await matched("subscription", DRAWS[1], 2)).toEqual(["0", "1"]);
  expect(await matched("combined_recurring_purchase", DRAWS[1])).toEqual([]);
});
