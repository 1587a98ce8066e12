import { expect, it } from "vitest";
import { readMatches } from "./matches.ts";

/** Returns the ids of the items that a recurring purchase of these draws buys too. */
async function matched(drawEncodedIds: string[], status = "recurring_status_active"): Promise<string[]> {
  const kept = { type: "autoplay", status, productOfferKey: "monday_lotto", description: "Mine", drawEncodedIds };
  const caller = {
    autoplays: { list: async () => ({ purchases: [kept] }) },
    subscriptions: { list: async () => ({ purchases: [] }) },
  };
  const items = [["drw_1"], ["drw_2"], ["drw_1", "drw_2", "drw_3"]].map((draws, id) => {
    return { id: String(id), lotteryKey: "monday_lotto", drawEncodedIds: draws };
  });
  const found = await readMatches(caller as never, items as never);
  return found.map(({ itemId }) => itemId);
}

it("asks only about draws that an active recurring purchase has bought or buys next", async () => {
  expect(await matched(["drw_2"])).toEqual(["1", "2"]);
  expect(await matched(["drw_3"])).toEqual(["2"]);
  expect(await matched(["drw_4"])).toEqual([]);
  expect(await matched(["drw_1"], "recurring_status_paused")).toEqual([]);
});
