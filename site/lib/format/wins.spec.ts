import { describe, expect, it } from "vitest";
import { goodsSentence, groupWins, listPrizes, partsOfTotal, ticketPrize, totalPrize, winnersFirst } from "./wins.ts";

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

describe("several wins", () => {
  const win = (name: string, drawNo: number, prize: string, more: object) => ({ name, drawNo, prize, ...more });
  const main = win("Raffle", 12, "a house and $25,000.00", { amount: aud(25_000), goods: ["a house"] });
  const earlyBird = win("Raffle, early bird", 12, "$5,000.00", { amount: aud(5_000) });

  it("are one total with a part for each draw", () => {
    const again = win("Raffle", 12, "a car", { goods: ["a car"] });
    expect(totalPrize([main, earlyBird, again])).toBe("a house, a car and $30,000.00");
    expect(partsOfTotal([main, earlyBird, again])).toEqual([
      { name: "Raffle", drawNo: 12, prize: "a house, a car and $25,000.00" },
      { name: "Raffle, early bird", drawNo: 12, prize: "$5,000.00" },
    ]);
  });

  it("keep the words of a single one, and of a prize without a list", () => {
    expect(totalPrize([main])).toBe(main.prize);
    expect(totalPrize([earlyBird, win("Raffle", 11, "an eBike", {})])).toBe("an eBike and $5,000.00");
  });
});
