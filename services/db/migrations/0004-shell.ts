import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  for (const statement of [...EVENTS, ...CARDS, ...CUSTOMER_FLAGS]) await sql.raw(statement).execute(tx);
}

const EVENTS = [
  `create table event (
    id text primary key,
    event_type text not null,
    rating text not null,
    comment text,
    email text,
    source text not null,
    variant text not null,
    client_information jsonb not null,
    customer_id text references customer (id),
    created_at timestamptz not null
  )`,
];

const CARDS = [
  `create table content_card (
    id text primary key,
    -- Null: all customers.
    customer_id text references customer (id),
    title text not null,
    message text not null,
    link text,
    hide_in_feed boolean not null,
    created_at timestamptz not null
  )`,
  "create index content_card_customer on content_card (customer_id, created_at)",
  `create table content_card_view (
    card_id text not null references content_card (id) on delete cascade,
    customer_id text not null references customer (id),
    viewed_at timestamptz not null,
    primary key (card_id, customer_id)
  )`,
];

const CUSTOMER_FLAGS = [
  "alter table customer add column address_confirmation_required boolean not null default false",
  "alter table customer add column email_confirmation_required boolean not null default false",
  "alter table customer add column force_password_change boolean not null default false",
  "alter table customer add column account_upgrade boolean not null default false",
];
