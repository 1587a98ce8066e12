import { describe, expect, it } from "vitest";
import { type LotteryWin, newsOfGames, newsOfTickets } from "./win-news.ts";

const win = (changes: Partial<LotteryWin>): LotteryWin => ({
  orderId: "ord_1",
  customerId: "cus_1",
  lottery: "Monday Lotto",
  offerKey: "monday_lotto",
  drawNo: 4321,
  cents: 3_446,
  hasGoods: false,
  notes: [],
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
      win: {
        name: "Monday Lotto",
        drawNo: 4321,
        productOfferKey: "monday_lotto",
        orderId: "ord_1",
        prize: "$34.46",
        amount: { amount: 34.46, currency: "AUD" },
      },
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
      "Your System 8 ticket won 15 × Division 4 in draw 4321.",
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
    ).toContain("Your System 8 ticket won 1 × Division 3, 15 × Division 4 and 10 × Division 6 in draw 4321.");
  });

  it("says nothing of the wallet for a prize that isn't money", () => {
    const { title, message, win: card } = newsOfGames(win({ cents: 0, hasGoods: true, notes: ["Your prize: a car."] }));
    expect(card).toMatchObject({ prize: "a prize", hasGoods: true, goods: ["a prize"] });
    expect([title, message]).toEqual([
      "You won a prize in Monday Lotto",
      "You have 1 winning game in draw 4321. Your prize: a car.",
    ]);
  });
});

describe("newsOfTickets", () => {
  const news = (prizes: Parameters<typeof newsOfTickets>[0]["prizes"]) =>
    newsOfTickets({
      customerId: "cus_1",
      orderId: "ord_1",
      link: "/ticket",
      raffle: "Beach house raffle",
      offerKey: "charity_raffle",
      drawNo: 12,
      prizes,
    });
  const cash = (ticket: string, cents: number) => ({ ticket, name: "A prize in cash", cents, isGoods: false });
  const goods = (ticket: string, name: string) => ({ ticket, name, cents: 2_500_000, isGoods: true });

  it("names the ticket of a single prize", () => {
    expect(news([cash("0000003", 50_000)])).toEqual({
      customerId: "cus_1",
      link: "/ticket",
      title: "You won $500.00 in Beach house raffle",
      message: "Draw 12. Ticket 0000003 won $500.00. $500.00 is in your wallet.",
      win: {
        name: "Beach house raffle",
        drawNo: 12,
        productOfferKey: "charity_raffle",
        orderId: "ord_1",
        prize: "$500.00",
        amount: { amount: 500, currency: "AUD" },
      },
    });
    expect(news([goods("0000003", "An eBike")]).message).toBe(
      "Draw 12. Ticket 0000003 won an eBike. We will contact you about the prize that isn't money.",
    );
  });

  it("sums up many prizes and lists their tickets for the mail", () => {
    const {
      details,
      message,
      title,
      win: card,
    } = news([
      ...[goods("0000001", "A house by the beach"), goods("0000002", "A car")],
      ...[cash("0000001", 500_000), cash("0000003", 50_000), cash("0000001", 50_000)],
      ...[cash("0000002", 2_000), cash("0000003", 1_000)],
    ]);
    expect(title).toBe("You won a house by the beach, a car and $6,030.00 in Beach house raffle");
    expect(message).toBe(
      "Draw 12. Your tickets won 7 prizes: a house by the beach, a car, $5,000.00, 2 × $500.00 and 2 more. " +
        "$6,030.00 is in your wallet. We will contact you about the prizes that aren't money.",
    );
    expect(card).toMatchObject({ amount: { amount: 6_030 }, goods: ["a house by the beach", "a car"] });
    expect(details).toHaveLength(7);
    expect(details?.[1]).toBe("Ticket 0000002 won a car.");
  });
});
