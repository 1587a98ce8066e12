import { describe, expect, it } from "vitest";
import { numberFacts, ordersOf } from "./receipt.ts";

type Items = Parameters<typeof ordersOf>[0]["items"];

const item = (productType: string, draw: string) => ({ productType, drawEncodedIds: [draw] }) as Items[number];

describe("the orders of a receipt", () => {
  it("are read once per draw of a lottery, and each of a raffle", async () => {
    const read: string[] = [];
    const receipt = {
      items: [
        item("lottery_ticket", "a"),
        item("lottery_ticket", "a"),
        item("raffle_ticket", "b"),
        item("raffle_ticket", "b"),
      ],
      orderIds: ["1", "2", "3", "4"],
    };
    const orders = await ordersOf(receipt, async (id) => {
      read.push(id);
      return id === "3"
        ? { status: "upcoming", ticketRuns: [{ first: "7", last: "9" }] }
        : Promise.reject(new Error("down"));
    });
    expect(read).toEqual(["1", "3", "4"]);
    expect(orders.map(({ status }) => status)).toEqual(Array(4).fill("upcoming"));
    expect(orders.map(numberFacts)).toEqual([[], [], ["Numbers 7 to 9"], []]);
  });
});

describe("the numbers of raffle tickets", () => {
  it("name one ticket, several, and the runs of books", () => {
    const runs = (...pairs: [string, string][]) => ({ ticketRuns: pairs.map(([first, last]) => ({ first, last })) });
    expect(numberFacts(runs(["041", "041"]))).toEqual(["Number 041"]);
    expect(numberFacts(runs(["041", "041"], ["007", "007"]))).toEqual(["Numbers 041, 007"]);
    expect(numberFacts(runs(["001", "005"], ["011", "015"]))).toEqual(["Numbers 001 to 005, 011 to 015"]);
  });
});
