import { describe, expect, it } from "vitest";
import { byDraw, closesIn, drawOf, factsOf, type OrderRow, prizesOf, stateOf, whereIs } from "./order-labels.ts";

const money = (amount: number) => ({ amount, currency: "AUD" as const });
const draw = (drawNo: number, stop: string) => ({
  drawId: `drw_${drawNo}`,
  drawNo,
  stop,
  drawDate: stop,
  prizePool: 0,
  isPrizePoolUnknown: true,
  status: "DRAW_OPEN" as const,
  purchaseStatus: "open" as const,
});

describe("stateOf", () => {
  it("returns a short label for each status", () => {
    expect(stateOf({ status: "upcoming" }).label).toBe("In the draw");
    expect(stateOf({ status: "upcoming", winnings: money(0) }).label).toBe("In the draw");
    expect(stateOf({ status: "upcoming", winnings: money(0) }, "past").label).toBe("No prize yet");
    expect(stateOf({ status: "upcoming", winnings: money(12) })).toEqual({ tone: "gold", label: "Won $12.00 so far" });
    expect(stateOf({ status: "settled", winnings: money(31.19) })).toEqual({ tone: "gold", label: "Won $31.19" });
    expect(stateOf({ status: "settled", winnings: money(0) }).label).toBe("No prize");
    expect(stateOf({ status: "drawn" }).label).toBe("Being checked");
    expect(stateOf({ status: "refunded", winnings: money(0) }).label).toBe("Refunded");
  });

  it("does not say of a Lotto Party that it is in the draw while its shares are sold", () => {
    const open = draw(1, "2026-11-23T09:25:00Z");
    const labelOf = (draws: (typeof open)[]) => stateOf({ status: "upcoming", sessionId: "lps_1", draws }).label;
    expect(labelOf([open])).toBe("Shares on sale");
    const syndicate = { syndicateKey: "lps_1", syndicateName: "Crew", numShares: 2, size: 2, sharesLeft: 0 };
    expect(stateOf({ status: "upcoming", sessionId: "lps_1", draws: [open], syndicate }).label).toBe("All shares sold");
    expect(labelOf([{ ...open, status: "DRAW_CLOSED" as "DRAW_OPEN" }])).toBe("In the draw");
    expect(stateOf({ status: "upcoming", draws: [open] }).label).toBe("In the draw");
  });

  it("counts a later prize beside one that was taken back", () => {
    const prizeReversal = {
      amount: money(500),
      reason: "The draw was scored twice",
      reversedAt: "2026-11-20T01:00:00Z",
    };
    const taken = { status: "settled" as const, winnings: money(500), prizeReversal };
    expect([stateOf(taken).label, prizesOf(taken), whereIs(taken)]).toEqual(["Prize taken back", "", ""]);
    const later = { ...taken, winnings: money(620) };
    expect([stateOf(later).label, prizesOf(later)]).toEqual(["Won $120.00", "$120.00"]);
    expect(whereIs(later)).toBe("The money is in your wallet.");
  });
});

describe("drawOf", () => {
  const draws = [draw(1, "2026-11-16T09:25:00Z"), draw(2, "2026-11-23T09:25:00Z")];

  it("returns the next draw, or the last one if none is left", () => {
    expect(drawOf({ draws }, new Date("2026-11-20T01:00:00Z"))?.drawNo).toBe(2);
    expect(drawOf({ draws }, new Date("2026-12-01T01:00:00Z"))?.drawNo).toBe(2);
    expect(drawOf({ draws }, new Date("2026-11-01T01:00:00Z"))?.drawNo).toBe(1);
  });
});

describe("factsOf", () => {
  it("names the books and the cause of a raffle", () => {
    const books = { productType: "raffle_ticket" as const, books: 2, numRaffleTickets: 30, causeName: "Coast Rescue" };
    const order = { status: "upcoming", numGames: 0, draws: [draw(12, "2026-12-18T09:00:00Z")], ...books } as OrderRow;

    const facts = factsOf(order, new Date("2026-11-20T01:00:00Z"), "upcoming");
    expect(facts.slice(0, 3)).toEqual(["2 books of 15 tickets", "Supports Coast Rescue", "Draw 12"]);
  });

  it("shows the last result of a ticket between its draws among past tickets, and the next draw among upcoming ones", () => {
    const held = { ...draw(1, "2026-11-16T09:25:00Z"), status: "DRAW_PAID" as const };
    const productType = "lottery_ticket";
    const order = {
      status: "upcoming",
      productType,
      numGames: 4,
      draws: [held, draw(2, "2026-11-23T09:25:00Z")],
    } as OrderRow;
    const facts = (kind: "upcoming" | "past") => factsOf(order, new Date("2026-11-20T01:00:00Z"), kind);

    expect(facts("past")).toEqual(expect.arrayContaining(["Draw 1", "1 of 2 draws held"]));
    expect(facts("upcoming")).toContain("Draw 2");
  });
});

describe("closesIn", () => {
  it("counts down to the close, and names the date of a draw that is closed or held once it is sold out", () => {
    const now = new Date("2026-11-20T01:00:00Z");
    const open = draw(7, "2026-11-21T09:25:00Z");
    expect(closesIn(open, now)).toMatch(/^Closes tomorrow at 8:25 pm AEDT, in /);
    const atTheLatest = "Drawn when sold out, at the latest Saturday 21 November 2026";
    expect(closesIn({ ...open, isDrawnWhenSoldOut: true }, now)).toBe(atTheLatest);
    expect(closesIn(open, new Date("2026-11-21T09:30:00Z"))).toBe("Saturday 21 November 2026");
  });
});

describe("byDraw", () => {
  it("groups tickets by their next draw, the first to close first", () => {
    const now = new Date("2026-11-20T01:00:00Z");
    const order = (id: string, productOfferKey: string, stop: string) =>
      ({ id, productOfferKey, offerName: productOfferKey, draws: [draw(7, stop)] }) as unknown as OrderRow;
    const [late, early] = ["2026-11-23T09:25:00Z", "2026-11-21T09:25:00Z"];
    const groups = byDraw(
      [order("a", "powerball", late), order("b", "lotto", early), order("c", "powerball", late)],
      now,
    );
    expect(groups.map(({ name, of }) => [name, of.map(({ id }) => id)])).toEqual([
      ["lotto", ["b"]],
      ["powerball", ["a", "c"]],
    ]);
  });
});
