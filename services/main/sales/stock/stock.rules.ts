// Which items are limited, and what is left of them. Pure.
import type { components } from "#generated/main/schema.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { ItemRow } from "../products/item.ts";
import { shortageReason, ticketsOf } from "../products/raffle.rules.ts";
import { sharesShortage, syndicateOf } from "../products/shares.rules.ts";
import type { SoldRow, Units } from "./stock.rows.ts";

type SoldItem = Omit<ItemRow, "id" | "cart_id">;

/** Returns the tickets of a raffle's books, the shares of a syndicate, or null for an item that is not limited. */
export function unitsOf(item: SoldItem): Units | null {
  const [drawId] = item.draw_ids;
  if (drawId === undefined) return null;
  const found = syndicateOf(item);
  if (found) return { drawId, offerKey: item.game_offer, units: item.quantity, available: found.syndicate.size };
  const raffle = item.product_type === "raffle_ticket" ? findRaffle(item.lottery_key) : null;
  if (!raffle) return null;
  return { drawId, offerKey: item.lottery_key, units: ticketsOf(item), available: raffle.maxTickets };
}

/** The units left for the items of a cart: an item takes its units from those left for the items after it. */
export class UnitsLeft {
  readonly #taken = new Map<string, number>();

  constructor(sold: readonly SoldRow[]) {
    for (const row of sold) this.#taken.set(`${row.draw_id} ${row.product_offer_key}`, row.sold);
  }

  /** Takes the units of an item if there are enough. Returns how many were left before. */
  take({ available, drawId, offerKey, units }: Units): number {
    const key = `${drawId} ${offerKey}`;
    const taken = this.#taken.get(key) ?? 0;
    if (taken + units <= available) this.#taken.set(key, taken + units);
    return Math.max(0, available - taken);
  }
}

/** Takes the units of an item. Returns why they cannot be sold, or null. */
export function shortageOf(left: UnitsLeft, item: SoldItem): components["schemas"]["AutoRemovedReason"] | null {
  const units = unitsOf(item);
  if (!units) return null;
  const taken = left.take(units);
  if (item.product_type === "syndicate_share") return sharesShortage(taken, units.units);
  return shortageReason(taken, units.units, findRaffle(item.lottery_key)?.numbered && "Choose fewer.");
}

/** Returns what is left beside the items of a cart. */
export function leftBeside(items: readonly SoldItem[], sold: readonly SoldRow[]): UnitsLeft {
  const left = new UnitsLeft(sold);
  for (const item of items) shortageOf(left, item);
  return left;
}
