import type { ItemOfOrder } from "#services/db/tables/sales.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";

/** An item of a cart, as it is sold. */
export type ItemRow = ItemOfOrder;
export type NewItem = Omit<ItemRow, "id" | "cart_id">;
/** A new item before its repetition is decided, which is the same for every kind of product. */
export type ItemToBuy = Omit<NewItem, "recurring">;

/** The columns of an item that a change may set. */
export type ItemChange = Partial<
  Pick<
    ItemRow,
    | "games"
    | "made_games"
    | "is_quickpick"
    | "draw_ids"
    | "unit_price_cents"
    | "quantity"
    | "cause_key"
    | "shows_winner_name"
    | "recurring"
  >
>;

export const itemCents = ({ draw_ids, quantity, unit_price_cents }: ItemRow) =>
  unit_price_cents * quantity * draw_ids.length;

/** Returns how many games an item of a lottery plays; of a super combo, those that the shop makes. */
export const numGamesOf = ({ games, made_games }: Pick<ItemRow, "games" | "made_games">) => made_games ?? games.length;

/** Returns when the draw of an item opens if it is not on sale yet: the item is charged then. Otherwise null. */
export function opensLater({ draw_ids }: ItemRow, draws: ReadonlyMap<string, Pick<SaleDraw, "opens_at">>, now: Date) {
  const opensAt = draws.get(draw_ids[0] ?? "")?.opens_at ?? null;
  return opensAt !== null && opensAt > now ? opensAt : null;
}
