import type { components } from "#generated/main/schema.ts";

type Transaction = components["schemas"]["Transaction"];

/**
 * What moved, or will move, the wallet of a customer. Triggers write it from the ledger, the deposits and the withdrawals
 * (migration 0056).
 */
type WalletTransactionTable = {
  customer_id: string;
  id: string;
  /** Orders rows of the same moment. */
  position: number;
  kind: string;
  /** The deposit, withdrawal, checkout or order it is about. */
  reference: string;
  type: Transaction["type"];
  status: Transaction["status"];
  created_at: Date;
  cents: number;
  /** Whether it is part of the balance. A withdrawal is from its request on, unless it is rejected or cancelled. */
  counts: boolean;
};

/** How many transactions a customer has of each type and status, and their sum. */
type WalletTransactionTotalTable = Pick<WalletTransactionTable, "customer_id" | "type" | "status" | "cents"> & {
  count: number;
};

/** A view: what each transaction is about. */
type WalletTransactionSubjectView = Pick<WalletTransactionTable, "customer_id" | "id"> & {
  checkout_id: string | null;
  product_offer_key: string | null;
  draw_no: number | null;
  /** Deposits and withdrawals only. */
  method_code: string | null;
  /** Deposits only: the card or bank account, where it is known. */
  source: string | null;
  /** The tickets that were bought, or the one that won. */
  tickets: string | null;
  /** The winning ticket of a raffle. */
  ticket: string | null;
};

export type TransactionTables = {
  wallet_transaction: WalletTransactionTable;
  wallet_transaction_subject: WalletTransactionSubjectView;
  wallet_transaction_total: WalletTransactionTotalTable;
};
