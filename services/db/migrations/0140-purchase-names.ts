import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * Names all that a purchase bought, up to four kinds of tickets, where it named one kind and counted the rest. "and 1 more" after
 * "10 tickets of Mega Jackpot" read as one more ticket of that raffle.
 */
export async function up(tx: Tx): Promise<void> {
  await sql`
    create function name_tickets(tickets jsonb) returns text language sql immutable strict as $$
      select string_agg(name, case place when kinds then ' and ' else ', ' end order by place) filter (where place <= 4)
        || case coalesce(min(rest), 0) when 0 then '' when 1 then ' and 1 other ticket'
          else ' and ' || min(rest) || ' other tickets' end
      from (
        select place, count(*) over () as kinds, sum(tickets) filter (where place > 4) over () as rest,
          name || case tickets when 1 then '' else ' (' || tickets || ' times)' end as name
        from (
          select value as name, count(*) as tickets, row_number() over (order by value) as place
          from jsonb_each_text(tickets) group by value) as kind) as named
    $$`.execute(tx);
  // Changes only what a purchase is called, whatever the view has become meanwhile.
  const { rows } = await sql<{ definition: string }>`
    select pg_get_viewdef('wallet_transaction_subject'::regclass) as definition`.execute(tx);
  const former = rows[0]?.definition ?? "";
  const view = former.replace(/\(\s*min\(o\.description\)[\s\S]*?END\)(?= AS tickets)/, COUNTED);
  if (view === former) throw new Error("wallet_transaction_subject has changed");
  await sql`create or replace view wallet_transaction_subject as ${sql.raw(view)}`.execute(tx);
}

/** A ticket for several draws has one order for each. */
const COUNTED = "name_tickets(jsonb_object_agg(o.ticket_id, o.description))";
