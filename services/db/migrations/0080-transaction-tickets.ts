import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/**
 * Adds the winning ticket of a raffle's prize to what a transaction is about: the reference is order/prize. The number has as
 * many digits as the highest one.
 */
export async function up(tx: Tx): Promise<void> {
  await sql`
    create or replace view wallet_transaction_subject as
    select m.customer_id, m.id, c.id as checkout_id, draw.product_offer_key, draw.draw_no,
      coalesce(d.method_code, w.method_code) as method_code, coalesce(won.description, bought.tickets) as tickets,
      lpad(win.ticket_number::text, length(stock.available::text), '0') as ticket
    from wallet_transaction m
    left join deposit d on m.kind = 'deposit' and d.id = m.reference
    left join withdrawal w on m.kind = 'withdrawal' and w.id = m.reference
    left join checkout c on c.id = m.reference
    left join orders won on m.kind = 'prize' and won.id = split_part(m.reference, '/', 1)
    left join ticket_win win on m.kind = 'prize' and win.prize_id = split_part(m.reference, '/', 2)
    left join draw on draw.id = won.draw_id
    left join stock on stock.draw_id = draw.id and stock.product_offer_key = draw.product_offer_key
    left join lateral (
      select min(o.description)
        || case count(distinct o.ticket_id) when 1 then '' else ' and ' || count(distinct o.ticket_id) - 1 || ' more' end as tickets
      from orders o where o.checkout_id = c.id) as bought on true`.execute(tx);
}
