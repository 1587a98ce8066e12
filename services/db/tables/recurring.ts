import type { ColumnType } from "kysely";
import type { ItemOfOrder, RecurringWish } from "./sales.ts";

/** What a recurring purchase buys each time: an item without its draws and price. */
export type RecurringItem = Omit<
  ItemOfOrder,
  "id" | "cart_id" | "draw_ids" | "unit_price_cents" | "affiliate_code" | "recurring" | "is_scheduled" | "invitation"
> & {
  /** Only of a share of a Lotto Party, whose price is not in the catalogue. */
  unit_price_cents?: number;
  /** The draws that it plays, where customers choose days: those at these places of a week. Absent if it plays every draw. */
  on?: { from: number; size: number; places: number[] };
};

export type BillingPeriod = NonNullable<RecurringWish["billingPeriod"]>;

/** A customer's autoplay or subscription: bought again until it is cancelled. */
type RecurringPurchaseTable = {
  id: string;
  customer_id: string;
  /** A combined one is billed like a subscription. It is seeded until memberships are sold. */
  type: "autoplay" | "subscription" | "combined_recurring_purchase";
  item: ColumnType<RecurringItem, string, string>;
  /** The lottery or raffle whose draws it plays; of shares, that of the syndicate. */
  drawn_key: string;
  /** How many draws each charge buys: 7 of Set for Life. */
  draws_each: number;
  /** The last draw that was bought or passed over. It plays those after it. */
  after_draw_no: ColumnType<number, number, number>;
  /** Only for subscriptions, both: how often, and on which day it is charged next. */
  billing_period: BillingPeriod | null;
  due_on: ColumnType<string | null, string | null, string | null>;
  /** The day of the month of the first charge, which a short month does not change. */
  billing_day: number | null;
  /** The customer's own name for it. */
  label: ColumnType<string | null, string | null | undefined, string | null>;
  /** Draws with a smaller jackpot are passed over. */
  minimum_jackpot_cents: ColumnType<number, number | undefined, number>;
  status: ColumnType<"active" | "paused" | "cancelled", "active", "active" | "paused" | "cancelled">;
  /** The day on which a pause ends by itself. */
  paused_until: ColumnType<string | null, never, string | null>;
  /** The saved fund that pays only for this one, or `null` for the customer's method. */
  fund_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether the wallet pays only for this one, whatever the customer's method is. */
  from_wallet: ColumnType<boolean, boolean | undefined, boolean>;
  /** The ticket that began it; null in purchases of earlier versions. */
  first_order_id: ColumnType<string | null, string | null | undefined, never>;
  /** Where it was bought. */
  region: string | null;
  /** The price of the last charge, to tell the customer when it changes. */
  price_cents: ColumnType<number, number, number>;
  /** The new price that the customer was told, and when it holds; or `null`. */
  told_price_cents: ColumnType<number | null, never, number | null>;
  told_price_from: ColumnType<Date | null, never, Date | null>;
  /** Whether the organiser of its party makes no tickets of later draws, so that it cannot be resumed. */
  autosession_off: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<Date, Date, never>;
};

/** A try that failed, before the last one of its attempt. */
export type EarlierTry = {
  status: "soft_failure" | "hard_failure";
  at: string;
  fundKind: RecurringAttemptTable["fund_kind"];
  priceCents: number;
  reason: string | null;
  /** The draw that it was for; absent in tries of earlier versions. */
  drawId?: string | null;
};

/** The charge of a recurring purchase for one draw or billing day. One for each, with all its tries. */
type RecurringAttemptTable = {
  id: string;
  recurring_purchase_id: string;
  customer_id: string;
  /** The draw or the billing day that it is for. */
  period: string;
  draw_id: string | null;
  status: "charging" | "purchased" | "soft_failure" | "hard_failure" | "skipped";
  /** Charges that were tried. */
  tries: ColumnType<number, number | undefined, number>;
  fund_kind: "wallet" | "cc" | "paypal" | "bank";
  fund_id: string | null;
  price_cents: number;
  /** Why it failed or was passed over, for the customer. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** The deposit that a saved fund pays with. */
  deposit_id: ColumnType<string | null, never, string | null>;
  checkout_id: ColumnType<string | null, string | undefined, string>;
  order_id: ColumnType<string | null, string | undefined, string>;
  /** When a soft failure is tried again; `null` after the last try. */
  retry_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: ColumnType<Date, Date, never>;
  /** When the last try was made. The columns above have its result. */
  tried_at: ColumnType<Date, Date, Date>;
  /** Oldest first. */
  earlier_tries: ColumnType<EarlierTry[], never, string>;
};

/** How a customer pays for all recurring purchases: "wallet", or the id of a saved fund. */
type RecurringMethodTable = { customer_id: string; method_key: string };

export type RecurringTables = {
  recurring_purchase: RecurringPurchaseTable;
  recurring_attempt: RecurringAttemptTable;
  recurring_method: RecurringMethodTable;
};
