import { describe, expect, it } from "vitest";
import { payment } from "./amount-due.ts";
import { type NumberSet, startingGames } from "./games.ts";
import { ticketPrice } from "./price.ts";
import { isGameReady, missingForCart } from "./readiness.ts";

const lotto: NumberSet[] = [{ name: "Numbers", count: 6, first: 1, last: 45 }];
const powerhit: NumberSet[] = [
  { name: "Numbers", count: 7, first: 1, last: 35 },
  { name: "Powerball", count: 0, first: 1, last: 20 },
];
const good = { Numbers: [1, 2, 3, 4, 5, 6] };

describe("games", () => {
  it("start with a count within the offer's bounds (Offers 10)", () => {
    expect(startingGames({ minGames: 4, maxGames: 50 })).toBe(18);
    expect(startingGames({ minGames: 4, maxGames: 12 })).toBe(12);
    expect(startingGames({ defaultGames: 1, minGames: 4, maxGames: 50 })).toBe(4);
  });

  it("start with 18 only if they are standard games without a stated default", () => {
    expect(startingGames({ defaultGames: 4, minGames: 4, maxGames: 50 }, "standard")).toBe(4);
    expect(startingGames({ minGames: 1, maxGames: 50 }, "reduced_system")).toBe(1);
    expect(startingGames({ minGames: 10, maxGames: 50 }, "mega_combo")).toBe(10);
  });
});

describe("readiness", () => {
  it("needs every slot of every set filled (Offers 3, 11)", () => {
    expect(isGameReady(good, lotto)).toBe(true);
    expect(isGameReady({ Numbers: [1, 2, 3, 4, 5, null] }, lotto)).toBe(false);
    expect(isGameReady({}, lotto)).toBe(false);
    expect(isGameReady({ Numbers: [1, 2, 3, 4, 5, 6, 7], Powerball: [] }, powerhit)).toBe(true);
    expect(isGameReady({ ...good, Favourites: [] }, lotto, "mega_combo")).toBe(false);
    expect(isGameReady({ ...good, Favourites: [6] }, lotto, "mega_combo")).toBe(true);
  });

  it("returns what is missing, games first (Offers 4, 6)", () => {
    expect(missingForCart({ minGames: 4, completeGames: 3, daysApply: true })).toBe("games");
    expect(missingForCart({ minGames: 4, completeGames: 4, daysApply: true })).toBe("day");
    expect(missingForCart({ minGames: 4, completeGames: 4, causes: ["a"] })).toBe("cause");
    expect(missingForCart({ minGames: 4, completeGames: 4 })).toBeNull();
  });
});

describe("prices", () => {
  const prices = [
    { games: 4, price: 2.7 },
    { games: 18, price: 12.15 },
  ];

  it("are the table price times the draws, to the cent", () => {
    expect(ticketPrice(prices, 4)).toBe(2.7);
    expect(ticketPrice(prices, 18, 7)).toBe(85.05);
    expect(ticketPrice(prices, 5)).toBeNull();
  });
});

describe("payment", () => {
  it("leaves what the wallet does not cover of the cart without pre-orders (Cart 13 and 14)", () => {
    const cart = { cartTotal: 50, preOrderTotal: 10, balance: 15 };
    expect(payment({ ...cart, walletPurchase: true }).toDeposit).toBe(25);
    expect(payment({ ...cart, walletPurchase: false }).toDeposit).toBe(40);
  });

  const cart = { walletPurchase: true, cartTotal: 12.15, preOrderTotal: 0, balance: 0 };

  it.each([
    [{ balance: 250 }, { price: 12.15, fromWallet: 12.15, toDeposit: 0 }],
    [{ balance: 12.15 }, { price: 12.15, fromWallet: 12.15, toDeposit: 0 }],
    [{ balance: 5 }, { price: 12.15, fromWallet: 5, toDeposit: 7.15 }],
    [
      { balance: 250, walletPurchase: false },
      { price: 12.15, fromWallet: 0, toDeposit: 12.15 },
    ],
    [{ balance: -3 }, { price: 12.15, fromWallet: 0, toDeposit: 12.15 }],
    [
      { preOrderTotal: 12.15, balance: 5 },
      { price: 0, fromWallet: 0, toDeposit: 0 },
    ],
  ])("with %j (rule amount-due-split)", (change, expected) => {
    expect(payment({ ...cart, ...change })).toEqual(expected);
  });
});
