import { describe, expect, it } from "vitest";
import type { Offer } from "#site/features/products/kind/product.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { inCloseOrder, largestJackpot, nextDraw, openDraws, saleOf } from "./offers.ts";

const quickPickOf = (offer: Offer) => viewOf(offer).quickPick(offer);
const smallestTicket = (offer: Offer) => viewOf(offer).smallestTicket(offer);

const now = new Date("2026-11-20T01:00:00Z");

function draw(drawNo: number, stop: string, prizePool: number, change: Partial<Offer["draws"][number]> = {}) {
  return {
    drawId: `drw_${drawNo}`,
    drawNo,
    type: "lottery_ticket_draw",
    status: "DRAW_OPEN",
    purchaseStatus: "open",
    stop,
    drawDate: stop,
    prizePool,
    isPrizePoolUnknown: false,
    drawOffset: 0,
    seedHash: "",
    drawData: { drawNumber: drawNo, drawStop: stop, name: "" },
    ...change,
  } as Offer["draws"][number];
}

function offer(key: string, draws: Offer["draws"], change: Partial<Offer> = {}): Offer {
  const prices = [4, 5, 6].map((games) => ({ games, price: games * 0.95 }));
  return {
    key,
    type: "lottery_ticket",
    name: key,
    url: `/${key}`,
    urlAliases: [],
    aliases: [],
    availability: "available",
    suspended: false,
    displayCategory: "lotto",
    brandKind: "Lotto",
    causes: [],
    draws,
    recurringPurchase: { type: "autoplay", availability: "optional" },
    gameTypes: [
      {
        key: "standard",
        gameOffers: [
          {
            key: "standard",
            minGames: 4,
            maxGames: 6,
            defaultGames: 5,
            defaultEntryCount: 1,
            numberSets: [],
            prices,
            priceCurrency: "AUD",
          },
        ],
      },
    ],
    ...change,
  } as Offer;
}

const monday = offer("monday", [draw(1, "2026-11-23T09:25:00Z", 1_000_000)]);
const saturday = offer("saturday", [
  draw(7, "2026-11-20T00:59:59Z", 9_000_000),
  draw(8, "2026-11-21T08:25:00Z", 6_000_000),
]);

describe("offers", () => {
  it("omits draws past their stop, even if the list says open", () => {
    expect(openDraws(saturday, now).map((one) => one.drawNo)).toEqual([8]);
    expect(nextDraw(saturday, now)?.drawNo).toBe(8);
  });

  it("explains why an offer cannot be bought", () => {
    expect(saleOf(monday, now)).toBe("open");
    expect(saleOf({ ...monday, suspended: true }, now)).toBe("suspended");
    expect(saleOf({ ...monday, availability: "unavailable" }, now)).toBe("unavailable");
    expect(saleOf({ ...monday, type: "raffle_ticket" }, now)).toBe("open");
    expect(saleOf({ ...monday, type: "membership" }, now)).toBe("not_yet");
    const share = {
      syndicateEncodedId: "syn_1",
      costPerShare: { amount: 1.33, currency: "AUD" as const },
      size: 20,
      tickets: [],
    };
    const syndicate = { ...monday, type: "syndicate_share" as const };
    expect(saleOf({ ...syndicate, syndicates: [{ ...share, sharesAvailable: 1 }] }, now)).toBe("open");
    expect(saleOf({ ...syndicate, syndicates: [{ ...share, sharesAvailable: 0 }] }, now)).toBe("sold_out");
    expect(saleOf(offer("one", [draw(5, "2026-11-21T08:25:00Z", 1, { purchaseStatus: "sold_out" })]), now)).toBe(
      "sold_out",
    );
    expect(saleOf(offer("none", []), now)).toBe("between_draws");
  });

  it("sorts by closing time, soonest first", () => {
    expect(inCloseOrder([monday, saturday], now).map((one) => one.key)).toEqual(["saturday", "monday"]);
  });

  it("returns the offer with the largest known prize pool", () => {
    const secret = offer("secret", [draw(3, "2026-11-24T09:25:00Z", 0, { isPrizePoolUnknown: true })]);
    expect(largestJackpot([monday, secret, saturday], now)?.key).toBe("saturday");
    expect(largestJackpot([], now)).toBeUndefined();
  });

  it("quick-picks the minimum number of games", () => {
    const expected = { gameOffer: "standard", games: 4, draws: 1, price: 3.8, currency: "AUD" };
    expect(quickPickOf(monday)).toEqual({ ...expected, days: [] });
    expect(smallestTicket(monday)).toEqual(expected);
  });

  it("prices all draws of the smallest ticket, and quick-picks none whose days are chosen", () => {
    const playedOn = (days: string[], drawCounts: number[]) => {
      const [type] = monday.gameTypes;
      const gameOffers = (type?.gameOffers ?? []).map((one) => ({ ...one, days, drawCounts }));
      return { ...monday, gameTypes: [{ ...type, gameOffers }] } as Offer;
    };
    const week = playedOn(["Monday", "Tuesday"], [2]);
    expect(quickPickOf(week)).toMatchObject({ draws: 2, price: 7.6, days: ["Monday", "Tuesday"] });
    const chosen = playedOn(["Monday", "Tuesday"], [1, 2]);
    expect(quickPickOf(chosen)).toBeUndefined();
    expect(smallestTicket(chosen)).toMatchObject({ draws: 1, price: 3.8 });
  });
});
