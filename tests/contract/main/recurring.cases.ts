import type { RecurringItem } from "#services/db/tables/recurring.ts";
import { chargeOne } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { BOOK, keep, MONDAY, SHARE } from "#tests/services/recurring-till.ts";
import type { OperationId, Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithCard } from "./saved-funds.cases.ts";

type Type = "autoplay" | "subscription";
type State = {
  item?: RecurringItem;
  status?: "active" | "paused" | "cancelled";
  /** Whether it could not be charged, because its customer has no money. */
  hasFailed?: boolean;
  /** The organiser of a Lotto Party has stopped repeating it. */
  hasEnded?: boolean;
  isAnothers?: boolean;
};

/** A call about a customer's own recurring purchase, or another's. */
const about =
  (type: Type, more: Request = {}, state: State = {}) =>
  async (shop: ContractShop): Promise<Request> => {
    const { hasEnded = false, hasFailed = false, isAnothers = false, status = "active" } = state;
    const owner = await shop.person({ cents: hasFailed ? 0 : 5_000 });
    const { item = type === "autoplay" ? MONDAY : BOOK } = state;
    const billed = { period: "monthly", dueOn: "2026-12-20" } as const;
    const id = await keep(shop.db, owner.customerId, { item, ...(type === "subscription" && { billed }) });
    if (hasFailed) await chargeOne({ db: shop.db, gateway: null }, id);
    const kept = { status, autosession_off: hasEnded };
    if (status !== "active") await shop.db.updateTable("recurring_purchase").set(kept).where("id", "=", id).execute();
    return { as: isAnothers ? await shop.person() : owner, params: { id }, ...more };
  };

/** The refusals that every change of a recurring purchase has. */
const refusalsOf = (operationId: OperationId, type: Type, more: Request): Case[] => [
  on(operationId, "404 not_found (another customer's)", about(type, more, { isAnothers: true })),
  on(operationId, "422 recurring_cancelled", about(type, more, { status: "cancelled" })),
];

const ACTIVE = { body: { status: "recurring_status_active" } };
const PAUSE = { body: { status: "recurring_status_paused" } };
const UNTIL = { body: { status: "recurring_status_timed_pause", paused_until: "2026-12-20" } };
const TOO_EARLY = { body: { status: "recurring_status_timed_pause", paused_until: "2026-11-20" } };

const statusCases = (operationId: OperationId, type: Type): Case[] => [
  on(operationId, 200, about(type, PAUSE)),
  ...refusalsOf(operationId, type, ACTIVE),
  on(operationId, "422 transition_not_allowed", about(type, UNTIL, { status: "paused" })),
  on(operationId, "422 invalid_field", about(type, TOO_EARLY)),
];

/** A call to charge again. */
const sync =
  (more: object = {}, state: State = {}) =>
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
  on("updateAutoplay", "200 (shares)", about("autoplay", { body: { num_shares: 2 } }, { item: SHARE })),
  ...refusalsOf("updateAutoplay", "autoplay", { body: { num_games: 6 } }),
  on("updateAutoplay", "422 games_out_of_bounds", about("autoplay", { body: { num_games: 1 } })),
  on("updateAutoplay", "422 invalid_field", about("autoplay", { body: { game_offer: "system_99" } })),
  on("updateSubscription", 200, about("subscription", { body: { game_offer: "book_15" } })),
  ...refusalsOf("updateSubscription", "subscription", { body: { game_offer: "book_15" } }),
  on(
    "updateSubscription",
    "422 games_out_of_bounds",
    about("subscription", { body: { num_games: 1 } }, { item: MONDAY }),
  ),
  on("updateSubscription", "422 invalid_field", about("subscription", { body: { game_offer: "book_99" } })),

  on(
    "setAutoplayMinimumJackpot",
    200,
    about("autoplay", { body: { minimum_jackpot_amount: 20_000_000 } }, { item: SHARE }),
  ),
  ...refusalsOf("setAutoplayMinimumJackpot", "autoplay", { body: { minimum_jackpot_amount: 0 } }),
  on("setAutoplayMinimumJackpot", "422 invalid_field", about("autoplay", { body: { minimum_jackpot_amount: 1.234 } })),
  on("setAutoplayQuickpick", 200, about("autoplay", { body: { quickpick: true } })),
  ...refusalsOf("setAutoplayQuickpick", "autoplay", { body: { quickpick: true } }),
  on("setAutoplayQuickpick", "422 invalid_field", about("autoplay", { body: { quickpick: true } }, { item: SHARE })),

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
    await keep(shop.db, as.customerId);
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
