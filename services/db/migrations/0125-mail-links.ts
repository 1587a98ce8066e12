import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The path of the page that a mail is about. Its address is added when the mail is sent. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table mail add column link text`.execute(tx);
}
