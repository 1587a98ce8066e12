import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // One row per customer who ever used two-factor. Concurrent attempts lock it.
  `create table two_factor (
    customer_id text primary key references customer (id),
    method text check (method in ('authenticator', 'email')),
    since timestamptz,
    secret text,
    last_step bigint,
    setup_secret text,
    setup_expires_at timestamptz,
    code_hash text,
    code_sent_at timestamptz,
    code_expires_at timestamptz,
    wrong_codes int not null default 0 check (wrong_codes between 0 and 5),
    locked_at timestamptz,
    check ((method is null) = (since is null)),
    check (method <> 'authenticator' or secret is not null),
    check ((locked_at is not null) = (wrong_codes = 5))
  )`,
  `create table trusted_device (
    customer_id text not null references customer (id),
    device_id text not null,
    fingerprint_hash text not null,
    trusted_until timestamptz not null,
    primary key (customer_id, device_id)
  )`,
  // Sign-ins that wait for a code. The token is stored as a hash, like refresh tokens.
  `create table two_factor_challenge (
    token_hash text primary key,
    customer_id text not null references customer (id),
    expires_at timestamptz not null
  )`,
  `create table sign_in_link (
    token_hash text primary key,
    kind text not null check (kind in ('autologin', 'transfer')),
    customer_id text not null references customer (id),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  "alter table login add column elevated_until timestamptz",
  "alter table customer add column two_factor_prompt boolean not null default false",
  // The outbox, written in the transaction that causes the mail: a rolled-back change sends no mail.
  `create table mail (
    id bigint generated always as identity primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null default now()
  )`,
  "create index mail_recipient on mail (recipient, id desc)",
];
