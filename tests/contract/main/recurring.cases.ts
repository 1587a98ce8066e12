import { drawnKeyOf } from "#services/main/catalogue/offers/catalogue.ts";
import { saveAttempt } from "#services/main/recurring/recurring-purchases/attempts.rows.ts";
import { centsEach } from "#services/main/recurring/recurring-purchases/recurring-items.ts";
import {
  insertRecurring,
  type RecurringPurchase,
} from "#services/main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { NOTHING } from "#tests/services/recurring-till.ts";
import type { OperationId, Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithCard } from "./saved-funds.cases.ts";

const GAMES = [
  { Numbers: [3, 11, 19, 24, 37, 42] },
  { Numbers: [1, 7, 15, 22, 30, 45] },
  { Numbers: [5, 9, 18, 26, 33, 40] },
  { Numbers: [2, 13, 20, 28, 36, 44] },
];
const TICKET: RecurringPurchase["item"] = {
  ...NOTHING,
  games: GAMES,
  product_type: "lottery_ticket",
  lottery_key: "monday_lotto",
  game_type: "standard",
  game_offer: "standard",
};
const BOOK: RecurringPurchase["item"] = {
  ...NOTHING,
  product_type: "raffle_ticket",
  lottery_key: "charity_raffle",
  cause_key: "coast_rescue",
  game_type: "deferred",
  game_offer: "book_5",
};
const SHARES: RecurringPurchase["item"] = {
  ...NOTHING,
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  game_type: "syndicate",
  game_offer: "syn_0000000000000001",
};

type State = {
  item?: RecurringPurchase["item"];
  status?: "active" | "paused" | "cancelled";
  hasFailed?: boolean;
  /** The organiser of a Lotto Party has stopped repeating it. */
  hasEnded?: boolean;
};

/** Gives a customer a recurring purchase of the draw after the next one. Returns its id. */
async function keep(shop: ContractShop, customerId: string, type: RecurringPurchase["type"], state: State) {
  const { hasEnded = false, hasFailed = false, item = type === "autoplay" ? TICKET : BOOK, status = "active" } = state;
  const id = `${type === "autoplay" ? "aut" : "sub"}_${crypto.randomUUID().replaceAll("-", "")}`;
  const subscribed = { billing_period: "monthly", billing_day: 20, due_on: "2026-12-20" } as const;
  await shop.run(async (tx) => {
    const [draw] = await tx
      .selectFrom("draw")
      .selectAll()
      .where("product_offer_key", "=", drawnKeyOf(item.lottery_key))
      .where("status", "=", "DRAW_OPEN")
      .orderBy("draw_no")
      .limit(1)
      .execute();
    const cents = centsEach({ draws_each: 1, item });
    if (!draw || cents === null) throw new Error(`${item.lottery_key} is not sold`);
    await insertRecurring(tx, {
      id,
      type,
      item,
      customer_id: customerId,
      drawn_key: draw.product_offer_key,
      draws_each: 1,
      region: null,
      after_draw_no: draw.draw_no - 1,
      status: "active",
      price_cents: cents,
      created_at: draw.draw_at,
      ...(type === "subscription" ? subscribed : { billing_period: null, billing_day: null, due_on: null }),
    });
    if (hasFailed) {
      await saveAttempt(tx, {
        id: `att_${id}`,
        recurring_purchase_id: id,
        customer_id: customerId,
        period: draw.id,
        draw_id: draw.id,
        status: "soft_failure",
        fund_kind: "wallet",
        fund_id: null,
        price_cents: cents,
        created_at: draw.draw_at,
      });
    }
    const kept = { status, autosession_off: hasEnded };
    if (status !== "active") await tx.updateTable("recurring_purchase").set(kept).where("id", "=", id).execute();
  });
  return id;
}

/** A call about a customer's own recurring purchase, or another's. */
const about =
  (type: RecurringPurchase["type"], more: Request = {}, state: State & { isAnothers?: boolean } = {}) =>
  async (shop: ContractShop): Promise<Request> => {
    const owner = await shop.person({ cents: 5_000 });
    const id = await keep(shop, owner.customerId, type, state);
    return { as: state.isAnothers ? await shop.person() : owner, params: { id }, ...more };
  };

/** The refusals that every change of a recurring purchase has. */
const refusalsOf = (operationId: OperationId, type: RecurringPurchase["type"], more: Request): Case[] => [
  on(operationId, "404 not_found (another customer's)", about(type, more, { isAnothers: true })),
  on(operationId, "422 recurring_cancelled", about(type, more, { status: "cancelled" })),
];

const ACTIVE = { body: { status: "recurring_status_active" } };
const PAUSE = { body: { status: "recurring_status_paused" } };
const UNTIL = { body: { status: "recurring_status_timed_pause", paused_until: "2026-12-20" } };
const TOO_EARLY = { body: { status: "recurring_status_timed_pause", paused_until: "2026-11-20" } };

const statusCases = (operationId: OperationId, type: RecurringPurchase["type"]): Case[] => [
  on(operationId, 200, about(type, PAUSE)),
  ...refusalsOf(operationId, type, ACTIVE),
  on(operationId, "422 transition_not_allowed", about(type, UNTIL, { status: "paused" })),
  on(operationId, "422 invalid_field", about(type, TOO_EARLY)),
];

