import { expect, it } from "vitest";
import {
  choiceOf,
  type FetchStatus,
  fieldsOf,
  isReady,
  itemOf,
  keptQuery,
  type PartnerOffer,
  queryOf,
} from "./partner-item.ts";

const options = (...values: string[]) => values.map((value) => ({ value, label: value, facts: [] }));
const lotto: PartnerOffer = {
  key: "monday_lotto",
  name: "Monday Lotto",
  gameType: "standard",
  causes: [],
  draws: options("4322", "4323"),
  picks: [{ value: "standard", label: "Quick-pick", counts: options("4", "6") }],
  drawCounts: options("1", "2"),
  recurs: { label: "Autoplay", hint: "", type: "autoplay", availability: "optional" },
};
const raffle: PartnerOffer = {
  ...lotto,
  key: "charity_raffle",
  gameType: null,
  drawCounts: [],
  draws: options("12"),
  picks: ["book_5", "book_15"].map((value) => ({ value, label: value, counts: options("1", "2") })),
  causes: options("coast_rescue", "creek_menders"),
  recurs: { label: "Subscription", hint: "", type: "subscription", availability: "never" },
};
const at = (query: string) => new URLSearchParams(query);

it("replaces what is no longer offered by the first option, and never repeats what does not recur", () => {
  expect(choiceOf(lotto, at("draw=4000&count=5&draws=2&again=true"))).toMatchObject({
    draw: "4322",
    count: "4",
    draws: "2",
    again: "true",
  });
  expect(choiceOf(raffle, at("pick=book_15&again=true&cause=nobody"))).toMatchObject({
    pick: "book_15",
    cause: "coast_rescue",
    again: "",
  });
});

it.each([
  [lotto, "draw=4323&count=6&draws=2&again=true"],
  [raffle, "pick=book_15&count=2&cause=creek_menders"],
])("carries the item of %o in the address", (offer, query) => {
  const item = itemOf(offer, choiceOf(offer, at(query)));
  const address = new URLSearchParams(queryOf(item, "app"));
  expect(address.get("utm_source")).toBe("app");
  expect(itemOf(offer, choiceOf(offer, address))).toEqual(item);
});

it("finds the item of a cart again", () => {
  const cartItem = {
    lotteryKey: "charity_raffle",
    drawNo: 12,
    raffleOffer: "book_5",
    quantity: 2,
    causeKey: "coast_rescue",
    recurringPurchase: { type: "subscription", availability: "optional", enabled: false },
  } as Parameters<typeof keptQuery>[0]["cartItems"][number];
  expect(keptQuery({ cartItems: [cartItem] })).toEqual({
    offer: "charity_raffle",
    draw: "12",
    pick: "book_5",
    count: "2",
    cause: "coast_rescue",
  });
  expect(keptQuery({ cartItems: [] })).toBeNull();
});

it("names the fields of a plain form as the procedure does", () => {
  expect(fieldsOf({ drawNumber: 12, lottery: { lotteryKey: "x" } })).toEqual([
    ["cartItem.drawNumber", "12"],
    ["cartItem.lottery.lotteryKey", "x"],
  ]);
});

it("is ready unless the price is being read or was refused: an unknown status counts as ready (Partner 10)", () => {
  const statuses = ["pending", "resolved", "rejected", "of a later version"] as FetchStatus[];
  expect(statuses.map(isReady)).toEqual([false, true, false, true]);
});
