import type { Handlers } from "#services/lib/handlers.ts";
import { dayAndMonth } from "#services/lib/locale.ts";
import { toCents } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { wholeCents } from "#services/lib/whole-cents.ts";
import { requireStepUp } from "../two-factor/step-up.ts";
import { lockDepositLimit, readPrecommitment, saveDepositLimit } from "./deposit-limit.rows.ts";
import { COOLING_OFF_MS, changedLimit, isEnding, isRaise } from "./spend-limits.rules.ts";

export const depositLimitHandlers: Handlers<"setPrecommitment" | "deletePrecommitment"> = {
  setPrecommitment: {
    outsideTransaction: false,
    checkFields: wholeCents("limit"),
    handle: async ({ body, customerId, now, tx, ...login }) => {
      const before = await lockDepositLimit(tx, customerId, now);
      const cents = toCents({ amount: body.limit });
      if (isRaise(before, cents)) await requireStepUp(tx, { customerId, ...login });
      await saveDepositLimit(tx, customerId, changedLimit(before, cents, now));
      return { status: 200, body: { result: await readPrecommitment(tx, customerId, now) } };
    },
  },

  deletePrecommitment: async ({ customerId, now, tx, ...login }) => {
    const limit = await lockDepositLimit(tx, customerId, now);
    if (!limit) refuseNotFound();
    await requireStepUp(tx, { customerId, ...login });
    if (isEnding(limit) && limit.effectiveAt) {
      const ends = dayAndMonth(limit.effectiveAt);
      refuse(422, "limit_cooling_off", `This limit is already changing. It ends on ${ends}.`);
    }
    const effectiveAt = new Date(now.getTime() + COOLING_OFF_MS);
    await saveDepositLimit(tx, customerId, { cents: limit.cents, pendingCents: null, effectiveAt });
    return { status: 204, body: undefined };
  },
};
