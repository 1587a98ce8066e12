import type { ColumnType } from "kysely";
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];

type WithdrawalTable = {
  id: string;
  customer_id: string;
  method_code: Schemas["WithdrawalMethodCode"];
  /** The bank or PayPal account that is paid; `null` for the test withdrawal and donations. */
  fund_id: string | null;
  /** Paid by the next round of the runner instead of the next day. */
  is_instant: boolean;
  amount_cents: number;
  /** The deposited cash in a withdrawal that closes the account; null for prize money only. */
  closing_cash_cents: number | null;
  /** The amount is held until it is `paid`, `rejected` or `cancelled`. */
  status: Schemas["Withdrawal"]["status"];
  created_at: ColumnType<Date, Date, never>;
  ended_at: Date | null;
};

export type WithdrawalTables = { withdrawal: WithdrawalTable };
