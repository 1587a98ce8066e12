import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";

export type Mail = { recipient: string; subject: string; body: string };

/** Can this shop send email? So far only the demo's mailbox takes any in. */
export const hasMail = ({ isDemo }: Pick<ServicesEnv, "isDemo">) => isDemo;

/** Puts a mail into the outbox, together with what it tells of. */
export async function insertMail(tx: Tx, mail: Mail): Promise<void> {
  await tx.insertInto("mail").values(mail).execute();
}

/** The newest mails first, of everybody or of one. */
export function listMail(tx: Tx, { recipient, limit = 50 }: { recipient?: string; limit?: number } = {}) {
  return tx
    .selectFrom("mail")
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where("recipient", "=", recipient ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
