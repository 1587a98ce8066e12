import { describe, expect, it } from "vitest";
import { describeBooks, describeGames, describeShares } from "./descriptions.rules.ts";

describe("describeGames", () => {
  it("has the words of the specification, and the draws if there are several", () => {
    expect(describeGames("Monday Lotto", 4, 1)).toBe("4 x Monday Lotto games");
    expect(describeGames("One Lottery", 1, 2)).toBe("1 x One Lottery games for 2 draws");
  });

  it("names the game offer", () => {
    const system = { gameOfferName: "System 8" };
    expect(describeGames("Monday Lotto", 1, 1, system)).toBe("1 x Monday Lotto System 8 games");
    expect(describeGames("Lotto Strike", 2, 1, { gameOfferName: "Strike" })).toBe("2 x Lotto Strike games");
    expect(describeGames("Monday Lotto", 2, 3, system)).toBe("2 x Monday Lotto System 8 games for 3 draws");
  });
});

describe("describeBooks", () => {
  it("names the tickets of a book, and the books if there are several", () => {
    expect(describeBooks("Beach house raffle", 15, 1)).toBe("15 Ticket Book of Beach house raffle");
    expect(describeBooks("Beach house raffle", 5, 2)).toBe("2 x 5 Ticket Book of Beach house raffle");
  });
});

describe("describeShares", () => {
  it("has the words of the specification, and the name of the syndicate", () => {
    expect(describeShares("Saturday System 8", 2)).toBe("2 x Syndicate shares of Saturday System 8");
    expect(describeShares("Saturday System 8", 1)).toBe("1 x Syndicate shares of Saturday System 8");
  });
});
