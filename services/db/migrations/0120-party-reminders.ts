import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Who asked to be reminded before a session of a group closes, and the sessions whose reminders were sent. */
export async function up(tx: Tx): Promise<void> {
  await sql`create table party_reminder (
    group_id text not null,
    customer_id text not null,
    primary key (group_id, customer_id),
    foreign key (group_id, customer_id) references party_member (group_id, customer_id)
  )`.execute(tx);
  await sql`create table party_reminded (session_id text primary key references party_session (id))`.execute(tx);
}
