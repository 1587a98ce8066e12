import { expect, it } from "vitest";
import { extraDeposit } from "./amount-due.ts";

const cart = { walletPurchase: true, cartTotal: 6.2, preOrderTotal: 0 };

it("is the part of a deposit above what the wallet did not cover", () => {
  expect(extraDeposit(6.2, { ...cart, balance: 6.2 })).toBe(0);
  expect(extraDeposit(10, { ...cart, balance: 10 })).toBe(3.8);
  // $1.10 was in the wallet, so $5.10 were due.
  expect(extraDeposit(10, { ...cart, balance: 11.1 })).toBe(4.9);
  expect(extraDeposit(2, { ...cart, balance: 2 })).toBe(0);
});

it("is the whole deposit if the wallet covered the cart, and nothing without a cart", () => {
  expect(extraDeposit(5, { ...cart, balance: 55 })).toBe(5);
  expect(extraDeposit(5, { ...cart, cartTotal: 0, balance: 5 })).toBe(0);
  // A pre-order is charged later.
  expect(extraDeposit(5, { ...cart, preOrderTotal: 6.2, balance: 5 })).toBe(0);
});