/** A call to charge again. */
const sync =
  (more: object = {}, state: State & { isAnothers?: boolean } = {}) =>
  async (shop: ContractShop): Promise<Request> => {
    const { as, params } = await about("autoplay", {}, { hasFailed: true, ...state })(shop);
    return { as, body: { recurring_purchase_ids: [params?.["id"]], ...more } };
  };

export const cases: Case[] = [
  ...(["listRecurringPurchases", "listAutoplays", "listPaymentResolutions"] as const).map(
    (operationId): Case =>
      on(operationId, 200, async (shop) => ({ as: (await about("autoplay", {}, { hasFailed: true })(shop)).as })),
  ),
  on("listSubscriptions", 200, async (shop) => ({
    as: (await about("subscription")(shop)).as,
    query: { lottery_keys: "charity_raffle" },
  })),
  on("listSubscriptions", "200 (with a blank key)", async (shop) => ({
    as: await shop.person(),
    query: { lottery_keys: " " },
  })),
  on("getAutoplay", 200, about("autoplay")),
  on("getAutoplay", "200 (cancelled)", about("autoplay", {}, { status: "cancelled" })),
  on("getAutoplay", "404 not_found", about("autoplay", {}, { isAnothers: true })),
  on("getSubscription", 200, about("subscription")),
  on("getSubscription", "404 not_found", about("subscription", {}, { isAnothers: true })),

  on("updateAutoplay", 200, about("autoplay", { body: { num_games: 6 } })),
  on("updateAutoplay", "200 (shares)", about("autoplay", { body: { num_shares: 2 } }, { item: SHARES })),
  ...refusalsOf("updateAutoplay", "autoplay", { body: { num_games: 6 } }),
  on("updateAutoplay", "422 games_out_of_bounds", about("autoplay", { body: { num_games: 1 } })),
  on("updateAutoplay", "422 invalid_field", about("autoplay", { body: { game_offer: "system_99" } })),
  on("updateSubscription", 200, about("subscription", { body: { game_offer: "book_15" } })),
  ...refusalsOf("updateSubscription", "subscription", { body: { game_offer: "book_15" } }),
  on(
    "updateSubscription",
    "422 games_out_of_bounds",
    about("subscription", { body: { num_games: 1 } }, { item: TICKET }),
  ),
  on("updateSubscription", "422 invalid_field", about("subscription", { body: { game_offer: "book_99" } })),

  on("setAutoplayMinimumJackpot", 200, about("autoplay", { body: { minimum_jackpot_amount: 20_000_000 } })),
  ...refusalsOf("setAutoplayMinimumJackpot", "autoplay", { body: { minimum_jackpot_amount: 0 } }),
  on("setAutoplayMinimumJackpot", "422 invalid_field", about("autoplay", { body: { minimum_jackpot_amount: 1.234 } })),
  on("setAutoplayQuickpick", 200, about("autoplay", { body: { quickpick: true } })),
  ...refusalsOf("setAutoplayQuickpick", "autoplay", { body: { quickpick: true } }),
  on("setAutoplayQuickpick", "422 invalid_field", about("autoplay", { body: { quickpick: true } }, { item: SHARES })),

  ...statusCases("setAutoplayStatus", "autoplay"),
  ...statusCases("setSubscriptionStatus", "subscription"),
  on("pauseAutoplay", 200, about("autoplay", { body: { paused_until: "2026-12-20" } })),
  ...refusalsOf("pauseAutoplay", "autoplay", { body: {} }),
  on(
    "pauseAutoplay",
    "422 transition_not_allowed",
    about("autoplay", { body: { paused_until: "2026-12-20" } }, { status: "paused" }),
  ),
  on("pauseAutoplay", "422 invalid_field", about("autoplay", { body: { paused_until: "2026-11-20" } })),
  on("unpauseAutoplay", 200, about("autoplay", {}, { status: "paused" })),
  ...refusalsOf("unpauseAutoplay", "autoplay", {}),
  on("unpauseAutoplay", "409 autosession_off", about("autoplay", {}, { status: "paused", hasEnded: true })),
  on("setAutoplayStatus", "409 autosession_off", about("autoplay", ACTIVE, { status: "paused", hasEnded: true })),

  on("syncRecurringPurchases", 200, sync()),
  on("syncRecurringPurchases", "404 not_found", sync({ fund_id: "fnd_none" })),
  on("syncRecurringPurchases", "422 idempotency_key_reused", async (shop) => {
    const request = { ...(await sync()(shop)), key: crypto.randomUUID() };
    await shop.call("syncRecurringPurchases", request);
    return { ...request, body: { recurring_purchase_ids: ["aut_other"] } };
  }),

  on("getRecurringPurchaseMethods", 200, async (shop) => ({ as: (await customerWithCard(shop)).as })),
  on("deleteFund", "409 fund_in_use", async (shop) => {
    const { as, fundRef } = await customerWithCard(shop);
    await keep(shop, as.customerId, "autoplay", {});
    await shop.call("setRecurringPurchaseMethod", { as, query: { recurring_purchase_method: fundRef } });
    return { as, params: { fundRef } };
  }),
  on("setRecurringPurchaseMethod", 200, async (shop) => {
    const { as, fundRef } = await customerWithCard(shop);
    return { as, query: { recurring_purchase_method: fundRef } };
  }),
  on("setRecurringPurchaseMethod", "422 invalid_field", async (shop) => ({
    as: await shop.person(),
    query: { recurring_purchase_method: "fnd_none" },
  })),
];
