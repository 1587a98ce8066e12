// What recurring purchases buy, by type of product.
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import type { ProductKind } from "#services/db/tables/sales.ts";
import { newId } from "#services/lib/ids.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { gameOfferFacts } from "../../catalogue/offers/lottery/game-offer-facts.ts";
import { findGameOffer } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { chooseGames } from "../../sales/products/games.rules.ts";
import { type ItemRow, numGamesOf } from "../../sales/products/item.ts";
import { productOf } from "../../sales/products/kinds.ts";
import { nameOf } from "../../sales/products/names.ts";
import { bookOf, ticketsOf } from "../../sales/products/raffle.rules.ts";
import { syndicateOf } from "../../sales/products/shares.rules.ts";
import type { RecurringPurchase } from "./recurring-purchases.rows.ts";

type Kind = {
  /** The specification has no singular (shop §9). */
  describe: (item: RecurringItem) => string;
  /** The contract's fields that only this type has. */
  facts: (item: RecurringItem) => object;
  /** The item of one charge: with new numbers where the customer wants them. */
  pick: (item: RecurringItem) => RecurringItem;
};

const offerOf = (item: RecurringItem) => {
  const lottery = findLottery(item.lottery_key);
  return lottery && findGameOffer(lottery, item.game_type, item.game_offer);
};

const KINDS = {
  lottery_ticket: {
    describe: (item) => `${numGamesOf(item)} x ${nameOf(item.lottery_key)} games`,
    facts: (item) => ({
      numberOfGames: numGamesOf(item),
      gameOffer: item.game_offer,
      gameOfferName: gameOfferFacts(item.lottery_key, item.game_offer).gameOfferName ?? "Standard",
      ...(!item.is_quickpick && { games: item.games }),
    }),
    pick: (item) => {
      const offer = offerOf(item);
      return item.is_quickpick && offer ? { ...item, ...chooseGames(offer, { numGames: numGamesOf(item) }) } : item;
    },
  },
  raffle_ticket: {
    describe: (item) => `${ticketsOf(item)} Ticket Book`,
    facts: (item) => ({
      numberOfTickets: Math.max(1, ticketsOf(item)),
      gameOffer: item.game_offer,
      gameOfferName: `${bookOf(item)?.tickets ?? 0} Ticket Book`,
      ...(item.cause_key !== null && { causeKey: item.cause_key }),
    }),
    pick: (item) => item,
  },
  syndicate_share: {
    describe: (item) => `${item.quantity} x Syndicate shares`,
    facts: (item) => ({
      numberOfShares: item.quantity,
      gameOffer: item.game_offer,
      gameOfferName: syndicateOf(item)?.syndicate.name ?? nameOf(item.lottery_key),
    }),
    pick: (item) => item,
  },
} satisfies Record<ProductKind, Kind>;

/** Returns the fields of the contract that depend on the type of product. */
export const factsOf = ({ item }: Pick<RecurringPurchase, "item">) => KINDS[item.product_type].facts(item);

/** Returns the customer's name for a recurring purchase, or "4 x Monday Lotto games". */
export const describeRecurring = ({ item, label }: Pick<RecurringPurchase, "item" | "label">): string =>
  label ?? KINDS[item.product_type].describe(item);

/** Returns the item of one charge, for these draws at today's price. */
export function itemToBuy(template: RecurringItem, draws: readonly Pick<SaleDraw, "id">[]): ItemRow {
  const item = KINDS[template.product_type].pick(template);
  return {
    ...item,
    id: newId("itm"),
    cart_id: "",
    draw_ids: draws.map(({ id }) => id),
    affiliate_code: null,
    unit_price_cents: productOf(item).unitCentsOf(item) ?? 0,
  };
}

/** Returns what a recurring purchase of an item buys each time. */
export function toRecurringItem(item: ItemRow): RecurringItem {
  const { affiliate_code: _, cart_id: __, draw_ids: ___, id: ____, unit_price_cents: _____, ...kept } = item;
  return kept;
}

/** Returns the price of one charge in cents: of all its draws. Null if it is no longer sold. */
export function centsEach({ draws_each, item }: Pick<RecurringPurchase, "draws_each" | "item">): number | null {
  const unit = productOf(item).unitCentsOf(item);
  return unit === null ? null : unit * item.quantity * draws_each;
}
