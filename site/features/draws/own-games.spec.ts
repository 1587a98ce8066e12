import { describe, expect, it } from "vitest";
import { ticketPrize, winnersFirst } from "./own-games.ts";

const game = (division?: number, amount?: number) => ({
  ...{ numbers: {}, matched: {} },
  ...(division && { division }),
  ...(amount && { prize: { amount, currency: "AUD" as const } }),
});
const games = [game(), game(6, 25.52), game(), game(5, 31.19)];

describe("own games", () => {
  it("are sorted by prize and keep their place numbers", () => {
    expect(winnersFirst(games).map(({ place }) => place)).toEqual([4, 2, 1, 3]);
  });

  it("add up to the cent", () => {
    expect(ticketPrize(games)).toEqual({ amount: 56.71, currency: "AUD" });
    expect(ticketPrize([game()])).toBeNull();
  });
});
