import type { ColumnType } from "kysely";

type PostalEntryTable = {
  order_id: string;
  draw_id: string;
  /** `null` once the raffle is over and nothing is left to send. */
  name: string | null;
  address: string | null;
  person_hash: string | null;
  created_at: ColumnType<Date, Date, never>;
};

type PostalPrizeTable = {
  prize_id: string;
  settled_at: ColumnType<Date, Date, never>;
};

export type PostalEntryTables = { postal_entry: PostalEntryTable; postal_prize: PostalPrizeTable };
