import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { lockBalances } from "#services/lib/ledger.ts";
import { dayAndMonth } from "#services/lib/locale.ts";
import { refuse } from "#services/lib/refusal.ts";
import { wholeCents } from "#services/lib/whole-cents.ts";
import { requireStepUp } from "../two-factor/step-up.ts";
import { lockSpendLimits, readSpendLimits, saveSpendLimit } from "./spend-limits.rows.ts";
import { COOLING_OFF_MS, changedLimit, isEnding, isRaise, type Period } from "./spend-limits.rules.ts";

type Caller = { tx: Tx; customerId: string; loginId: string | null; isElevated: boolean; now: Date };

/** Sets the limit of a period, in dollars. A raise needs a one-time code if two-factor is on, and waits seven days. */
async function setLimit({ tx, customerId, now, ...login }: Caller, period: Period, dollars: number) {
  const before = (await lockSpendLimits(tx, customerId, now)).find((one) => one.period === period) ?? null;
  const cents = Math.round(dollars * 100);
  if (isRaise(before, cents)) await requireStepUp(tx, { customerId, ...login });
  // Every sale locks the wallet before it reads the limit: one under way is counted, and none after the reply exceeds the limit.
  await lockBalances(tx, customerId);
  return saveSpendLimit(tx, customerId, { period, now, limit: changedLimit(before, cents, now) });
}

type SpendLimitOperation = "getSpendLimits" | "setSpendLimit" | "editSpendLimit" | "deleteSpendLimit";

export const limitsHandlers: Handlers<SpendLimitOperation> = {
  getSpendLimits: async ({ customerId, now, tx }) => ({
    status: 200,
    body: { result: await readSpendLimits(tx, customerId, now) },
  }),

  setSpendLimit: {
    outsideTransaction: false,
    checkFields: wholeCents("limit"),
    handle: async ({ body, params, ...caller }) => ({
      status: 200,
      body: { result: await setLimit(caller, params.limitRef, body.limit) },
    }),
  },

  editSpendLimit: {
    outsideTransaction: false,
    checkFields: wholeCents("limit"),
    handle: async ({ body, params, ...caller }) => ({
      status: 200,
      body: { result: await setLimit(caller, params.limitRef, body.limit) },
    }),
  },

  deleteSpendLimit: async ({ customerId, isElevated, loginId, now, params, tx }) => {
    const limits = await lockSpendLimits(tx, customerId, now);
    const limit =
      limits.find(({ id }) => id === params.limitRef) ?? refuse(404, "not_found", "There is no limit with this id.");
    await requireStepUp(tx, { customerId, loginId, isElevated });
    if (isEnding(limit) && limit.effectiveAt) {
      const ends = dayAndMonth(limit.effectiveAt);
      refuse(422, "limit_cooling_off", `This limit is already changing. It ends on ${ends}.`);
    }
    const ending = { cents: limit.cents, pendingCents: null, effectiveAt: new Date(now.getTime() + COOLING_OFF_MS) };
    await saveSpendLimit(tx, customerId, { period: limit.period, now, limit: ending });
    return { status: 204, body: undefined };
  },
};
