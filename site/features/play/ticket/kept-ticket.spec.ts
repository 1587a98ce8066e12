import { describe, expect, it } from "vitest";
import { readTicket } from "./kept-ticket.ts";

const bounds = {
  gameOffer: "standard",
  sets: [
    { name: "Numbers", count: 6, first: 1, last: 45 },
    { name: "Powerball", count: 1, first: 1, last: 20 },
  ],
  maxGames: 2,
};

describe("readTicket", () => {
  it("reads a stored ticket", () => {
    const ticket = {
      offer: "standard",
      games: [{ Numbers: [3, 9] }, {}],
      isQuickPick: true,
      hasFavourites: true,
      drawNo: 4321,
      numDraws: 2,
    };
    expect(readTicket(JSON.stringify(ticket), bounds)).toEqual(ticket);
  });

  it("drops numbers, sets and games that the offer does not allow", () => {
    const text = JSON.stringify({
      games: [{ Numbers: [0, 46, 3, 3, "7", 1, 2, 4, 5, 6, 8], Bonus: [1], Powerball: 9 }, null, {}],
      drawNo: "x",
    });
    expect(readTicket(text, bounds)).toEqual({
      offer: "standard",
      games: [{ Numbers: [3, 1, 2, 4, 5, 6, 8] }, {}],
      isQuickPick: false,
      hasFavourites: false,
      drawNo: 0,
      numDraws: 1,
    });
  });

  it("keeps the game offer, with its bounds, and starts with the first one if the page no longer sells it", () => {
    const larger = { ...bounds, gameOffer: "system_8", maxGames: 1 };
    const page = { ...bounds, choices: [{ ...larger, minGames: 1, defaultGames: 1, prices: "", oddsAny: null }] };
    const read = (offer: string) => readTicket(JSON.stringify({ offer, games: [{ Numbers: [3] }, {}] }), page);
    expect(read("system_8")).toMatchObject({ offer: "system_8", games: [{ Numbers: [3] }] });
    expect(read("system_21")).toMatchObject({ offer: "standard", games: [{ Numbers: [3] }, {}] });
  });

  it("keeps the choices for later draws, without those that no form has", () => {
    const paid = (scheduled: unknown) => readTicket(JSON.stringify({ games: [{}], scheduled }), bounds)?.scheduled;
    expect([paid(true), paid(false), paid("yes")]).toEqual([true, undefined, undefined]);
    const read = (recurring: unknown) => readTicket(JSON.stringify({ games: [{}], recurring }), bounds)?.recurring;
    const wish = { billingPeriod: "annually", minimumJackpotAmount: 20_000_000, quickpick: false };
    expect([read(wish), read({}), read(undefined)]).toEqual([wish, {}, undefined]);
    expect(read({ billingPeriod: "daily", minimumJackpotAmount: "much", quickpick: 1, enabled: false })).toEqual({});
  });

  it("returns null for invalid data", () => {
    for (const text of [null, "", "{", "[]", "7", '{"games":[]}', '{"games":"many"}']) {
      expect(readTicket(text, bounds)).toBeNull();
    }
  });
});
