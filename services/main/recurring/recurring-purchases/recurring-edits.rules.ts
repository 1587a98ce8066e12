// What a customer may change of what a recurring purchase buys. Holds from the next charge on. Pure.
import type { components } from "#generated/main/schema.ts";
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import type { ProductKind } from "#services/db/tables/sales.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findLottery, findRaffle, findSyndicate } from "../../catalogue/offers/catalogue.ts";
import { findGameOffer } from "../../catalogue/offers/lottery/prices.rules.ts";
import { changeGames, chooseGames } from "../../sales/products/games.rules.ts";
import { numGamesOf } from "../../sales/products/item.ts";

type Wanted = components["schemas"]["AutoplayUpdateRequest"];
type Edit = (item: RecurringItem, wanted: Wanted) => RecurringItem;

const notSold = (target: string): never => refuse(422, "invalid_field", "This is not on sale.", target);

const EDITS = {
  lottery_ticket: (item, { gameOffer = item.game_offer, numGames }) => {
    const lottery = findLottery(item.lottery_key) ?? notSold("game_offer");
    const type = lottery.gameTypes.find(({ gameOffers }) => gameOffers.some(({ key }) => key === gameOffer));
    const offer = findGameOffer(lottery, item.game_type, gameOffer) ?? notSold("game_offer");
    if (!type) return notSold("game_offer");
    const count = numGames ?? numGamesOf(item);
    // Games of another size cannot be kept.
    const games =
      gameOffer === item.game_offer
        ? changeGames(offer, item, { numGames: count })
        : chooseGames(offer, { numGames: count });
    return { ...item, ...games, game_offer: gameOffer };
  },
  raffle_ticket: (item, { causeKey = item.cause_key ?? undefined, gameOffer = item.game_offer }) => {
    const raffle = findRaffle(item.lottery_key) ?? notSold("game_offer");
    const book = raffle.books.find(({ key }) => key === gameOffer) ?? notSold("game_offer");
    if (causeKey !== undefined && !raffle.causes.includes(causeKey))
      refuse(422, "invalid_field", "Choose one of the raffle's causes.", "cause_key");
    return { ...item, game_offer: book.key, game_type: book.numbering ?? "deferred", cause_key: causeKey ?? null };
  },
  syndicate_share: (item, { gameOffer = item.game_offer, numShares = item.quantity }) => {
    const { syndicate } = findSyndicate(item.lottery_key, gameOffer) ?? notSold("game_offer");
    if (numShares > syndicate.size)
      refuse(422, "invalid_field", `Choose from 1 to ${syndicate.size} shares.`, "num_shares");
    return { ...item, game_offer: gameOffer, quantity: numShares };
  },
} satisfies Record<ProductKind, Edit>;

/** The fields that each type of product has. */
const FIELDS = {
  lottery_ticket: ["gameOffer", "numGames"],
  raffle_ticket: ["gameOffer", "causeKey"],
  syndicate_share: ["gameOffer", "numShares"],
} satisfies Record<ProductKind, (keyof Wanted)[]>;

const TARGETS: Record<keyof Wanted, string> = {
  causeKey: "cause_key",
  days: "days",
  description: "description",
  gameOffer: "game_offer",
  numGames: "num_games",
  numShares: "num_shares",
};

/** Returns an item after an edit. Refuses what is not sold, and a field that this type of product does not have. */
export function editedItem(item: RecurringItem, wanted: Wanted): RecurringItem {
  const known: readonly string[] = FIELDS[item.product_type];
  for (const [field, target] of Object.entries(TARGETS))
    if (wanted[field as keyof Wanted] !== undefined && !known.includes(field))
      refuse(422, "invalid_field", "This can't be changed here.", target);
  return EDITS[item.product_type](item, wanted);
}

/** Returns an item that gets new numbers for every draw, or keeps its numbers. */
export function quickPicked(item: RecurringItem, isQuickPick: boolean): RecurringItem {
  const lottery = findLottery(item.lottery_key);
  const offer = lottery && findGameOffer(lottery, item.game_type, item.game_offer);
  if (!offer) return refuse(422, "invalid_field", "This has no numbers to choose.", "quickpick");
  const games = item.games.length > 0 ? {} : chooseGames(offer, { numGames: numGamesOf(item) || offer.defaultGames });
  return { ...item, ...games, is_quickpick: isQuickPick };
}
