import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { instantIn } from "#services/main/play/draws/schedule.rules.ts";
import { insertPromotion, type NewPromotion } from "#services/main/sales/promotions/promotions.rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ZONE = "Australia/Sydney";

/** Returns the midnight in Sydney at the end of the next Sunday. */
function endOfWeekend(now: Date): Date {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(now);
  const date = new Date(`${today}T00:00:00Z`);
  // 1 is Monday: the Monday after this Sunday, or next week's if today is Monday.
  const days = (8 - date.getUTCDay()) % 7 || 7;
  return instantIn(ZONE, new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10), "00:00");
}

/** Seeds one usable code of each kind, then one for each reason to be refused. */
export async function seed(tx: Tx, now: Date, { locale }: ServicesEnv): Promise<void> {
  const sign = locale === "en-GB" ? "£" : "$";
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS);
  const since = { starts_at: days(-1) };
  const promotions: NewPromotion[] = [
    {
      ...since,
      code: "WELCOME1",
      voucher_type: "voucher_fixed_discount",
      description: `${sign}1 off your first ticket`,
      amount_cents: 100,
      limit_per_customer: 1,
    },
    { ...since, code: "SPRING15", voucher_type: "voucher_percent_discount", description: "15% off", percent_bp: 1_500 },
    {
      ...since,
      code: "WEEKEND",
      voucher_type: "voucher_fixed_discount_expire",
      description: `${sign}1 off this weekend`,
      amount_cents: 100,
      ends_at: endOfWeekend(now),
    },
    {
      ...since,
      code: "BONUS5",
      voucher_type: "voucher_credit_amount",
      description: `${sign}5 in your wallet`,
      amount_cents: 500,
      limit_per_customer: 1,
    },
    {
      code: "LASTYEAR",
      voucher_type: "voucher_fixed_discount",
      description: `${sign}2 off last year's draws`,
      amount_cents: 200,
      starts_at: days(-400),
      ends_at: days(-35),
    },
    {
      code: "SOON",
      voucher_type: "voucher_fixed_discount",
      description: `${sign}2 off next month`,
      amount_cents: 200,
      starts_at: days(30),
    },
    {
      ...since,
      code: "BIG50",
      voucher_type: "voucher_fixed_discount",
      description: `${sign}5 off a cart of ${sign}50`,
      amount_cents: 500,
      minimum_cents: 5_000,
    },
    {
      ...since,
      code: "RAFFLE2",
      voucher_type: "voucher_fixed_discount",
      description: `${sign}2 off a raffle ticket`,
      amount_cents: 200,
      product_types: ["raffle_ticket"],
    },
    {
      ...since,
      code: "FIRST3",
      voucher_type: "voucher_fixed_discount",
      description: `${sign}2 off for the first three`,
      amount_cents: 200,
      limit_in_all: 3,
    },
  ];
  for (const promotion of promotions) await insertPromotion(tx, promotion);
}
