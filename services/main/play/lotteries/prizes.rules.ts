// Prizes of a draw, in integer cents. Equal shares are rounded down and the remainder goes to the jackpot.
import type { Division, PrizeRule, Rules } from "../../catalogue/game-offers/game-offer.ts";

export type DivisionResult = {
  division: number;
  label: string;
  /** Winning games. */
  winners: number;
  /** Paid at settlement for each winning game. Of an annuity, its first payment; of goods, nothing. */
  prizeCents: number;
};

type PrizeRules = Pick<Rules, "divisions" | "rollover">;

export type PrizeInput = {
  rules: PrizeRules;
  /** Winning games by division. */
  winners: ReadonlyMap<number, number>;
  /** The pool for divisions with a share. */
  poolCents: number;
  /** The amount carried over from earlier draws. */
  carriedCents: number;
  /** The advertised first prize, the minimum of the first division. */
  promisedCents: number;
  /** How many times in a row the first division has rolled over. */
  rollovers: number;
};

export type Prizes = {
  divisions: DivisionResult[];
  /** What the first division shared or carried over. Without a pool, its advertised prize. */
  firstPoolCents: number;
  carriedCents: number;
  rollovers: number;
};

/** Returns the prizes of all divisions and the amount carried over to the next draw. */
export function settlePrizes(input: PrizeInput): Prizes {
  const { rules, winners, carriedCents, promisedCents, rollovers } = input;
  const won = ({ division }: Division) => winners.get(division) ?? 0;
  const isCarried = isCarriedOn(rules, won, rollovers);
  const pools = new Map<number, number>();
  // The shares are rounded down one by one; the cents left over are carried.
  let carry = sharedCents(input);
  let passedOn = 0;
  // What the operator adds to reach the advertised first prize.
  let addedCents = 0;
  let firstPoolCents: number | null = null;

  for (const division of rules.divisions) {
    if (!isPooled(division.prize)) continue;
    let pool = enteredCents(input, division);
    carry -= pool;
    if (division.division === 1) {
      const gathered = pool + carriedCents;
      pool = Math.max(gathered, promisedCents);
      firstPoolCents = pool;
      addedCents = pool - gathered;
    }
    if (division.division === 1 && isCarried) carry += pool;
    // An unwon division's pool goes to the next lower one with a winner.
    else if (won(division) === 0) passedOn += pool;
    else {
      pools.set(division.division, pool + passedOn);
      passedOn = 0;
    }
  }
  // No lower division was won either. The carried amount of a jackpot is already part of its first division.
  carry += passedOn + (firstPoolCents === null ? carriedCents : 0);

  const mustBeWon = mustBeWonBy(input, won);
  const divisions = rules.divisions.map(({ division, label, prize }) => {
    const count = winners.get(division) ?? 0;
    if (!isPooled(prize)) {
      const extra = mustBeWon === division ? Math.floor(promisedCents / count) : 0;
      return { division, label, winners: count, prizeCents: amountOf(prize, count, division, input) + extra };
    }
    const pool = pools.get(division) ?? 0;
    const prizeCents = count > 0 ? Math.floor(pool / count) : 0;
    carry += pool - prizeCents * count;
    return { division, label, winners: count, prizeCents };
  });
  requireBalance(sharedCents(input) + carriedCents + addedCents, rules, divisions, carry);
  return {
    divisions,
    firstPoolCents: firstPoolCents ?? promisedCents,
    carriedCents: carry,
    rollovers: isCarried ? rollovers + 1 : 0,
  };
}

/** Throws if the money of the pooled divisions is not what was paid from it and carried over. */
function requireBalance(entered: number, { divisions }: PrizeRules, results: readonly DivisionResult[], carry: number) {
  const paid = results.reduce(
    (sum, { winners, prizeCents }, index) => (isPooled(divisions[index]?.prize) ? sum + winners * prizeCents : sum),
    0,
  );
  if (entered === paid + carry) return;
  throw new Error(`prizes do not balance: ${entered} entered, ${paid} paid, ${carry} carried`);
}

const isPooled = (prize: PrizeRule | undefined) => prize?.kind === "share" || prize?.kind === "jackpot";

