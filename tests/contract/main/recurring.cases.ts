import { drawnKeyOf } from "#services/main/catalogue/offers/catalogue.ts";
import { saveAttempt } from "#services/main/recurring/recurring-purchases/attempts.rows.ts";
import { centsEach } from "#services/main/recurring/recurring-purchases/recurring-items.ts";
import {
  insertRecurring,
  type RecurringPurchase,
} from "#services/main/recurring/recurring-purchases/recurring-purchases.rows.ts";
import { NOTHING } from "#tests/services/recurring-till.ts";
import type { OperationId, Request } from "../caller.ts";
import type { Case } from "../cases.ts";
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
  {
    operationId,
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: about(type, more, { isAnothers: true }),
  },
  { operationId, status: 422, code: "recurring_cancelled", request: about(type, more, { status: "cancelled" }) },
];

const ACTIVE = { body: { status: "recurring_status_active" } };
const PAUSE = { body: { status: "recurring_status_paused" } };
const UNTIL = { body: { status: "recurring_status_timed_pause", paused_until: "2026-12-20" } };
const TOO_EARLY = { body: { status: "recurring_status_timed_pause", paused_until: "2026-11-20" } };

const statusCases = (operationId: OperationId, type: RecurringPurchase["type"]): Case[] => [
  { operationId, status: 200, request: about(type, PAUSE) },
  ...refusalsOf(operationId, type, ACTIVE),
  { operationId, status: 422, code: "transition_not_allowed", request: about(type, UNTIL, { status: "paused" }) },
  { operationId, status: 422, code: "invalid_field", request: about(type, TOO_EARLY) },
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
    (operationId): Case => ({
      operationId,
      status: 200,
      request: async (shop) => ({ as: (await about("autoplay", {}, { hasFailed: true })(shop)).as }),
    }),
  ),
  {
    operationId: "listSubscriptions",
    status: 200,
    request: async (shop) => ({
      as: (await about("subscription")(shop)).as,
      query: { lottery_keys: "charity_raffle" },
    }),
  },
  {
    operationId: "listSubscriptions",
    status: 200,
    when: "with a blank key",
    request: async (shop) => ({ as: await shop.person(), query: { lottery_keys: " " } }),
  },
  { operationId: "getAutoplay", status: 200, request: about("autoplay") },
  {
    operationId: "getAutoplay",
    status: 200,
    when: "cancelled",
    request: about("autoplay", {}, { status: "cancelled" }),
  },
  { operationId: "getAutoplay", status: 404, code: "not_found", request: about("autoplay", {}, { isAnothers: true }) },
  { operationId: "getSubscription", status: 200, request: about("subscription") },
  {
    operationId: "getSubscription",
    status: 404,
    code: "not_found",
    request: about("subscription", {}, { isAnothers: true }),
  },

  { operationId: "updateAutoplay", status: 200, request: about("autoplay", { body: { num_games: 6 } }) },
  {
    operationId: "updateAutoplay",
    status: 200,
    when: "shares",
    request: about("autoplay", { body: { num_shares: 2 } }, { item: SHARES }),
  },
  ...refusalsOf("updateAutoplay", "autoplay", { body: { num_games: 6 } }),
  {
    operationId: "updateAutoplay",
    status: 422,
    code: "games_out_of_bounds",
    request: about("autoplay", { body: { num_games: 1 } }),
  },
  {
    operationId: "updateAutoplay",
    status: 422,
    code: "invalid_field",
    request: about("autoplay", { body: { game_offer: "system_99" } }),
  },
  {
    operationId: "updateSubscription",
    status: 200,
    request: about("subscription", { body: { game_offer: "book_15" } }),
  },
  ...refusalsOf("updateSubscription", "subscription", { body: { game_offer: "book_15" } }),
  {
    operationId: "updateSubscription",
    status: 422,
    code: "games_out_of_bounds",
    request: about("subscription", { body: { num_games: 1 } }, { item: TICKET }),
  },
  {
    operationId: "updateSubscription",
    status: 422,
    code: "invalid_field",
    request: about("subscription", { body: { game_offer: "book_99" } }),
  },

  {
    operationId: "setAutoplayMinimumJackpot",
    status: 200,
    request: about("autoplay", { body: { minimum_jackpot_amount: 20_000_000 } }),
  },
  ...refusalsOf("setAutoplayMinimumJackpot", "autoplay", { body: { minimum_jackpot_amount: 0 } }),
  {
    operationId: "setAutoplayMinimumJackpot",
    status: 422,
    code: "invalid_field",
    request: about("autoplay", { body: { minimum_jackpot_amount: 1.234 } }),
  },
  { operationId: "setAutoplayQuickpick", status: 200, request: about("autoplay", { body: { quickpick: true } }) },
  ...refusalsOf("setAutoplayQuickpick", "autoplay", { body: { quickpick: true } }),
  {
    operationId: "setAutoplayQuickpick",
    status: 422,
    code: "invalid_field",
    request: about("autoplay", { body: { quickpick: true } }, { item: SHARES }),
  },

  ...statusCases("setAutoplayStatus", "autoplay"),
  ...statusCases("setSubscriptionStatus", "subscription"),
  { operationId: "pauseAutoplay", status: 200, request: about("autoplay", { body: { paused_until: "2026-12-20" } }) },
  ...refusalsOf("pauseAutoplay", "autoplay", { body: {} }),
  {
    operationId: "pauseAutoplay",
    status: 422,
    code: "transition_not_allowed",
    request: about("autoplay", { body: { paused_until: "2026-12-20" } }, { status: "paused" }),
  },
  {
    operationId: "pauseAutoplay",
    status: 422,
    code: "invalid_field",
    request: about("autoplay", { body: { paused_until: "2026-11-20" } }),
  },
  { operationId: "unpauseAutoplay", status: 200, request: about("autoplay", {}, { status: "paused" }) },
  ...refusalsOf("unpauseAutoplay", "autoplay", {}),
  {
    operationId: "unpauseAutoplay",
    status: 409,
    code: "autosession_off",
    request: about("autoplay", {}, { status: "paused", hasEnded: true }),
  },
  {
    operationId: "setAutoplayStatus",
    status: 409,
    code: "autosession_off",
    request: about("autoplay", ACTIVE, { status: "paused", hasEnded: true }),
  },

  { operationId: "syncRecurringPurchases", status: 200, request: sync() },
  { operationId: "syncRecurringPurchases", status: 404, code: "not_found", request: sync({ fund_id: "fnd_none" }) },
  {
    operationId: "syncRecurringPurchases",
    status: 422,
    code: "idempotency_key_reused",
    request: async (shop) => {
      const request = { ...(await sync()(shop)), key: crypto.randomUUID() };
      await shop.call("syncRecurringPurchases", request);
      return { ...request, body: { recurring_purchase_ids: ["aut_other"] } };
    },
  },

  {
    operationId: "getRecurringPurchaseMethods",
    status: 200,
    request: async (shop) => ({ as: (await customerWithCard(shop)).as }),
  },
  {
    operationId: "deleteFund",
    status: 409,
    code: "fund_in_use",
    request: async (shop) => {
      const { as, fundRef } = await customerWithCard(shop);
      await keep(shop, as.customerId, "autoplay", {});
      await shop.call("setRecurringPurchaseMethod", { as, query: { recurring_purchase_method: fundRef } });
      return { as, params: { fundRef } };
    },
  },
  {
    operationId: "setRecurringPurchaseMethod",
    status: 200,
    request: async (shop) => {
      const { as, fundRef } = await customerWithCard(shop);
      return { as, query: { recurring_purchase_method: fundRef } };
    },
  },
  {
    operationId: "setRecurringPurchaseMethod",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), query: { recurring_purchase_method: "fnd_none" } }),
  },
];
