import { missingForCart } from "#gateway/rules/readiness.ts";
import { countGames } from "#site/lib/format/counts.ts";

type Choice = {
  complete: number;
  games: number;
  minGames: number;
  causes: readonly { key: string }[];
  causeKey: string;
};

/** Returns why the ticket cannot be added, as an instruction; `null` if it can be added. */
export function addReason({ complete, minGames, causes, causeKey }: Choice): string | null {
  const keys = causes.map(({ key }) => key);
  const missing = missingForCart({ minGames, completeGames: complete, causes: keys, causeKey });
  if (missing === "cause") return "Choose a cause for your ticket to support.";
  if (missing === null) return null;
  if (complete === 0) return `Fill in at least ${countGames(minGames)}, or quick-pick them all.`;
  return `${minGames - complete} more ${minGames - complete === 1 ? "game" : "games"} to go (minimum ${minGames}).`;
}

/** Returns what happens to incomplete games when the ticket is added; `null` if there are none. */
export function leftOutMessage({ complete, games, minGames }: Pick<Choice, "complete" | "games" | "minGames">) {
  if (complete < minGames || complete === games) return null;
  const left = games - complete;
  return `${left} incomplete ${left === 1 ? "game" : "games"} will be left out.`;
}
