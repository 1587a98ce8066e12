import type { ColumnType } from "kysely";
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];

/** A code and what it gives. Null is no limit. */
export type PromotionTable = {
  id: string;
  /** As it was set up; it is found whatever its capital letters. */
  code: string;
  voucher_type: Schemas["VoucherItemType"];
  description: string;
  /** Of everything but a part. */
  amount_cents: number | null;
  /** Of a part, in hundredths of a percent. */
  percent_bp: number | null;
  starts_at: Date;
  /** It holds until the moment before. */
  ends_at: Date | null;
  minimum_cents: number;
  product_types: Schemas["ProductType"][] | null;
  limit_per_customer: number | null;
  limit_in_all: number | null;
};

/** A purchase that a promotion was part of. */
type PromotionUseTable = {
  checkout_id: string;
  promotion_id: string;
  customer_id: string;
  off_cents: number;
  credit_cents: number;
  used_at: ColumnType<Date, Date, never>;
  /** When the purchase was refunded. */
  released_at: ColumnType<Date | null, undefined, Date>;
};

export type PromotionTables = { promotion: PromotionTable; promotion_use: PromotionUseTable };
