import { describe, expect, it } from "vitest";
import { analyticsProduct } from "./analytics-product.ts";

const ticket = {
  productType: "lottery_ticket" as const,
  offerName: "Powerball",
  price: { amount: 6.2 },
  lotteryKey: "powerball",
  causeKey: "coast_rescue",
  numDraws: 2,
  numGames: 4,
  drawDate: "2026-11-26T09:30:00.000Z",
  drawNo: 1540,
  drawPrizePool: 20_900_000,
  day: "thursday",
  gameType: "standard",
};

describe("an analytics product", () => {
  it("has the specification's fields (Analytics 9)", () => {
    expect(analyticsProduct(ticket, { source: "play", cartId: "crt_1" })).toEqual({
      brand: "powerball",
      category: "lottery_ticket",
      cause: "coast_rescue",
      source: "play",
      cart_id: "crt_1",
      product_id: "powerball",
      num_draws: 2,
      num_games: 4,
      purchase_status: "standard",
      draw_date: "2026-11-26T09:30:00.000Z",
      draw_no: 1540,
      prize_pool: 20_900_000,
      days_of_week: "thursday",
      price: 6.2,
      name: "Powerball",
      variant: "standard",
    });
  });

  it("has no field without a value, and not the token of a visitor's cart", () => {
    const bare = {
      productType: "syndicate_share" as const,
      offerName: "Shares",
      price: { amount: 5 },
      syndicateKey: "shares",
    };
    expect(analyticsProduct(bare, { cartId: "anc_secret" })).toEqual({
      category: "syndicate_share",
      product_id: "shares",
      num_draws: 1,
      purchase_status: "standard",
      price: 5,
      name: "Shares",
    });
  });

  it("counts one draw and its tickets for a raffle ticket (Analytics 10)", () => {
    const raffle = {
      ...ticket,
      productType: "raffle_ticket" as const,
      numDraws: 3,
      numGames: undefined,
      numRaffleTickets: 30,
    };
    expect(analyticsProduct(raffle)).toMatchObject({ num_draws: 1, num_games: 30, cause: "coast_rescue" });
  });

  it("names the chosen days", () => {
    expect(analyticsProduct({ ...ticket, days: ["Monday", "Friday"] })?.days_of_week).toBe("Monday,Friday");
  });

  it("is not made of a voucher (Cart 15)", () => {
    expect(analyticsProduct({ ...ticket, productType: "voucher_fixed_discount" })).toBeNull();
  });

  it("says whether it is a pre-order", () => {
    expect(analyticsProduct({ ...ticket, scheduledPurchase: { type: "pre_order" } })?.purchase_status).toBe(
      "pre_order",
    );
  });
});
