import { describe, expect, it } from "vitest";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { findGameOffer, priceCents } from "../../catalogue/offers/lottery/prices.rules.ts";
import { SYNDICATES } from "../../catalogue/offers/syndicate/syndicates.ts";
import { offersBehind, requireOpened, requireSyndicateOnSale, sharesShortage, syndicateOf } from "./shares.rules.ts";

const KEY = "syn_0000000000000001";
const onSale = { isPublished: true, isSuspended: false, isSoldOut: false };
const sale = (changed: Record<string, Partial<typeof onSale>> = {}, region = "NSW") => ({
  region,
  stateOf: (key: string) => ({ ...onSale, ...changed[key] }),
});

describe("a syndicate", () => {
  it("has shares that together cost what its ticket costs", () => {
    for (const { lotteryKey, shares } of SYNDICATES) {
      const lottery = findLottery(lotteryKey);
      for (const { shareCents, size, ticket } of shares) {
        const offer = lottery && findGameOffer(lottery, ticket.gameType, ticket.gameOffer);
        expect(offer && priceCents(offer, ticket.games)).toBe(size * shareCents);
      }
    }
  });

  it("plays lotteries whose prizes are money", () => {
    for (const { lotteryKey } of SYNDICATES) {
      const kinds = findLottery(lotteryKey)?.rules.divisions.map(({ prize }) => prize.kind) ?? [];
      expect(kinds.length).toBeGreaterThan(0);
      for (const kind of kinds) expect(["share", "fixed", "jackpot"]).toContain(kind);
    }
  });

  it("is found by the item of its shares", () => {
    const item = { product_type: "syndicate_share", lottery_key: "saturday_syndicate", game_offer: KEY };
    expect(syndicateOf(item)?.syndicate.size).toBe(20);
    expect(syndicateOf({ ...item, product_type: "lottery_ticket" })).toBeNull();
    expect(syndicateOf({ ...item, lottery_key: "powerball_syndicate" })).toBeNull();
    expect(offersBehind("saturday_syndicate").map(({ key }) => key)).toEqual(["saturday_syndicate", "saturday_lotto"]);
  });

  it("is sold while it and its lottery are on sale, where it is licensed", () => {
    const find = (facts: ReturnType<typeof sale>) => () => requireSyndicateOnSale("saturday_syndicate", KEY, facts);
    expect(find(sale())).not.toThrow();
    expect(find(sale({ saturday_syndicate: { isPublished: false } }))).toThrow(
      expect.objectContaining({ status: 404 }),
    );
    expect(find(sale({ saturday_lotto: { isSuspended: true } }))).toThrow(
      expect.objectContaining({ status: 409, message: "Saturday Lotto is not on sale at the moment." }),
    );
    expect(find(sale({}, "WA"))).toThrow(
      expect.objectContaining({ status: 422, message: "Saturday Syndicate isn't sold in WA." }),
    );
    expect(() => requireSyndicateOnSale("saturday_syndicate", "syn_9", sale())).toThrow(
      expect.objectContaining({ status: 404 }),
    );
  });

  it("is sold for a draw in which it plays", () => {
    const opened = [{ draw_id: "drw_1", syndicate_key: KEY }];
    expect(() => requireOpened(opened, "drw_1", KEY)).not.toThrow();
    expect(() => requireOpened(opened, "drw_2", KEY)).toThrow(
      expect.objectContaining({ status: 409, message: "Shares in this draw are not on sale. Choose the next one." }),
    );
  });
});

describe("too few shares left", () => {
  it("are said with their number", () => {
    expect(sharesShortage(3, 3)).toBeNull();
    expect(sharesShortage(2, 3)?.message).toBe("Only 2 shares are left. Choose fewer.");
    expect(sharesShortage(1, 3)?.message).toBe("Only 1 share is left. Choose fewer.");
    expect(sharesShortage(0, 1)).toMatchObject({
      type: "draw_sold_out",
      message: "Every share is sold. Choose another syndicate.",
    });
  });
});
