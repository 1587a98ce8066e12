// The favourite numbers of this visitor: a customer's are in the account, a visitor's in this tab. Loaded only when needed.

import { fitBoard, favouriteNumbers as problemOfNumbers, readNumbers } from "#gateway/rules/favourite-numbers.ts";
import { boundsOf, type NumberSet } from "#gateway/rules/games.ts";
import { FAVOURITES, keepInTab, readTab } from "#site/lib/favourites-storage.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { readVisitor } from "#site/lib/shell/start/visitor.ts";

/** Returns the favourite numbers in their order, empty if there are none. Throws if a customer's cannot be read. */
export async function readFavourites(): Promise<number[]> {
  if (isCustomer()) return (await gateway.session.get.query())?.favouriteNumbers ?? [];
  const kept = readTab(FAVOURITES) ?? "";
  return problemOfNumbers(kept) === null ? readNumbers(kept) : [];
}

/** Saves these numbers, each once, as the one set. Throws if a customer's cannot be saved. */
export async function saveFavourites(chosen: readonly number[]): Promise<"added" | "replaced" | "none"> {
  const numbers = [...new Set(chosen)].join(",");
  if (isCustomer()) return (await gateway.favouriteNumbers.save.mutate({ numbers })).change;
  const before = readTab(FAVOURITES);
  keepInTab(FAVOURITES, numbers);
  return before ? "replaced" : "added";
}

export const isCustomer = () => readVisitor(document.cookie).signedIn;

/** Returns the favourites that fit a set, up to its most, and a sentence about them. */
export function fitFavourites(favourites: readonly number[], set: NumberSet) {
  const fit = fitBoard(favourites, { ...boundsOf(set), count: set.max ?? set.count });
  return {
    message: sentenceOf(fit),
    numbers: set.repeats ? fit.used : fit.used.toSorted((a, b) => a - b),
  };
}

function sentenceOf({ used, missing, spare }: ReturnType<typeof fitBoard>): string {
  if (used.length + missing.length === 0)
    return "You have no favourite numbers yet. Choose numbers, then save them here.";
  const list = (numbers: readonly number[]) => numbers.join(", ");
  return [
    used.length > 0 && `Used ${list(used)}.`,
    missing.length > 0 && `Not on this board: ${list(missing)}.`,
    spare.length > 0 && `No room for ${list(spare)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
