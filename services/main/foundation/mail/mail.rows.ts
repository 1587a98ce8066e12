import { sql } from "kysely";
import type { ServicesEnv } from "#services/env.ts";
import { batchDelete, isOlderThan } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";

export type Mail = {
  recipient: string;
  subject: string;
  body: string;
  /** Only for marketing, with the headers that let mail programs unsubscribe. */
  marketing?: { customerId: string; headers: Record<string, string> };
};

/** Marketing waits this long, so that an unsubscribe in the meantime still stops it. */
const MARKETING_DELAY = sql<Date>`now() + interval '10 minutes'`;

/** Returns whether the shop can send email. So far only the demo has a mailbox. */
export const hasMail = ({ isDemo }: Pick<ServicesEnv, "isDemo">) => isDemo;

/** Returns the address of a page of the shop for a mail: PUBLIC_URL, otherwise HOST and PORT. */
export const linkTo = ({ publicUrl }: Pick<ServicesEnv, "publicUrl">, path: string) => `${publicUrl ?? ""}${path}`;

/** Inserts a mail into the outbox, in the transaction that causes it. */
export async function insertMail(tx: Tx, { marketing, ...mail }: Mail): Promise<void> {
  const queued = marketing && {
    marketing_to: marketing.customerId,
    headers: JSON.stringify(marketing.headers),
    send_at: MARKETING_DELAY,
  };
  await tx
    .insertInto("mail")
    .values({ ...mail, ...queued })
    .execute();
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
