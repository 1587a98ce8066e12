import { describe, expect, it } from "vitest";
import type { Offer } from "#site/features/products/kind/product.ts";
import { featuredOffers } from "./featured.ts";

const now = new Date("2026-11-20T01:00:00Z");
const draw = (drawNo: number, stop: string) => ({ drawNo, stop, purchaseStatus: "open", prizePool: 15_600_000 });
const gameOffer = {
  key: "standard",
  minGames: 1,
  defaultGames: 18,
  prices: [{ games: 1, price: 1.45 }],
  priceCurrency: "AUD",
};
const oz = {
  key: "oz_lotto",
  type: "lottery_ticket",
  name: "Oz Lotto",
  availability: "available",
  suspended: false,
  draws: [draw(1710, "2026-11-24T09:30:00Z"), draw(1711, "2026-12-01T09:30:00Z")],
  gameTypes: [{ key: "standard", gameOffers: [gameOffer] }],
} as unknown as Offer;
const addressOf = (key: string, drawNo?: number) => `/${key}${drawNo ? `?firstDrawNo=${drawNo}` : ""}`;
const own = {
  heading: "Oz Lotto",
  body: "Division 1 prize pool: $15.6 Million",
  label: "Play Oz Lotto",
  href: "/oz_lotto",
};

/** Returns the featured offers for the given service response. */
const feature = (placements: unknown, offer = oz) =>
  featuredOffers(placements as Parameters<typeof featuredOffers>[0], [offer], now, addressOf);
const place = (...items: unknown[]) => [{ key: "feature_placement", items }];
const item = (content: unknown) => ({ productOfferKey: "oz_lotto", content });

describe("featuredOffers", () => {
  it("uses the recommendation's text, image and link", () => {
    const content = { heading: "Seven", body: "Of 47.", label: "Go", href: "/lotto-results", image: "/files/seven" };
    const [first] = feature(place(item(content)));
    expect(first).toMatchObject({ ...content, offer: oz });
  });

  it("falls back to the offer's own text and link", () => {
    expect(feature(place({ productOfferKey: "oz_lotto" }))[0]).toMatchObject({ ...own, image: undefined });
    const resting = { ...oz, suspended: true };
    expect(feature(place(item({})), resting)[0]).toMatchObject({ label: "About Oz Lotto", price: undefined });
  });

  it("links to a later draw and shows the price (Offers 17)", () => {
    const at = (drawNo: number) => feature(place({ productOfferKey: "oz_lotto", drawNo }))[0]?.href;
    expect([at(1710), at(1711), at(9)]).toEqual(["/oz_lotto", "/oz_lotto?firstDrawNo=1711", "/oz_lotto"]);
    expect(feature(place(item({})))[0]?.price).toContain("$1.45");
  });

  it.each([
    ["a link that runs something", { href: "javascript:alert(1)" }],
    ["a link to elsewhere in disguise", { href: "//evil.example" }],
    ["a picture from elsewhere", { image: "https://evil.example/x.png" }],
    ["words that are none", { heading: 7, body: { a: 1 }, label: "   " }],
    ["a heading without end", { heading: "x".repeat(10_000) }],
    ["no object at all", "hello"],
  ])("ignores %s", (_, content) => {
    const [first] = feature(place(item(content)));
    expect(first?.heading.length).toBeLessThanOrEqual(80);
    expect({ ...first, heading: own.heading }).toMatchObject({ ...own, image: undefined });
  });

  it("returns nothing for offers that the shop does not sell", () => {
    const placements = [
      [],
      undefined,
      null,
      "x",
      {},
      [null],
      place(),
      place(null, 1, "x"),
      [{ key: "feature_placement" }],
    ];
    expect(placements.flatMap((one) => feature(one))).toEqual([]);
    expect(feature(place({ productOfferKey: "nothing" }))).toEqual([]);
    expect(feature([{ key: "fast_play", items: [item({})] }])).toEqual([]);
  });

  it("names when sales of the featured draw close", () => {
    const stop = (drawNo: number, offer = oz) =>
      feature(place({ productOfferKey: "oz_lotto", drawNo }), offer)[0]?.closesAt;
    expect([stop(1710), stop(1711)]).toEqual(["2026-11-24T09:30:00Z", "2026-12-01T09:30:00Z"]);
    expect(stop(1710, { ...oz, suspended: true })).toBeUndefined();
  });

  it("returns at most two offers, each once, and none that is shown elsewhere", () => {
    const offers = ["a", "b", "c", "d"].map((key) => ({ ...oz, key }));
    const items = ["a", "a", "b", "c", "d"].map((productOfferKey) => ({ productOfferKey }));
    const placements = place(...items) as unknown as Parameters<typeof featuredOffers>[0];
    const keys = featuredOffers(placements, offers, now, addressOf, offers.slice(1, 2)).map(({ offer }) => offer.key);
    expect(keys).toEqual(["a", "c"]);
  });
});
