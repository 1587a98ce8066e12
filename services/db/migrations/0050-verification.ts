import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const STATEMENTS = [
  `alter table customer add column verification_required_for text[] not null default '{}'
    check (verification_required_for <@ array['purchase', 'deposit', 'withdrawal'])`,
  `create table verification_attempt (
    id bigint generated always as identity primary key,
    customer_id text not null references customer,
    method text not null check (method in
      ('auto_verification', 'connect_id', 'drivers_licence', 'pdf_form', 'photo_id_upload')),
    status text not null check (status in ('in_progress', 'pending', 'matched', 'refused')),
    details_hash text not null,
    will_match boolean,
    decide_at timestamptz,
    created_at timestamptz not null,
    check ((status = 'in_progress') = (decide_at is not null and will_match is not null)))`,
  // One of each at most: a result that is awaited, and an upload that a person checks.
  `create unique index verification_attempt_open on verification_attempt (customer_id, status)
    where status in ('in_progress', 'pending')`,
  "create index verification_attempt_customer on verification_attempt (customer_id, id)",
  "create index verification_attempt_due on verification_attempt (decide_at) where status = 'in_progress'",
  `create table verification_document (
    attempt_id bigint not null references verification_attempt on delete cascade,
    side text not null check (side in ('file', 'back')),
    type text not null check (type in ('image/jpeg', 'image/png', 'application/pdf')),
    sealed bytea not null,
    primary key (attempt_id, side))`,
  `create table connect_id_state (
    state_hash text primary key,
    customer_id text not null references customer,
    expires_at timestamptz not null)`,
  "create index connect_id_state_customer on connect_id_state (customer_id)",
  "create index connect_id_state_expires on connect_id_state (expires_at)",
];

/** Adds attempts to verify a customer, their documents, and what customers must be verified for. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}
