import type { BillingPeriod, RecurringItem } from "#services/db/tables/recurring.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { drawnKeyOf } from "#services/main/catalogue/offers/catalogue.ts";
import { listUpcomingDraws } from "#services/main/play/draws/draws.rows.ts";
import { centsEach } from "#services/main/recurring/recurring-purchases/recurring-items.ts";
import {
  changeRecurring,
  insertRecurring,
  type RecurringType,
} from "#services/main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { billingDayAfter, dayOf } from "#services/main/sales/products/billing.rules.ts";
import { checkedBankAccount } from "#services/main/wallet/funds/bank-accounts.rules.ts";
import { agreeToDebit, insertBankAccount } from "#services/main/wallet/funds/funds.rows.ts";
import { customers, register, WALT, XENA } from "./01-customers.ts";
import { BOOK, MONDAY, POWERBALL } from "./14-recurring.ts";

const ACCOUNT = { type: "national", code: "062-000", accountNumber: "123456789", accountName: "Walt Example" } as const;

/** A customer whose bank account pays, with an autoplay that cannot be resumed; and one with a single list of all that recurs. */
export async function seed(tx: Tx, now: Date, env: ServicesEnv): Promise<void> {
  await register(
    tx,
    now,
    customers.filter(({ id }) => id === WALT || id === XENA),
  );
  const upcoming = await listUpcomingDraws(tx, now, 1);
  const today = dayOf(now);
  const billingDay = Number(today.slice(8));

  /** Keeps a purchase whose next draw is the one after that on sale. */
  async function keep(
    customerId: string,
    item: RecurringItem,
    type: RecurringType,
    period: BillingPeriod | null = null,
  ) {
    const drawnKey = drawnKeyOf(item.lottery_key);
    const [draw] = upcoming.get(drawnKey) ?? [];
    const price = centsEach({ draws_each: 1, item });
    if (!draw || price === null) throw new Error(`${item.lottery_key} ${item.game_offer} is not on sale`);
    const id = newId({ autoplay: "aut", subscription: "sub", combined_recurring_purchase: "rec" }[type]);
    await insertRecurring(tx, {
      id,
      type,
      item,
      customer_id: customerId,
      drawn_key: drawnKey,
      draws_each: 1,
      region: null,
      after_draw_no: draw.draw_no,
      status: "active",
      price_cents: price,
      created_at: now,
      billing_period: period,
      billing_day: period && billingDay,
      due_on: period && billingDayAfter(today, period, billingDay),
    });
    return id;
  }

  const account = checkedBankAccount(ACCOUNT, { firstname: "Walt", lastname: "Example" });
  const fund = await insertBankAccount(tx, env, { customerId: WALT, now }, account);
  await agreeToDebit(tx, fund.id, now);
  await changeRecurring(tx, await keep(WALT, MONDAY, "autoplay"), { fund_id: fund.id });
  await changeRecurring(tx, await keep(WALT, { ...MONDAY, is_quickpick: true }, "autoplay"), { status: "paused" });
  const stopped = { status: "paused", autosession_off: true } as const;
  await changeRecurring(tx, await keep(WALT, POWERBALL, "autoplay"), stopped);

  await keep(XENA, MONDAY, "autoplay");
  await keep(XENA, BOOK, "subscription", "quarterly");
  await keep(XENA, { ...MONDAY, is_quickpick: true }, "combined_recurring_purchase", "monthly");
}
