import { describe, expect, it } from "vitest";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import {
  causeShares,
  createRunsHasher,
  drawPlaces,
  findRaffleDraw,
  formatTicket,
  prizesOf,
  type RaffleDraw,
  TicketsAt,
} from "./raffle.rules.ts";
import { findWinners } from "./raffle.shapes.ts";

const raffle = findRaffle("charity_raffle") as RaffleOffer;
const main: RaffleDraw = { raffle, earlyBird: null };
const identity = { seed: "ab".repeat(32), lotteryKey: "charity_raffle", drawNo: 12, entriesHash: "cd".repeat(32) };
const run = (first: number, last: number, orderId = "ord_1", bookNo = 1) => ({ orderId, bookNo, first, last });

describe("the prizes of a raffle", () => {
  it("are drawn most valuable first, with ids in the same order", () => {
    const prizes = prizesOf(main, 12);
    const [cents, ids] = [prizes.map((prize) => prize.cents), prizes.map(({ id }) => id)];
    expect(prizes).toHaveLength(26);
    expect(cents.slice(0, 25)).toEqual(cents.slice(0, 25).sort((a, b) => b - a));
    expect(ids.slice(0, 25)).toEqual(ids.slice(0, 25).sort());
    expect(prizes.at(-1)).toMatchObject({ type: "book_buyer", cents: 200_000 });
  });

  it("belong to the draw of the key", () => {
    expect(findRaffleDraw("charity_raffle")).toEqual(main);
    expect(findRaffleDraw("charity_raffle/early_bird_2")?.earlyBird).toMatchObject({ daysBefore: 14 });
    expect(findRaffleDraw("charity_raffle/early_bird_3")).toBeNull();
    expect(findRaffleDraw("monday_lotto")).toBeNull();
  });
});

describe("the winning tickets", () => {
  const prizes = prizesOf(main, 12);

  it("are the same for the same seed and books, and others for other books", () => {
    const counts = { tickets: 1_000, inLargestBooks: 100 };
    expect(drawPlaces(identity, prizes, counts)).toEqual(drawPlaces(identity, prizes, counts));
    const other = { ...identity, entriesHash: "ef".repeat(32) };
    expect(drawPlaces(other, prizes, counts)).not.toEqual(drawPlaces(identity, prizes, counts));
  });

  it("may win again, and are none without tickets", () => {
    expect(drawPlaces(identity, prizes, { tickets: 1, inLargestBooks: 0 }).map(({ place }) => place)).toEqual(
      Array.from({ length: 25 }, () => 0),
    );
    expect(drawPlaces(identity, prizes, { tickets: 0, inLargestBooks: 0 })).toEqual([]);
  });

  it("are found by their place among the numbers sold, with gaps of refunded books", () => {
    const [first] = prizes;
    const bookBuyer = prizes.at(-1);
    if (!first || !bookBuyer) throw new Error("the raffle has no prizes");
    const places = [
      { prize: first, place: 6 },
      { prize: bookBuyer, place: 100 },
    ];
    const found = new TicketsAt(raffle, places);
    for (const one of [run(1, 5), run(11, 15), run(101, 200), run(301, 400)]) found.pass(one);
    expect(found.found.map(({ number }) => number)).toEqual([12, 301]);
  });

  it("come from books that the hash covers in every detail", () => {
    const hash = (...runs: ReturnType<typeof run>[]) => {
      const hasher = createRunsHasher(raffle);
      for (const one of runs) hasher.add(one);
      return hasher.digest();
    };
    const books = [run(1, 5), run(6, 105, "ord_2")];
    expect(hash(...books)).toMatchObject({ tickets: 105, inLargestBooks: 100 });
    const { entriesHash } = hash(...books);
    for (const other of [run(1, 5, "ord_9"), run(1, 5, "ord_1", 2), run(1, 4), run(2, 5)])
      expect(hash(other, run(6, 105, "ord_2")).entriesHash).not.toBe(entriesHash);
  });

  it("are written with as many digits as the last one", () => {
    expect([formatTicket(raffle, 7), formatTicket(raffle, 1_000_000)]).toEqual(["0000007", "1000000"]);
  });
});

describe("the money for the causes", () => {
  it("is what sales leave after the prizes, exact to the cent", () => {
    const shares = causeShares(
      new Map([
        ["a", 200],
        ["b", 100],
      ]),
      200,
    );
    expect([...shares]).toEqual([
      ["a", 67],
      ["b", 33],
    ]);
    expect([...causeShares(new Map([["a", 100]]), 101)]).toEqual([["a", 0]]);
    expect([...causeShares(new Map(), 100)]).toEqual([]);
  });
});

it("finds winners by the whole ticket number or a part of the name that is shown", () => {
  const winners = [
    { id: "win_1", ticketNumber: "0000007", name: "A. K." },
    { id: "win_2", ticketNumber: "0000070" },
  ];
  const ids = (search?: string) => findWinners(winners, search).map(({ id }) => id);
  expect([ids(), ids("0000007"), ids("000007"), ids(" a. k"), ids("x")]).toEqual([
    ...[["win_1", "win_2"], ["win_1"], [], ["win_1"], []],
  ]);
});
