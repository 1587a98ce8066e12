import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const STATEMENTS = [
  `create table social_account (
    customer_id text not null references customer,
    provider text not null check (provider in ('apple', 'google')),
    subject text not null,
    identifier text not null,
    since timestamptz not null,
    primary key (customer_id, provider),
    unique (provider, subject))`,
  `create table used_identity_token (
    token_hash text primary key,
    expires_at timestamptz not null)`,
  "create index used_identity_token_expires on used_identity_token (expires_at)",
];

/** Adds the accounts at Apple and Google that sign customers in, and the identity tokens that already did. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}
