import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  for (const statement of [...CARTS, ...ORDERS, ...DEPOSITS, ...SANDBOX]) await sql.raw(statement).execute(tx);
}

const CARTS = [
  `create table cart (
    id text primary key,
    token text unique,
    customer_id text unique references customer (id),
    revision int not null default 0,
    auto_removed jsonb not null default '[]',
    expires_at timestamptz,
    created_at timestamptz not null,
    check ((token is null) <> (customer_id is null)),
    check ((token is null) = (expires_at is null))
  )`,
  "create index cart_expires_at on cart (expires_at) where expires_at is not null",
  `create table cart_item (
    id text primary key,
    cart_id text not null references cart (id) on delete cascade,
    position bigint generated always as identity,
    lottery_key text not null,
    game_type text not null,
    game_offer text not null,
    games jsonb not null,
    is_quickpick boolean not null,
    draw_ids text[] not null check (cardinality(draw_ids) > 0),
    unit_price_cents bigint not null check (unit_price_cents > 0),
    is_favourite boolean not null,
    has_favourite_numbers boolean not null,
    affiliate_code text
  )`,
  "create index cart_item_cart on cart_item (cart_id, position)",
];

const ORDERS = [
  `create table checkout (
    id text primary key,
    customer_id text not null references customer (id),
    total_cents bigint not null check (total_cents > 0),
    wallet_cents bigint not null check (wallet_cents >= 0),
    deposit_cents bigint not null check (deposit_cents >= 0),
    deposit_id text unique,
    receipt jsonb not null,
    purchase jsonb not null,
    created_at timestamptz not null,
    check (wallet_cents + deposit_cents = total_cents)
  )`,
  `create table orders (
    id text primary key,
    ticket_id text not null,
    customer_id text not null references customer (id),
    checkout_id text not null references checkout (id),
    product_type text not null,
    product_offer_key text not null,
    game_type text not null,
    game_offer text not null,
    description text not null,
    is_quickpick boolean not null,
    draw_id text not null references draw (id),
    num_games int not null check (num_games > 0),
    price_cents bigint not null check (price_cents > 0),
    status text not null check (status in ('upcoming', 'past', 'cancelled')),
    winnings_cents bigint check (winnings_cents >= 0),
    created_at timestamptz not null,
    unique (ticket_id, draw_id)
  )`,
  "create index orders_customer on orders (customer_id, status)",
  "create index orders_draw on orders (draw_id, status)",
  `create table order_game (
    order_id text not null references orders (id),
    game_no int not null,
    numbers jsonb not null,
    division int,
    prize_cents bigint check (prize_cents >= 0),
    primary key (order_id, game_no)
  )`,
];

const DEPOSITS = [
  `create table deposit (
    id text primary key,
    customer_id text not null references customer (id),
    operation_id text not null check (operation_id in ('createDeposit', 'depositAndPurchase')),
    idempotency_key text not null,
    step text not null check (step in
      ('created', 'requires_action', 'authorised', 'purchased', 'captured', 'voiding', 'voided', 'failed')),
    method_code text not null,
    gateway_key text,
    amount_cents bigint not null check (amount_cents > 0),
    payment_token text,
    notification_url text,
    purchase jsonb,
    challenge jsonb,
    challenge_expires_at timestamptz,
    problem jsonb,
    checkout_id text references checkout (id),
    created_at timestamptz not null,
    touched_at timestamptz not null,
    unique (customer_id, operation_id, idempotency_key),
    check ((operation_id = 'depositAndPurchase') = (purchase is not null)),
    check ((step in ('voiding', 'voided', 'failed')) = (problem is not null))
  )`,
  // The runner's query for stale deposits: few rows, however many past deposits there are.
  `create index deposit_unfinished on deposit (touched_at)
    where step in ('created', 'requires_action', 'authorised', 'purchased', 'voiding')`,
];

// The tables of the card sandbox, which represents another company: no other table refers to them, and they contain no
// card number.
const SANDBOX = [
  `create table sandbox_card_form (
    client_token text primary key,
    created_at timestamptz not null
  )`,
  `create table sandbox_card (
    token text primary key,
    brand text not null,
    last_four text not null check (length(last_four) = 4),
    expiry_month int not null,
    expiry_year int not null,
    behaviour text not null,
    created_at timestamptz not null
  )`,
  `create table sandbox_payment (
    reference text primary key,
    amount_cents bigint not null,
    card_token text unique,
    state text not null check (state in ('requires_action', 'authorised', 'captured', 'voided', 'refused')),
    reason text,
    reason_after_challenge text,
    notification_url text,
    created_at timestamptz not null
  )`,
];
