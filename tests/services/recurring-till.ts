// Customers with recurring purchases that are due, for tests and the benchmark.
import type { BillingPeriod, RecurringItem } from "#services/db/tables/recurring.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawnKeyOf } from "#services/main/catalogue/offers/catalogue.ts";
import { listUpcomingDraws } from "#services/main/play/draws/draws.rows.ts";
import { centsEach } from "#services/main/recurring/recurring-purchases/recurring-items.ts";
import { insertRecurring } from "#services/main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { insertCard } from "#services/main/wallet/funds/funds.rows.ts";
import type { BehaviourName } from "#services/sandbox/card-gateway/cards.rules.ts";
import { insertCard as issueCard, saveCard } from "#services/sandbox/card-gateway/payments.rows.ts";
import { MONDAY_GAMES } from "./sales.ts";

/** The fields of an item that has neither games nor choices. */
const NOTHING = {
  games: [],
  made_games: null,
  quantity: 1,
  is_quickpick: false,
  is_favourite: false,
  has_favourite_numbers: false,
  cause_key: null,
  shows_winner_name: false,
};
export const MONDAY: RecurringItem = {
  ...NOTHING,
  games: MONDAY_GAMES,
  product_type: "lottery_ticket",
  lottery_key: "monday_lotto",
  game_type: "standard",
  game_offer: "standard",
};
export const SHARE: RecurringItem = {
  ...NOTHING,
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  game_type: "syndicate",
  game_offer: "syn_0000000000000001",
};
export const BOOK: RecurringItem = {
  ...NOTHING,
  product_type: "raffle_ticket",
  lottery_key: "charity_raffle",
  cause_key: "coast_rescue",
  game_type: "deferred",
  game_offer: "book_5",
};

const VISA = { brand: "Visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2030 } as const;

/** Saves a card of a customer at the sandbox's gateway, and returns its id. */
export function keepCard(db: Db, customerId: string, behaviour: BehaviourName = "approved"): Promise<string> {
  return runInTransaction(db, async (tx) => {
    const token = await issueCard(tx, "paystream", { ...VISA, behaviour });
    const saved = await saveCard(tx, { gatewayKey: "paystream", token });
    if (typeof saved === "string") throw new Error(`The sandbox did not save a card: ${saved}`);
    const owner = { customerId, now: await shopNow(tx) };
    return (await insertCard(tx, owner, "paystream", { ...VISA, reference: saved.token }, { isDefault: true })).id;
  });
}

type Kept = {
  item?: RecurringItem;
  /** How many draws it buys each time. */
  draws?: number;
  fundId?: string | null;
  billed?: { period: BillingPeriod; dueOn: string };
};

/** Gives a customer a recurring purchase that is due for the next draw, or on a billing day. Returns its id. */
export function keep(
  db: Db,
  customerId: string,
  { billed, draws = 1, fundId = null, item = MONDAY }: Kept = {},
): Promise<string> {
  return runInTransaction(db, async (tx) => {
    const now = await shopNow(tx);
    const drawnKey = drawnKeyOf(item.lottery_key);
    const [draw] = (await listUpcomingDraws(tx, now, 1)).get(drawnKey) ?? [];
    const cents = centsEach({ draws_each: draws, item });
    if (!draw || cents === null) throw new Error(`${item.lottery_key} is not sold`);
    const type = billed ? "subscription" : "autoplay";
    const id = newId(billed ? "sub" : "aut");
    await insertRecurring(tx, {
      id,
      type,
      item,
      customer_id: customerId,
      drawn_key: drawnKey,
      draws_each: draws,
      region: null,
      after_draw_no: draw.draw_no - 1,
      status: "active",
      price_cents: cents,
      created_at: now,
      fund_id: fundId,
      billing_period: billed?.period ?? null,
      due_on: billed?.dueOn ?? null,
      billing_day: billed ? Number(billed.dueOn.slice(8)) : null,
    });
    return id;
  });
}
