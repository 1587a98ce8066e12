import type { Tx } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { changeDetails } from "#services/main/identity/customer/customer-details.rows.ts";
import { extendPremium, join } from "#services/main/identity/membership/membership.rows.ts";
import { insertGiveaway, leaveProgram, unlockEntries } from "#services/main/play/giveaways/giveaways.rows.ts";
import { giveawayIdOf, giveawayOf, openNumberOf } from "#services/main/play/giveaways/giveaways.rules.ts";
import { announceGiveaway, ensureGiveaways, runGiveawayStep } from "#services/main/play/giveaways/giveaways-runner.ts";
import { dayOf, firstBilling } from "#services/main/sales/products/billing.rules.ts";
import { customers, MEMBERS, register } from "./01-customers.ts";
import { insertDeposit } from "./07-transactions.ts";
import { runAt } from "./past-draws.ts";

const DAY_MS = 86_400_000;
const DAYS = 60;

/** Premium, free, waiting for a deposit, one who left, and one who cannot take part. */
const [ABE = "", BEA = "", CYD = "", DOT = "", ELI = ""] = MEMBERS;

/** Holds the giveaways of the last sixty days by the steps of real ones, and opens a special one. */
export async function seed(tx: Tx, now: Date): Promise<void> {
  const joinedAt = new Date(now.getTime() - (DAYS + 5) * DAY_MS);
  await register(
    tx,
    joinedAt,
    customers.filter(({ id }) => MEMBERS.includes(id)),
  );
  const terms = { metadata: {}, now: joinedAt };
  await join(tx, ABE, { ...terms, showsWinnerName: true });
  await join(tx, BEA, { ...terms, showsWinnerName: true });
  await join(tx, CYD, { ...terms, showsWinnerName: false });
  await join(tx, DOT, { ...terms, showsWinnerName: false });
  await runAt(tx, joinedAt, now, async () => {
    for (const id of [ABE, BEA, DOT]) await insertDeposit(tx, id, { daysAgo: DAYS, end: "captured" });
  });
  await runAt(tx, joinedAt, now, () => extendPremium(tx, ABE, firstBilling("annually", joinedAt).due_on, joinedAt));
  await changeDetails(tx, ELI, { state: "SA", postcode: "5000", suburb: "Adelaide" });

  const { timeZone } = market();
  const first = {
    daily: openNumberOf("daily", now, timeZone, 1) - DAYS,
    monthly: openNumberOf("monthly", now, timeZone, 1) - 2,
  };
  await insertGiveaway(tx, giveawayOf("daily", Math.max(1, first.daily), timeZone));
  await insertGiveaway(tx, giveawayOf("monthly", Math.max(1, first.monthly), timeZone));
  await ensureGiveaways(tx, now);
  while (await runGiveawayStep(tx, now, { isTold: false }));
  await unlockEntries(tx, ABE, giveawayIdOf("monthly", Math.max(1, first.monthly) + 2), 0);
  await leaveProgram(tx, DOT, now);

  const lastDay = dayOf(new Date(now.getTime() + 30 * DAY_MS));
  await announceGiveaway(tx, { type: "special", prize: "A small car", day: lastDay });
}
