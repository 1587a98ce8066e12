import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Recurring purchases: what is bought again, and every charge of it. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table recurring_purchase (
    id text primary key,
    customer_id text not null references customer (id),
    type text not null check (type in ('autoplay', 'subscription')),
    item jsonb not null,
    drawn_key text not null,
    draws_each int not null check (draws_each between 1 and 52),
    after_draw_no int not null check (after_draw_no >= 0),
    billing_period text check (billing_period in ('monthly', 'quarterly', 'biannually', 'annually')),
    due_on text check (due_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    billing_day int check (billing_day between 1 and 31),
    label text check (length(label) between 1 and 100),
    minimum_jackpot_cents bigint not null default 0 check (minimum_jackpot_cents >= 0),
    status text not null check (status in ('active', 'paused', 'cancelled')),
    paused_until text check (paused_until ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    fund_id text references fund (id),
    region text,
    price_cents bigint not null check (price_cents > 0),
    created_at timestamptz not null,
    check ((type = 'subscription') = (billing_period is not null)),
    check ((type = 'subscription') = (due_on is not null and billing_day is not null)),
    check (paused_until is null or status = 'paused')
  )`,
  "create index recurring_purchase_customer on recurring_purchase (customer_id, id) where status <> 'cancelled'",
  "create index recurring_purchase_drawn on recurring_purchase (drawn_key, after_draw_no) where status = 'active' and type = 'autoplay'",
  "create index recurring_purchase_due on recurring_purchase (due_on) where status = 'active' and type = 'subscription'",
  "create index recurring_purchase_paused on recurring_purchase (paused_until) where paused_until is not null",
  `create function refuse_recurring_change() returns trigger language plpgsql as $$
    begin
      if old.status = 'cancelled' or (new.id, new.customer_id, new.type, new.created_at)
        is distinct from (old.id, old.customer_id, old.type, old.created_at) then
        raise exception 'recurring purchase % cannot change', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger recurring_kept before update on recurring_purchase for each row execute function refuse_recurring_change()",
  `create trigger recurring_not_deleted before delete or truncate on recurring_purchase for each statement
    execute function refuse_change()`,

  `create table recurring_attempt (
    id text primary key,
    recurring_purchase_id text not null references recurring_purchase (id),
    customer_id text not null references customer (id),
    period text not null,
    draw_id text references draw (id),
    status text not null check (status in ('charging', 'purchased', 'soft_failure', 'hard_failure', 'skipped')),
    tries int not null default 0 check (tries >= 0),
    fund_kind text not null check (fund_kind in ('wallet', 'cc', 'paypal')),
    fund_id text references fund (id),
    price_cents bigint not null check (price_cents >= 0),
    reason text,
    deposit_id text references deposit (id),
    checkout_id text unique references checkout (id),
    order_id text unique,
    retry_at timestamptz,
    created_at timestamptz not null,
    unique (recurring_purchase_id, period),
    check ((fund_kind = 'wallet') = (fund_id is null)),
    check ((status = 'purchased') = (checkout_id is not null)),
    check ((status = 'purchased') = (order_id is not null)),
    check (retry_at is null or status = 'soft_failure')
  )`,
  "create index recurring_attempt_customer on recurring_attempt (customer_id, created_at desc)",
  "create index recurring_attempt_retry on recurring_attempt (retry_at) where retry_at is not null",
  "create index recurring_attempt_charging on recurring_attempt (created_at) where status = 'charging'",
  `create function refuse_attempt_change() returns trigger language plpgsql as $$
    begin
      if old.status = 'purchased' or (new.id, new.recurring_purchase_id, new.customer_id, new.period, new.created_at)
        is distinct from (old.id, old.recurring_purchase_id, old.customer_id, old.period, old.created_at) then
        raise exception 'attempt % cannot change', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger attempt_kept before update on recurring_attempt for each row execute function refuse_attempt_change()",
  `create trigger attempt_not_deleted before delete or truncate on recurring_attempt for each statement
    execute function refuse_change()`,

  "create table recurring_method (customer_id text primary key references customer (id), method_key text not null)",
  // A deposit of the runner pays for an attempt.
  `do $$ declare old record; begin
    for old in select conname from pg_constraint
      where conrelid = 'deposit'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%depositAndPurchase%' loop
      execute format('alter table deposit drop constraint %I', old.conname);
    end loop;
  end $$`,
  `alter table deposit add constraint deposit_operation
    check (operation_id in ('createDeposit', 'depositAndPurchase', 'chargeRecurringPurchase')
      and (operation_id <> 'createDeposit') = (purchase is not null))`,
];
