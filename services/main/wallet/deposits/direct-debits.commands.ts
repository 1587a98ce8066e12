// Direct debits, as the bank reports their result.
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { readEmail } from "../../identity/customer/customer.rows.ts";
import { bookDeposit } from "./deposits.commands.ts";
import { advanceStep, lockDeposit, recordArrival } from "./deposits.rows.ts";
import { DEBIT_REFUSED } from "./deposits.rules.ts";

/**
 * Credits a pending direct debit, or ends it because the bank refused. The same result again has no effect. Refuses with 404 what
 * is not a direct debit, and with 409 one that has ended otherwise.
 */
export async function endDirectDebit(tx: Tx, id: string, result: "cleared" | "refused"): Promise<void> {
  const deposit = await lockDeposit(tx, id).catch(refuseNotFound);
  if (deposit.method_code !== "bd") refuseNotFound();
  const end = result === "cleared" ? "captured" : "failed";
  if (deposit.step === end) return;
  if (deposit.step !== "pending") refuse(409, "deposit_expired", "This direct debit has ended.");
  const { amount_cents: cents, customer_id: customerId } = deposit;
  if (end === "captured") {
    const now = await shopNow(tx);
    await bookDeposit(tx, customerId, { id, cents, at: now });
    await recordArrival(tx, id, cents, now);
  } else await advanceStep(tx, id, "pending", { step: end, problem: DEBIT_REFUSED });
  const amount = formatCents(cents);
  await insertMail(tx, {
    recipient: await readEmail(tx, customerId),
    ...(end === "captured"
      ? { subject: `Your deposit of ${amount} has arrived`, body: `${amount} is in your wallet now.` }
      : { subject: `Your deposit of ${amount} has failed`, body: `${DEBIT_REFUSED.message} Nothing was charged.` }),
  });
}
