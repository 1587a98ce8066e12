// A deposit's way through the gateway, step by step. Each step is written down before the next is taken, so that any
// process can carry on where another was cut off. Nothing is awaited outside while a transaction is open.
import type { DepositStep } from "#services/db/tables/sales.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { bookDeposit, buyCart } from "../../sales/purchases/purchases.commands.ts";
import type { Authorisation, CardGateway } from "../funds/card-gateway.ts";
import { type Deposit, listStale, lockDeposit, moveOn, type Progress, readDeposit } from "./deposits.rows.ts";
import { challengeEnd, EXPIRED, isExpired, problemOf, problemOfPurchase, staleTimes } from "./deposits.rules.ts";

/** The moments at which a process may die: "…_answered" is between a gateway's answer and our record of it. */
export type SagaPoint =
  | "created"
  | "authorise_answered"
  | "authorised"
  | "purchased"
  | "capture_answered"
  | "captured"
  | "voiding"
  | "void_answered";

export type SagaParts = {
  db: Db;
  gateway: CardGateway;
  /** Called at each step. Tests throw here to simulate a crash. */
  reached?: ((point: SagaPoint) => void) | undefined;
};

/** What payment handlers need from the server. `gateway` is null in a shop without a card gateway. */
export type PaymentParts = { gateway: CardGateway | null; reached?: SagaParts["reached"] };

/** Takes a deposit as far as it goes by itself: to its end, or to a challenge that the customer has to pass. */
export async function advance(parts: SagaParts, depositId: string): Promise<Deposit> {
  for (;;) {
    const { deposit, now } = await runInTransaction(parts.db, async (tx) => ({
      deposit: await readDeposit(tx, depositId),
      now: await shopNow(tx),
    }));
    switch (deposit.step) {
      case "created":
        await authorise(parts, deposit, now);
        break;
      case "requires_action":
        if (!isExpired(deposit.challenge_expires_at, now)) return deposit;
        await move(parts, deposit, { step: "voiding", problem: EXPIRED });
        break;
      case "authorised":
        await (deposit.purchase ? purchase(parts, deposit) : captureAlone(parts, deposit));
        break;
      case "purchased":
        await captureSold(parts, deposit);
        break;
      case "voiding":
        await giveUp(parts, deposit);
        break;
      default:
        return deposit;
    }
  }
}

/** Records the answer to a challenge. The deposit may have run out meanwhile: then it stays what it became. */
export async function recordChallenge(parts: SagaParts, deposit: Deposit, answer: Authorisation): Promise<void> {
  // Asked for a challenge once more: nothing is decided, and the deposit goes on waiting.
  if (answer.state !== "requires_action") await move(parts, deposit, progressOf(answer));
}

/**
 * Ends what was left half done: sold is captured, given up is voided, and a purchase that nobody came back for in time
 * is given up. Nothing is bought here: that takes the customer's own call.
 */
export async function resumeStaleSagas(parts: SagaParts, now: Date): Promise<number> {
  const stale = await runInTransaction(parts.db, (tx) => listStale(tx, staleTimes(now)));
  const failures: unknown[] = [];
  for (const deposit of stale) {
    // One that cannot be ended now must not keep the others waiting.
    await endStale(parts, deposit).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deposits could not be ended`);
  return stale.length;
}

async function endStale(parts: SagaParts, deposit: Deposit): Promise<void> {
  // Money into the wallet may have been captured already, so it is finished instead.
  const isAbandoned = deposit.step === "created" || (deposit.step === "authorised" && deposit.purchase !== null);
  if (isAbandoned) await move(parts, deposit, { step: "voiding", problem: EXPIRED });
  await advance(parts, deposit.id);
}

function move({ db }: SagaParts, deposit: Deposit, progress: Progress): Promise<void> {
  return runInTransaction(db, (tx) => moveOn(tx, deposit.id, deposit.step, progress));
}

async function authorise(parts: SagaParts, deposit: Deposit, now: Date): Promise<void> {
  parts.reached?.("created");
  const answer = await parts.gateway.authorise({
    reference: deposit.id,
    amountCents: deposit.amount_cents,
    source: deposit.payment_token === null ? { kind: "test" } : { kind: "card", token: deposit.payment_token },
    notificationUrl: deposit.notification_url,
  });
  parts.reached?.("authorise_answered");
  const progress = answer.state === "requires_action" ? challengeOf(answer, now) : progressOf(answer);
  await move(parts, deposit, progress);
  if (answer.state === "authorised") parts.reached?.("authorised");
}

type Answer<State> = Extract<Authorisation, { state: State }>;

const progressOf = (answer: Answer<"authorised" | "refused">): Progress =>
  answer.state === "authorised" ? { step: "authorised" } : { step: "failed", problem: problemOf(answer.reason) };

const challengeOf = ({ acsUrl, creq }: Answer<"requires_action">, now: Date): Progress => ({
  step: "requires_action",
  challenge: { acsUrl, creq, expiresAt: challengeEnd(now) },
});

/**
 * Deposit and purchase are booked together, on the strength of the authorisation: an order without its money, or money
 * without its order, can never be seen. The clearing account is below zero by what the gateway still owes.
 */
async function purchase(parts: SagaParts, { id }: Deposit): Promise<void> {
  try {
    await runInTransaction(parts.db, async (tx) => {
      const deposit = await lockDeposit(tx, id);
      if (deposit.step !== "authorised" || !deposit.purchase) return;
      const receipt = await buyCart(tx, {
        ...deposit.purchase,
        customerId: deposit.customer_id,
        deposit: { id, cents: deposit.amount_cents },
      });
      await moveOn(tx, id, "authorised", { step: "purchased", checkoutId: receipt.checkoutId });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problem = problemOfPurchase(error);
    await runInTransaction(parts.db, (tx) => moveOn(tx, id, "authorised", { step: "voiding", problem }));
    parts.reached?.("voiding");
    return;
  }
  parts.reached?.("purchased");
}

async function captureSold(parts: SagaParts, deposit: Deposit): Promise<void> {
  await parts.gateway.capture(deposit.id);
  parts.reached?.("capture_answered");
  await move(parts, deposit, { step: "captured" });
  parts.reached?.("captured");
}

/** Money into the wallet by itself: nothing hangs on it, so it is booked when it is there. */
async function captureAlone(parts: SagaParts, { id }: Deposit): Promise<void> {
  await parts.gateway.capture(id);
  parts.reached?.("capture_answered");
  await runInTransaction(parts.db, async (tx) => {
    const deposit = await lockDeposit(tx, id);
    const from: DepositStep = "authorised";
    if (deposit.step !== from) return;
    await bookDeposit(tx, deposit.customer_id, { id, cents: deposit.amount_cents });
    await moveOn(tx, id, from, { step: "captured" });
  });
  parts.reached?.("captured");
}

async function giveUp(parts: SagaParts, deposit: Deposit): Promise<void> {
  await parts.gateway.void(deposit.id);
  parts.reached?.("void_answered");
  await move(parts, deposit, { step: "voided" });
}
