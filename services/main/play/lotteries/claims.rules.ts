// Prizes beyond the money paid at settlement, and the texts about them for the winner.
import type { Insertable } from "kysely";
import type { PrizeClaimTable } from "#services/db/tables/draws.ts";
import { formatCents } from "#services/lib/money.ts";
import type { Rules } from "../../catalogue/game-offers/game-offer.ts";
import type { Winning } from "../draws/steps.rows.ts";

type Claim = Omit<Insertable<PrizeClaimTable>, "created_at">;
type PaidDivisions = ReadonlyMap<number, { prize_cents: number }>;
type PrizeRules = Pick<Rules, "divisions">;

const ruleOf = ({ divisions }: PrizeRules, division: number) =>
  divisions.find((candidate) => candidate.division === division)?.prize;

/** Returns what a winning board is owed besides the money paid at settlement: goods, and the later payments of an annuity. */
export function claimsOf(
  rules: PrizeRules,
  paid: PaidDivisions,
  { customer_id, game_no, order_id, wins }: Omit<Winning, "prize_cents"> & { customer_id: string },
): Claim[] {
  return wins.flatMap(({ division, games }): Claim[] => {
    const claim = { order_id, game_no, division, customer_id, items: games };
    const rule = ruleOf(rules, division);
    if (rule?.kind === "goods") {
      return [{ ...claim, kind: "goods", name: rule.name, monthly_cents: null, months_left: null }];
    }
    if (rule?.kind !== "annuity") return [];
    const monthly_cents = games * (paid.get(division)?.prize_cents ?? 0);
    return [{ ...claim, kind: "annuity", name: "Monthly payment", monthly_cents, months_left: rule.months - 1 }];
  });
}

/** Returns the text for a winner about monthly payments, goods, and free games that were paid in money. */
export function notesOf(
  rules: PrizeRules,
  won: readonly Pick<Winning, "wins">[],
  claims: readonly Pick<Claim, "items" | "kind" | "monthly_cents" | "months_left" | "name">[],
): string[] {
  const annuities = claims.flatMap(({ kind, monthly_cents, months_left }) =>
    kind === "annuity" && monthly_cents && months_left
      ? [`This is the first monthly payment of ${formatCents(monthly_cents)}. ${months_left} more follow.`]
      : [],
  );
  const goods = claims.flatMap(({ items, kind, name }) =>
    kind === "goods" ? [`Your prize: ${items === 1 ? name : `${items} × ${name}`}. We will contact you about it.`] : [],
  );
  const free = won
    .flatMap(({ wins }) => wins)
    .flatMap(({ division, games }) => {
      const rule = ruleOf(rules, division);
      return rule?.kind === "free_entry" ? [{ games: games * rule.entries, cents: rule.cents }] : [];
    });
  const freeGames = free.reduce((sum, { games }) => sum + games, 0);
  const price = free[0] && formatCents(free[0].cents);
  const paid =
    price === undefined
      ? []
      : [
          freeGames === 1
            ? `Your free game is paid as its price, ${price}.`
            : `Your ${freeGames} free games are paid as their price, ${price} each.`,
        ];
  return [...annuities, ...paid, ...goods];
}
