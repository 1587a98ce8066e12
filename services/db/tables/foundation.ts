import type { ColumnType, Generated } from "kysely";

/** Written by the database; never by us. */
type CreatedAt = ColumnType<Date, never, never>;

/** A fact about money: never changed, never deleted (a trigger refuses both). */
type LedgerTransferTable = {
  id: Generated<number>;
  kind: string;
  reference: string;
  /** By the shop's clock, which limits count with. */
  created_at: ColumnType<Date, Date, never>;
};

type LedgerEntryTable = {
  transfer_id: number;
  entry_no: number;
  owner: string;
  account: string;
  cents: number;
};

/** Customer accounts only: the sum of their entries, kept so that "enough?" is one locked row. */
type LedgerBalanceTable = { owner: string; account: string; cents: number };

type IdempotencyTable = {
  principal: string;
  operation_id: string;
  key: string;
  body_hash: string;
  reply: ColumnType<StoredReply | null, string | null, string | null>;
  /** Sagas only: until when the process that claimed the key may be taken to be alive. */
  leased_until: Date | null;
  created_at: CreatedAt;
};
export type StoredReply = { status: number; body?: unknown; headers?: Record<string, string> };

/** One row. `frozen_at` stops the clock for a test or a demonstration. */
type ShopClockTable = { id: Generated<number>; offset_ms: number; frozen_at: Date | null };

type MarkerTable = { name: string; created_at: CreatedAt };

export type FoundationTables = {
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  ledger_balance: LedgerBalanceTable;
  idempotency: IdempotencyTable;
  shop_clock: ShopClockTable;
  /** What was done once: migrations and demo seeds. */
  marker: MarkerTable;
};
