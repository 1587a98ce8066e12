import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Lotto Party: groups with their members, and the tickets that they share, one session per ticket. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table party_group (
    id text primary key,
    token text not null unique,
    organiser_id text not null references customer (id),
    name text not null check (length(name) between 1 and 100),
    -- The name without the difference between capital and small letters.
    name_key text not null,
    publicity_status text not null default 'private' check (publicity_status in ('private', 'promoted', 'public')),
    created_at timestamptz not null,
    constraint party_group_name unique (organiser_id, name_key)
  )`,
  `create table party_member (
    group_id text not null references party_group (id),
    customer_id text not null references customer (id),
    joined_at timestamptz not null,
    primary key (group_id, customer_id)
  )`,
  "create index party_member_latest on party_member (customer_id, joined_at desc, group_id)",

  `create table party_session (
    id text primary key,
    group_id text not null references party_group (id),
    -- The session that it repeats. One is repeated at most once.
    previous_id text unique references party_session (id),
    draw_id text not null references draw (id),
    product_offer_key text not null,
    game_type text not null,
    game_offer text not null,
    games jsonb not null check (jsonb_array_length(games) > 0),
    ticket_cents bigint not null check (ticket_cents > 0),
    share_cents bigint not null check (share_cents > 0),
    total_shares int not null check (total_shares > 1 and total_shares = ceil(ticket_cents::numeric / share_cents)),
    autosession_status text not null check (autosession_status in ('on', 'paused', 'off')),
    invites_all boolean not null,
    status text not null default 'open' check (status in ('open', 'closed', 'cancelled')),
    -- The order that plays the games which the sold shares paid for.
    ticket_id text unique references orders (id),
    created_at timestamptz not null,
    check ((status = 'closed') = (ticket_id is not null))
  )`,
  "create index party_session_group on party_session (group_id)",
  "create index party_session_open on party_session (draw_id, group_id) where status = 'open'",
  `create function refuse_party_change() returns trigger language plpgsql as $$
    begin
      if old.status <> 'open' or to_jsonb(new) - 'status' - 'autosession_status' - 'ticket_id'
        <> to_jsonb(old) - 'status' - 'autosession_status' - 'ticket_id' then
        raise exception 'session % cannot change', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger party_session_kept before update on party_session for each row execute function refuse_party_change()",
  `create trigger party_session_not_deleted before delete or truncate on party_session for each statement
    execute function refuse_change()`,
];
