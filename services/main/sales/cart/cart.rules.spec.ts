import { describe, expect, it } from "vitest";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { gameOfferOf } from "../../catalogue/offers/lottery/prices.rules.ts";
import { changeGames, chooseGames, lineCents } from "../products/games.rules.ts";
import { requireExpectedPrice, requireOnSale } from "../products/sale.rules.ts";
import { blockedReasons, removalReason } from "./cart.rules.ts";

const monday = findLottery("monday_lotto");
if (!monday) throw new Error("there is no Monday Lotto");
const offer = gameOfferOf(monday, "standard", "standard");

const stop = new Date("2026-11-23T09:25:00Z");
const open = { status: "DRAW_OPEN", stop, opens_at: null } as const;
const soldOut = { status: "DRAW_CAPPED", stop, opens_at: null } as const;
const secondBefore = new Date(stop.getTime() - 1000);
const games = (count: number) => chooseGames(offer, { numGames: count }).games;

describe("chooseGames", () => {
  it("picks the requested number of games, or the offer's default", () => {
    expect(chooseGames(offer, { numGames: 6 }).games).toHaveLength(6);
    expect(chooseGames(offer, {}).games).toHaveLength(4);
  });

  it("refuses a count that differs from the number of games", () => {
    expect(() => chooseGames(offer, { games: games(4), numGames: 5 })).toThrow(
      expect.objectContaining({ status: 422, code: "invalid_field", target: "num_games" }),
    );
  });

  it("refuses too few games", () => {
    expect(() => chooseGames(offer, { numGames: 3 })).toThrow(expect.objectContaining({ code: "games_out_of_bounds" }));
  });
});

describe("changeGames", () => {
  const four = { games: games(4), made_games: null };

  it("drops the last games or adds picked ones", () => {
    const six = changeGames(offer, four, { numGames: 6 });

    expect(six.games).toHaveLength(6);
    expect(six.games.slice(0, 4)).toEqual(four.games);
    expect(changeGames(offer, six, { numGames: 4 })).toEqual(four);
  });

  it("keeps the games when only draws change", () => {
    expect(changeGames(offer, four, {})).toBe(four);
  });

  it("names num_games when it is out of bounds", () => {
    expect(() => changeGames(offer, four, { numGames: 51 })).toThrow(
      expect.objectContaining({ code: "games_out_of_bounds", target: "num_games" }),
    );
  });
});

describe("lineCents", () => {
  it("multiplies the price of the games by the draws", () => {
    expect(lineCents(offer, 4, 1)).toBe(270);
    expect(lineCents(offer, 18, 1)).toBe(1215);
    expect(lineCents(offer, 5, 3)).toBe(338 * 3);
  });

  it("refuses when the customer saw another price", () => {
    expect(() => requireExpectedPrice({ amount: 0.01, currency: "AUD" }, 270)).toThrow(
      expect.objectContaining({ status: 409, code: "cart_changed", target: "expected_price" }),
    );
    expect(() => requireExpectedPrice({ amount: 2.7, currency: "GBP" }, 270)).toThrow(
      "The price is now $2.70. Check it and try again.",
    );
    expect(() => requireExpectedPrice({ amount: 2.7, currency: "AUD" }, 270)).not.toThrow();
    expect(() => requireExpectedPrice(undefined, 270)).not.toThrow();
  });
});

describe("a closing draw", () => {
  it("is on sale until the second before its stop", () => {
    expect(() => requireOnSale(open, secondBefore)).not.toThrow();
    expect(() => requireOnSale(open, stop)).toThrow(expect.objectContaining({ status: 409, code: "draw_closed" }));
  });

  it("removes its items from the cart with a reason", () => {
    const item: Parameters<typeof removalReason>[0] = {
      product_type: "lottery_ticket",
      lottery_key: "monday_lotto",
      game_type: "standard",
      game_offer: "standard",
      games: [{ Numbers: [1, 2, 3, 4, 5, 6] }],
      made_games: null,
      draw_ids: ["a", "b"],
    };
    const usual = { isPublished: true, isSuspended: false, isSoldOut: false };
    const reason = (first: typeof open | typeof soldOut, now: Date, changes = {}, state = usual) => {
      const draws = new Map([
        ["a", open],
        ["b", first],
      ]);
      return removalReason({ ...item, ...changes }, { draws, now, region: "NSW", stateOf: () => state })?.type ?? null;
    };

    expect(reason(open, secondBefore)).toBeNull();
    expect(reason(open, stop)).toBe("draw_closed");
    expect(reason(soldOut, secondBefore)).toBe("draw_sold_out");
    expect(reason(open, secondBefore, { lottery_key: "unknown_lotto" })).toBe("offer_unavailable");
    expect(reason(open, secondBefore, { game_offer: "system_9" })).toBe("offer_unavailable");
    expect(reason(open, secondBefore, {}, { ...usual, isSuspended: true })).toBe("offer_unavailable");
  });
});

const RICH = { availableCents: 10_000, depositLeftCents: null };
const FREE = { spending: [], needsVerification: false, isBanned: false, isClosing: false, funds: RICH };

describe("blockedReasons", () => {
  it("names the shop's limit if it is the tightest", () => {
    const limit = { period: "day" as const, limitCents: 100, spentCents: 0 };
    const spending = [
      { ...limit, isSystem: true },
      { ...limit, limitCents: 200, isSystem: false },
    ];
    const reasons = blockedReasons({ ...FREE, spending }, 250);
    expect(reasons).toEqual({
      blk_global_spend_limit: {
        type: "global_spend_limit",
        message: "This is over the shop's daily limit by $1.50: $1.00 left, cart $2.50.",
      },
    });
  });

  it("blocks a deposit that the deposit limit does not allow", () => {
    const reasonsFor = (availableCents: number, depositLeftCents: number | null) =>
      blockedReasons({ ...FREE, funds: { availableCents, depositLeftCents } }, 1_000);
    expect(reasonsFor(400, 600)).toEqual({});
    expect(reasonsFor(400, null)).toEqual({});
    expect(reasonsFor(1_000, 0)).toEqual({});
    expect(reasonsFor(399, 600)).toMatchObject({ blk_deposit_limit: { type: "deposit_limit" } });
  });

  it("blocks a customer who must verify the account first", () => {
    const reasons = blockedReasons({ ...FREE, needsVerification: true }, 200);
    expect(reasons).toMatchObject({ blk_verify_account: { type: "verify_account_required" } });
  });

  it("blocks a customer whose country forbids play or whose account closes, before all else", () => {
    const reasons = blockedReasons({ ...FREE, isBanned: true, isClosing: true, needsVerification: true }, 200);
    expect(Object.values(reasons).map(({ type }) => type)).toEqual([
      "country_banned",
      "account_closing",
      "verify_account_required",
    ]);
  });

  it("blocks a total over the spend limit only", () => {
    const spending = [{ period: "week" as const, limitCents: 1000, spentCents: 800, isSystem: false }];

    expect(blockedReasons({ ...FREE, spending }, 200)).toEqual({});
    expect(blockedReasons({ ...FREE, spending }, 201)).toMatchObject({
      blk_spend_limit: { type: "spend_limit" },
    });
    expect(blockedReasons(FREE, 5_000)).toEqual({});
  });
});
