import type { ColumnType, Generated } from "kysely";
import type { components } from "#generated/social/schema.ts";
import type { OrdersTable } from "./sales.ts";

type Schemas = components["schemas"];
type Game = components["schemas"]["Game"];

type PartyGroupTable = {
  id: string;
  /** The secret of the invitation link. */
  token: string;
  organiser_id: string;
  name: string;
  /** The name as it is compared: whatever the case, one organiser's names differ. */
  name_key: string;
  publicity_status: Generated<Schemas["LottoPartyGroup"]["publicityStatus"]>;
  created_at: ColumnType<Date, Date, never>;
};

/** The organiser, and who bought a share. */
type PartyMemberTable = { group_id: string; customer_id: string; joined_at: Date };

/** A ticket that is sold in shares until its draw stops. */
type PartySessionTable = {
  id: string;
  group_id: string;
  /** The session that it repeats. */
  previous_id: string | null;
  draw_id: string;
  product_offer_key: string;
  game_type: OrdersTable["game_type"];
  game_offer: string;
  /** Picked once, at the opening. */
  games: ColumnType<Game[], string, never>;
  ticket_cents: number;
  share_cents: number;
  total_shares: number;
  autosession_status: Schemas["AutosessionStatus"];
  invites_all: boolean;
  /** `closed` includes paid: then the ticket is past. */
  status: Generated<"open" | "closed" | "cancelled">;
  /** The order that plays the games which the sold shares paid for. */
  ticket_id: string | null;
  created_at: ColumnType<Date, Date, never>;
};

/** A member who is mailed before a session of the group closes. */
type PartyReminderTable = { group_id: string; customer_id: string };

/** A session whose reminders were sent. */
type PartyRemindedTable = { session_id: string };

export type PartiesTables = {
  party_group: PartyGroupTable;
  party_member: PartyMemberTable;
  party_session: PartySessionTable;
  party_reminder: PartyReminderTable;
  party_reminded: PartyRemindedTable;
};
