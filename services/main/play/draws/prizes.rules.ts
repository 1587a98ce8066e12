// Who gets how much. Integer cents throughout: equal shares are rounded down and what is left goes to the jackpot.
import type { Division, Rules } from "../../catalogue/offers/offer.ts";

export type DivisionResult = { division: number; label: string; winners: number; prizeCents: number };

export type PrizeInput = {
  rules: Pick<Rules, "divisions" | "maxRollovers">;
  /** Winning games by division. */
  winners: ReadonlyMap<number, number>;
  /** What the divisions with a share divide. */
  poolCents: number;
  /** What was carried into this draw. */
  carriedCents: number;
  /** The first prize that was promised; the first division holds at least this. */
  promisedCents: number;
  /** How many draws running the first division has been carried already. */
  rollovers: number;
};

export type Prizes = { divisions: DivisionResult[]; carriedCents: number; rollovers: number };

/** Divides a draw's money: fixed prizes under their cap, shares of the pool, and what the next draw takes over. */
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
  let carry = 0;
  let passedOn = 0;
  let hasJackpot = false;

  for (const division of rules.divisions) {
    if (division.prize.kind === "fixed") continue;
    let pool = Math.floor((poolCents * division.prize.bp) / 10_000);
    if (division.division === 1) {
      hasJackpot = true;
      pool = Math.max(pool + carriedCents, promisedCents);
    }
    if (division.division === 1 && isCarried) carry += pool;
    // An unwon division goes to the next lower one with a winner.
    else if (won(division) === 0) passedOn += pool;
    else {
      pools.set(division.division, pool + passedOn);
      passedOn = 0;
    }
  }
  // Nobody below won either. A reserve keeps what it had; a jackpot has already counted it into its first division.
  carry += passedOn + (hasJackpot ? 0 : carriedCents);

  const divisions = rules.divisions.map(({ division, label, prize }) => {
    const count = winners.get(division) ?? 0;
    const pool = pools.get(division) ?? 0;
    const prizeCents = prize.kind === "fixed" ? fixedPrize(prize, count) : count > 0 ? Math.floor(pool / count) : 0;
    if (prize.kind === "share") carry += pool - prizeCents * count;
    return { division, label, winners: count, prizeCents };
  });
  return { divisions, carriedCents: carry, rollovers: isCarried ? rollovers + 1 : 0 };
}

/** An unwon first division with a share is carried on until it has been carried often enough. */
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

// Promised amounts are round: nobody advertises $12,345,678.90.
const ROUND_CENTS = 10_000_000;

/** The first prize to promise for a draw that takes over so much. */
export function promiseOf(rules: Pick<Rules, "divisions" | "baseCents">, carriedCents: number): number {
  if (rules.divisions[0]?.prize.kind === "fixed") return rules.baseCents;
  return Math.floor((rules.baseCents + carriedCents) / ROUND_CENTS) * ROUND_CENTS;
}
