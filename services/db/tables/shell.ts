import type { ColumnType } from "kysely";
import type { components } from "#generated/notifications/schema.ts";

/** Feedback on the site, read by the operator. */
type EventTable = {
  id: string;
  event_type: string;
  rating: string;
  comment: string | null;
  email: string | null;
  source: string;
  variant: string;
  client_information: ColumnType<Record<string, unknown>, string, never>;
  customer_id: string | null;
  created_at: Date;
};

type ContentCardTable = {
  id: string;
  /** `null` for all customers. */
  customer_id: string | null;
  title: string;
  message: string;
  link: string | null;
  hide_in_feed: boolean;
  created_at: Date;
  /** `null` for other news than wins. */
  win: ColumnType<CardWin | null, string | null | undefined, never>;
};

/** What a news card says was won, as in the contract. */
export type CardWin = components["schemas"]["CardWin"];

type ContentCardViewTable = { card_id: string; customer_id: string; viewed_at: Date };

export type ShellTables = {
  event: EventTable;
  content_card: ContentCardTable;
  content_card_view: ContentCardViewTable;
};
