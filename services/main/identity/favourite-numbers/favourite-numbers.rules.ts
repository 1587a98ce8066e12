import type { RefusalMessage } from "#services/lib/refusal.ts";

/** The numbers that a game may have. */
const [LEAST, MOST] = [0, 999];

/**
 * Returns a message about the first number that is in no game, or else that is repeated; empty if all are valid. Takes the raw
 * body: its values may have any type.
 */
export function checkFavouriteNumbers(body: Record<string, unknown>): RefusalMessage[] {
  const target = "favourite_numbers";
  const list: unknown = body[target];
  const numbers = Array.isArray(list) ? list.filter(Number.isInteger) : [];
  const outside = numbers.find((number) => number < LEAST || number > MOST);
  if (outside !== undefined) {
    return [{ code: "number_out_of_range", message: `Number ${outside} is not in any game.`, target }];
  }
  const repeated = numbers.find((number, place) => numbers.indexOf(number) < place);
  return repeated === undefined
    ? []
    : [{ code: "number_repeated", message: `Number ${repeated} is chosen twice.`, target }];
}
