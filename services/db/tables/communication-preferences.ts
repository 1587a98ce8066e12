import type { Generated } from "kysely";
import type { components } from "#generated/main/schema.ts";

type Channel = keyof components["schemas"]["ChannelPreferences"];

/** The unguessable reference of a customer in links of mails. */
type CommunicationReferenceTable = { customer_id: string; reference: Generated<string> };

/** Whether a customer gets marketing on a channel. No row: no. */
type CommunicationPreferenceTable = { customer_id: string; channel: Channel; is_on: boolean };

/** Append-only: who chose what, where and why. */
type CommunicationChangeTable = {
  id: Generated<number>;
  customer_id: string;
  channel: Channel;
  is_on: boolean;
  source: "sign_up" | "account" | "link" | "unsubscribe";
  /** The offer of the mail that was unsubscribed from. */
  product_offer_key: string | null;
  reasons: Generated<string[]>;
  /** Shop time. */
  created_at: Date;
};

export type CommunicationPreferencesTables = {
  communication_reference: CommunicationReferenceTable;
  communication_preference: CommunicationPreferenceTable;
  communication_change: CommunicationChangeTable;
};
