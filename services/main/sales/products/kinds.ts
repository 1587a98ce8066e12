import type { ProductKind } from "#services/db/tables/sales.ts";
import { lottery } from "./lottery.ts";
import { membership } from "./membership.ts";
import { party } from "./party.ts";
import type { Product } from "./product.ts";
import { raffle } from "./raffle.ts";
import { syndicate } from "./syndicate.ts";

/** What a sale does by kind of product. */
export const PRODUCTS = {
  lottery_ticket: lottery,
  raffle_ticket: raffle,
  syndicate_share: syndicate,
  social_syndicate_share: party,
  membership,
} as const satisfies Record<ProductKind, Product>;

/** Returns a kind by its name; undefined for a voucher. */
export const findProduct = (name: string): Product | undefined =>
  Object.hasOwn(PRODUCTS, name) ? PRODUCTS[name as ProductKind] : undefined;

/** Returns what a sale does with an item or an order. */
export const productOf = ({ product_type }: { product_type: ProductKind }): Product => PRODUCTS[product_type];
