// What a customer may change of what a recurring purchase buys. Holds from the next charge on. Pure.
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { findGameOffer } from "../../catalogue/offers/lottery/prices.rules.ts";
import { chooseGames } from "../../sales/products/games.rules.ts";
import { numGamesOf } from "../../sales/products/item.ts";
import { productOf } from "../../sales/products/kinds.ts";
import type { RecurringEdit } from "../../sales/products/product.ts";

const TARGETS: Record<keyof RecurringEdit, string> = {
  causeKey: "cause_key",
  days: "days",
  description: "description",
  gameOffer: "game_offer",
  numGames: "num_games",
  numShares: "num_shares",
};

/** Returns an item after an edit. Refuses what is not sold, and a field that this type of product does not have. */
export function editedItem(item: RecurringItem, wanted: RecurringEdit): RecurringItem {
  const { edit, fields } = productOf(item).recurring;
  const known: readonly string[] = fields;
  for (const [field, target] of Object.entries(TARGETS))
    if (wanted[field as keyof RecurringEdit] !== undefined && !known.includes(field))
      refuse(422, "invalid_field", "This can't be changed here.", target);
  return edit(item, wanted);
}

/** Returns an item that gets new numbers for every draw, or keeps its numbers. */
export function quickPicked(item: RecurringItem, isQuickPick: boolean): RecurringItem {
  const lottery = findLottery(item.lottery_key);
  const offer = lottery && findGameOffer(lottery, item.game_type, item.game_offer);
  if (!offer) return refuse(422, "invalid_field", "This has no numbers to choose.", "quickpick");
  const games = item.games.length > 0 ? {} : chooseGames(offer, { numGames: numGamesOf(item) || offer.defaultGames });
  return { ...item, ...games, is_quickpick: isQuickPick };
}
