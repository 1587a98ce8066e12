import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Marketing preferences by channel with a log of their changes, links that need no sign-in, and mails that wait to be sent. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const CHANNEL = "text not null check (channel in ('email', 'phone', 'sms', 'directmail', 'push'))";

const STATEMENTS = [
  // The reference replaces a sign-in in links of mails, so it must be unguessable: 122 random bits.
  `create table communication_reference (
    customer_id text primary key references customer,
    reference text not null unique default 'cpr_' || replace(gen_random_uuid()::text, '-', ''))`,
  // No row: off.
  `create table communication_preference (
    customer_id text not null references customer,
    channel ${CHANNEL},
    is_on boolean not null,
    primary key (customer_id, channel))`,
  `create table communication_change (
    id bigint generated always as identity primary key,
    customer_id text not null references customer,
    channel ${CHANNEL},
    is_on boolean not null,
    source text not null check (source in ('sign_up', 'account', 'link', 'unsubscribe')),
    product_offer_key text,
    reasons text[] not null default '{}',
    created_at timestamptz not null)`,
  "create index communication_change_customer on communication_change (customer_id, id)",
  "insert into communication_reference (customer_id) select id from customer",
  `insert into communication_preference (customer_id, channel, is_on)
    select id, 'email', marketing_emails from customer`,
  `insert into communication_change (customer_id, channel, is_on, source, created_at)
    select id, 'email', true, 'sign_up', created_at from customer where marketing_emails`,
  "alter table customer drop column marketing_emails",
  // Set for marketing only. Service mails are sent at once.
  "alter table mail add column marketing_to text references customer",
  "alter table mail add column headers jsonb not null default '{}'",
  "alter table mail add column send_at timestamptz not null default now()",
  "create index mail_queued_marketing on mail (marketing_to, send_at) where marketing_to is not null",
];
