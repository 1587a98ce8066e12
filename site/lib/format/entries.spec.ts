import { describe, expect, it } from "vitest";
import { boardFacts, countBoards, winLabels } from "./entries.ts";

const system = { gameOfferName: "System 8", standardGames: 28 };

describe("the boards of a ticket", () => {
  it("are games, or entries with the games they stand for", () => {
    expect(boardFacts({ gameOfferName: "Standard", standardGames: 1 }, 4)).toEqual(["4 games"]);
    expect(boardFacts({}, 1)).toEqual(["1 game"]);
    expect(boardFacts(system, 1)).toEqual(["System 8", "28 games"]);
    expect(boardFacts(system, 2)).toEqual(["2 × System 8", "56 games"]);
    expect([countBoards(system, 1), countBoards(system, 3), countBoards({}, 3)]).toEqual([
      "1 entry",
      "3 entries",
      "3 games",
    ]);
  });

  it("name each division that they win, with the number of winning games of an entry", () => {
    const wins = [
      { division: 4, games: 15 },
      { division: 5, games: 40 },
    ];
    expect(winLabels({ division: 4, wins }, system)).toEqual(["15 × Division 4", "40 × Division 5"]);
    expect(winLabels({ division: 4, wins: [{ division: 4, games: 1 }] }, {})).toEqual(["Division 4"]);
    expect(winLabels({ division: 4 }, system)).toEqual(["Division 4"]);
    expect(winLabels({}, system)).toEqual([]);
  });
});
