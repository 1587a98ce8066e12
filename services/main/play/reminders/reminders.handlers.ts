import type { Handlers } from "#services/lib/handlers.ts";
import { toCents, toMoney } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { findByReference } from "../../identity/communication-preferences/communication-preferences.rows.ts";
import { deleteReminders as endPartyReminders } from "../parties/reminders.rows.ts";
import { NO_REMINDERS, type Reminders, readReminders, saveReminders } from "./reminders.rows.ts";

const replyOf = ({ lottery_keys, minimum_jackpot_cents }: Reminders) => ({
  status: 200 as const,
  body: { result: { lotteryKeys: lottery_keys, minimumJackpotAmount: toMoney(minimum_jackpot_cents) } },
});

export const remindersHandlers: Handlers<"getReminders" | "setReminders" | "stopReminders"> = {
  getReminders: async ({ customerId, tx }) => replyOf(await readReminders(tx, customerId)),

  setReminders: async ({ body, customerId, tx }) => {
    const keys = [...new Set(body.lotteryKeys)];
    if (!keys.every(findLottery)) refuse(422, "invalid_field", "This field is not valid", "lottery_keys");
    const reminders = { lottery_keys: keys, minimum_jackpot_cents: toCents({ amount: body.minimumJackpotAmount }) };
    await saveReminders(tx, customerId, reminders);
    return replyOf(reminders);
  },

  stopReminders: async ({ params, tx }) => {
    const customerId = (await findByReference(tx, params.reference)) ?? refuseNotFound();
    await saveReminders(tx, customerId, NO_REMINDERS);
    await endPartyReminders(tx, customerId);
    return replyOf(NO_REMINDERS);
  },
};
