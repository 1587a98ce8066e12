import type { ColumnType } from "kysely";
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];

/** A promotion code. `null` limits mean no limit. */
export type PromotionTable = {
  id: string;
  /** Looked up case-insensitively. */
  code: string;
  voucher_type: Schemas["VoucherItemType"];
  description: string;
  /** For fixed discounts and wallet credits. */
  amount_cents: number | null;
  /** For percentage discounts, in hundredths of a percent. */
  percent_bp: number | null;
  starts_at: Date;
  /** Exclusive. */
  ends_at: Date | null;
  minimum_cents: number;
  product_types: Schemas["ProductType"][] | null;
  limit_per_customer: number | null;
  limit_in_all: number | null;
};

/** A use of a promotion in a purchase. */
type PromotionUseTable = {
  checkout_id: string;
  promotion_id: string;
  customer_id: string;
  off_cents: number;
  credit_cents: number;
  used_at: ColumnType<Date, Date, never>;
  /** When the purchase was refunded: the use no longer counts. */
  released_at: ColumnType<Date | null, undefined, Date>;
};

export type PromotionTables = { promotion: PromotionTable; promotion_use: PromotionUseTable };
