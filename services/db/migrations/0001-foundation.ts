import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  for (const statement of [...LEDGER, ...CALLS, ...CUSTOMERS]) await sql.raw(statement).execute(tx);
}

const LEDGER = [
  `create table ledger_transfer (
    id bigint generated always as identity primary key,
    kind text not null,
    reference text not null,
    created_at timestamptz not null,
    unique (kind, reference)
  )`,
  `create table ledger_entry (
    transfer_id bigint not null references ledger_transfer (id),
    entry_no int not null,
    owner text not null,
    account text not null,
    cents bigint not null check (cents <> 0),
    primary key (transfer_id, entry_no)
  )`,
  "create index ledger_entry_account on ledger_entry (owner, account)",
  `create table ledger_balance (
    owner text not null check (owner <> 'house'),
    account text not null check (account in ('cash', 'prize', 'held')),
    cents bigint not null check (cents >= 0),
    primary key (owner, account)
  )`,
  // The ledger is append-only. A correction is another transfer, never an edit.
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$`,
  `create trigger ledger_transfer_immutable before update or delete or truncate on ledger_transfer
    for each statement execute function refuse_change()`,
  `create trigger ledger_entry_immutable before update or delete or truncate on ledger_entry
    for each statement execute function refuse_change()`,
  // Checked at commit, when all entries of a transfer exist.
  `create function require_even_transfer() returns trigger language plpgsql as $$
    begin
      if (select sum(cents) from ledger_entry where transfer_id = new.transfer_id) <> 0 then
        raise exception 'transfer % is not even', new.transfer_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_entry_even after insert on ledger_entry
    deferrable initially deferred for each row execute function require_even_transfer()`,
];

const CALLS = [
  `create table idempotency (
    principal text not null,
    operation_id text not null,
    key text not null,
    body_hash text not null,
    -- json, not jsonb: a repeated call returns exactly the same text.
    reply json,
    leased_until timestamptz,
    created_at timestamptz not null default now(),
    primary key (principal, operation_id, key)
  )`,
  `create table shop_clock (
    id int primary key default 1 check (id = 1),
    offset_ms bigint not null default 0,
    frozen_at timestamptz
  )`,
  "insert into shop_clock default values",
];

const CUSTOMERS = [
  `create table customer (
    id text primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    firstname text not null,
    lastname text not null,
    date_of_birth date not null,
    phone_number text,
    address text,
    suburb text,
    state text,
    postcode text,
    country text not null,
    marketing_emails boolean not null,
    terms_accepted_at timestamptz not null,
    spend_limit_cents bigint check (spend_limit_cents >= 0),
    attribution jsonb,
    created_at timestamptz not null default now()
  )`,
  `create table login (
    id text primary key,
    customer_id text not null references customer (id),
    device_id text not null,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  "create index login_customer on login (customer_id)",
  `create table refresh_token (
    token_hash text primary key,
    login_id text not null references login (id),
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  "create index refresh_token_login on refresh_token (login_id)",
  `create table login_failure (
    id bigint generated always as identity primary key,
    email text not null,
    failed_at timestamptz not null
  )`,
  "create index login_failure_email on login_failure (email, failed_at)",
];
