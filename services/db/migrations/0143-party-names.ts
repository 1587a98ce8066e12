import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * Names the group of Lotto Party shares in the list of transactions: several refunds at one close were all called "1 x Lotto Party
 * shares". Such a refund names its own shares only, not all that their purchase bought.
 */
export async function up(tx: Tx): Promise<void> {
  await sql`
    create function ticket_name(name text, kind text, session_id text) returns text language sql stable as $$
      select ticket_name.name || case ticket_name.kind when 'social_syndicate_share' then coalesce((
        select ' of ' || party.name from party_session session join party_group party on party.id = session.group_id
        where session.id = ticket_name.session_id), '') else '' end
    $$`.execute(tx);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_viewdef('wallet_transaction_subject'::regclass) as definition`.execute(tx);
  const former = rows[0]?.definition ?? "";
  const view = former.replace("jsonb_object_agg(o.ticket_id, o.description)", NAMED);
  if (view === former) throw new Error("wallet_transaction_subject has changed");
  await sql`create or replace view wallet_transaction_subject as ${sql.raw(view)}`.execute(tx);
}

const NAMED = `jsonb_object_agg(o.ticket_id, ticket_name(o.description, o.product_type, o.game_offer))
  filter (where m.kind <> 'party_return' or o.id = split_part(m.reference, '/', 2))`;
