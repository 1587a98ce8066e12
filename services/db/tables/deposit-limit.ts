type DepositLimitTable = {
  customer_id: string;
  cents: number;
  /** The higher limit from `effective_at` on; `null` if none waits, or if the limit ends then. */
  pending_cents: number | null;
  /** The end of the cooling-off period, in shop time; `null` if no change waits. */
  effective_at: Date | null;
};

export type DepositLimitTables = { deposit_limit: DepositLimitTable };
