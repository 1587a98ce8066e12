import type { components } from "#generated/main/schema.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Handlers, Tx } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { availableCents, balances } from "#services/lib/ledger.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { lockCustomer } from "../../identity/customer/closing.rows.ts";
import { productOf } from "../../sales/products/kinds.ts";
import { listDebts, takeOwing } from "../../sales/purchases/pre-orders.rows.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { readRecurringMethods } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { changeAttempt } from "./attempts.rows.ts";
import { type ChargeParts, chargeOne, shortOf } from "./charging.commands.ts";
import { isDebt, isPaidDebt, payDebt, payScheduled } from "./recurring-debits.commands.ts";
import {
  type Attempt,
  changeRecurring,
  listFailed,
  listRecurringByIds,
  lockRecurring,
  type RecurringPurchase,
  readAttempts,
  takeRecurring,
} from "./recurring-purchases.rows.ts";
import { blockedBy } from "./recurring-purchases.rules.ts";
import { toRecurringPurchases } from "./recurring-purchases.shapes.ts";

type Schemas = components["schemas"];
type Status = Schemas["RecurringAttempt"]["attemptStatus"];
type Parts = {
  content: ContentReader;
  gateway: CardGateway | null;
  onStep?: ChargeParts["onStep"];
  /** Charges a customer's scheduled purchases that failed again. Returns how each of them ended. */
  retryPreOrders: (parts: ChargeParts, customerId: string, ids: readonly string[]) => Promise<Map<string, Status>>;
};
type Operation = "listPaymentResolutions" | "syncRecurringPurchases";

/** The key of what a bank returned: only the wallet pays it, whichever account was debited. */
const OWED = "owed";

const keyOf = (attempt: Attempt): string => (isDebt(attempt) ? OWED : (attempt.fund_id ?? attempt.fund_kind));

type ScheduledDebt = Awaited<ReturnType<typeof listDebts>>[number];

/** Returns what is still owed for scheduled purchases. */
const listOwed = async (tx: Tx, customerId: string): Promise<ScheduledDebt[]> =>
  (await listDebts(tx, customerId)).filter(({ debt }) => debt === "owed");

const toOwed = ({ cents, id, item, orderId }: ScheduledDebt): Schemas["OwedScheduledPurchase"] => ({
  id,
  orderId,
  description: productOf(item).describe(item),
  price: toMoney(cents),
});

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** Failed charges, one for each fund that failed, and their repetition. */
export const createPaymentResolutionsHandlers = ({
  content,
  gateway,
  onStep,
  retryPreOrders,
}: Parts): Handlers<Operation> => ({
  listPaymentResolutions: async ({ customerId, now, tx }) => {
    const failed = await listFailed(tx, customerId, now);
    const rows = await listRecurringByIds(
      tx,
      failed.map((attempt) => attempt.recurring_purchase_id),
    );
    const shown = new Map(
      (await toRecurringPurchases(tx, rows, { content: content(), now })).map((one) => [one.id, one]),
    );
    const available = availableCents(await balances(tx, customerId));
    const lackingFor = (cents: number) => ({ lacking: toMoney(Math.max(0, cents - available)) });
    const owed = await listOwed(tx, customerId);
    const result: Schemas["PaymentResolution"][] = [];
    const groups = Map.groupBy(failed, keyOf);
    if (owed.length > 0 && !groups.has(OWED)) groups.set(OWED, []);
    for (const [key, attempts] of groups) {
      const [first] = attempts;
      const isOwed = key === OWED;
      const cents = sumOf([...attempts.map((one) => one.price_cents), ...(isOwed ? owed.map((one) => one.cents) : [])]);
      const ids = new Set(attempts.map((attempt) => attempt.recurring_purchase_id));
      // A spend limit does not ask for more money.
      const isShort = attempts.every((one) => key === "wallet" && one.reason === shortOf(one.price_cents));
      const hasHard = attempts.some(({ status }) => status === "hard_failure");
      const blocks = new Set(attempts.map((one) => blockedBy(one.reason, one.price_cents)));
      const [block] = blocks.size === 1 ? blocks : [];
      result.push({
        id: first?.id ?? owed[0]?.id ?? key,
        fundSource: first?.fund_id ?? first?.fund_kind ?? "bank",
        fundKind: first?.fund_kind ?? "bank",
        failureKind: isOwed || hasHard ? "hard" : "soft",
        ...(isOwed && { owed: toMoney(cents) }),
        ...((isOwed || isShort) && lackingFor(cents)),
        ...(block && { blockedBy: block }),
        recurringPurchases: [...ids].flatMap((id) => shown.get(id) ?? []),
        ...(isOwed && owed.length > 0 && { scheduledPurchases: owed.map(toOwed) }),
      });
    }
    return { status: 200, body: { result } };
  },

  syncRecurringPurchases: {
    outsideTransaction: true,
    handle: ({ body: { fundId, recurringPurchaseIds: ids }, claim, customerId, db, now }) =>
      runSaga(db, claim, async () => {
        const retried = await retryPreOrders({ db, gateway, onStep }, customerId, ids);
        const { answers, debtPaid, paused } = await runInTransaction(db, async (tx) => {
          if (fundId !== undefined) {
            // As the deletion of a fund does.
            await lockCustomer(tx, customerId);
            const { availableRecurringPurchaseMethods } = await readRecurringMethods(tx, gateway, customerId, now);
            if (!availableRecurringPurchaseMethods.some(({ key }) => key === fundId)) refuseNotFound();
          }
          // In a fixed order, so that two calls cannot deadlock.
          const answers = new Map(retried);
          const purchases: RecurringPurchase[] = [];
          const own = (await listRecurringByIds(tx, ids)).filter((kept) => kept.customer_id === customerId);
          const scheduled = (await listDebts(tx, customerId)).filter(({ id }) => ids.includes(id));
          const known = new Set([...own, ...scheduled].map(({ id }) => id));
          for (const id of ids) if (!known.has(id) && !retried.has(id)) answers.set(id, "not_found");
          for (const id of own.map((kept) => kept.id).sort())
            purchases.push(await lockRecurring(tx, customerId, id, null));
          const isWallet = fundId === "wallet";
          const pays = fundId === undefined ? {} : { fund_id: isWallet ? null : fundId, from_wallet: isWallet };
          const wanted = (await listFailed(tx, customerId, now)).filter((one) =>
            ids.includes(one.recurring_purchase_id),
          );
          // Before the wallet, as their charges do.
          for (const { id } of scheduled) await takeOwing(tx, id);
          const debts = wanted.filter(isDebt);
          const paid = await payDebts(tx, debts);
          const debtPaid = new Map<string, number>();
          for (const { id, price_cents, recurring_purchase_id: of } of debts)
            if (paid.has(id)) debtPaid.set(of, (debtPaid.get(of) ?? 0) + price_cents);
          for (const { cents, debt, id } of scheduled) {
            const isPaidNow = await payScheduled(tx, id, "wallet");
            if (isPaidNow) debtPaid.set(id, cents);
            answers.set(id, isPaidNow || debt === "paid" ? "purchased" : "hard_failure");
          }
          const failed = Map.groupBy(wanted, (one) => one.recurring_purchase_id);
          for (const { id, status } of purchases) {
            if (status === "cancelled") {
              if (!failed.get(id)?.some(isDebt)) answers.set(id, "cancelled");
              continue;
            }
            const settled = await settle(tx, id, { failed: failed.get(id) ?? [], paid, now });
            if (settled === "not_failed") answers.set(id, settled);
            if (settled === "stays" || settled === "not_failed") continue;
            const active = { status: "active", paused_until: null } as const;
            if (settled === "goes_on" || fundId !== undefined)
              await changeRecurring(tx, id, { ...pays, ...(settled === "goes_on" && active) });
          }
          const paused = purchases.filter((kept) => isOwnPause(kept, failed.get(kept.id)?.at(-1)));
          return { answers, debtPaid, paused };
        });
        for (const id of ids) if (!answers.has(id)) await chargeOne({ db, gateway, onStep, waits: true }, id);
        for (const kept of paused) await runInTransaction(db, (tx) => pauseAgain(tx, kept));
        return { status: 200, body: { result: await resultsOf(db, { customerId, ids, answers, debtPaid }) } };
      }),
  },
});

