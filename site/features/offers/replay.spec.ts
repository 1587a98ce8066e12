import { describe, expect, it } from "vitest";
import type { Offer } from "#site/features/products/kind/product.ts";
import { lastReplay, type ReplayRow, replayRows } from "./replay.ts";

type OrderRow = ReplayRow["order"];

const NOW = new Date("2026-11-20T01:00:00Z");

const offer = {
  key: "monday_lotto",
  name: "Monday Lotto",
  type: "lottery_ticket",
  availability: "available",
  suspended: false,
  draws: [{ drawNo: 4321, purchaseStatus: "open", stop: "2026-11-23T09:25:00Z" }],
  gameTypes: [
    {
      key: "standard",
      gameOffers: [
        { key: "standard", priceCurrency: "AUD", prices: [{ games: 4, price: 2.7 }], drawCounts: [1, 7], maxWeeks: 2 },
      ],
    },
  ],
} as unknown as Offer;

const order = {
  id: "ord_1",
  productOfferKey: "monday_lotto",
  offerName: "Monday Lotto",
  gameType: "standard",
  gameOffer: "standard",
  numGames: 4,
  draws: [{}],
} as unknown as OrderRow;

const reasonOf = (of: Partial<OrderRow>, offers: readonly Offer[] = [offer]) =>
  replayRows([{ ...order, ...of }], offers, NOW)[0]?.reason;

describe("playing tickets again", () => {
  it("costs what it costs today", () => {
    expect(replayRows([order], [offer], NOW)).toEqual([
      { order, price: { amount: 2.7, currency: "AUD" }, draw: offer.draws[0], reason: null },
    ]);
  });

  it("is refused for an offer that is not sold any more", () => {
    expect(reasonOf({}, [])).toBe("Monday Lotto is no longer sold.");
    expect(reasonOf({}, [{ ...offer, suspended: true }])).toBe("Sales are paused for now.");
  });

  it("is refused for a number of games or a kind of ticket that is not sold", () => {
    expect(reasonOf({ numGames: 3 })).toBe("This kind of ticket is no longer sold.");
    expect(reasonOf({ gameOffer: "gone" })).toBe("This kind of ticket is no longer sold.");
  });

  it("costs the price of the shares of a syndicate, while enough are left", () => {
    const shares = {
      syndicateEncodedId: "syn_1",
      costPerShare: { amount: 1.33, currency: "AUD" as const },
      size: 20,
      tickets: [],
    };
    const selling = (sharesAvailable: number) =>
      ({ ...offer, type: "syndicate_share", syndicates: [{ ...shares, sharesAvailable }] }) as Offer;
    const bought = (syndicateKey: string) => ({ syndicate: { syndicateKey, syndicateName: "Eight", numShares: 3 } });
    const rows = replayRows([{ ...order, ...bought("syn_1") }], [selling(3)], NOW);
    expect(rows[0]).toMatchObject({ price: { amount: 3.99, currency: "AUD" }, reason: null });
    expect(reasonOf(bought("syn_1"), [selling(2)])).toBe("Only 2 shares are left.");
    expect(reasonOf(bought("syn_1"), [selling(1)])).toBe("Only 1 share is left.");
    expect(reasonOf(bought("syn_2"), [selling(3)])).toBe("This syndicate is no longer sold.");
  });

  it("costs that of all its draws, which are more than the offer lists, and is refused for more than are sold", () => {
    const [draw] = order.draws;
    const playing = (count: number) => Array.from({ length: count }, () => draw as OrderRow["draws"][number]);
    expect(replayRows([{ ...order, draws: playing(14) }], [offer], NOW)[0]?.price?.amount).toBe(37.8);
    expect(reasonOf({ draws: playing(15) })).toBe("This kind of ticket is no longer sold.");
  });
});

describe("the last ticket", () => {
  it("is the newest one that is still sold", () => {
    const of = (id: string, purchasedAt: string, more: object = {}) => ({ ...order, id, purchasedAt, ...more });
    const orders = [
      of("old", "2026-11-10T01:00:00Z"),
      of("newest", "2026-11-19T01:00:00Z", { numGames: 3 }),
      of("sold", "2026-11-18T01:00:00Z"),
    ];
    expect(lastReplay(orders, [offer], NOW)?.order.id).toBe("sold");
    expect(lastReplay([], [offer], NOW)).toBeUndefined();
  });
});
