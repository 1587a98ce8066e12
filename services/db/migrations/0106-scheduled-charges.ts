import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** Pre-orders and scheduled purchases that a saved fund pays for. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  "alter table pre_order add column deposit_id text references deposit (id)",
  // A bank may return the debit after the ticket was bought.
  "alter table pre_order add column debt text check (debt is null or (debt in ('owed', 'paid') and status = 'charged'))",
  "create index pre_order_owed on pre_order (id) where debt = 'owed'",
  `create or replace function refuse_pre_order_change() returns trigger language plpgsql as $$
    begin
      if (old.status <> 'active' and to_jsonb(new) - 'debt' <> to_jsonb(old) - 'debt')
        or (new.id, new.customer_id, new.checkout_id, new.order_id, new.draw_id, new.item, new.price_cents, new.created_at)
        is distinct from (old.id, old.customer_id, old.checkout_id, old.order_id, old.draw_id, old.item,
          old.price_cents, old.created_at) then
        raise exception 'pre-order % cannot change', old.id using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  "alter table deposit drop constraint deposit_operation",
  `alter table deposit add constraint deposit_operation
    check (operation_id in ('createDeposit', 'depositAndPurchase', 'purchasePartnerCart', 'chargeRecurringPurchase',
        'chargeScheduledPurchase')
      and (operation_id <> 'createDeposit') = (purchase is not null))`,
];
