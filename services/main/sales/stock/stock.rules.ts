// What is left of limited products. Pure.
import type { components } from "#generated/main/schema.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { NewItem } from "../products/item.ts";
import { productOf } from "../products/kinds.ts";
import type { Units } from "../products/product.ts";
import type { SoldRow } from "./stock.rows.ts";

/** Returns the units of an item, or null if it is not limited. */
export const unitsOf = (item: NewItem): Units | null => productOf(item).stock?.unitsOf(item) ?? null;

/** The units left for the items of a cart: an item takes its units from those left for the items after it. */
export class UnitsLeft {
  readonly #taken = new Map<string, number>();
  readonly #available = new Map<string, number>();

  constructor(sold: readonly SoldRow[]) {
    for (const row of sold) {
      const key = `${row.draw_id} ${row.product_offer_key}`;
      this.#taken.set(key, row.sold);
      this.#available.set(key, row.available);
    }
  }

  /** Takes the units of an item if there are enough. Returns how many were left before. */
  take({ available, drawId, isOfRow, offerKey, units }: Units): number {
    const key = `${drawId} ${offerKey}`;
    const taken = this.#taken.get(key) ?? 0;
    const inAll = isOfRow ? (this.#available.get(key) ?? 0) : available;
    if (taken + units <= inAll) this.#taken.set(key, taken + units);
    return Math.max(0, inAll - taken);
  }
}

/** Takes the units of an item. Returns why they cannot be sold, or null. */
export function shortageOf(left: UnitsLeft, item: NewItem): components["schemas"]["AutoRemovedReason"] | null {
  const { stock } = productOf(item);
  const units = stock?.unitsOf(item);
  return stock && units ? stock.shortageOf(item, left.take(units), units.units) : null;
}

/** Takes the units of an item. Refuses it if too few are left. */
export function requireLeft(item: NewItem, left: UnitsLeft): void {
  const shortage = shortageOf(left, item);
  if (shortage) refuse(409, "draw_sold_out", shortage.message, productOf(item).stock?.target);
}

/** Returns what is left beside the items of a cart. */
export function leftBeside(items: readonly NewItem[], sold: readonly SoldRow[]): UnitsLeft {
  const left = new UnitsLeft(sold);
  for (const item of items) shortageOf(left, item);
  return left;
}
