import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table promotion (
    id text primary key,
    code text not null check (code = btrim(code) and code <> ''),
    voucher_type text not null check (voucher_type in
      ('voucher_fixed_discount', 'voucher_percent_discount', 'voucher_fixed_discount_expire', 'voucher_credit_amount')),
    description text not null,
    amount_cents bigint check (amount_cents > 0),
    percent_bp int check (percent_bp between 1 and 10000),
    starts_at timestamptz not null,
    ends_at timestamptz check (ends_at > starts_at),
    minimum_cents bigint not null default 0 check (minimum_cents >= 0),
    product_types text[] check (cardinality(product_types) > 0),
    limit_per_customer int check (limit_per_customer > 0),
    limit_in_all int check (limit_in_all > 0),
    check ((voucher_type = 'voucher_percent_discount') = (percent_bp is not null)),
    check ((voucher_type = 'voucher_percent_discount') = (amount_cents is null)),
    check (voucher_type <> 'voucher_fixed_discount_expire' or ends_at is not null)
  )`,
  // Codes are case-insensitive.
  "create unique index promotion_code on promotion (upper(code))",
  // At most one promotion per cart, so it is a column of the cart.
  "alter table cart add column promotion_id text references promotion (id), add column voucher_id text unique",
  "alter table cart add check ((promotion_id is null) = (voucher_id is null))",
  // One row per purchase with a promotion. A refunded one stays, but no longer counts.
  `create table promotion_use (
    checkout_id text primary key references checkout (id),
    promotion_id text not null references promotion (id),
    customer_id text not null references customer (id),
    off_cents bigint not null check (off_cents >= 0),
    credit_cents bigint not null check (credit_cents >= 0),
    used_at timestamptz not null,
    released_at timestamptz
  )`,
  "create index promotion_use_counted on promotion_use (promotion_id, customer_id) where released_at is null",
  // A voucher may cover the whole total.
  "alter table checkout drop constraint checkout_total_cents_check, add check (total_cents >= 0)",
];
