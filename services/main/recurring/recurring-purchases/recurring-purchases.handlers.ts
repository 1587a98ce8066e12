// Reads and changes of autoplays and subscriptions. Both are one table: their operations differ only in the type they find.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { refuse } from "#services/lib/refusal.ts";
import { requireGrowing } from "../../catalogue/offers/recurrence.ts";
import { readStop } from "../../play/parties/parties.rows.ts";
import { jackpotCents } from "../../sales/cart/recurring-wish.rules.ts";
import { dayOf } from "../../sales/products/billing.rules.ts";
import { hasDebt } from "../../wallet/deposits/deposits.rows.ts";
import { editedItem, quickPicked } from "./recurring-edits.rules.ts";
import { centsEach } from "./recurring-items.ts";
import {
  changeRecurring,
  listRecurring,
  lockRecurring,
  type RecurringPurchase,
  type RecurringType,
} from "./recurring-purchases.rows.ts";
import { billingDayFrom, changedStatus, refuseCancelled } from "./recurring-purchases.rules.ts";
import { replyWith, toRecurringPurchases } from "./recurring-purchases.shapes.ts";

type Schemas = components["schemas"];
type Operation =
  | "listRecurringPurchases"
  | "listAutoplays"
  | "getAutoplay"
  | "updateAutoplay"
  | "setAutoplayMinimumJackpot"
  | "setAutoplayQuickpick"
  | "setAutoplayStatus"
  | "pauseAutoplay"
  | "unpauseAutoplay"
  | "listSubscriptions"
  | "getSubscription"
  | "updateSubscription"
  | "setSubscriptionStatus";

type Page = { limit?: number | undefined; offset?: number | undefined };
type Call = { customerId: string; now: Date; tx: Tx; content: Content };

async function readPage(
  { content, customerId, now, tx }: Call,
  { limit = 10, offset = 0 }: Page,
  wanted: { type?: RecurringType; offerKeys?: string[] | undefined } = {},
) {
  const { rows, total } = await listRecurring(tx, customerId, { ...wanted, limit, offset, now });
  const result = await toRecurringPurchases(tx, rows, { content, now });
  return { status: 200 as const, body: { result, pageInfo: { limit, offset, total } } };
}

async function read({ content, customerId, now, tx }: Call, id: string, type: RecurringType) {
  return replyWith(tx, await lockRecurring(tx, customerId, id, type), { content, now });
}

/** Locks a recurring purchase that is not cancelled and changes it. */
async function edit(
  { content, customerId, now, tx }: Call,
  { id, type }: { id: string; type: RecurringType },
  change: (kept: RecurringPurchase) => Parameters<typeof changeRecurring>[2],
) {
  const kept = await lockRecurring(tx, customerId, id, type);
  if (kept.status === "cancelled") refuseCancelled();
  const changed = change(kept);
  // The customer sees the new price here, so that it needs no notice.
  const cents = centsEach({ ...kept, item: changed.item ?? kept.item });
  const price =
    changed.item && cents !== null ? { price_cents: cents, told_price_cents: null, told_price_from: null } : {};
  return replyWith(tx, await changeRecurring(tx, id, { ...changed, ...price }), { content, now });
}

const AUTOSESSION_OFF = "The organiser has turned off ticket creation into future draws and cannot be unpaused.";

const OWING = "Pay what your bank returned first: deposit the money, or pay from your wallet.";

/** Sets a status. Billing days that have passed during a pause are not caught up. */
async function setStatus(
  { content, customerId, now, tx }: Call,
  { id, type }: { id: string; type: RecurringType },
  wanted: Schemas["RecurringStatusRequest"],
) {
  const kept = await lockRecurring(tx, customerId, id, type);
  const today = dayOf(now);
  const changed = changedStatus(kept, wanted, today);
  const { billing_day, billing_period, due_on } = kept;
  const isResumed = changed.status === "active" && kept.status === "paused";
  if (isResumed && (kept.autosession_off || (await readStop(tx, kept.item))))
    refuse(409, "autosession_off", AUTOSESSION_OFF);
  if (isResumed && (await hasDebt(tx, customerId))) refuse(422, "transition_not_allowed", OWING);
  const billed = isResumed && due_on && billing_period && billing_day ? { due_on, billing_period, billing_day } : null;
  if (changed === kept) return replyWith(tx, kept, { content, now });
  const change = { ...changed, ...(billed && { due_on: billingDayFrom(billed, today) }) };
  return replyWith(tx, await changeRecurring(tx, id, change), { content, now });
}

type Parts = { content: ContentReader };

export const createRecurringPurchasesHandlers = ({ content }: Parts): Handlers<Operation> => {
  const withContent = <T extends object>(call: T) => ({ ...call, content: content() });
  return {
    listRecurringPurchases: (call) => readPage(withContent(call), call.query),

    listAutoplays: (call) => readPage(withContent(call), call.query, { type: "autoplay" }),
    getAutoplay: (call) => read(withContent(call), call.params.id, "autoplay"),
    updateAutoplay: (call) =>
      edit(withContent(call), { id: call.params.id, type: "autoplay" }, (kept) => {
        const { description, ...wanted } = call.body;
        const label = description === undefined ? kept.label : plainText(description).trim() || null;
        return { item: editedItem(kept.item, wanted), label };
      }),
    setAutoplayMinimumJackpot: (call) =>
      edit(withContent(call), { id: call.params.id, type: "autoplay" }, ({ item }) => {
        const cents = jackpotCents(call.body.minimumJackpotAmount, "minimum_jackpot_amount");
        requireGrowing(item.lottery_key, cents, "minimum_jackpot_amount");
        return { minimum_jackpot_cents: cents };
      }),
    setAutoplayQuickpick: (call) =>
      edit(withContent(call), { id: call.params.id, type: "autoplay" }, ({ item }) => ({
        item: quickPicked(item, call.body.quickpick),
      })),
    setAutoplayStatus: (call) => setStatus(withContent(call), { id: call.params.id, type: "autoplay" }, call.body),
    pauseAutoplay: (call) => {
      const pausedUntil = call.body?.pausedUntil;
      const status = pausedUntil === undefined ? "recurring_status_paused" : "recurring_status_timed_pause";
      return setStatus(
        withContent(call),
        { id: call.params.id, type: "autoplay" },
        { status, ...(pausedUntil && { pausedUntil }) },
      );
    },
    unpauseAutoplay: (call) =>
      setStatus(withContent(call), { id: call.params.id, type: "autoplay" }, { status: "recurring_status_active" }),

    listSubscriptions: (call) => {
      const { lottery_keys: lotteryKeys, ...page } = call.query;
      const offerKeys = lotteryKeys?.split(",").map((key) => key.trim());
      return readPage(withContent(call), page, { type: "subscription", offerKeys });
    },
    getSubscription: (call) => read(withContent(call), call.params.id, "subscription"),
    updateSubscription: (call) =>
      edit(withContent(call), { id: call.params.id, type: "subscription" }, ({ item }) => ({
        item: editedItem(item, call.body),
      })),
    setSubscriptionStatus: (call) =>
      setStatus(withContent(call), { id: call.params.id, type: "subscription" }, call.body),
  };
};
