import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The movements of wallets: a view over the ledger and the deposits, so earlier purchases are in it too. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "create index orders_checkout on orders (checkout_id)",
  // A deposit keeps its id (a hash of kind and reference) when it becomes a ledger transfer. Unposted ones move nothing.
  `create view wallet_transaction as
    with movement as (
      select e.owner as customer_id, t.id as position, t.kind, t.reference, 'completed' as status, t.created_at,
        sum(case e.account when 'held' then -e.cents else e.cents end)::bigint as cents
      from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      where e.owner <> 'house'
      group by e.owner, t.id
      having sum(case e.account when 'held' then -e.cents else e.cents end) <> 0
      union all
      select d.customer_id, 9007199254740991, 'deposit', d.id,
        case d.step when 'failed' then 'failed' when 'voiding' then 'cancelled' when 'voided' then 'cancelled' else 'pending' end,
        d.created_at, d.amount_cents
      from deposit d
      where not exists (select from ledger_transfer t where t.kind = 'deposit' and t.reference = d.id)
    )
    select 'trx_' || substr(md5(m.kind || '/' || m.reference), 1, 16) as id, m.customer_id, m.position, m.kind, m.reference,
      case when m.kind in ('deposit', 'purchase', 'refund') then m.kind when m.kind = 'prize' then 'winnings' else 'adjustment' end as type,
      m.status, m.created_at, m.cents,
      sum(case m.status when 'completed' then m.cents else 0 end)
        over (partition by m.customer_id order by m.created_at, m.position rows unbounded preceding)::bigint as balance_cents,
      c.id as checkout_id, draw.product_offer_key, draw.draw_no, d.method_code,
      case when won.id is not null then won.description else
        (select min(o.description) || case count(distinct o.ticket_id) when 1 then '' else ' and ' || count(distinct o.ticket_id) - 1 || ' more' end
          from orders o where o.checkout_id = c.id) end as tickets
    from movement m
    left join deposit d on m.kind = 'deposit' and d.id = m.reference
    left join checkout c on c.id = m.reference
    left join orders won on m.kind = 'prize' and won.id = split_part(m.reference, '/', 1)
    left join draw on draw.id = won.draw_id`,
];
