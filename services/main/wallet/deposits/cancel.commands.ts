import type { DepositStep } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { waitsForTransfer } from "../funds/payment-methods.ts";
import { advanceStep, type Deposit, lockDeposit, readDeposit } from "./deposits.rows.ts";
import { CANCELLED, isExpired } from "./deposits.rules.ts";

/**
 * Ends a deposit that the customer no longer wants: one that waits for a bank transfer, or for a confirmation by the card's bank
 * or PayPal. The runner then voids it at the gateway. Refuses any other with 409. Once cancelled, the same call has no effect.
 */
export async function cancelDeposit(tx: Tx, { id }: Deposit, now: Date): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  if (deposit.problem?.code === CANCELLED.code) return deposit;
  const step = stepAfter(deposit, now) ?? refuse(409, "already_processed", "This deposit can no longer be cancelled.");
  await advanceStep(tx, id, deposit.step, { step, problem: CANCELLED });
  return readDeposit(tx, id);
}

function stepAfter({ challenge_expires_at, expires_at, method_code, step }: Deposit, now: Date): DepositStep | null {
  if (step === "requires_action" && !isExpired(challenge_expires_at, now)) return "voiding";
  return step === "pending" && waitsForTransfer(method_code) && !isExpired(expires_at, now) ? "voided" : null;
}
