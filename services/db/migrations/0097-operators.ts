import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Adds an append-only log of operators' actions, and the capabilities that they override. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table operator_action (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default now(),
    operator text not null check (operator <> ''),
    reason text not null check (reason <> ''),
    command text not null,
    -- Excludes names, addresses and emails: this row outlives the account.
    input jsonb not null,
    customer_id text references customer (id)
  )`,
  `create trigger operator_action_kept before update or delete or truncate on operator_action for each statement
    execute function refuse_change()`,
  "create table capability_switch (flag text primary key, is_on boolean not null)",
];
