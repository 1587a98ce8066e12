import { describe, expect, it } from "vitest";
import { type Cause, raffleLines, rafflesOf, raisedBy } from "./causes.ts";

const cause = (key: string, amount?: number, asOf = "2026-11-20T01:00:00Z"): Cause => ({
  key,
  urlSlug: key,
  name: key,
  ...(amount !== undefined && { raised: { total: { amount, currency: "AUD" }, asOf, payments: [] } }),
});

describe("the money of causes", () => {
  it("is added in cents, as of the oldest reading", () => {
    expect(raisedBy([cause("a", 0.1), cause("b", 0.2, "2026-11-19T01:00:00Z"), cause("c")])).toEqual({
      amount: 0.3,
      currency: "AUD",
      asOf: "2026-11-19T01:00:00Z",
    });
  });

  it("is unknown if the backend does not say it", () => {
    expect([raisedBy([]), raisedBy([cause("a")])]).toEqual([null, null]);
  });
});

it("The raffles of a cause are those that list it; an offer may have several causes", () => {
  type Offers = Parameters<typeof rafflesOf>[1];
  const offer = (key: string, type: string, causes: string[]) => ({
    key,
    type,
    causes: causes.map((one) => cause(one)),
  });
  const offers = [
    offer("house", "raffle_ticket", ["sea", "river"]),
    offer("car", "raffle_ticket", ["sea"]),
    offer("lotto", "lottery_ticket", ["river"]),
  ] as unknown as Offers;
  const keys = (key: string) => rafflesOf({ key }, offers).map((one) => one.key);
  expect([keys("sea"), keys("river"), keys("none")]).toEqual([["house", "car"], ["house"], []]);
});

it("A cause's card says that a raffle supports it only while tickets are on sale", () => {
  expect(
    raffleLines([
      { name: "House", notOnSale: null },
      { name: "Car", notOnSale: "Not on sale yet" },
      { name: "Boat", notOnSale: null },
    ]),
  ).toEqual(["Supported by House, Boat", "Car · Not on sale yet"]);
  expect(raffleLines([])).toEqual([]);
});
