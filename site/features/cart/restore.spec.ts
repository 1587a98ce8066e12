import { describe, expect, it } from "vitest";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { inputOf } from "./restore.ts";

const money = { amount: 50, currency: "AUD" } as const;
const item: CartItem = {
  id: "itm_1",
  productType: "lottery_ticket",
  description: "An item",
  offerName: "An offer",
  quantity: 2,
  unitPrice: money,
  price: money,
  recurringPurchase: { type: "autoplay", availability: "optional", enabled: false },
  quickpick: false,
  games: [],
  analyticsProductType: "lottery",
};

describe("Undo adds the removed item again", () => {
  it("with the numbers, draws and days of a lottery ticket", () => {
    const ticket = {
      lotteryKey: "monday_lotto",
      gameType: "standard",
      gameOffer: "standard",
      games: [{ Numbers: [1, 2] }] as { Numbers: number[] }[],
      quickpick: true,
      numDraws: 3,
      drawNo: 4321,
      causeKey: "a",
      favourite: true,
      hasFavouriteNumbers: true,
    } as const;
    const autoplay = { type: "autoplay", enabled: true } as const;
    const removed = { ...item, ...ticket, recurringPurchase: { ...autoplay, availability: "optional" } } as CartItem;

    expect(inputOf(removed)).toEqual({ productType: "lottery_ticket", ...ticket, recurringPurchase: autoplay });
  });

  it("with the days of a ticket for several weeks, and with new numbers of the shop", () => {
    const strike = { ...item, lotteryKey: "lotto_strike", games: [{ Numbers: [4, 1, 3, 2] }], numDraws: 4 };
    const days = ["Monday", "Saturday"] as const;
    expect(inputOf({ ...strike, days: [...days] })).toMatchObject({ days, numDraws: 2, numWeeks: 2 });

    const picked = inputOf({ ...strike, isPickedByShop: true });
    expect(picked).toMatchObject({ numGames: 1, numDraws: 4 });
    expect(picked).not.toHaveProperty("games");
  });

  it("with the books, the cause and the consent of a raffle", () => {
    const raffle = { lotteryKey: "charity_raffle", raffleOffer: "book_15", drawNo: 12, causeKey: "coast_rescue" };
    const removed: CartItem = { ...item, ...raffle, productType: "raffle_ticket", showWinnerName: true, numDraws: 1 };

    const expected = { productType: "raffle_ticket", ...raffle, books: 2, showWinnerName: true };
    expect(inputOf(removed)).toEqual(expected);
  });

  it("with the shares of a syndicate or a party, or the offer of a membership", () => {
    const shares = { lotteryKey: "saturday_syndicate", syndicateKey: "syn_1" };
    expect(inputOf({ ...item, ...shares, productType: "syndicate_share" })).toEqual({
      productType: "syndicate_share",
      ...shares,
      numShares: 2,
    });
    const invited = { ...item, sessionId: "ses_1", groupToken: "gtk_1" };
    expect(inputOf({ ...invited, productType: "social_syndicate_share" })).toEqual({
      productType: "social_syndicate_share",
      sessionId: "ses_1",
      groupToken: "gtk_1",
      numShares: 2,
    });
    const membership = { membershipProgram: "daily_winners", membershipOffer: "premium" };
    expect(inputOf({ ...item, ...membership, productType: "membership" })).toEqual({
      productType: "membership",
      ...membership,
    });
  });
});
