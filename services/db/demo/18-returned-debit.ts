import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { listUpcomingDraws } from "#services/main/play/draws/draws.rows.ts";
import { beginCharge } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { endDebit } from "#services/main/recurring/recurring-purchases/recurring-debits.commands.ts";
import { centsEach } from "#services/main/recurring/recurring-purchases/recurring-items.ts";
import {
  insertRecurring,
  readAttempts,
} from "#services/main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { checkedBankAccount } from "#services/main/wallet/funds/bank-accounts.rules.ts";
import { agreeToDebit, insertBankAccount } from "#services/main/wallet/funds/funds.rows.ts";
import { customers, register, YARA } from "./01-customers.ts";
import { MONDAY } from "./14-recurring.ts";
import { runAt } from "./past-draws.ts";

const HOUR_MS = 3_600_000;
const ACCOUNT = { type: "national", code: "062-000", accountNumber: "987654321", accountName: "Yara Example" } as const;
const TICKET = { ...MONDAY, lottery_key: "wednesday_lotto" };

/** A customer who owes money: her bank returned the debit for a ticket of her autoplay. */
export async function seed(tx: Tx, now: Date, env: ServicesEnv): Promise<void> {
  await register(
    tx,
    now,
    customers.filter(({ id }) => id === YARA),
  );
  const account = checkedBankAccount(ACCOUNT, { firstname: "Yara", lastname: "Example" });
  const fund = await insertBankAccount(tx, env, { customerId: YARA, now }, account);
  await agreeToDebit(tx, fund.id, now);
  const [draw] = (await listUpcomingDraws(tx, now, 1)).get(TICKET.lottery_key) ?? [];
  const price = centsEach({ draws_each: 1, item: TICKET });
  if (!draw || price === null) throw new Error(`${TICKET.lottery_key} is not on sale`);
  const id = newId("aut");
  await insertRecurring(tx, {
    id,
    type: "autoplay",
    item: TICKET,
    customer_id: YARA,
    drawn_key: draw.product_offer_key,
    draws_each: 1,
    region: null,
    after_draw_no: draw.draw_no - 1,
    status: "active",
    price_cents: price,
    created_at: now,
    billing_period: null,
    billing_day: null,
    due_on: null,
    fund_id: fund.id,
  });
  await runAt(tx, new Date(now.getTime() - HOUR_MS), now, async () => {
    await beginCharge(tx, { gateway: null }, id);
  });
  const [attempt] = (await readAttempts(tx, [id], 1)).get(id) ?? [];
  if (!attempt?.deposit_id) throw new Error(`${id} was not charged: ${attempt?.reason}`);
  await endDebit(tx, attempt.deposit_id, "refused");
}
