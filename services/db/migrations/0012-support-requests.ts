import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Messages sent with the contact form, read by operators. */
export async function up(tx: Tx): Promise<void> {
  await sql
    .raw(`create table support_request (
    id text primary key check (id ~ '^R-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
    status text not null default 'draft' check (status = 'draft'),
    -- One line each: they are shown in lists and mails.
    name text not null check (length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
    email text not null check (length(email) between 3 and 254 and email !~ '[[:cntrl:]]'),
    topic text not null check (topic ~ '^[a-z]+(-[a-z]+)*$' and length(topic) <= 40),
    order_number text check (length(order_number) between 1 and 60 and order_number !~ '[[:cntrl:]]'),
    message text not null check (length(message) between 1 and 5000),
    created_at timestamptz not null
  )`)
    .execute(tx);
  await sql`create index support_request_created on support_request (created_at)`.execute(tx);
}
