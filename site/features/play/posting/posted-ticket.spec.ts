import { describe, expect, it } from "vitest";
import { boardField, playStart, postedTicket } from "./posted-ticket.ts";

const sets = [
  { name: "Numbers", count: 3, first: 1, last: 9 },
  { name: "Powerball", count: 1, first: 1, last: 4 },
];
const lowest = () => 0;

function posted(fields: Record<string, string[]>) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of values) form.append(name, value);
  return form;
}

describe("postedTicket", () => {
  it("lets the service quick-pick when no number is chosen", () => {
    const form = postedTicket(posted({ "item.numGames": ["4"] }), "powerball", { sets }, lowest);

    expect(form.get("item.quickpick")).toBe("true");
    expect([...form.keys()].some((name) => name.startsWith("item.games"))).toBe(false);
  });

  it("keeps the chosen game, complete or not, and quick-picks the others", () => {
    const fields = { "item.numGames": ["2"], [boardField("Numbers")]: ["9"], idempotencyKey: ["mine"] };
    const form = postedTicket(posted(fields), "powerball", { sets }, lowest);

    expect(form.get("idempotencyKey")).toBe("mine");
    expect(form.getAll("item.games.0.Numbers")).toEqual(["9"]);
    expect(form.getAll("item.games.0.Powerball")).toEqual([]);
    expect(form.getAll("item.games.1.Numbers")).toEqual(["1", "2", "3"]);
    expect(form.get("item.quickpick")).toBeNull();
  });

  it("keeps a surplus number, which the service refuses", () => {
    const fields = { "item.numGames": ["1"], [boardField("Numbers")]: ["1", "2", "3", "4"] };
    expect(postedTicket(posted(fields), "powerball", { sets }, lowest).getAll("item.games.0.Numbers")).toHaveLength(4);
  });
});

describe("the posted game offer", () => {
  const system = { gameOffer: "system_4", minGames: 1, maxGames: 2, defaultGames: 1, prices: "", oddsAny: null };
  const larger = { ...system, sets: [{ name: "Numbers", count: 4, first: 1, last: 9 }] };
  const setup = { ...larger, gameOffer: "system_3", gameType: "reduced_system" as const, choices: [larger] };
  const fields = { "item.gameOffer": ["system_4"], "item.gameType": ["standard"], "item.numGames": ["2"] };

  it("decides how many numbers the quick-picks have; the page decides the game type", () => {
    const form = postedTicket(posted({ ...fields, [boardField("Numbers")]: ["9"] }), "powerball", setup, lowest);
    expect(form.getAll("item.games.1.Numbers")).toEqual(["1", "2", "3", "4"]);
    expect([form.get("item.gameType"), form.get("item.gameOffer")]).toEqual(["reduced_system", "system_4"]);
  });

  it("is kept after a refusal", () => {
    expect(playStart(setup, new URLSearchParams(), posted(fields))).toMatchObject({ offer: "system_4", games: 2 });
  });
});

describe("playStart", () => {
  const setup = { gameOffer: "standard", sets, minGames: 4, maxGames: 50, defaultGames: 18 };

  it("starts with the URL's draw and the default number of games", () => {
    const start = playStart(setup, new URLSearchParams("firstDrawNo=1595"));
    expect(start).toEqual({ drawNo: 1595, games: 18 });
    expect(playStart(setup, new URLSearchParams("firstDrawNo=next")).drawNo).toBeNull();
  });

  it("starts with the URL's number of games, if the offer sells that many", () => {
    const gamesOf = (query: string) => playStart(setup, new URLSearchParams(query)).games;
    expect(["games=4", "games=50", "games=3", "games=51", "games=x"].map(gamesOf)).toEqual([4, 50, 18, 18, 18]);
  });

  it("keeps the values of a refused form", () => {
    const fields = { "item.drawNo": ["1594"], "item.numGames": ["6"], [boardField("Powerball")]: ["3"] };
    expect(playStart(setup, new URLSearchParams(), posted(fields))).toEqual({
      drawNo: 1594,
      games: 6,
      chosen: { Powerball: [3] },
    });
    expect(playStart(setup, new URLSearchParams(), posted({ "item.numGames": ["999"] })).games).toBe(18);
    const later = {
      "item.numDraws": ["autoplay"],
      "item.recurringPurchase.minimumJackpotAmount": ["20000000"],
      "item.recurringPurchase.quickpick": ["true"],
    };
    expect(playStart(setup, new URLSearchParams(), posted(later)).recurs).toEqual({
      minimumJackpotAmount: 20_000_000,
      quickpick: true,
    });
  });
});
