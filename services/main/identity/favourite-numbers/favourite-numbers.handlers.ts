import type { Handlers } from "#services/lib/handlers.ts";
import { readFavouriteNumbers, saveFavouriteNumbers } from "./favourite-numbers.rows.ts";
import { checkFavouriteNumbers } from "./favourite-numbers.rules.ts";

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
