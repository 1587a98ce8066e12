// Prizes of a draw, in integer cents. Equal shares are rounded down and the remainder goes to the jackpot.
import type { Division, Rules } from "../../catalogue/offers/offer.ts";

export type DivisionResult = { division: number; label: string; winners: number; prizeCents: number };

export type PrizeInput = {
  rules: Pick<Rules, "divisions" | "maxRollovers">;
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

export type Prizes = { divisions: DivisionResult[]; carriedCents: number; rollovers: number };

/** Returns the prizes of all divisions and the amount carried over to the next draw. */
export function settlePrizes({
  rules,
  winners,
  poolCents,
  carriedCents,
  promisedCents,
  rollovers,
}: PrizeInput): Prizes {
  const won = ({ division }: Division) => winners.get(division) ?? 0;
  const isCarried = isCarriedOn(rules, won, rollovers);
  const pools = new Map<number, number>();
  // The shares are rounded down one by one; the cents left over are carried.
  let carry = Math.floor((poolCents * shareBp(rules)) / 10_000);
  let passedOn = 0;
  // What the operator adds to reach the advertised first prize.
  let addedCents = 0;
  let hasJackpot = false;

  for (const division of rules.divisions) {
    if (division.prize.kind === "fixed") continue;
    let pool = Math.floor((poolCents * division.prize.bp) / 10_000);
    carry -= pool;
    if (division.division === 1) {
      hasJackpot = true;
      const won = pool + carriedCents;
      pool = Math.max(won, promisedCents);
      addedCents = pool - won;
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
  carry += passedOn + (hasJackpot ? 0 : carriedCents);

  const divisions = rules.divisions.map(({ division, label, prize }) => {
    const count = winners.get(division) ?? 0;
    const pool = pools.get(division) ?? 0;
    const prizeCents = prize.kind === "fixed" ? fixedPrize(prize, count) : count > 0 ? Math.floor(pool / count) : 0;
    if (prize.kind === "share") carry += pool - prizeCents * count;
    return { division, label, winners: count, prizeCents };
  });
  const enteredCents = Math.floor((poolCents * shareBp(rules)) / 10_000) + carriedCents + addedCents;
  const paidCents = divisions.reduce(
    (sum, { winners: count, prizeCents }, index) =>
      rules.divisions[index]?.prize.kind === "share" ? sum + prizeCents * count : sum,
    0,
  );
  if (enteredCents !== paidCents + carry) {
    throw new Error(`prizes do not balance: ${enteredCents} entered, ${paidCents} paid, ${carry} carried`);
  }
  return { divisions, carriedCents: carry, rollovers: isCarried ? rollovers + 1 : 0 };
}

/** Returns the part of the pool that all shares take together, in basis points. */
const shareBp = ({ divisions }: PrizeInput["rules"]) =>
  divisions.reduce((sum, { prize }) => sum + (prize.kind === "share" ? prize.bp : 0), 0);

/** Returns whether an unwon first division rolls over, up to the maximum number of times. */
function isCarriedOn(
  { divisions, maxRollovers }: PrizeInput["rules"],
  won: (division: Division) => number,
  rollovers: number,
): boolean {
  const [first] = divisions;
  return first?.prize.kind === "share" && won(first) === 0 && rollovers < maxRollovers;
}

function fixedPrize({ cents, capCents }: { cents: number; capCents?: number }, winners: number): number {
  if (winners === 0 || capCents === undefined) return cents;
  return Math.min(cents, Math.floor(capCents / winners));
}

// Advertised amounts are round.
const ROUND_CENTS = 10_000_000;

/** Returns the first prize to advertise for a draw with this amount carried over. */
export function promisedPrizeCents(rules: Pick<Rules, "divisions" | "baseCents">, carriedCents: number): number {
  if (rules.divisions[0]?.prize.kind === "fixed") return rules.baseCents;
  return Math.floor((rules.baseCents + carriedCents) / ROUND_CENTS) * ROUND_CENTS;
}
