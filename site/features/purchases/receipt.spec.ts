import { describe, expect, it } from "vitest";
import { ordersOf } from "./receipt.ts";

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
    expect(orders.map(({ ticketRuns }) => ticketRuns)).toEqual([
      undefined,
      undefined,
      [{ first: "7", last: "9" }],
      undefined,
    ]);
  });
});
