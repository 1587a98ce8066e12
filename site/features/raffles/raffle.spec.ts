import { expect, it } from "vitest";
import { bookOption, drawnOn, permitsIn, postedBooks, prizeGroups } from "./raffle.ts";
import { partsOf, type RaffleResult, ticketsText } from "./results.ts";

const aud = (amount: number) => ({ amount, currency: "AUD" as const });
const prize = (id: string, type: string, timestamp: string, name = "Cash", amount = 500) => ({
  id,
  type,
  timestamp,
  name,
  value: aud(amount),
});

it("names a book with its price and the price per ticket", () => {
  const book = { key: "book_15", defaultEntryCount: 15, priceCurrency: "AUD", prices: [{ games: 1, price: 25 }] };
  expect(bookOption(book as Parameters<typeof bookOption>[0])).toEqual({
    value: "book_15",
    label: "15 Ticket Book",
    hint: "$25.00 · $1.67 a ticket",
  });
});

it("lists prizes with main first, then by time, then by id, equal ones together", () => {
  const groups = prizeGroups([
    prize("e2", "early_bird", "2026-12-08T03:00:00Z"),
    prize("m2", "main", "2026-12-20T03:00:00Z"),
    prize("e1", "early_bird", "2026-11-24T03:00:00Z"),
    prize("m3", "main", "2026-12-20T03:00:00Z"),
    prize("m1", "main", "2026-12-20T03:00:00Z", "A car", 25_000),
  ]);
  expect(groups.map(({ key, count, value }) => [key, count, value])).toEqual([
    ["m1", 1, "$25,000"],
    ["m2", 2, "$500"],
    ["e1", 1, "$500"],
    ["e2", 1, "$500"],
  ]);
});

it("shows the permits of the region", () => {
  const permits = [
    { region: "NSW", number: "1" },
    { region: "VIC", number: "2" },
  ] as const;
  const facts = { permits: [...permits], earlyBirds: [], maxTickets: 1, ticketsLeft: 1 };
  expect(permitsIn(facts, "VIC")).toEqual([permits[1]]);
  expect(permitsIn(facts, "QLD")).toEqual([]);
  expect(permitsIn(facts, null)).toHaveLength(2);
});

it("takes raffle and draw from the address and the consent from its checkbox", () => {
  const posted = new FormData();
  posted.set("item.lotteryKey", "powerball");
  posted.set("item.drawNo", "1");
  const form = postedBooks(
    posted,
    { key: "charity_raffle", recurringPurchase: { type: "subscription", availability: "optional" } },
    12,
  );
  expect(Object.fromEntries(form)).toEqual({
    "item.lotteryKey": "charity_raffle",
    "item.drawNo": "12",
    "item.productType": "raffle_ticket",
    "item.showWinnerName": "false",
  });
  posted.set("item.showWinnerName", "true");
  expect(
    postedBooks(
      posted,
      { key: "charity_raffle", recurringPurchase: { type: "subscription", availability: "optional" } },
      12,
    ).get("item.showWinnerName"),
  ).toBe("true");
});

it("has results of their own for early birds, also before the main draw", () => {
  const result = {
    draw: { productOfferKey: "charity_raffle", drawNo: 12, drawDate: "2026-12-20T03:00:00Z", status: "DRAW_OPEN" },
    prizes: [prize("e1", "early_bird", "2026-11-24T03:00:00Z"), prize("m1", "main", "2026-12-20T03:00:00Z")],
    winners: [{ id: "w", prizeId: "e1", ticketNumber: "0000007", name: "A. K.", region: "NSW" }],
    earlyBirds: [
      { name: "Early bird 1", prizeId: "e1", status: "DRAW_PAID", drawKey: "charity_raffle/early_bird_1" },
      { name: "Early bird 2", prizeId: "e2", status: "DRAW_OPEN" },
    ],
  } as unknown as RaffleResult;
  const parts = partsOf(result);
  expect(parts.map(({ id, message, rows }) => ({ id, message, rows }))).toEqual([
    {
      id: "early-bird-1",
      message: "charity_raffle/early_bird_1|12|",
      rows: [{ prize: "Cash", value: "$500", ticket: "0000007", winner: "A. K., NSW" }],
    },
  ]);
  expect(partsOf({ ...result, draw: { ...result.draw, status: "DRAW_PAID" } }).map(({ id }) => id)).toEqual([
    "main",
    "early-bird-1",
  ]);
});

it("keeps a prize that no ticket could win among the prizes of its draw", () => {
  const result = {
    draw: { productOfferKey: "charity_raffle", drawNo: 12, drawDate: "2026-12-20T03:00:00Z", status: "DRAW_PAID" },
    prizes: [prize("m1", "main", "2026-12-20T03:00:00Z"), prize("b", "book_buyer", "2026-12-20T03:00:00Z")],
    winners: [{ id: "w", prizeId: "m1", ticketNumber: "0000007" }],
  } as unknown as RaffleResult;
  expect(partsOf(result)[0]?.rows.map(({ ticket, winner }) => [ticket, winner])).toEqual([
    ["0000007", "Not named"],
    ["", "Not won"],
  ]);
  expect(partsOf({ ...result, winners: [] })[0]?.rows).toEqual([]);
});

it("says how many tickets were in a draw", () => {
  expect(ticketsText({ here: 1 })).toBe("1 ticket was in this draw.");
  expect(ticketsText({ here: 1500, inLargestBooks: 300 })).toBe(
    "1,500 tickets were in this draw, 300 of them in the largest books.",
  );
  expect(ticketsText({ here: 100, elsewhere: 5113, numbers: 9_999_999 })).toBe(
    "5,213 tickets were in this draw: 100 sold here and 5,113 elsewhere.",
  );
  expect(ticketsText(undefined)).toBe("");
});

it("marks an early bird that is drawn already", () => {
  const early = "2026-11-24T03:00:00Z";
  expect(drawnOn(early, new Date("2026-11-23T03:00:00Z"))).toBe("Tuesday 24 November 2026");
  expect(drawnOn(early, new Date("2026-11-25T03:00:00Z"))).toBe("Tuesday 24 November 2026, already drawn");
});