/**
 * Lets a failed attempt be tried at once, unless it is a debt. Returns "goes_on" if the purchase is active again, "over" if what
 * failed can no longer be bought, so that only the chosen fund is kept, "stays" if a debt remains or nothing has failed since, or
 * "not_failed" if nothing was tried yet.
 */
async function settle(
  tx: Tx,
  id: string,
  { failed, now, paid }: { failed: readonly Attempt[]; paid: ReadonlySet<string>; now: Date },
): Promise<"goes_on" | "over" | "stays" | "not_failed"> {
  const debts = failed.filter(isDebt);
  if (debts.length > 0) return debts.every((debt) => paid.has(debt.id)) ? "goes_on" : "stays";
  const [last] = failed.length > 0 ? failed : ((await readAttempts(tx, [id], 1)).get(id) ?? []);
  if (!last) return "not_failed";
  if (isPaidDebt(last)) return "goes_on";
  if (failed.length === 0) return last.status !== "purchased" && last.status !== "charging" ? "over" : "stays";
  // A retry of the customer is none of the automatic tries.
  await changeAttempt(tx, last.id, { retry_at: now, tries: Math.max(0, last.tries - 1) });
  return "goes_on";
}

/** Pays debts from the wallet in their order, as far as it goes. Returns the ids of those that are paid. */
async function payDebts(tx: Tx, debts: readonly Attempt[]): Promise<ReadonlySet<string>> {
  const paid = new Set<string>();
  for (const { id } of debts) if (await payDebt(tx, id, "wallet")) paid.add(id);
  return paid;
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

type Tried = {
  customerId: string;
  ids: readonly string[];
  answers: ReadonlyMap<string, Status>;
  /** Cents that the wallet has paid of debts, by what they were for. */
  debtPaid: ReadonlyMap<string, number>;
};

/** Returns the answer of each: why it was not tried, or how its last charge ended. */
async function resultsOf(
  db: Db,
  { answers, customerId, debtPaid, ids }: Tried,
): Promise<Schemas["RecurringAttempt"][]> {
  const { attempts, failed } = await runInTransaction(db, async (tx) => ({
    attempts: await readAttempts(tx, ids, 1),
    failed: await listFailed(tx, customerId, await shopNow(tx)),
  }));
  const owing = new Set(failed.filter(isDebt).map((one) => one.recurring_purchase_id));
  const endOf = (id: string): Status => {
    const last = attempts.get(id)?.[0];
    if (owing.has(id)) return "hard_failure";
    // A debt that was paid is no failure, although there may be nothing to buy now.
    if (last?.status === "purchased" || (last && isPaidDebt(last))) return "purchased";
    return last?.status === "hard_failure" ? last.status : "soft_failure";
  };
  return ids.map((id) => {
    const cents = debtPaid.get(id);
    return {
      recurringPurchaseId: id,
      attemptStatus: answers.get(id) ?? endOf(id),
      ...(cents !== undefined && { debtPaid: toMoney(cents) }),
    };
  });
}
