import type { ColumnType } from "kysely";

type PrizeReversalTable = {
  /** The reference of the prize in the ledger: an order, and its game, prize or shares. */
  reference: string;
  order_id: string;
  cents: number;
  reason: string;
  created_at: ColumnType<Date, Date, never>;
};

export type PrizeReversalTables = { prize_reversal: PrizeReversalTable };
