import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Daily Winners: its members, the giveaways, and who is in them. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table membership (
    customer_id text primary key references customer (id),
    tier text not null default 'free' check (tier in ('free', 'premium')),
    shows_winner_name boolean not null,
    metadata jsonb not null,
    joined_at timestamptz not null,
    left_at timestamptz
  )`,
  "create index membership_current on membership (customer_id) where left_at is null",

  `create table giveaway (
    id text primary key,
    type text not null check (type in ('daily', 'major', 'monthly', 'preview', 'special')),
    draw_number int not null check (draw_number > 0),
    prize text not null,
    -- Absent if the prize is not money.
    prize_cents bigint check (prize_cents > 0),
    opens_at timestamptz not null,
    draws_at timestamptz not null check (draws_at > opens_at),
    status text not null default 'open' check (status in ('open', 'closed', 'drawn')),
    seed text not null,
    seed_hash text not null,
    entries_hash text,
    total_entries int check (total_entries >= 0),
    unique (type, draw_number),
    check ((status = 'open') = (entries_hash is null) and (status = 'open') = (total_entries is null))
  )`,
  "create index giveaway_due on giveaway (draws_at, id) where status <> 'drawn'",
  "create index giveaway_latest on giveaway (draws_at desc, id) where status = 'drawn'",
  `create table giveaway_entry (
    customer_id text not null references customer (id),
    giveaway_id text not null references giveaway (id),
    entries int not null check (entries > 0),
    status text not null check (status in ('locked', 'unlocked', 'guaranteed')),
    primary key (customer_id, giveaway_id)
  )`,
  // Read in this order, of bytes, for the hash.
  `create index giveaway_entry_counted on giveaway_entry (giveaway_id, customer_id collate "C") where status <> 'locked'`,
  `create table giveaway_winner (
    giveaway_id text primary key references giveaway (id),
    id text not null unique,
    customer_id text not null references customer (id),
    shows_name boolean not null
  )`,
  "create index giveaway_winner_customer on giveaway_winner (customer_id)",

  `create function refuse_late_entry() returns trigger language plpgsql as $$
    begin
      if (select status from giveaway where id = coalesce(new.giveaway_id, old.giveaway_id)) <> 'open' then
        raise exception 'the entries of a closed giveaway cannot change' using errcode = 'restrict_violation';
      end if;
      return coalesce(new, old);
    end $$`,
  `create trigger giveaway_entry_kept before insert or update or delete on giveaway_entry for each row
    execute function refuse_late_entry()`,
  `create trigger giveaway_winner_kept before update or delete or truncate on giveaway_winner for each statement
    execute function refuse_change()`,
];
