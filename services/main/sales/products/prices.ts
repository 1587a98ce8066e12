// What an item costs now, by its type of product.
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { findGameOffer, priceCents } from "../../catalogue/offers/prices.rules.ts";
import { type ItemRow, numGamesOf } from "./item.ts";
import { bookOf } from "./raffle.rules.ts";
import { syndicateOf } from "./shares.rules.ts";

type Priced = Pick<ItemRow, "lottery_key" | "game_offer" | "games" | "made_games"> & {
  product_type: string;
  game_type: string;
};

/** Returns the price of one unit in cents, a draw of a lottery ticket, a book of a raffle or a share of a syndicate. Null if it is no longer sold. */
export function unitCentsOf(item: Priced): number | null {
  if (item.product_type === "raffle_ticket") return bookOf(item)?.cents ?? null;
  if (item.product_type === "syndicate_share") return syndicateOf(item)?.syndicate.shareCents ?? null;
  const lottery = findLottery(item.lottery_key);
  const offer = lottery && findGameOffer(lottery, item.game_type, item.game_offer);
  return offer && priceCents(offer, numGamesOf(item));
}
