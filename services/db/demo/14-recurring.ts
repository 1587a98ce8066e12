import type { RecurringItem } from "#services/db/tables/recurring.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { drawnKeyOf } from "#services/main/catalogue/offers/catalogue.ts";
import { listUpcomingDraws } from "#services/main/play/draws/draws.rows.ts";
import { saveMethodKey } from "#services/main/recurring/recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { saveAttempt } from "#services/main/recurring/recurring-purchases/attempts.rows.ts";
import { shortOf } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { centsEach } from "#services/main/recurring/recurring-purchases/recurring-items.ts";
import {
  changeRecurring,
  insertRecurring,
} from "#services/main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { billingDayAfter, dayOf } from "#services/main/sales/products/billing.rules.ts";
import { insertCard } from "#services/main/wallet/funds/funds.rows.ts";
import { insertCard as issueCard, saveCard } from "#services/sandbox/card-gateway/payments.rows.ts";
import { customers, register, UMA } from "./01-customers.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const VISA = { brand: "Visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2030 } as const;

const NOTHING = {
  games: [],
  made_games: null,
  quantity: 1,
  is_quickpick: true,
  is_favourite: false,
  has_favourite_numbers: false,
  cause_key: null,
  shows_winner_name: false,
};
export const MONDAY: RecurringItem = {
  ...NOTHING,
  product_type: "lottery_ticket",
  lottery_key: "monday_lotto",
  game_type: "standard",
  game_offer: "standard",
  is_quickpick: false,
  games: [
    { Numbers: [3, 11, 19, 24, 37, 42] },
    { Numbers: [1, 7, 15, 22, 30, 45] },
    { Numbers: [5, 9, 18, 26, 33, 40] },
    { Numbers: [2, 13, 20, 28, 36, 44] },
  ],
};
export const POWERBALL: RecurringItem = {
  ...NOTHING,
  product_type: "lottery_ticket",
  lottery_key: "powerball",
  game_type: "standard",
  game_offer: "standard",
  games: Array.from({ length: 4 }, (_, index) => ({
    Numbers: [1, 2, 3, 4, 5, 6, 7].map((number) => number + 7 * index),
    Powerball: [index + 1],
  })),
};
export const BOOK: RecurringItem = {
  ...NOTHING,
  product_type: "raffle_ticket",
  lottery_key: "charity_raffle",
  game_type: "deferred",
  game_offer: "book_5",
  is_quickpick: false,
  cause_key: "coast_rescue",
};
const SHARES: RecurringItem = {
  ...NOTHING,
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  game_type: "syndicate",
  game_offer: "syn_0000000000000001",
  is_quickpick: false,
};

/** A customer with autoplays and subscriptions: active, paused, paused until a day, and failed in both ways. */
export async function seed(tx: Tx, now: Date): Promise<void> {
  await register(
    tx,
    now,
    customers.filter(({ id }) => id === UMA),
  );
  const upcoming = await listUpcomingDraws(tx, now, 1);
  const token = await issueCard(tx, "paystream", { ...VISA, behaviour: "approved" });
  const saved = await saveCard(tx, { gatewayKey: "paystream", token });
  if (typeof saved === "string") throw new Error(`The sandbox did not save a card of the demo: ${saved}`);
  const card = await insertCard(
    tx,
    { customerId: UMA, now },
    "paystream",
    { ...VISA, reference: saved.token },
    { isDefault: true },
  );
  await saveMethodKey(tx, UMA, "wallet");

  const today = dayOf(now);
  const [, , day = ""] = today.split("-");
  const subscription = {
    type: "subscription",
    billing_period: "monthly",
    billing_day: Number(day),
    due_on: billingDayAfter(today, "monthly", Number(day)),
  } as const;
  const autoplay = { type: "autoplay", billing_period: null, billing_day: null, due_on: null } as const;
  /** One whose last charge failed has not got its draw yet. */
  async function keep(item: RecurringItem, kind: typeof autoplay | typeof subscription, hasFailed = false) {
    const drawnKey = drawnKeyOf(item.lottery_key);
    const [draw] = upcoming.get(drawnKey) ?? [];
    if (!draw) throw new Error(`${drawnKey} has no draw on sale`);
    const price = centsEach({ draws_each: 1, item });
    if (price === null) throw new Error(`${item.lottery_key} ${item.game_offer} is not sold`);
    const id = newId(kind.type === "autoplay" ? "aut" : "sub");
    await insertRecurring(tx, {
      ...kind,
      id,
      item,
      customer_id: UMA,
      drawn_key: drawnKey,
      draws_each: 1,
      region: null,
      price_cents: price,
      after_draw_no: hasFailed ? draw.draw_no - 1 : draw.draw_no,
      status: "active",
      created_at: new Date(now.getTime() - 30 * DAY_MS),
    });
    const attempt = {
      id: newId("att"),
      recurring_purchase_id: id,
      customer_id: UMA,
      draw_id: draw.id,
      period: kind.due_on === null ? draw.id : dayOf(new Date(now.getTime() - DAY_MS)),
      price_cents: price,
      created_at: new Date(now.getTime() - DAY_MS),
    };
    return { id, attempt };
  }

  await keep(MONDAY, autoplay);
  const paused = await keep(POWERBALL, autoplay);
  await changeRecurring(tx, paused.id, {
    status: "paused",
    paused_until: dayOf(new Date(now.getTime() + 28 * DAY_MS)),
    minimum_jackpot_cents: 2_000_000_000,
    fund_id: card.id,
  });
  const short = await keep(SHARES, autoplay, true);
  for (const [index, hours] of [0, 1, 7, 23].entries()) {
    const failed = { status: "soft_failure" as const, tries: index + 1, fund_kind: "wallet" as const, fund_id: null };
    const row = { ...short.attempt, ...failed, reason: shortOf(short.attempt.price_cents) };
    await saveAttempt(tx, row, new Date(row.created_at.getTime() + hours * HOUR_MS));
  }
  await keep(BOOK, subscription);
  const refused = await keep({ ...MONDAY, is_quickpick: true }, subscription, true);
  await changeRecurring(tx, refused.id, { status: "paused", fund_id: card.id });
  await saveAttempt(tx, {
    ...refused.attempt,
    status: "hard_failure",
    tries: 1,
    fund_kind: "cc",
    fund_id: card.id,
    reason: "Your card was declined.",
  });
}
