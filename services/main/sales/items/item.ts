import type { Selectable } from "kysely";
import type { CartItemTable } from "#services/db/tables/sales.ts";

/** An item of a cart, as it is sold. */
export type ItemRow = Omit<Selectable<CartItemTable>, "position">;

export const itemCents = ({ draw_ids, quantity, unit_price_cents }: ItemRow) =>
  unit_price_cents * quantity * draw_ids.length;

/** Returns how many games an item of a lottery plays; of a super combo, those that the shop makes. */
export const numGamesOf = ({ games, made_games }: Pick<ItemRow, "games" | "made_games">) => made_games ?? games.length;
