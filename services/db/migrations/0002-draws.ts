import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  `create table draw (
    id text primary key,
    product_offer_key text not null,
    draw_no int not null,
    stop timestamptz not null,
    draw_at timestamptz not null,
    status text not null check (status in
      ('DRAW_OPEN', 'DRAW_CAPPED', 'DRAW_CLOSED', 'DRAW_DRAWN', 'DRAW_SCORED', 'DRAW_PAID', 'DRAW_EMAILED')),
    prize_pool_cents bigint not null check (prize_pool_cents >= 0),
    is_prize_pool_unknown boolean not null,
    carried_cents bigint not null default 0 check (carried_cents >= 0),
    rollovers int not null default 0,
    seed text not null,
    seed_hash text not null,
    entries_hash text,
    numbers jsonb,
    max_entries int,
    created_at timestamptz not null default now(),
    unique (product_offer_key, draw_no),
    check (status in ('DRAW_OPEN', 'DRAW_CAPPED') or entries_hash is not null),
    check (status in ('DRAW_OPEN', 'DRAW_CAPPED', 'DRAW_CLOSED') or numbers is not null)
  )`,
  // The runner's query, every few seconds: few rows, however many past draws there are.
  `create index draw_unsettled on draw (product_offer_key, draw_no)
    where status in ('DRAW_OPEN', 'DRAW_CAPPED', 'DRAW_CLOSED', 'DRAW_DRAWN', 'DRAW_SCORED')`,
  // Keeps draws verifiable: published values cannot be changed.
  `create function refuse_other_draw() returns trigger language plpgsql as $$
    begin
      if new.seed <> old.seed or new.seed_hash <> old.seed_hash
        or (old.entries_hash is not null and new.entries_hash is distinct from old.entries_hash)
        or (old.numbers is not null and new.numbers is distinct from old.numbers) then
        raise exception 'draw % is published and cannot change', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "create trigger draw_is_published before update on draw for each row execute function refuse_other_draw()",
  `create table draw_division (
    draw_id text not null references draw (id),
    division int not null,
    label text not null,
    winners int not null check (winners >= 0),
    prize_cents bigint not null check (prize_cents >= 0),
    primary key (draw_id, division)
  )`,
  `create table offer_state (
    product_offer_key text primary key,
    is_published boolean not null default true,
    is_suspended boolean not null default false,
    is_sold_out boolean not null default false
  )`,
];
