// The deposit saga. Each step is stored before the next one starts, so that any process can continue after a crash. No
// transaction is open during a call to the card gateway.
import type { DepositStep } from "#services/db/tables/sales.ts";
import { createBackoff } from "#services/lib/backoff.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { Authorisation, CardGateway, PaymentSource } from "../funds/card-gateway.ts";
import { fundName } from "../funds/fund-names.rules.ts";
import { keepPaidCard } from "../funds/funds.rows.ts";
import { bookOwnDeposit } from "./deposits.commands.ts";
import {
  advanceStep,
  type Deposit,
  listStaleDeposits,
  lockDeposit,
  type Progress,
  readDeposit,
} from "./deposits.rows.ts";
import {
  challengeExpiry,
  EXPIRED,
  isExpired,
  PAYPAL_CANCELLED,
  problemOf,
  problemOfPurchase,
  staleTimes,
} from "./deposits.rules.ts";

/** Points at which a process may crash. "…_answered" is between the gateway's answer and our record of it. */
export type SagaPoint =
  | "created"
  | "authorise_answered"
  | "authorised"
  | "purchased"
  | "capture_answered"
  | "captured"
  | "voiding"
  | "void_answered";

/** Books the deposit and buys what it pays for in the given transaction. Returns the checkout id. Throws a Refusal. */
export type BuyWithDeposit = (tx: Tx, deposit: Deposit, purchase: NonNullable<Deposit["purchase"]>) => Promise<string>;

export type SagaParts = {
  db: Db;
  gateway: CardGateway;
  /** Passed in because what is bought is above this domain. */
  buyWithDeposit: BuyWithDeposit;
  /** The security code of a saved card. Kept for this run only, never stored. */
  csc?: string | undefined;
  /** Called at each point. Tests throw here to simulate a crash. */
  onStep?: ((point: SagaPoint) => void) | undefined;
};

/** Runs a deposit until it ends or waits for a challenge. Returns the deposit. */
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
        await (deposit.purchase ? purchase(parts, deposit) : captureAndBook(parts, deposit));
        break;
      case "purchased":
        await capturePurchase(parts, deposit);
        break;
      case "voiding":
        await voidDeposit(parts, deposit);
        break;
      default:
        return deposit;
    }
  }
}

/** Records the answer to a challenge. Has no effect if the deposit expired meanwhile. */
export async function recordChallengeResult(parts: SagaParts, deposit: Deposit, answer: Authorisation): Promise<void> {
  // Another challenge decides nothing: the deposit keeps waiting.
  if (answer.state !== "requires_action") await move(parts, deposit, progressOf(deposit, answer));
}

/**
 * Ends deposits that were interrupted or abandoned: captures paid purchases, finishes voiding, and voids purchases
 * abandoned for 15 minutes. Returns how many. Buys nothing: only the customer's own call does.
 */
