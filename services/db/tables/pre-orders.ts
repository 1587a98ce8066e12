import type { ColumnType } from "kysely";
import type { ItemOfOrder } from "./sales.ts";

/** What is charged after its purchase: when its draw goes on sale, or when it becomes the next one. */
export type PreOrderKind = "pre_order" | "scheduled_purchase";

type PreOrderTable = {
  id: string;
  customer_id: string;
  /** The purchase that it is part of. */
  checkout_id: string;
  /** The id of the order that it becomes. */
  order_id: string;
  kind: ColumnType<PreOrderKind, PreOrderKind, never>;
  /** The first one of the item. */
  draw_id: string;
  item: ColumnType<ItemOfOrder, string, never>;
  price_cents: number;
  status: "active" | "charged" | "cancelled";
  /** Charges that failed. */
  attempts: ColumnType<number, number | undefined, number>;
  /** Why the last charge failed, or why it was cancelled, for the customer. `null` if the customer cancelled it. */
  reason: ColumnType<string | null, never, string | null>;
  /** When the next charge is due, if the draw is open by then. */
  charge_at: Date;
  /** The deposit that a saved fund pays with: under way while it is active. */
  deposit_id: ColumnType<string | null, never, string | null>;
  /** Whether the bank has returned its debit, and the customer has paid since. */
  debt: ColumnType<"owed" | "paid" | null, never, "owed" | "paid">;
  /** The purchase that charged it. */
  charged_in: ColumnType<string | null, never, string>;
  created_at: ColumnType<Date, Date, never>;
};

export type PreOrderTables = { pre_order: PreOrderTable };
