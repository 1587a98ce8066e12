import { fromCents, toCents } from "#gateway/rules/cents.ts";
import type { FullResult } from "./results.ts";

type OwnTicket = NonNullable<FullResult["customerTickets"]>[number];

/** Returns a ticket's games with their positions, highest division first. Games without a prize keep their order. */
export function winnersFirst(games: OwnTicket["games"]) {
  const rank = (division: number | undefined) => division ?? Number.POSITIVE_INFINITY;
  return games
    .map((game, index) => ({ ...game, place: index + 1 }))
    .sort((a, b) => Number(rank(a.division) > rank(b.division)) - Number(rank(a.division) < rank(b.division)));
}

/** Returns a ticket's total prize, or `null` if it won nothing. */
export function ticketPrize(games: OwnTicket["games"]) {
  const prizes = games.flatMap(({ prize }) => (prize ? [prize] : []));
  const [first] = prizes;
  if (!first) return null;
  return { amount: fromCents(prizes.reduce((sum, { amount }) => sum + toCents(amount), 0)), currency: first.currency };
}
