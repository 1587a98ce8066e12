import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Sign-ups look up whether a change of email that can be undone reserves theirs. */
export async function up(tx: Tx): Promise<void> {
  await sql`create index email_change_old_email on email_change (old_email)`.execute(tx);
}
