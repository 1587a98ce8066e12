type SpendLimitTable = {
  id: string;
  customer_id: string;
  period: "day" | "week" | "month";
  cents: number;
  /** The higher limit from `effective_at` on; `null` if none waits, or if the limit ends then. */
  pending_cents: number | null;
  /** The end of the cooling-off period, in shop time; `null` if no change waits. */
  effective_at: Date | null;
};

/** A limit of the shop for every customer. */
type SystemSpendLimitTable = { period: "day" | "week" | "month"; cents: number };

export type SpendLimitTables = {
  system_spend_limit: SystemSpendLimitTable;
  spend_limit: SpendLimitTable;
};
