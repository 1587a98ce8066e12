// The catalogue and the prizes of numbered tickets against the specification's tables and an oracle that looks at each ticket.
import { describe, expect, it } from "vitest";
import { findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import {
  drawNumbers,
  isNumbered,
  type NumberedOffer,
  numberWins,
  specialCents,
} from "#services/main/play/raffles/numbered.rules.ts";
import { counted, randomFrom, seed } from "#tests/concurrency/counts.ts";
import {
  growingCents,
  type Identity,
  numbersIn,
  SPEC_NUMBERED,
  type SpecNumberedGame,
  ticketsOfJackpotDraw,
  ticketsOfWeeklyDraw,
} from "./numbered-oracle.ts";

const raffleOf = (key: string): NumberedOffer => {
  const raffle = findRaffle(key);
  if (!raffle || !isNumbered(raffle)) throw new Error(`${key} is not numbered`);
  return raffle;
};
const random = randomFrom(seed);
const hex = (bytes: number) =>
  Array.from({ length: bytes }, () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, "0"),
  ).join("");
const newIdentity = (): Identity => ({
  seed: hex(32),
  drawNo: 1 + Math.floor(random() * 3_000),
  entriesHash: hex(32),
});

/** Returns what the shop pays for each number, one amount for each prize. */
function paidByShop(raffle: NumberedOffer, identity: Identity, rollovers: number, own: readonly number[]) {
  const drawn = drawNumbers({ ...identity, lotteryKey: raffle.key }, raffle, { own, rollovers });
  const wins = numberWins(raffle, identity.drawNo, { cents: specialCents(raffle, rollovers), drawn });
  const byNumber = Map.groupBy(wins, ({ number }) => number);
  return (ticket: number) => (byNumber.get(ticket) ?? []).map(({ cents }) => cents);
}

const textOf = (cents: readonly number[]) => [...cents].sort((a, b) => a - b).join();

describe.each(SPEC_NUMBERED.map((game) => [game.key, game] as const))("%s", (key, spec) => {
  const raffle = raffleOf(key);

  it("has the specification's tickets, prices, ways to get numbers and prizes", () => {
    expect(raffle.maxTickets).toBe(numbersIn(spec));
    expect(raffle.books.map((book) => [book.key, book.tickets, book.cents]).sort()).toEqual(
      spec.gameTypes.map((type) => [type.key, 1, spec.price.perTicketCents]).sort(),
    );
    expect(spec.gameTypes.map(({ maxGames }) => maxGames)).toEqual(raffle.books.map(() => raffle.maxBooks ?? 10));
    expect(raffle.levels.map(({ cents, count, level }) => [level, count, cents])).toEqual(
      spec.prizeLevels.map(({ centsEach, count, level }) => [level, count, centsEach]),
    );
    for (let rollovers = 0; rollovers < 120; rollovers++)
      expect(specialCents(raffle, rollovers)).toBe(growingCents(spec, rollovers));
  });

  it(`pays every ticket of random draws what the oracle pays it (seed ${seed})`, { timeout: 900_000 }, () => {
    const tickets = counted(1_000_000, 250_000);
    for (let checked = 0; checked < tickets; ) checked += compareOneDraw(spec, raffle, 5_000);
  });

  it(`pays every ticket of small draws, where each special prize is often won (seed ${seed})`, () => {
    const counts = [1, 1, 3];
    const small = {
      ...spec,
      structure: { tickets: 24 },
      prizeLevels: spec.prizeLevels.slice(0, 3).map((level, at) => ({ ...level, count: counts[at] ?? 0 })),
    };
    const { numbered } = raffle;
    const smallRaffle: NumberedOffer = {
      ...raffle,
      maxTickets: 24,
      levels: raffle.levels.slice(0, 3).map((level, at) => ({ ...level, count: counts[at] ?? 0 })),
      numbered: numbered.kind === "weekly" ? { ...numbered, elsewhere: { from: 2, to: 6 } } : numbered,
    };
    for (let draws = 0; draws < counted(20_000, 2_000); draws++) compareOneDraw(small, smallRaffle, 15);
  });
});

/** Draws once and compares what the shop and the oracle pay each ticket. A weekly draw has so many tickets at most. */
function compareOneDraw(spec: SpecNumberedGame, raffle: NumberedOffer, most: number): number {
  const identity = newIdentity();
  const rollovers = Math.floor(random() * 60);
  const { maxTickets, numbered } = raffle;
  const all = () => Array.from({ length: maxTickets }, (_, at) => at + 1);
  const drawn = () => Array.from({ length: most }, () => 1 + Math.floor(random() * maxTickets));
  const own = numbered.kind === "sold_out" ? all() : [...new Set(drawn())].sort((a, b) => a - b);
  const expected =
    numbered.kind === "sold_out"
      ? ticketsOfJackpotDraw(spec, identity, rollovers)
      : ticketsOfWeeklyDraw(spec, identity, rollovers, { own, elsewhere: numbered.elsewhere });
  const paid = paidByShop(raffle, identity, rollovers, own);
  for (const ticket of own) {
    const [shop, oracle] = [textOf(paid(ticket)), textOf(expected(ticket))];
    if (shop === oracle) continue;
    const found = { ...identity, rollovers, ticket };
    expect({ ...found, cents: shop }).toEqual({ ...found, cents: oracle });
  }
  return own.length;
}
