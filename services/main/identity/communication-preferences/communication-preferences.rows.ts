// What customers want to hear about, by channel, with a log of every change (account §3). Service messages, such as receipts,
// prizes and codes, do not depend on it.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { CommunicationPreferencesTables } from "#services/db/tables/communication-preferences.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { deleteQueuedMarketing } from "../../foundation/mail/mail.rows.ts";

export type Preferences = Required<components["schemas"]["ChannelPreferences"]>;
type Channel = keyof Preferences;
export type Source = CommunicationPreferencesTables["communication_change"]["source"];

const NONE: Preferences = { email: false, phone: false, sms: false, directmail: false, push: false };

/** Creates the preferences of a new customer: marketing by email if they opted in, and nothing else. */
export async function insertPreferences(
  tx: Tx,
  customerId: string,
  { emailOptIn, at }: { emailOptIn: boolean; at: Date },
) {
  await tx.insertInto("communication_reference").values({ customer_id: customerId }).execute();
  if (emailOptIn) await changePreferences(tx, customerId, { preferences: { email: true }, source: "sign_up", at });
}

/** Returns all channels of a customer, `push` included. */
export async function readPreferences(tx: Tx, customerId: string): Promise<Preferences> {
  const rows = await tx
    .selectFrom("communication_preference")
    .select(["channel", "is_on"])
    .where("customer_id", "=", customerId)
    .execute();
  return { ...NONE, ...Object.fromEntries(rows.map(({ channel, is_on }) => [channel, is_on])) };
}

/** Returns when a customer's channels were last changed, or undefined. */
export async function readChangedAt(tx: Tx, customerId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom("communication_change")
    .select("created_at")
    .where("customer_id", "=", customerId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Returns the customer of a reference from a mail's link, or undefined. */
export async function findByReference(tx: Tx, reference: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("communication_reference")
    .select("customer_id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Returns the reference of a customer. Throws if the customer does not exist. */
export async function readReference(tx: Tx, customerId: string): Promise<string> {
  const { reference } = await tx
    .selectFrom("communication_reference")
    .select("reference")
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return reference;
}

/** SQL expression: the reference of a customer. */
export const referenceOf = (customerId: RawBuilder<unknown>) =>
  sql<string>`(select reference from communication_reference where customer_id = ${customerId})`;

/** Ends the links of the mails to a customer. */
export async function deleteReference(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("communication_reference").where("customer_id", "=", customerId).execute();
}

/** Returns the customers who get marketing by email, with their references. */
export function listEmailSubscribers(tx: Tx) {
  return tx
    .selectFrom("communication_preference as preference")
    .innerJoin("communication_reference as link", "link.customer_id", "preference.customer_id")
    .select(["preference.customer_id as customerId", "link.reference"])
    .where("preference.channel", "=", "email")
    .where("preference.is_on", "=", true)
    .execute();
}

export type PreferencesChange = {
  preferences: Partial<Preferences>;
  source: Source;
  /** Why the customer unsubscribed. Logged with the email channel, also if it was off already. */
  reasons?: string[];
  productOfferKey?: string;
  at: Date;
};

/** Saves the given channels, logs what changed, and drops queued marketing once email is off. Returns all channels. */
export async function changePreferences(tx: Tx, customerId: string, change: PreferencesChange): Promise<Preferences> {
  const { preferences, source, reasons = [], productOfferKey = null, at } = change;
  // Concurrent changes of one customer wait here, so that each is logged against what it replaced.
  await tx
    .selectFrom("communication_reference")
    .select("customer_id")
    .where("customer_id", "=", customerId)
    .forUpdate()
    .execute();
  const before = await readPreferences(tx, customerId);
  const after = { ...before, ...preferences };
  const isLogged = (channel: Channel) =>
    after[channel] !== before[channel] || (channel === "email" && !after.email && reasons.length > 0);
  const logged = (Object.keys(NONE) as Channel[]).filter(isLogged);
  if (logged.length > 0) {
    const rows = logged.map((channel) => ({ customer_id: customerId, channel, is_on: after[channel] }));
    await tx
      .insertInto("communication_preference")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["customer_id", "channel"]).doUpdateSet(({ ref }) => ({ is_on: ref("excluded.is_on") })),
      )
      .execute();
    const why = { source, reasons, product_offer_key: productOfferKey, created_at: at };
    await tx
      .insertInto("communication_change")
      .values(rows.map((row) => ({ ...row, ...why })))
      .execute();
  }
  if (!after.email) await deleteQueuedMarketing(tx, customerId);
  return after;
}
