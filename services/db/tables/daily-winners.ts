import type { ColumnType, Generated } from "kysely";
import type { components } from "#generated/membership/schema.ts";

type Schemas = components["schemas"];

/** A membership, one per customer. Leaving keeps the row; joining again reuses it. */
type MembershipTable = {
  customer_id: string;
  /** The end of the paid period of a premium member; absent for a free one. */
  premium_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether the customer agreed to be named, by initials, after a win. */
  shows_winner_name: boolean;
  metadata: ColumnType<Record<string, string>, string, string>;
  joined_at: Date;
  left_at: Date | null;
};

/** A draw that members enter without a ticket. */
type GiveawayTable = {
  id: string;
  type: Schemas["GiveawayType"];
  /** Counted per type. */
  draw_number: number;
  prize: string;
  /** Absent if the prize is not money. */
  prize_cents: number | null;
  opens_at: Date;
  draws_at: Date;
  status: Generated<Schemas["Giveaway"]["status"]>;
  seed: string;
  seed_hash: string;
  entries_hash: string | null;
  total_entries: number | null;
};

/** The entries of a member in a giveaway. Those still locked when it closes do not count. */
type GiveawayEntryTable = {
  customer_id: string;
  giveaway_id: string;
  entries: number;
  status: Schemas["EntryStatus"];
};

type GiveawayWinnerTable = {
  giveaway_id: string;
  id: string;
  customer_id: string;
  shows_name: boolean;
};

export type DailyWinnersTables = {
  membership: MembershipTable;
  giveaway: GiveawayTable;
  giveaway_entry: GiveawayEntryTable;
  giveaway_winner: GiveawayWinnerTable;
};
