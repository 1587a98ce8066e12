import type { components } from "#generated/main/schema.ts";

type Transaction = components["schemas"]["Transaction"];

/** A view (migration 0029): what moved, or will move, the wallet of a customer. */
type WalletTransactionView = {
  id: string;
  customer_id: string;
  /** Orders rows of the same moment. */
  position: number;
  kind: string;
  /** The deposit, withdrawal, checkout or order it is about. */
  reference: string;
  type: Transaction["type"];
  status: Transaction["status"];
  created_at: Date;
  cents: number;
  balance_cents: number;
  checkout_id: string | null;
  product_offer_key: string | null;
  draw_no: number | null;
  /** Deposits and withdrawals only. */
  method_code: "cc" | "td" | components["schemas"]["WithdrawalMethodCode"] | null;
  tickets: string | null;
};

export type TransactionTables = { wallet_transaction: WalletTransactionView };
