// The prizes of draws against a second computation in exact integers.
import { describe, expect, it } from "vitest";
import type { Division, Rollover, Rules } from "#services/main/catalogue/game-offers/game-offer.ts";
import { LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import { claimsOf, notesOf } from "#services/main/play/lotteries/claims.rules.ts";
import {
  nextPromiseCents,
  type PrizeInput,
  promisedPrizeCents,
  settlePrizes,
} from "#services/main/play/lotteries/prizes.rules.ts";
import { counted, randomFrom, seed } from "#tests/concurrency/counts.ts";

const rulesOf = (key: string): Rules => {
  const found = LOTTERIES.find((lottery) => lottery.key === key);
  if (!found) throw new Error(`the catalogue has no ${key}`);
  return found.rules;
};

/** Splits the money of a draw division by division, from the rules of the specification. */
function splitExactly({ rules, winners, ...money }: PrizeInput) {
  const [pool, carried, promised] = [money.poolCents, money.carriedCents, money.promisedCents].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const wonIn = (division: number) => BigInt(winners.get(division) ?? 0);
  const prizes = new Map<number, bigint>();
  let [free, fixedPaid] = [0n, 0n];
  for (const { division, prize } of rules.divisions) {
    const count = wonIn(division);
    const share = (cap: bigint) => (count === 0n ? cap : cap / count);
    const least = (a: bigint, b: bigint) => (a < b ? a : b);
    if (prize.kind === "fixed") {
      prizes.set(
        division,
        prize.capCents ? least(BigInt(prize.cents), share(BigInt(prize.capCents))) : BigInt(prize.cents),
      );
    } else if (prize.kind === "annuity") {
      const each = BigInt(prize.capCents) / BigInt(prize.months);
      prizes.set(
        division,
        count === 0n ? BigInt(prize.centsPerMonth) : least(BigInt(prize.centsPerMonth), each / count),
      );
    } else if (prize.kind === "free_entry") {
      prizes.set(division, BigInt(prize.entries * prize.cents));
      free += count * BigInt(prize.entries * prize.cents);
    }
    fixedPaid += count * (prizes.get(division) ?? 0n);
  }
  // The pooled divisions: what each takes, then where an unwon one goes.
  const pooled = rules.divisions.filter(({ prize }) => prize.kind === "share" || prize.kind === "jackpot");
  const bp = pooled.reduce((sum, { prize }) => sum + (prize.kind === "share" ? BigInt(prize.bp) : 0n), 0n);
  const positive = (cents: bigint) => (cents > 0n ? cents : 0n);
  const taken = new Map(
    pooled.map(({ division, prize }) => {
      if (prize.kind === "jackpot") return [division, positive(pool - fixedPaid)];
      const share = prize.kind === "share" ? (pool * BigInt(prize.bp)) / 10_000n : 0n;
      return [division, division === 1 ? positive(share - free) : share];
    }),
  );
  // The cents that rounding leaves of the shares.
  let carry =
    (pool * bp) / 10_000n -
    pooled.reduce((sum, { prize }) => sum + (prize.kind === "share" ? (pool * BigInt(prize.bp)) / 10_000n : 0n), 0n);
  const jackpot = pooled.find(({ division }) => division === 1);
  if (jackpot) {
    const gathered = (taken.get(1) ?? 0n) + carried;
    taken.set(1, gathered > promised ? gathered : promised);
  } else carry += carried;
  const { rollover } = rules;
  const rolls =
    jackpot !== undefined &&
    wonIn(1) === 0n &&
    rollover.kind === "jackpot" &&
    (rollover.most === null || money.rollovers < rollover.most);
  const pots = new Map<number, bigint>();
  for (const { division } of pooled) {
    const cents = taken.get(division) ?? 0n;
    if (division === 1 && rolls) {
      carry += cents;
      continue;
    }
    const winner = pooled.find((lower) => lower.division >= division && wonIn(lower.division) > 0n);
    if (winner) pots.set(winner.division, (pots.get(winner.division) ?? 0n) + cents);
    else carry += cents;
  }
  for (const { division } of pooled) {
    const [pot, count] = [pots.get(division) ?? 0n, wonIn(division)];
    prizes.set(division, count === 0n ? 0n : pot / count);
    carry += count === 0n ? 0n : pot % count;
  }
  return {
    prizes: rules.divisions.map(({ division }) => Number(prizes.get(division) ?? 0n)),
    carriedCents: Number(carry),
    rollovers: rolls ? money.rollovers + 1 : 0,
  };
}

describe("settlePrizes", () => {
  it(`splits random draws of every lottery to the cent as the second computation does (seed ${seed})`, () => {
    const random = randomFrom(seed);
    const rounds = counted(100_000, 10_000);
    for (let round = 0; round < rounds; round++) {
      const { key, rules } = LOTTERIES[round % LOTTERIES.length] as (typeof LOTTERIES)[number];
      // Many divisions without a winner, and some with a great many.
      const winners = rules.divisions.map(({ division }) => [
        division,
        Math.floor(random() * 6 * 10 ** (random() * division)) - 2,
      ]);
      const carriedCents = Math.floor(random() * 1e9);
      const input: PrizeInput = {
        rules,
        winners: new Map(winners.map(([division = 0, count = 0]) => [division, Math.max(0, count)])),
        poolCents: Math.floor(random() * 1e10),
        carriedCents,
        promisedCents: promisedPrizeCents(rules, random() < 0.5 ? carriedCents : 0),
        rollovers: Math.floor(random() * 27),
      };
      const { divisions, firstPoolCents: _, ...rest } = settlePrizes(input);
      expect({ key, ...rest, prizes: divisions.map(({ prizeCents }) => prizeCents) }).toEqual({
        key,
        ...splitExactly(input),
      });
    }
  });

  const settle = (rules: Rules, winners: Record<number, number>, more: Partial<PrizeInput> = {}) =>
    settlePrizes({
      rules,
      winners: new Map(Object.entries(winners).map(([division, count]) => [Number(division), count])),
      poolCents: 10_000_000,
      carriedCents: 0,
      promisedCents: 0,
      rollovers: 0,
      ...more,
    });

  it("pays Set for Life monthly, in full to four winners; more share what four would get", () => {
    const rules = rulesOf("set_for_life2020");
    const monthly = (winners: number) => settle(rules, { 1: winners }).divisions[0]?.prizeCents;
    expect([monthly(0), monthly(1), monthly(4), monthly(5)]).toEqual([2_000_000, 2_000_000, 2_000_000, 1_600_000]);
    expect(settle(rules, { 2: 8 }).divisions[1]?.prizeCents).toBe(250_000);
  });

  it("pays the Super 66 jackpot what the other prizes leave, and at least its minimum", () => {
    const rules = rulesOf("super_66");
    const lower = { 2: 1, 3: 2 };
    expect(settle(rules, { 1: 1, ...lower }).divisions[0]?.prizeCents).toBe(10_000_000 - 666_600 - 2 * 66_600);
    const small = { poolCents: 500_000, promisedCents: promisedPrizeCents(rules, 0) };
    expect(settle(rules, { 1: 1, ...lower }, small).divisions[0]?.prizeCents).toBe(1_666_600);
    const unwon = settle(rules, lower, { carriedCents: 3_000_050 });
    expect(unwon).toMatchObject({ carriedCents: 3_000_050 + 10_000_000 - 666_600 - 2 * 66_600, rollovers: 1 });
    // The minimum is not added to what is carried over.
    expect(nextPromiseCents(rules, unwon, 0)).toBe(12_200_200);
  });

  it("takes the free games of Strike out of its first division's share", () => {
    const rules = rulesOf("lotto_strike");
    const { divisions } = settle(rules, { 1: 1, 4: 1_000 });
    expect(divisions.map(({ prizeCents }) => prizeCents)).toEqual([4_500_000 - 1_000 * 100, 0, 0, 100]);
  });

  it("lets a rollover prize grow by its step until it is won, or must be won", () => {
    const rollover: Rollover = { kind: "rollover_prize", stepCents: 50_000, mostCents: 200_000 };
    const [first, second] = [1, 2].map(
      (division): Division => ({
        division,
        label: `level ${division}`,
        match: { positions: division },
        prize: { kind: "fixed", cents: 1_000 },
      }),
    ) as [Division, Division];
    const rules: Rules = {
      barrels: [],
      divisions: [first, second],
      poolBp: 0,
      baseCents: 100_000,
      gamesElsewhere: 0,
      rollover,
    };
    const play = (winners: Record<number, number>, promisedCents: number) => {
      const prizes = settle(rules, winners, { poolCents: 0, promisedCents });
      return [...prizes.divisions.map(({ prizeCents }) => prizeCents), nextPromiseCents(rules, prizes, promisedCents)];
    };
    expect(play({ 2: 4 }, 100_000)).toEqual([100_000, 1_000, 150_000]);
    expect(play({ 1: 1, 2: 4 }, 150_000)).toEqual([150_000, 1_000, 100_000]);
    // At its greatest, the next division shares it.
    expect(play({ 2: 4 }, 200_000)).toEqual([200_000, 1_000 + 50_000, 100_000]);
  });
});

describe("claimsOf", () => {
  const board = { order_id: "ord_1", game_no: 1, customer_id: "cus_anna" };
  const paid = new Map([
    [1, { prize_cents: 2_000_000 }],
    [4, { prize_cents: 100 }],
  ]);

  it("writes down the later payments of an annuity, and says so", () => {
    const rules = rulesOf("set_for_life2020");
    const won = {
      ...board,
      wins: [
        { division: 1, games: 1 },
        { division: 3, games: 2 },
      ],
    };
    const claims = claimsOf(rules, paid, won);
    expect(claims).toMatchObject([{ kind: "annuity", items: 1, monthly_cents: 2_000_000, months_left: 239 }]);
    expect(notesOf(rules, [won], claims)).toEqual([
      "This is the first monthly payment of $20,000.00. 239 more follow.",
    ]);
  });

  it("says that free games are paid as their price", () => {
    const rules = rulesOf("lotto_strike");
    const won = { ...board, wins: [{ division: 4, games: 8 }] };
    expect(claimsOf(rules, paid, won)).toEqual([]);
    expect(notesOf(rules, [won], [])).toEqual(["Your 8 free games are paid as their price, $1.00 each."]);
  });

  it("keeps goods out of the wallet", () => {
    const rules: Pick<Rules, "divisions"> = {
      divisions: [{ division: 1, label: "", match: { positions: 1 }, prize: { kind: "goods", name: "A car" } }],
    };
    const won = { ...board, wins: [{ division: 1, games: 1 }] };
    const claims = claimsOf(rules, new Map([[1, { prize_cents: 0 }]]), won);
    expect(claims).toMatchObject([{ kind: "goods", name: "A car", items: 1, monthly_cents: null, months_left: null }]);
    expect(notesOf(rules, [won], claims)).toEqual(["Your prize: A car. We will contact you about it."]);
  });
});
