import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Shares of a Lotto Party: items and orders of their own, whose buyers become members of the group. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
  // Adds one condition to each, whatever they have become meanwhile.
  for (const [table, more] of Object.entries(ALSO)) {
    const name = `${table}_product_type`;
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`.execute(tx);
    const former = /^check \((.*)\)$/is.exec(rows[0]?.definition ?? "")?.[1];
    if (!former) throw new Error(`${name} is missing`);
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
    await sql.raw(`alter table ${table} add constraint ${name} check (${former} or ${more})`).execute(tx);
  }
  await sql.raw(await widened(tx, "pg_get_functiondef('record_transfers'::regproc)")).execute(tx);
  const subjects = await widened(tx, "pg_get_viewdef('wallet_transaction_subject'::regclass)");
  await sql.raw(`create or replace view wallet_transaction_subject as ${subjects}`).execute(tx);
}

// What comes back of a share is a refund of its purchase; its reference is checkout/order.
const WIDER = [
  ["when t.kind = 'prize' then", "when t.kind = 'party_return' then 'refund' when t.kind = 'prize' then"],
  [
    "c.id = m.reference",
    "c.id = case when m.kind = 'party_return' then split_part(m.reference, '/', 1) else m.reference end",
  ],
] as const;

/** Returns a definition with what Lotto Party adds. */
async function widened(tx: Tx, definition: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select ${sql.raw(definition)} as text`.execute(tx);
  const former = rows[0]?.text ?? "";
  const text = WIDER.reduce((wider, [from, to]) => wider.replace(from, to), former);
  if (text === former) throw new Error(`${definition} has changed`);
  return text;
}

const ALSO = {
  cart_item: `(product_type = 'social_syndicate_share' and games = '[]' and cardinality(draw_ids) = 1
    and game_type = 'lotto_party' and not shows_winner_name)`,
  orders: "(product_type = 'social_syndicate_share' and num_games = 0 and num_tickets = 0)",
};

const STATEMENTS = [
  "drop index orders_shares",
  `create index orders_shares on orders (draw_id, game_offer)
    where product_type in ('syndicate_share', 'social_syndicate_share')`,
  // The shares that were sold of a party's ticket, which may be one.
  `do $$ declare old record; begin
    for old in select conname from pg_constraint where conrelid = 'syndicate'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%size > 1%' loop
      execute format('alter table syndicate drop constraint %I', old.conname);
    end loop;
  end $$`,
  "alter table syndicate add constraint syndicate_size check (size > 0)",
  // Only shares of an open session can be sold. Who buys one becomes a member.
  `create function join_party() returns trigger language plpgsql as $$
    declare wrong text;
    begin
      select added.id into wrong from added
        where added.product_type = 'social_syndicate_share' and not exists (
          select from party_session session where session.id = added.game_offer and session.draw_id = added.draw_id
            and session.status = 'open') limit 1;
      if found then
        raise exception 'order % is of a session that is not open', wrong using errcode = 'restrict_violation';
      end if;
      insert into party_member (group_id, customer_id, joined_at)
        select session.group_id, added.customer_id, min(added.created_at)
        from added join party_session session on session.id = added.game_offer
        where added.product_type = 'social_syndicate_share'
        group by session.group_id, added.customer_id order by 1, 2
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger orders_party_joined after insert on orders referencing new table as added
    for each statement execute function join_party()`,
];
