// A cart in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import { toMoney } from "#services/lib/money.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { nameIn } from "../../catalogue/offers/regional-names.ts";
import type { Spending } from "../../identity/customer/customer.rows.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import type { Line, Voucher } from "../promotions/promotions.rules.ts";
import { toVoucherItem } from "../promotions/promotions.shapes.ts";
import type { CartRow, ItemRow } from "./cart.rows.ts";
import { blockedReasons, describeItem } from "./cart.rules.ts";

type Schemas = components["schemas"];

/** The price of the items before the voucher. */
const linesCents = (items: ItemRow[]) => items.reduce((sum, item) => sum + itemCents(item), 0);
/** Returns the total to pay: the items less the voucher, which never exceeds them. */
export const totalCents = (items: ItemRow[], voucher: Voucher | null) => linesCents(items) - (voucher?.offCents ?? 0);
/** Returns the items as a promotion sees them. */
export const linesOf = (items: ItemRow[]): Line[] =>
  items.map((item) => ({ productType: "lottery_ticket", cents: itemCents(item) }));
export const itemCents = (item: ItemRow) => item.unit_price_cents * item.draw_ids.length;

export const nameOf = (lotteryKey: string) => findLottery(lotteryKey)?.name ?? lotteryKey;

export const descriptionOf = (item: ItemRow) =>
  describeItem(nameOf(item.lottery_key), item.games.length, item.draw_ids.length);

/** Returns the cart with the games under their names in a region. */
export function cartIn(region: string | null, cart: Schemas["Cart"]): Schemas["Cart"] {
  const named = (item: Schemas["CartItem"]): Schemas["CartItem"] => {
    const offer = findLottery(item.lotteryKey ?? "");
    if (!offer) return item;
    const offerName = nameIn(region, offer);
    return { ...item, offerName, description: describeItem(offerName, item.numGames ?? 0, item.quantity) };
  };
  return { ...cart, cartItems: cart.cartItems.map(named) };
}

/** A cart with its purchasable items, voucher and draws. */
export type CartContents = {
  cart: CartRow;
  items: ItemRow[];
  voucher: Voucher | null;
  draws: ReadonlyMap<string, SaleDraw>;
};

export function toCart({ cart, draws, items, voucher }: CartContents, spending: Spending | null): Schemas["Cart"] {
  const total = totalCents(items, voucher);
  return {
    cartReference: cart.token ?? cart.id,
    revision: cart.revision,
    cartItems: toItems({ draws, items, voucher }),
    autoRemovedItems: cart.auto_removed,
    cartTotal: toMoney(total),
    preOrderTotal: toMoney(0),
    requiresUnattendedPaymentMethod: false,
    blockedReasons: blockedReasons(spending, total),
    showRegulation: false,
  };
}

/** Returns the items followed by the voucher. */
export const toItems = ({ draws, items, voucher }: Omit<CartContents, "cart">): Schemas["CartItem"][] => [
  ...items.map((item) => toCartItem(item, draws)),
  ...(voucher ? [toVoucherItem(voucher)] : []),
];

export function toCartItem(item: ItemRow, draws: ReadonlyMap<string, SaleDraw>): Schemas["CartItem"] {
  const first = draws.get(item.draw_ids[0] ?? "");
  return {
    id: item.id,
    productType: "lottery_ticket",
    description: descriptionOf(item),
    offerName: nameOf(item.lottery_key),
    quantity: item.draw_ids.length,
    unitPrice: toMoney(item.unit_price_cents),
    price: toMoney(itemCents(item)),
    recurringPurchase: { type: "autoplay", availability: "never", enabled: false },
    quickpick: item.is_quickpick,
    lotteryKey: item.lottery_key,
    drawEncodedIds: item.draw_ids,
    ...(first && {
      drawNo: first.draw_no,
      drawDate: first.draw_at.toISOString(),
      drawStop: first.stop.toISOString(),
    }),
    ...(first && !first.is_prize_pool_unknown && { drawPrizePool: first.prize_pool_cents / 100 }),
    favourite: item.is_favourite,
    hasFavouriteNumbers: item.has_favourite_numbers,
    gameType: item.game_type,
    gameOffer: item.game_offer,
    games: item.games,
    numDraws: item.draw_ids.length,
    numGames: item.games.length,
    analyticsProductType: "lottery",
  };
}
