import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Content } from "#services/content/content.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import { batchDelete, isOlderThan } from "#services/lib/batch-delete.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";

export type Mail = {
  /** An address, or the expression that reads it (`emailOf`), which saves a statement. */
  recipient: string | RawBuilder<string>;
  subject: string;
  body: string;
  /** The path of the page that the mail is about, whose address the mail ends with. */
  link?: string;
  /** The causes that its tickets support. The mail ends with their names. */
  causeKeys?: readonly string[];
  /** Of a mail that mail programs can unsubscribe from. */
  headers?: Record<string, string>;
  /** Only for marketing. */
  marketing?: { customerId: string };
};

/** Returns the headers that let mail programs unsubscribe with one POST (RFC 8058). */
export const oneClickHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Marketing waits this long, so that an unsubscribe in the meantime still stops it. */
const MARKETING_DELAY = sql<Date>`now() + interval '10 minutes'`;

/** Returns whether the shop can send email: with SMTP_URL, or in the demo's mailbox. */
export const hasMail = ({ isDemo, smtp }: Pick<ServicesEnv, "isDemo" | "smtp">) => isDemo || smtp !== null;

/** Returns the address of a page of the shop for a mail: PUBLIC_URL, otherwise HOST and PORT. */
export const linkTo = ({ publicUrl }: Pick<ServicesEnv, "publicUrl">, path: string) => `${publicUrl ?? ""}${path}`;

/** Returns the text of a mail as it is sent, with the names of its causes and the address of its page. */
export function textOf(
  env: Pick<ServicesEnv, "publicUrl">,
  { causes }: Pick<Content, "causes">,
  { body, cause_keys, link }: Pick<OutboxMail, "body" | "cause_keys" | "link">,
): string {
  const names = causes.filter(({ key }) => cause_keys.includes(key)).map(({ name }) => name);
  const supports = names.length > 0 && `Supports ${names.join(", ")}`;
  return [body, supports, link !== null && `See it: ${linkTo(env, link)}`].filter(Boolean).join("\n\n");
}

/** Inserts a mail into the outbox, in the transaction that causes it. The database skips mails to closed accounts. */
export const insertMail = (tx: Tx, mail: Mail): Promise<void> => insertMails(tx, [mail]);

/** Returns the insert of a mail into the outbox, to be a part of another statement. */
export const insertionOf = ({ causeKeys = [], recipient, subject, body }: Mail) =>
  sql`insert into mail (recipient, subject, body, cause_keys)
    values (${recipient}, ${subject}, ${body}, ${JSON.stringify(causeKeys)})`;

/** Inserts mails into the outbox, in one statement. */
export async function insertMails(tx: Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ causeKeys = [], headers, marketing, ...mail }) => ({
    ...mail,
    cause_keys: JSON.stringify(causeKeys),
    ...(headers && { headers: JSON.stringify(headers) }),
    ...(marketing && {
      marketing_to: marketing.customerId,
      send_at: MARKETING_DELAY,
    }),
  }));
  await tx.insertInto("mail").values(rows).execute();
}

/** Deletes the marketing to a customer that has not been sent yet. */
export async function deleteQueuedMarketing(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("mail").where("marketing_to", "=", customerId).where("send_at", ">", sql<Date>`now()`).execute();
}

/** Returns the mails of one or all recipients, newest first. Mails with a later `send_at` are still queued. */
export function listMail(tx: Tx, { recipient, limit = 50 }: { recipient?: string; limit?: number } = {}) {
  return tx
    .selectFrom("mail")
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where("recipient", "=", recipient ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Deletes a batch of mails older than `lifeMs`. */
export const deleteOldMails = (lifeMs: number) => batchDelete("mail", "id", isOlderThan("created_at", lifeMs));

export type OutboxMail = Selectable<Tables["mail"]>;

// If a process dies while it sends a mail, another process sends the mail after this time.
const LEASE = sql<Date>`now() + interval '5 minutes'`;
// Older ones are out of date: perhaps no server was configured at the time.
const MOST_AGE = sql<Date>`now() - interval '2 days'`;

/** Takes the next mail to send, for 5 minutes. Undefined if none is due, or other processes have them. */
export async function takeDueMail(tx: Tx): Promise<OutboxMail | undefined> {
  const mail = await tx
    .selectFrom("mail")
    .selectAll()
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("send_at", "<=", sql<Date>`now()`)
    .where("created_at", ">", MOST_AGE)
    .orderBy("send_at")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (mail) await tx.updateTable("mail").set({ send_at: LEASE }).where("id", "=", mail.id).execute();
  return mail;
}

export async function markSent(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("mail").set({ sent_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Puts a mail off after an attempt that failed, each time twice as long, or gives it up. */
export async function markFailed(tx: Tx, { attempts, id }: OutboxMail, isLast: boolean): Promise<void> {
  const pause = sql<Date>`now() + ${2 ** attempts} * interval '1 minute'`;
  await tx
    .updateTable("mail")
    .set({ attempts: attempts + 1, send_at: pause, ...(isLast && { failed_at: sql<Date>`now()` }) })
    .where("id", "=", id)
    .execute();
}