/** Returns the cents that all pooled divisions take together. */
function sharedCents(input: PrizeInput): number {
  const { divisions } = input.rules;
  const bp = divisions.reduce((sum, { prize }) => sum + (prize.kind === "share" ? prize.bp : 0), 0);
  const jackpots = divisions.filter(({ prize }) => prize.kind === "jackpot");
  const [first] = divisions;
  const free = first?.prize.kind === "share" ? shareOf(input, first.prize.bp) - enteredCents(input, first) : 0;
  return shareOf(input, bp) - free + jackpots.reduce((sum, division) => sum + enteredCents(input, division), 0);
}

const shareOf = ({ poolCents }: PrizeInput, bp: number) => Math.floor((poolCents * bp) / 10_000);

/** Returns the cents of this draw's sales that a pooled division takes. */
function enteredCents(input: PrizeInput, { division, prize }: Division): number {
  const { rules, winners, poolCents } = input;
  const paidFor = (kinds: PrizeRule["kind"][]) =>
    rules.divisions
      .filter((other) => kinds.includes(other.prize.kind))
      .reduce((sum, other) => {
        const count = winners.get(other.division) ?? 0;
        return sum + count * amountOf(other.prize, count, other.division, input);
      }, 0);
  if (prize.kind === "jackpot") return Math.max(0, poolCents - paidFor(["fixed", "free_entry", "annuity"]));
  if (prize.kind !== "share") return 0;
  const share = shareOf(input, prize.bp);
  return division === 1 ? Math.max(0, share - paidFor(["free_entry"])) : share;
}

/** Returns the cents paid at settlement for each of so many winning games of a division without a pool. */
function amountOf(prize: PrizeRule, winners: number, division: number, { rules, promisedCents }: PrizeInput): number {
  switch (prize.kind) {
    case "fixed": {
      const cents = division === 1 && rules.rollover.kind === "rollover_prize" ? promisedCents : prize.cents;
      return capped(cents, prize.capCents, winners);
    }
    case "annuity":
      return capped(prize.centsPerMonth, Math.floor(prize.capCents / prize.months), winners);
    case "free_entry":
      return prize.entries * prize.cents;
    default:
      return 0;
  }
}

const capped = (cents: number, capCents: number | undefined, winners: number) =>
  winners === 0 || capCents === undefined ? cents : Math.min(cents, Math.floor(capCents / winners));

/** Returns whether an unwon first division rolls over, up to the maximum number of times. */
function isCarriedOn({ divisions, rollover }: PrizeRules, won: (division: Division) => number, rollovers: number) {
  const [first] = divisions;
  if (!first || !isPooled(first.prize) || won(first) > 0 || rollover.kind !== "jackpot") return false;
  return rollover.most === null || rollovers < rollover.most;
}

/** Returns the division that shares a rollover prize which has reached its greatest amount unwon, or null. */
function mustBeWonBy({ rules, promisedCents }: PrizeInput, won: (division: Division) => number): number | null {
  const { divisions, rollover } = rules;
  const [first, ...others] = divisions;
  if (rollover.kind !== "rollover_prize" || !first || won(first) > 0 || promisedCents < rollover.mostCents) return null;
  return others.find((division) => won(division) > 0)?.division ?? null;
}

// Advertised amounts are round. A small jackpot is advertised to the dollar.
const ROUND_CENTS = 10_000_000;
const DOLLAR_CENTS = 100;

type PromiseRules = Pick<Rules, "divisions" | "baseCents" | "isBaseMinimum">;

/** Returns the first prize to advertise for a draw with this amount carried over. */
export function promisedPrizeCents(
  { divisions, baseCents, isBaseMinimum }: PromiseRules,
  carriedCents: number,
): number {
  if (!isPooled(divisions[0]?.prize)) return baseCents;
  if (isBaseMinimum) return Math.max(baseCents, Math.floor(carriedCents / DOLLAR_CENTS) * DOLLAR_CENTS);
  return Math.floor((baseCents + carriedCents) / ROUND_CENTS) * ROUND_CENTS;
}

/** Returns the first prize to advertise for the next draw. */
export function nextPromiseCents(rules: Rules, { divisions, carriedCents }: Prizes, promisedCents: number): number {
  const { baseCents, rollover } = rules;
  if (rollover.kind !== "rollover_prize") return promisedPrizeCents(rules, carriedCents);
  const isPaid = (divisions[0]?.winners ?? 0) > 0 || promisedCents >= rollover.mostCents;
  return isPaid ? baseCents : Math.min(promisedCents + rollover.stepCents, rollover.mostCents);
}
