import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Withdrawals of prize money, the rule that held money is prize money, and withdrawals in the list of transactions. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of [...WITHDRAWALS, ...HELD, ...TRANSACTIONS]) await sql.raw(statement).execute(tx);
}

const WITHDRAWALS = [
  `create table withdrawal (
    id text primary key,
    customer_id text not null references customer,
    method_code text not null check (method_code in ('tt', 'pl', 'tw', 'do')),
    fund_id text references fund (id),
    is_instant boolean not null,
    amount_cents bigint not null check (amount_cents >= 100),
    status text not null check (status in ('requested', 'processing', 'paid', 'rejected', 'cancelled')),
    created_at timestamptz not null,
    ended_at timestamptz,
    check ((method_code in ('tt', 'pl')) = (fund_id is not null)),
    check ((status in ('paid', 'rejected', 'cancelled')) = (ended_at is not null))
  )`,
  "create index withdrawal_open on withdrawal (created_at) where ended_at is null",
];

// Only prizes can be withdrawn, so no more than the prizes is ever held. Checked at commit, after both accounts have moved.
const HELD = [
  `create function require_held_prize() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(case account when 'held' then cents else -cents end), 0)
          from ledger_balance where owner = new.owner and account in ('held', 'prize')) > 0 then
        raise exception 'more is held than the prizes of %', new.owner using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_balance_held after insert or update on ledger_balance
    deferrable initially deferred for each row when (new.account <> 'cash') execute function require_held_prize()`,
];

const TRANSACTIONS = [
  "drop view wallet_transaction",
  // A withdrawal moves the balance when it is requested: the amount is held. One that was rejected or cancelled moved
  // nothing, so neither its hold nor its release counts.
  `create view wallet_transaction as
    with movement as (
      select e.owner as customer_id, t.id as position, t.kind, t.reference,
        case w.status when 'requested' then 'pending' when 'processing' then 'pending' when 'rejected' then 'failed'
          when 'cancelled' then 'cancelled' else 'completed' end as status,
        t.created_at, sum(case e.account when 'held' then -e.cents else e.cents end)::bigint as cents,
        w.id is null or w.status in ('requested', 'processing', 'paid') as counts
      from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      left join withdrawal w on t.kind = 'withdrawal' and w.id = t.reference
      where e.owner <> 'house' and t.kind <> 'withdrawal_release'
      group by e.owner, t.id, w.id
      having sum(case e.account when 'held' then -e.cents else e.cents end) <> 0
      union all
      select d.customer_id, 9007199254740991, 'deposit', d.id,
        case d.step when 'failed' then 'failed' when 'voiding' then 'cancelled' when 'voided' then 'cancelled' else 'pending' end,
        d.created_at, d.amount_cents, false
      from deposit d
      where not exists (select from ledger_transfer t where t.kind = 'deposit' and t.reference = d.id)
    )
    select 'trx_' || substr(md5(m.kind || '/' || m.reference), 1, 16) as id, m.customer_id, m.position, m.kind, m.reference,
      case when m.kind in ('deposit', 'purchase', 'refund', 'withdrawal') then m.kind
        when m.kind = 'prize' then 'winnings' else 'adjustment' end as type,
      m.status, m.created_at, m.cents,
      sum(case when m.counts then m.cents else 0 end)
        over (partition by m.customer_id order by m.created_at, m.position rows unbounded preceding)::bigint as balance_cents,
      c.id as checkout_id, draw.product_offer_key, draw.draw_no, coalesce(d.method_code, w.method_code) as method_code,
      case when won.id is not null then won.description else
        (select min(o.description) || case count(distinct o.ticket_id) when 1 then '' else ' and ' || count(distinct o.ticket_id) - 1 || ' more' end
          from orders o where o.checkout_id = c.id) end as tickets
    from movement m
    left join deposit d on m.kind = 'deposit' and d.id = m.reference
    left join withdrawal w on m.kind = 'withdrawal' and w.id = m.reference
    left join checkout c on c.id = m.reference
    left join orders won on m.kind = 'prize' and won.id = split_part(m.reference, '/', 1)
    left join draw on draw.id = won.draw_id`,
];
