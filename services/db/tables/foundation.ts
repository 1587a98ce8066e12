import type { ColumnType, Generated } from "kysely";

/** Written by the database only. */
type CreatedAt = ColumnType<Date, never, never>;

/** Append-only: a trigger refuses updates and deletes. */
type LedgerTransferTable = {
  id: Generated<number>;
  kind: string;
  reference: string;
  /** Shop time, which limits use. */
  created_at: ColumnType<Date, Date, never>;
};

type LedgerEntryTable = {
  transfer_id: number;
  entry_no: number;
  owner: string;
  account: string;
  cents: number;
};

/** The sums of the entries of customer accounts, so that a balance check locks one row. */
type LedgerBalanceTable = { owner: string; account: string; cents: number };

type IdempotencyTable = {
  principal: string;
  operation_id: string;
  key: string;
  body_hash: string;
  reply: ColumnType<StoredReply | null, string | null, string | null>;
  /** Sagas only: the end of the lease of the process that claimed the key. */
  leased_until: Date | null;
  created_at: CreatedAt;
};
export type StoredReply = { status: number; body?: unknown; headers?: Record<string, string> };

/** One row. `frozen_at` stops the clock. */
type ShopClockTable = { id: Generated<number>; offset_ms: number; frozen_at: Date | null };

/** Append-only: a trigger refuses updates and deletes. Wall time. */
type OperatorActionTable = {
  id: Generated<number>;
  created_at: CreatedAt;
  operator: string;
  reason: string;
  command: string;
  /** JSON without names, addresses and emails. */
  input: ColumnType<Record<string, unknown>, string, never>;
  customer_id: string | null;
};

type MarkerTable = { name: string; created_at: CreatedAt };

export type FoundationTables = {
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  ledger_balance: LedgerBalanceTable;
  idempotency: IdempotencyTable;
  shop_clock: ShopClockTable;
  /** When the chores of the runners were last begun. Wall time. */
  runner_turn: { chore: string; taken_at: Date };
  operator_action: OperatorActionTable;
  /** The capabilities that differ from those of the shop's segment. */
  capability_switch: { flag: string; is_on: boolean };
  /** Migrations and demo seeds that have run. */
  marker: MarkerTable;
};
