import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

const STATEMENTS = [
  "alter table sandbox_card_form add column gateway_key text not null default 'paystream'",
  "alter table sandbox_card add column gateway_key text not null default 'paystream'",
  `update sandbox_card set gateway_key = fund.gateway_key from fund
   where fund.gateway_reference = sandbox_card.token and fund.gateway_key is not null`,
  "update sandbox_card set gateway_key = 'braintree' where account is not null",
  "alter table sandbox_card_form alter column gateway_key drop default",
  "alter table sandbox_card alter column gateway_key drop default",
  `create table sandbox_setup_intent (
    id text primary key,
    customer_reference text not null,
    created_at timestamptz not null)`,
];

/** Tells the card gateways of the sandbox apart. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}
