import { describe, expect, it } from "vitest";
import { readTicket } from "./kept-ticket.ts";

const bounds = {
  sets: [
    { name: "Numbers", count: 6, first: 1, last: 45 },
    { name: "Powerball", count: 1, first: 1, last: 20 },
  ],
  maxGames: 2,
};

describe("readTicket", () => {
  it("reads a stored ticket", () => {
    const ticket = { games: [{ Numbers: [3, 9] }, {}], isQuickPick: true, drawNo: 4321, numDraws: 2 };
    expect(readTicket(JSON.stringify(ticket), bounds)).toEqual(ticket);
  });

  it("drops numbers, sets and games that the offer does not allow", () => {
    const text = JSON.stringify({
      games: [{ Numbers: [0, 46, 3, 3, "7", 1, 2, 4, 5, 6, 8], Bonus: [1], Powerball: 9 }, null, {}],
      drawNo: "x",
    });
    expect(readTicket(text, bounds)).toEqual({
      games: [{ Numbers: [3, 1, 2, 4, 5, 6] }, {}],
      isQuickPick: false,
      drawNo: 0,
      numDraws: 1,
    });
  });

  it("returns null for invalid data", () => {
    for (const text of [null, "", "{", "[]", "7", '{"games":[]}', '{"games":"many"}']) {
      expect(readTicket(text, bounds)).toBeNull();
    }
  });
});
