import { describe, expect, it } from "vitest";
import { type LotteryWin, newsOfGames } from "./win-news.ts";

const win = (changes: Partial<LotteryWin>): LotteryWin => ({
  ...{ orderId: "ord_1", customerId: "cus_1", lottery: "Monday Lotto", drawNo: 4321, cents: 3_446, notes: [] },
  divisions: new Map([[6, 1]]),
  ...changes,
});
const messageOf = (changes: Partial<LotteryWin>) => newsOfGames(win(changes)).message;

describe("newsOfGames", () => {
  it("names the amount, the draw and the ticket", () => {
    expect(newsOfGames(win({}))).toEqual({
      customerId: "cus_1",
      title: "You won $34.46 in Monday Lotto",
      message: "You have 1 winning game in draw 4321. The prize is in your wallet.",
      link: "/my-account/past-tickets/ticket/ord_1",
    });
    expect(
      messageOf({
        divisions: new Map([
          [6, 2],
          [5, 1],
        ]),
      }),
    ).toContain("You have 3 winning games in draw 4321.");
  });

  it("counts the games that a system won in each division, highest first", () => {
    expect(messageOf({ system: "System 8", divisions: new Map([[4, 15]]) })).toContain(
      "Your System 8 won 15 × Division 4 in draw 4321.",
    );
    expect(
      messageOf({
        system: "System 8",
        divisions: new Map([
          [6, 10],
          [4, 15],
          [3, 1],
        ]),
      }),
    ).toContain("Your System 8 won 1 × Division 3, 15 × Division 4 and 10 × Division 6 in draw 4321.");
  });

  it("says nothing of the wallet for a prize that isn't money", () => {
    const { title, message } = newsOfGames(win({ cents: 0, notes: ["Your prize: a car."] }));
    expect([title, message]).toEqual([
      "You won a prize in Monday Lotto",
      "You have 1 winning game in draw 4321. Your prize: a car.",
    ]);
  });
});
