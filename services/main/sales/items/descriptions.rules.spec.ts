import { describe, expect, it } from "vitest";
import { describeBooks, describeGames, describeShares } from "./descriptions.rules.ts";

describe("describeGames", () => {
  it("uses singular and plural", () => {
    expect(describeGames("Monday Lotto", 4, 1)).toBe("4 games of Monday Lotto");
    expect(describeGames("One Lottery", 1, 2)).toBe("1 game of One Lottery for 2 draws");
  });

  it("counts entries where a board stands for several games", () => {
    const system = { gameOfferName: "System 8", standardGames: 28 };
    expect(describeGames("Monday Lotto", 1, 1, system)).toBe("1 System 8 entry of Monday Lotto");
    expect(describeGames("Monday Lotto", 2, 3, system)).toBe("2 System 8 entries of Monday Lotto for 3 draws");
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
