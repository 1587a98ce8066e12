import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Deposits whose money arrives later, and the bank transfers that bring it. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table deposit drop constraint deposit_step_check",
  `alter table deposit add constraint deposit_step_check check (step in
    ('created', 'requires_action', 'pending', 'authorised', 'purchased', 'captured', 'voiding', 'voided', 'failed'))`,
  "alter table deposit add column reference text unique check (reference ~ '^[0-9]{10}$')",
  "alter table deposit add column expires_at timestamptz",
  "alter table deposit add column arrived_at timestamptz",
  "alter table deposit add check ((method_code in ('bp', 'dd')) = (reference is not null and expires_at is not null))",
  "alter table deposit add check (step <> 'pending' or arrived_at is null)",
  "create index deposit_pending on deposit (expires_at) where step = 'pending'",
  // Nine digits; the tenth is the check digit.
  "create sequence deposit_reference minvalue 100000000 maxvalue 999999999 start 104729001 increment 7919 cycle",
  `create table bank_transfer (
    id text primary key,
    reference text not null,
    cents bigint not null check (cents > 0),
    deposit_id text unique references deposit (id),
    returned_because text check (returned_because in ('unknown_reference', 'not_expected', 'deposit_limit', 'above_maximum')),
    created_at timestamptz not null,
    -- Either credited to one deposit, which no other transfer is, or returned to its sender.
    check ((deposit_id is null) = (returned_because is not null))
  )`,
];
