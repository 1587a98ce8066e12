import type { ServicesEnv } from "#services/env.ts";
import { batchDelete, isOlderThan } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";

export type Mail = { recipient: string; subject: string; body: string };

/** Returns whether the shop can send email. So far only the demo has a mailbox. */
export const hasMail = ({ isDemo }: Pick<ServicesEnv, "isDemo">) => isDemo;

/** Inserts a mail into the outbox, in the transaction that causes it. */
export async function insertMail(tx: Tx, mail: Mail): Promise<void> {
  await tx.insertInto("mail").values(mail).execute();
}

/** Returns the mails of one or all recipients, newest first. */
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
