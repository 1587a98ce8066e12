import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Indexes for the clean-up that runs once a minute. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // Every login has one unused refresh token.
  "create index refresh_token_newest on refresh_token (expires_at) where used_at is null",
  "create index login_failure_at on login_failure (failed_at)",
  "create index two_factor_code on two_factor (code_expires_at) where code_expires_at is not null",
  "create index two_factor_setup on two_factor (setup_expires_at) where setup_expires_at is not null",
  "create index trusted_device_until on trusted_device (trusted_until)",
  "create index mail_created_at on mail (created_at)",
];
