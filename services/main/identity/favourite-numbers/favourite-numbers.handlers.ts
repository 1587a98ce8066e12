import type { Handlers } from "#services/lib/handlers.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";
import { readFavouriteNumbers, saveFavouriteNumbers } from "./favourite-numbers.rows.ts";

/** The numbers that a game may have. */
const [LEAST, MOST] = [0, 999];

/**
 * Returns a message about the first number that is in no game, or else that is repeated; empty if all are valid. Takes the raw
 * body: its values may have any type.
 */
function checkFavouriteNumbers(body: Record<string, unknown>): RefusalMessage[] {
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

/** The customer's one set of favourite numbers (shop §7). */
export const favouriteNumbersHandlers: Handlers<"saveFavouriteNumbers"> = {
  saveFavouriteNumbers: {
    outsideTransaction: false,
    checkFields: checkFavouriteNumbers,
    async handle({ body, customerId, tx }) {
      await saveFavouriteNumbers(tx, customerId, {
        numbers: body.favouriteNumbers,
        isAutomatic: body.automaticFavouriteNumbers,
      });
      return { status: 200, body: { result: await readFavouriteNumbers(tx, customerId) } };
    },
  },
};
