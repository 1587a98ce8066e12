import { isVoucher, type Voucher } from "./cart.ts";
import { type ProductKind, productFacts } from "./products.ts";

/** The fields of a product in analytics (shop §3), as far as known. */
export type AnalyticsProduct = {
  brand?: string;
  category: string;
  cause?: string;
  /** The screen that added it. */
  source?: string;
  cart_id?: string;
  product_id: string;
  num_draws: number;
  num_games?: number;
  purchase_status: "standard" | "pre_order";
  draw_date?: string;
  draw_no?: number;
  prize_pool?: number;
  days_of_week?: string;
  price: number;
  name: string;
  variant?: string;
};

type Item = {
  productType: ProductKind | Voucher;
  offerName: string;
  price: { amount: number };
  lotteryKey?: string | undefined;
  raffleOffer?: string | undefined;
  syndicateKey?: string | undefined;
  causeKey?: string | undefined;
  numDraws?: number | undefined;
  numGames?: number | undefined;
  drawDate?: string | undefined;
  drawNo?: number | undefined;
  drawPrizePool?: number | undefined;
  day?: string | undefined;
  days?: readonly string[] | undefined;
  numRaffleTickets?: number | undefined;
  gameType?: string | undefined;
  scheduledPurchase?: { type: string } | undefined;
};

type Optional = { [Name in keyof AnalyticsProduct]: AnalyticsProduct[Name] | undefined };

/** Removes fields without a value. */
function known(product: Optional): AnalyticsProduct {
  return Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined)) as AnalyticsProduct;
}

/**
 * Returns an item of a cart or receipt as analytics product; null for vouchers, which are not products (shop §5). The token of a
 * visitor's cart gives access to it, so only a customer's cart is named.
 */
export function analyticsProduct(
  item: Item,
  about: { source?: string; cartId?: string } = {},
): AnalyticsProduct | null {
  const { productType, lotteryKey, raffleOffer, syndicateKey } = item;
  if (isVoucher(productType)) return null;
  return known({
    brand: lotteryKey,
    category: productType,
    cause: item.causeKey,
    source: about.source,
    cart_id: about.cartId?.startsWith("anc_") ? undefined : about.cartId,
    product_id: lotteryKey ?? raffleOffer ?? syndicateKey ?? productType,
    num_draws: productFacts[productType].countsDraws ? (item.numDraws ?? 1) : 1,
    num_games: item.numGames ?? item.numRaffleTickets,
    purchase_status: item.scheduledPurchase?.type === "pre_order" ? "pre_order" : "standard",
    draw_date: item.drawDate,
    draw_no: item.drawNo,
    prize_pool: item.drawPrizePool,
    days_of_week: item.days?.join(",") ?? item.day,
    price: item.price.amount,
    name: item.offerName,
    variant: item.gameType,
  });
}