export async function resumeStaleSagas(parts: SagaParts, now: Date, backoff = createBackoff()): Promise<number> {
  const found = await runInTransaction(parts.db, (tx) => listStaleDeposits(tx, staleTimes(now)));
  const paused = backoff.paused();
  const stale = found.filter(({ id }) => !paused.includes(id));
  const failures: unknown[] = [];
  for (const deposit of stale) {
    try {
      await endStale(parts, deposit);
      backoff.succeeded(deposit.id);
    } catch (error) {
      // A failure must not block the other deposits.
      backoff.failed(deposit.id);
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Deposits that could not be completed or voided: ${failures.length}`);
  return stale.length;
}

async function endStale(parts: SagaParts, deposit: Deposit): Promise<void> {
  // A deposit without a purchase may be captured already, so it is finished instead of voided.
  const isAbandoned = deposit.step === "created" || (deposit.step === "authorised" && deposit.purchase !== null);
  if (isAbandoned) await move(parts, deposit, { step: "voiding", problem: EXPIRED });
  await advance(parts, deposit.id);
}

function move({ db }: SagaParts, deposit: Deposit, progress: Progress): Promise<void> {
  return runInTransaction(db, (tx) => advanceStep(tx, deposit.id, deposit.step, progress));
}

async function authorise(parts: SagaParts, deposit: Deposit, now: Date): Promise<void> {
  parts.onStep?.("created");
  const answer = await parts.gateway.authorise({
    reference: deposit.id,
    amountCents: deposit.amount_cents,
    key: deposit.gateway_key,
    source: sourceOf(deposit, parts.csc),
    notificationUrl: deposit.notification_url,
  });
  parts.onStep?.("authorise_answered");
  const progress = answer.state === "requires_action" ? challengeOf(answer, now) : progressOf(deposit, answer);
  await move(parts, deposit, progress);
  if (answer.state === "authorised") parts.onStep?.("authorised");
}

const isAskedAtPayPal = ({ fund_id, method_code }: Deposit) => method_code === "pl" && fund_id === null;

function sourceOf(deposit: Deposit, csc: string | undefined): PaymentSource {
  const { fund_id, payment_token: token } = deposit;
  if (isAskedAtPayPal(deposit)) return { kind: "paypal" };
  if (token === null) return { kind: "test" };
  return fund_id === null ? { kind: "card", token } : { kind: "saved", reference: token, csc };
}

type Answer<State> = Extract<Authorisation, { state: State }>;

function progressOf(deposit: Deposit, answer: Answer<"authorised" | "refused">): Progress {
  if (answer.state === "authorised") return { step: "authorised", source: sourceOfAnswer(deposit, answer) };
  const problem = problemOf(answer.reason, isAskedAtPayPal(deposit));
  // The customer's own decision: the deposit counts as cancelled, not as failed.
  return { step: problem === PAYPAL_CANCELLED ? "voiding" : "failed", problem };
}

/** Returns the name of a card that the shop learns from the gateway. A digital wallet and PayPal keep their own names. */
const sourceOfAnswer = ({ method_code }: Deposit, { card }: Answer<"authorised">) =>
  card && method_code === "cc" ? fundName({ kind: "cc", ...card }) : undefined;

const challengeOf = ({ state: _, ...challenge }: Answer<"requires_action">, now: Date): Progress => ({
  step: "requires_action",
  challenge: { ...challenge, expiresAt: challengeExpiry(now) },
});

/**
 * Books deposit and purchase in one transaction once the card is authorised, so that neither exists without the other.
 * The clearing account is negative by the amount the gateway still owes.
 */
async function purchase(parts: SagaParts, { id }: Deposit): Promise<void> {
  try {
    await runInTransaction(parts.db, async (tx) => {
      const deposit = await lockDeposit(tx, id);
      if (deposit.step !== "authorised" || !deposit.purchase) return;
      const checkoutId = await parts.buyWithDeposit(tx, deposit, deposit.purchase);
      await advanceStep(tx, id, "authorised", { step: "purchased", checkoutId });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problem = problemOfPurchase(error);
    await runInTransaction(parts.db, (tx) => advanceStep(tx, id, "authorised", { step: "voiding", problem }));
    parts.onStep?.("voiding");
    return;
  }
  parts.onStep?.("purchased");
}

async function capturePurchase(parts: SagaParts, deposit: Deposit): Promise<void> {
  await parts.gateway.capture(deposit.id);
  parts.onStep?.("capture_answered");
  await move(parts, deposit, { step: "captured" });
  parts.onStep?.("captured");
}

/** Captures a deposit without a purchase, then books it. */
async function captureAndBook(parts: SagaParts, { id }: Deposit): Promise<void> {
  await parts.gateway.capture(id);
  parts.onStep?.("capture_answered");
  await runInTransaction(parts.db, async (tx) => {
    const deposit = await lockDeposit(tx, id);
    const from: DepositStep = "authorised";
    if (deposit.step !== from) return;
    await bookOwnDeposit(tx, deposit, deposit.amount_cents);
    if (deposit.fund_id !== null) await keepPaidCard(tx, deposit.customer_id, deposit.fund_id);
    await advanceStep(tx, id, from, { step: "captured" });
  });
  parts.onStep?.("captured");
}

async function voidDeposit(parts: SagaParts, deposit: Deposit): Promise<void> {
  await parts.gateway.void(deposit.id);
  parts.onStep?.("void_answered");
  await move(parts, deposit, { step: "voided" });
}
