import { missingForCart } from "#gateway/rules/readiness.ts";
import { countOf, nounOf, type PlayChoice } from "../choices/play-choices.ts";
import { type DraftGame, isStarted } from "../ticket/ticket-builder.ts";

type Choice = Pick<PlayChoice, "minGames" | "sets" | "name"> & {
  /** The number of complete games, of the drafts. */
  complete: number;
  drafts: readonly DraftGame[];
  causes?: readonly { key: string }[];
  causeKey: string;
};

/** Returns why the ticket cannot be added, as an instruction; `null` if it can be added. */
export function addReason(choice: Choice): string | null {
  const { complete, drafts, minGames, causes = [], causeKey } = choice;
  const keys = causes.map(({ key }) => key);
  const missing = missingForCart({ minGames, completeGames: complete, causes: keys, causeKey });
  if (missing === "cause") return "Choose a cause for your ticket to support.";
  if (missing === null) return null;
  const more = minGames - complete;
  return (
    (minGames === 1 && choice.name && missingNumbers(choice)) ||
    (complete === 0
      ? // One line on phones: the bar has no room for a second.
        minGames === 1 && drafts.length <= 1
        ? `Fill in your ${nounOf(choice)}, or quick-pick it.`
        : `Fill in at least ${countOf(choice, minGames)}${drafts.length > minGames ? ". Empty ones are left out." : ", or quick-pick them all."}`
      : `${more} more ${more === 1 ? "game" : "games"} to go (minimum ${minGames}).`)
  );
}

/** Says how to go on after an add, when the ticket on the screen is empty again. */
export const nextTicketHint = ({ isPickedByShop }: { isPickedByShop?: boolean | undefined }): string =>
  isPickedByShop ? "Change the games or draws to add another ticket." : "Choose numbers to add another ticket.";

/** Returns what the first entry that was started lacks, or has too many of; "" if none was started. */
function missingNumbers({ drafts, sets }: Choice): string {
  const draft = drafts.find(isStarted) ?? {};
  const chosenOf = (set: string) => draft[set]?.length ?? 0;
  const set = isStarted(draft) && sets.find(({ name, count }) => chosenOf(name) !== count);
  if (!set) return "";
  const more = set.count - chosenOf(set.name);
  if (set.name !== "Numbers") return `Choose your ${set.name}.`;
  const numbers = more * more === 1 ? "number" : "numbers";
  return more > 0 ? `Choose ${more} more ${numbers}.` : `Deselect ${-more} ${numbers}.`;
}

/** Returns what happens to incomplete games when the ticket is added; `null` if there are none. */
export function leftOutMessage(choice: Pick<Choice, "complete" | "minGames" | "name"> & { games: number }) {
  const { complete, games, minGames } = choice;
  if (complete < minGames || complete === games) return null;
  return `${countOf(choice, games - complete).replace(" ", " incomplete ")} will be left out.`;
}
