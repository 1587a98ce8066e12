import { describe, expect, it } from "vitest";
import { goodsSentence, groupWins, listPrizes, ticketPrize, winnersFirst } from "./wins.ts";

const aud = (amount: number) => ({ amount, currency: "AUD" as const });
const game = (division?: number, amount?: number) => ({
  ...(division && { division }),
  ...(amount && { prize: aud(amount) }),
});
const games = [game(), game(6, 25.52), game(), game(5, 31.19)];

describe("games of a ticket", () => {
  it("are sorted by prize and keep their place numbers", () => {
    expect(winnersFirst(games).map(({ place }) => place)).toEqual([4, 2, 1, 3]);
  });

  it("add up to the cent", () => {
    expect(ticketPrize(games)).toEqual(aud(56.71));
    expect(ticketPrize([game()])).toBeNull();
  });
});

describe("listPrizes", () => {
  const car = { isGoods: true, name: "A car" };
  const cash = { isGoods: false, name: "Second prize" };

  it("names goods and adds the money paid", () => {
    expect(listPrizes([], aud(34.46))).toBe("$34.46");
    expect(listPrizes([cash], aud(500))).toBe("$500.00");
    expect(listPrizes([car])).toBe("a car");
    expect(listPrizes([car, { isGoods: true, name: "An eBike" }, cash], aud(500))).toBe("a car, an eBike and $500.00");
  });

  it("is empty without a prize", () => {
    expect(listPrizes([], aud(0))).toBe("");
    expect(listPrizes()).toBe("");
  });
});

describe("prizes of raffle tickets", () => {
  const win = (ticketNumber: string, amount: number) => ({
    ticketNumber,
    isGoods: false,
    name: "Cash",
    value: aud(amount),
  });

  it("are one line for the equal prizes of a ticket, with a key of its own", () => {
    const grouped = groupWins([win("01", 500), win("02", 500), win("01", 500), win("01", 20)]);
    expect(grouped.map(({ count, ticketNumber, value }) => [ticketNumber, value.amount, count])).toEqual([
      ["01", 500, 2],
      ["02", 500, 1],
      ["01", 20, 1],
    ]);
    expect(new Set(grouped.map(({ key }) => key)).size).toBe(3);
  });

  it("say that we will contact the winner of a prize, or of prizes, that are not money", () => {
    const [goods, cash] = [{ isGoods: true }, { isGoods: false }];
    expect(goodsSentence([cash])).toBe("");
    expect(goodsSentence([goods, cash])).toBe("We will contact you about the prize that isn't money.");
    expect(goodsSentence([goods, cash, goods])).toBe("We will contact you about the prizes that aren't money.");
  });
});
