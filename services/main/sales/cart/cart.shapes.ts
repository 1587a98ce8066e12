// A cart in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import { weekdayAndDay } from "#services/lib/locale.ts";
import { toMoney } from "#services/lib/money.ts";
import { drawnWhenSoldOut, findLottery, pictureOf } from "../../catalogue/offers/catalogue.ts";
import { playIn } from "../../catalogue/offers/lottery/game-offer-facts.ts";
import { nameIn } from "../../catalogue/offers/regional-names.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { nextChargeAt } from "../products/billing.rules.ts";
import { withCauseNames } from "../products/causes.ts";
import { describeGames } from "../products/descriptions.rules.ts";
import { type ItemRow, itemCents, numDrawsOf, paidLater } from "../products/item.ts";
import { productOf } from "../products/kinds.ts";
import { nameOf } from "../products/names.ts";
import type { Product } from "../products/product.ts";
import type { Line, Voucher } from "../promotions/promotions.rules.ts";
import { toVoucherItem } from "../promotions/promotions.shapes.ts";
import type { SoldRow } from "../stock/stock.rows.ts";
import { leftBeside, unitsOf } from "../stock/stock.rules.ts";
import type { CartRow } from "./cart.rows.ts";
import { type Blocking, blockedReasons } from "./cart.rules.ts";
import { toRecurrence } from "./recurring-wish.rules.ts";

type Schemas = components["schemas"];
type Reason = Schemas["AutoRemovedReason"];

/** The price of the items before the voucher. */
const linesCents = (items: ItemRow[]) => items.reduce((sum, item) => sum + itemCents(item), 0);
/** Returns the total to pay: the items less the voucher, which never exceeds them. */
export const totalCents = (items: ItemRow[], voucher: Voucher | null) => linesCents(items) - (voucher?.offCents ?? 0);
/** Returns the items that are paid at the purchase. Pre-orders and scheduled purchases are charged later. */
export const dueItems = (items: ItemRow[], { draws, now }: Pick<CartContents, "draws" | "now">): ItemRow[] =>
  items.filter((item) => paidLater(item, draws, now) === null);
/** Returns the price of what a cart charges later. */
export const preOrderCents = (items: ItemRow[], sale: Pick<CartContents, "draws" | "now">) =>
  linesCents(items) - linesCents(dueItems(items, sale));
/** Returns the items as a promotion sees them: it lowers what is paid now, so pre-orders do not count. */
export const linesOf = (items: ItemRow[], sale: Pick<CartContents, "draws" | "now">): Line[] =>
  dueItems(items, sale).map((item) => ({ productType: item.product_type, cents: itemCents(item) }));

/** Returns an item with its game under its names in a region. */
export function itemIn(region: string | null, item: Schemas["CartItem"]): Schemas["CartItem"] {
  const offer = findLottery(item.lotteryKey ?? "");
  // Shares of a group's ticket are no games.
  if (!offer || item.sessionId !== undefined) return item;
  const offerName = nameIn(region, offer);
  const { gameOffer = "", gameType = "standard" } = item;
  const played = { ...item, offerName, ...playIn(region, offer.key, { gameOffer, gameType }) };
  return { ...played, description: describeGames(offerName, item.numGames ?? 0, item.quantity, played) };
}

/** Returns the cart with the games under their names in a region, and with the names of causes. */
export function cartIn(region: string | null, content: Content, cart: Schemas["Cart"]): Schemas["Cart"] {
  const named = cart.cartItems.map((item) => itemIn(region, item));
  return { ...cart, cartItems: withCauseNames(content, named) };
}

/** A cart with its purchasable items, voucher and draws, at the shop time. */
export type CartContents = {
  cart: CartRow;
  items: ItemRow[];
  voucher: Voucher | null;
  draws: ReadonlyMap<string, SaleDraw>;
  now: Date;
};

/** Returns what the next charge of an item costs at today's price: it may buy fewer draws than the first one. */
function nextChargeCents(item: ItemRow): number {
  const numDraws = item.draw_ids.length;
  return numDraws === 0 ? itemCents(item) : (itemCents(item) / numDraws) * productOf(item).recurring.drawsEach(item);
}

export function toCart(
  { cart, draws, items, now, voucher }: CartContents,
  { sold, ...blocking }: Blocking & { sold: readonly SoldRow[] },
): Schemas["Cart"] {
  const total = totalCents(items, voucher);
  const laterCents = preOrderCents(items, { draws, now });
  return {
    cartReference: cart.token ?? cart.id,
    revision: cart.revision,
    cartItems: toItems({ draws, items, now, voucher }).map((shown, index) => {
      const item = items[index];
      const next = item && nextChargeAt(item, draws, now);
      const again = next && { nextChargeAt: next.toISOString(), nextChargePrice: toMoney(nextChargeCents(item)) };
      return item ? { ...withToken(shown, item), ...leftFor(item, items, sold), ...again } : shown;
    }),
    autoRemovedItems: cart.auto_removed,
    cartTotal: toMoney(total),
    preOrderTotal: toMoney(laterCents),
    requiresUnattendedPaymentMethod: laterCents > 0 || items.some(({ recurring }) => recurring !== null),
    blockedReasons: blockedReasons(blocking, total - laterCents),
    showRegulation: items.some((item) => productOf(item).isRegulated),
  };
}

