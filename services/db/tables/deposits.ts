import type { ColumnType } from "kysely";

type BankTransferTable = {
  /** The bank's id. A notification that repeats it is the same transfer. */
  id: string;
  /** As the sender gave it, without spaces. */
  reference: string;
  cents: number;
  /** The deposit that it is credited to; `null` if it was returned. */
  deposit_id: string | null;
  returned_because: "unknown_reference" | "not_expected" | "deposit_limit" | "above_maximum" | null;
  created_at: ColumnType<Date, Date, never>;
};

export type DepositTables = { bank_transfer: BankTransferTable };
