import type { components } from "#generated/main/schema.ts";
import type { Db, Handlers, Tx } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { lockCustomer } from "../../identity/customer/closing.rows.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { readRecurringMethods } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { type ChargeParts, chargeOne } from "./charging.commands.ts";
import { isDebt, isPaidDebt, payDebt } from "./recurring-debits.commands.ts";
import {
  type Attempt,
  changeAttempt,
  changeRecurring,
  listFailed,
  listRecurringByIds,
  lockRecurring,
  type RecurringPurchase,
  readAttempts,
  takeRecurring,
} from "./recurring-purchases.rows.ts";
import { refuseCancelled } from "./recurring-purchases.rules.ts";
import { toRecurringPurchases } from "./recurring-purchases.shapes.ts";

type Schemas = components["schemas"];
type Parts = { gateway: CardGateway | null; onStep?: ChargeParts["onStep"] };
type Operation = "listPaymentResolutions" | "syncRecurringPurchases";

/** Failed charges, one for each fund that failed, and their repetition. */
export const createPaymentResolutionsHandlers = ({ gateway, onStep }: Parts): Handlers<Operation> => ({
  listPaymentResolutions: async ({ customerId, now, tx }) => {
    const failed = await listFailed(tx, customerId, now);
    const rows = await listRecurringByIds(
      tx,
      failed.map((attempt) => attempt.recurring_purchase_id),
    );
    const shown = new Map((await toRecurringPurchases(tx, rows, now)).map((one) => [one.id, one]));
    const byFund = Map.groupBy(failed, ({ fund_id, fund_kind }) => fund_id ?? fund_kind);
    const result = [...byFund.values()].flatMap((attempts): Schemas["PaymentResolution"][] => {
      const [first] = attempts;
      if (!first) return [];
      return [
        {
          id: first.id,
          fundSource: first.fund_id ?? first.fund_kind,
          fundKind: first.fund_kind,
          failureKind: attempts.some(({ status }) => status === "hard_failure") ? "hard" : "soft",
          recurringPurchases: attempts.flatMap((attempt) => shown.get(attempt.recurring_purchase_id) ?? []),
        },
      ];
    });
    return { status: 200, body: { result } };
  },

  syncRecurringPurchases: {
    outsideTransaction: true,
    handle: ({ body: { fundId, recurringPurchaseIds: ids }, claim, customerId, db, now }) =>
      runSaga(db, claim, async () => {
        const paused = await runInTransaction(db, async (tx) => {
          if (fundId !== undefined) {
            // As the deletion of a fund does.
            await lockCustomer(tx, customerId);
            const { availableRecurringPurchaseMethods } = await readRecurringMethods(tx, gateway, customerId, now);
            if (!availableRecurringPurchaseMethods.some(({ key }) => key === fundId)) refuseNotFound();
          }
          // In a fixed order, so that two calls cannot deadlock.
          const purchases: RecurringPurchase[] = [];
          for (const id of [...ids].sort()) purchases.push(await lockRecurring(tx, customerId, id, null));
          if (purchases.some(({ status }) => status === "cancelled")) refuseCancelled();
          const isWallet = fundId === "wallet";
          const pays = fundId === undefined ? {} : { fund_id: isWallet ? null : fundId, from_wallet: isWallet };
          const failed = new Map(
            (await listFailed(tx, customerId, now)).map((one) => [one.recurring_purchase_id, one]),
          );
          for (const { id } of purchases) {
            const settled = await settle(tx, id, failed.get(id), now);
            if (settled === "stays") continue;
            const active = { status: "active", paused_until: null } as const;
            if (settled === "goes_on" || fundId !== undefined)
              await changeRecurring(tx, id, { ...pays, ...(settled === "goes_on" && active) });
          }
          return purchases.filter((kept) => isOwnPause(kept, failed.get(kept.id)));
        });
        for (const id of ids) await chargeOne({ db, gateway, onStep }, id);
        for (const kept of paused) await runInTransaction(db, (tx) => pauseAgain(tx, kept));
        return { status: 200, body: { result: await resultsOf(db, ids) } };
      }),
  },
});

/**
 * Pays what is owed, and lets a failed attempt be tried at once. Returns "goes_on" if the purchase is active again, "over" if what
 * failed can no longer be bought, so that only the chosen fund is kept, or "stays" if a debt remains or nothing has failed since.
 */
async function settle(
  tx: Tx,
  id: string,
  failed: Attempt | undefined,
  now: Date,
): Promise<"goes_on" | "over" | "stays"> {
  const [last] = failed ? [failed] : ((await readAttempts(tx, [id], 1)).get(id) ?? []);
  if (!last) refuse(422, "invalid_field", "This has not failed.", "recurring_purchase_ids");
  if (isDebt(last)) return (await payDebt(tx, last.id, "wallet")) ? "goes_on" : "stays";
  if (isPaidDebt(last)) return "goes_on";
  if (!failed) return last.status !== "purchased" && last.status !== "charging" ? "over" : "stays";
  await changeAttempt(tx, last.id, { status: "soft_failure", retry_at: now });
  return "goes_on";
}

/** Whether the customer paused it, and not a hard failure, which pauses without an end. */
const isOwnPause = ({ paused_until, status }: RecurringPurchase, failed: Attempt | undefined): boolean =>
  status === "paused" && (paused_until !== null || failed?.status === "soft_failure");

/** Restores a customer's pause after a retry that bought nothing. */
async function pauseAgain(tx: Tx, { id, paused_until }: RecurringPurchase): Promise<void> {
  const kept = await takeRecurring(tx, id, { waits: true });
  const [last] = (await readAttempts(tx, [id], 1)).get(id) ?? [];
  if (kept?.status !== "active" || last?.status !== "soft_failure") return;
  await changeRecurring(tx, id, { status: "paused", paused_until });
}

async function resultsOf(db: Db, ids: readonly string[]): Promise<Schemas["RecurringAttempt"][]> {
  const attempts = await runInTransaction(db, (tx) => readAttempts(tx, ids, 1));
  return ids.map((id) => {
    const last = attempts.get(id)?.[0];
    // A debt that was paid is no failure, although there may be nothing to buy now.
    if (last?.status === "purchased" || (last && isPaidDebt(last)))
      return { recurringPurchaseId: id, attemptStatus: "purchased" };
    return { recurringPurchaseId: id, attemptStatus: last?.status === "hard_failure" ? last.status : "soft_failure" };
  });
}
