import type { PreOrderKind } from "#services/db/tables/pre-orders.ts";
import type { ItemOfOrder } from "#services/db/tables/sales.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { opensAtOf } from "../../play/draws/schedule.rules.ts";

/** An item of a cart, as it is sold. */
export type ItemRow = ItemOfOrder;
export type NewItem = Omit<ItemRow, "id" | "cart_id">;
/** A new item before it is decided when it is bought again and charged, which is the same for every kind of product. */
export type ItemToBuy = Omit<NewItem, "recurring" | "is_scheduled" | "invitation"> &
  Partial<Pick<NewItem, "invitation">>;

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
    | "is_scheduled"
  >
>;

/** Returns for how many draws an item is paid; 1 for a product without draws. */
export const numDrawsOf = ({ draw_ids }: Pick<ItemRow, "draw_ids">) => Math.max(1, draw_ids.length);

export const itemCents = (item: ItemRow) => item.unit_price_cents * item.quantity * numDrawsOf(item);

/** Returns how many games an item of a lottery plays; of a super combo, those that the shop makes. */
export const numGamesOf = ({ games, made_games }: Pick<ItemRow, "games" | "made_games">) => made_games ?? games.length;

/** Why an item is charged after its purchase, and when. */
export type Later = { kind: PreOrderKind; chargeAt: Date };

/**
 * Returns when an item is charged that is not paid at its purchase: when its draw goes on sale, or becomes the next one. Null if it
 * is paid now.
 */
export function paidLater(
  { draw_ids, is_scheduled, lottery_key }: Pick<ItemRow, "draw_ids" | "is_scheduled" | "lottery_key">,
  draws: ReadonlyMap<string, Pick<SaleDraw, "draw_no" | "opens_at">>,
  now: Date,
): Later | null {
  const draw = draws.get(draw_ids[0] ?? "");
  if (!draw) return null;
  if (draw.opens_at !== null && draw.opens_at > now) return { kind: "pre_order", chargeAt: draw.opens_at };
  const lottery = is_scheduled && findLottery(lottery_key);
  if (!lottery) return null;
  const chargeAt = opensAtOf(lottery.schedule, draw.draw_no);
  return chargeAt > now ? { kind: "scheduled_purchase", chargeAt } : null;
}