/** Whether the next draw still sells what this one does not. A limited product may be sold out in a draw that is open. */
const hasNext = ({ type }: Reason, { stock }: Product) =>
  type === "draw_closed" || (type === "draw_sold_out" && stock === null);

/** Returns an item that was removed because it can no longer be bought. */
export function toRemoved(
  item: ItemRow,
  reason: Reason,
  draws: ReadonlyMap<string, SaleDraw>,
): Schemas["AutoRemovedItem"] {
  const product = productOf(item);
  const { minimumJackpotAmount, recurringPurchase } = toRecurrence(item, []);
  const { billingPeriod, enabled, quickpick, type } = recurringPurchase;
  const recurs = enabled && {
    recurringPurchase: { type, enabled, billingPeriod, quickpick, minimumJackpotAmount },
  };
  const next = hasNext(reason, product) && product.nextTicket?.(item, draws);
  return {
    id: item.id,
    productType: item.product_type,
    description: next ? withFirstDraw(item, draws) : product.describe(item),
    lotteryKey: item.lottery_key,
    ...(item.invitation && { sessionId: item.game_offer }),
    ...(item.invitation?.token && { groupToken: item.invitation.token }),
    ...(next && { nextTicket: { ...next, ...recurs } }),
    reason,
  };
}

/** Returns "4 x Monday Lotto games, draw 4322 on Monday 30 November". */
function withFirstDraw(item: ItemRow, draws: ReadonlyMap<string, SaleDraw>): string {
  const description = productOf(item).describe(item);
  const [first] = item.draw_ids.flatMap((id) => draws.get(id) ?? []);
  if (!first) return description;
  const name = `draw ${first.draw_no} on ${weekdayAndDay(first.draw_at)}`;
  return `${description}, ${numDrawsOf(item) === 1 ? name : `from ${name}`}`;
}

/** Adds the token with which shares were added, so that removed ones can be added again. Receipts have none. */
function withToken(shown: Schemas["CartItem"], item: ItemRow): Schemas["CartItem"] {
  const token = item.invitation?.token;
  return token ? { ...shown, groupToken: token } : shown;
}

/** Returns how many units of an item the cart can have beside its other items, if only the stock knows how many there are. */
function leftFor(
  item: ItemRow,
  items: ItemRow[],
  sold: readonly SoldRow[],
): Pick<Schemas["CartItem"], "sharesAvailable"> {
  const units = unitsOf(item);
  if (!units?.isOfRow) return {};
  const others = items.filter(({ id }) => id !== item.id);
  return { sharesAvailable: leftBeside(others, sold).take(units) };
}

/** Returns the items followed by the voucher. */
export const toItems = ({ draws, items, now, voucher }: Omit<CartContents, "cart">): Schemas["CartItem"][] => [
  ...items.map((item) => toCartItem(item, draws, now)),
  ...(voucher ? [toVoucherItem(voucher)] : []),
];

export function toCartItem(item: ItemRow, draws: ReadonlyMap<string, SaleDraw>, now: Date): Schemas["CartItem"] {
  const first = draws.get(item.draw_ids[0] ?? "");
  const last = item.draw_ids.length > 1 ? draws.get(item.draw_ids.at(-1) ?? "") : undefined;
  const drawNos = item.draw_ids.flatMap((id) => draws.get(id)?.draw_no ?? []);
  const later = paidLater(item, draws, now);
  const mayBeLater = later ?? (item.recurring ? null : paidLater({ ...item, is_scheduled: true }, draws, now));
  return {
    id: item.id,
    productType: item.product_type,
    description: productOf(item).describe(item),
    offerName: nameOf(item.lottery_key),
    ...pictureOf(item.lottery_key),
    quantity: item.quantity * numDrawsOf(item),
    unitPrice: toMoney(item.unit_price_cents),
    price: toMoney(itemCents(item)),
    ...toRecurrence(item, drawNos),
    quickpick: item.is_quickpick,
    lotteryKey: item.lottery_key,
    drawEncodedIds: item.draw_ids,
    ...(first && {
      drawNo: first.draw_no,
      drawDate: first.draw_at.toISOString(),
      ...(last && { lastDrawNo: last.draw_no, lastDrawDate: last.draw_at.toISOString() }),
      ...drawnWhenSoldOut(item.lottery_key),
      drawStop: first.stop.toISOString(),
    }),
    ...(first && !first.is_prize_pool_unknown && { drawPrizePool: first.prize_pool_cents / 100 }),
    favourite: item.is_favourite,
    hasFavouriteNumbers: item.has_favourite_numbers,
    games: item.games,
    ...(!productOf(item).hasNoDraw && {
      gameType: item.game_type,
      gameOffer: item.game_offer,
      numDraws: item.draw_ids.length,
    }),
    ...productOf(item).lineOf(item, draws),
    ...(later && { scheduledPurchase: { type: later.kind } }),
    ...(mayBeLater && { scheduledFor: mayBeLater.chargeAt.toISOString() }),
    analyticsProductType: productOf(item).analyticsType,
  };
}
