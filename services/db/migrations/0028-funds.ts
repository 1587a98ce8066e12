import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Saved cards, PayPal accounts and bank accounts, and the deposits made from them. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of [...FUNDS, ...SANDBOX]) await sql.raw(statement).execute(tx);
}

const FUNDS = [
  `create table fund (
    id text primary key,
    customer_id text not null references customer,
    kind text not null check (kind in ('cc', 'paypal', 'bank')),
    is_default boolean not null default false,
    brand text not null,
    last_four text check (last_four ~ '^[0-9A-Za-z]{1,4}$'),
    expiry_month int,
    expiry_year int,
    account_name text,
    gateway_key text,
    gateway_reference text,
    transfer_type text check (transfer_type in ('international', 'national', 'payid_email', 'payid_phone')),
    sealed_code text,
    sealed_number text,
    verification_status text check (verification_status in
      ('Failed Verification', 'Pending Verification', 'Unverified', 'Verified')),
    created_at timestamptz not null,
    deleted_at timestamptz,
    -- A card or PayPal account is known by the gateway's reference only; a bank account by its sealed numbers.
    check ((kind = 'bank') = (gateway_reference is null)),
    check ((kind = 'bank') = (gateway_key is null)),
    check ((kind = 'bank') = (sealed_code is not null)),
    check ((kind = 'bank') = (transfer_type is not null)),
    check ((kind = 'bank') = (verification_status is not null)),
    check ((kind = 'cc') = (expiry_month is not null and expiry_year is not null and last_four is not null)
      or kind = 'bank'),
    check (not is_default or (deleted_at is null and kind <> 'bank'))
  )`,
  "create unique index fund_default on fund (customer_id) where is_default",
  "create index fund_of_customer on fund (customer_id) where deleted_at is null",
  "alter table deposit add column fund_id text references fund (id)",
  "create index deposit_of_fund on deposit (fund_id, created_at) where fund_id is not null",
];

// A saved card of the sandbox pays any number of times; a one-time token pays once.
const SANDBOX = [
  "alter table sandbox_card add column account text",
  "alter table sandbox_payment drop constraint sandbox_payment_card_token_key",
  "create unique index sandbox_payment_once on sandbox_payment (card_token) where card_token like 'ptk%'",
];
