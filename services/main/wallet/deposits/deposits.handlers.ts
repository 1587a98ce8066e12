import type { components } from "#generated/main/schema.ts";
import type { DepositStep } from "#services/db/tables/sales.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { CallContext, Claim, Db, Handlers, Reply, Tx } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import type { CardGateway } from "../funds/card-gateway.ts";
import { agreeToDebit, findFund } from "../funds/funds.rows.ts";
import { checkDeposit, methodsOn, waitsForTransfer } from "../funds/payment-methods.ts";
import { readDebtPaid } from "../transactions/transactions.rows.ts";
import {
  advanceStep,
  type Deposit,
  findByAttempt,
  findDeposit,
  findLatestOfFund,
  lockDeposit,
  openDeposit,
  readDeposit,
} from "./deposits.rows.ts";
import { cancelledBy, EXPIRED, isExpired, NOT_ARRIVED } from "./deposits.rules.ts";
import { toDeposit, toRefusedReply } from "./deposits.shapes.ts";
import { advance, recordChallengeResult, type SagaParts } from "./deposits-saga.ts";

/**
 * Ends a deposit that the customer no longer wants: one that waits for a bank transfer, or for a confirmation by the card's bank
 * or PayPal. The runner then voids it at the gateway. Refuses any other with 409. Once cancelled, the same call has no effect.
 */
async function cancelDeposit(tx: Tx, { id }: Deposit, now: Date): Promise<Deposit> {
  const deposit = await lockDeposit(tx, id);
  const problem = cancelledBy(deposit);
  if (deposit.problem?.code === problem.code) return deposit;
  const step = stepAfter(deposit, now) ?? refuse(409, "already_processed", "This deposit can no longer be cancelled.");
  await advanceStep(tx, id, deposit.step, { step, problem });
  return readDeposit(tx, id);
}

function stepAfter({ challenge_expires_at, expires_at, method_code, step }: Deposit, now: Date): DepositStep | null {
  if (step === "requires_action" && !isExpired(challenge_expires_at, now)) return "voiding";
  return step === "pending" && waitsForTransfer(method_code) && !isExpired(expires_at, now) ? "voided" : null;
}

type DepositRequest = components["schemas"]["DepositRequest"];

type DepositsParts = Pick<SagaParts, "buyWithDeposit" | "onStep"> & {
  /** `null` in a shop without a card gateway. */
  gateway: CardGateway | null;
  /** Pays what the customer owes from the deposit. The page after the deposit shows it, so it cannot wait for the runner. */
  collectDebts: (db: Db, customerId: string) => Promise<unknown>;
};

/** Deposits without a purchase, and reading or authorising any deposit. */
export const createDepositsHandlers = ({
  gateway,
  buyWithDeposit,
  collectDebts,
  onStep,
}: DepositsParts): Handlers<
  "createDeposit" | "createGatewayDeposit" | "getDeposit" | "authoriseDeposit" | "cancelDeposit"
> => {
  const create = createWith({ gateway, buyWithDeposit, collectDebts, onStep });
  return {
    createDeposit: {
      outsideTransaction: true,
      handle: (call) => create({ ...call, fundRef: call.params.fundRef }),
    },

    createGatewayDeposit: {
      outsideTransaction: true,
      handle: async (call) => {
        const { gatewayKey, methodCode } = call.params;
        if (!gateway?.keys.includes(gatewayKey)) refuseNotFound();
        if (call.body.depositMethodCode !== methodCode)
          refuse(422, "invalid_field", "This payment method isn't available.", "deposit_method_code");
        return create({ ...call, body: { ...call.body, gatewayKey }, fundRef: `dpm_${methodCode}` });
      },
    },

    getDeposit: async ({ customerId, now, params, tx }) => {
      const deposit = await findNamed(tx, customerId, params.fundRef);
      if (deposit.step === "pending" && isExpired(deposit.expires_at, now))
        await advanceStep(tx, deposit.id, deposit.step, { step: "voided", problem: NOT_ARRIVED });
      if (deposit.step === "requires_action" && isExpired(deposit.challenge_expires_at, now)) {
        // The runner voids it at the gateway later, so this reply does not wait.
        await advanceStep(tx, deposit.id, deposit.step, { step: "voiding", problem: EXPIRED });
      }
      const shown = await findDeposit(tx, customerId, deposit.id);
      const debtCents = shown.step === "captured" ? await readDebtPaid(tx, customerId, shown.id) : 0;
      const fromWalletCents = debtCents - shown.amount_cents;
      const debt = {
        ...(debtCents > 0 && { debtPaid: toMoney(Math.min(debtCents, shown.amount_cents)) }),
        ...(fromWalletCents > 0 && { debtPaidFromWallet: toMoney(fromWalletCents) }),
      };
      return { status: 200, body: { result: { ...toDeposit(shown), ...debt } } };
    },

    cancelDeposit: async ({ customerId, now, params, tx }) => {
      const deposit = await findDeposit(tx, customerId, params.fundRef);
      return { status: 200, body: { result: toDeposit(await cancelDeposit(tx, deposit, now)) } };
    },

    authoriseDeposit: {
      outsideTransaction: true,
      handle: async ({ body, customerId, db, params }) => {
        if (!gateway) refuseNotFound();
        const parts = { db, gateway, buyWithDeposit, onStep };
        const named = await runInTransaction(db, (tx) => findDeposit(tx, customerId, body.depositId));
        if (![named.id, named.fund_id, `dpm_${named.method_code}`].includes(params.fundRef)) refuseNotFound();
        if (named.step === "requires_action") await answerChallenge(parts, named, body.cres);
        const deposit = await runInTransaction(db, (tx) => findDeposit(tx, customerId, named.id));
        // A purchase continues when its own call is repeated; a deposit without one is completed here.
        const waitsForPurchase = deposit.step === "authorised" && deposit.purchase !== null;
        const ended = waitsForPurchase ? deposit : await advance(parts, deposit.id);
        if (ended.step === "captured") await collectDebts(db, customerId);
        return toAuthorisedReply(ended);
      },
    },
  };
};

type NewDeposit = Pick<CallContext, "isElevated" | "loginId" | "now"> & {
  body: DepositRequest;
  claim: Claim | null;
  customerId: string;
  db: Db;
  /** The id of a saved fund or of a method. */
  fundRef: string;
  idempotencyKey: string;
};

/** Returns a function that makes a deposit without a purchase. */
const createWith =
  ({ collectDebts, gateway, ...parts }: DepositsParts) =>
  async ({ body, claim, customerId, db, fundRef, idempotencyKey, now, ...login }: NewDeposit) => {
    if (!gateway) refuseNotFound();
    const attempt = {
      customer_id: customerId,
      operation_id: "createDeposit",
      idempotency_key: idempotencyKey,
    } as const;
    // Before the key is claimed: a refused call leaves its key free for another card.
    const checked = await runInTransaction(db, async (tx) => {
      const earlier = await findByAttempt(tx, attempt);
      const isRepeat = earlier !== undefined;
      const request = await namedRequest(tx, gateway, { body, customerId, fundRef });
      const found = await checkDeposit(tx, gateway, { customerId, isRepeat, now }, request);
      if (earlier && earlier.method_code !== found.methodCode)
        refuse(422, "idempotency_key_reused", "This key was already used for another request.");
      if (body.paymentToken !== undefined && !isRepeat) await requireStepUp(tx, { customerId, ...login });
      return found;
    });
    return runSaga(db, claim, async () => {
      const deposit = await runInTransaction(db, async (tx) => {
        const opened = await openDeposit(tx, attempt, checked, null);
        if (checked.methodCode === "bd" && checked.fundId !== null) await agreeToDebit(tx, checked.fundId, now);
        return opened;
      });
      const ended = await advance({ db, gateway, ...parts, csc: body.csc }, deposit.id);
      if (ended.step === "captured") await collectDebts(db, customerId);
      return toCreatedReply(ended);
    });
  };

type Named = { body: DepositRequest; customerId: string; fundRef: string };

/** Returns a request with the fund or method of its path. Refuses with 404 an id that is neither, or another customer's. */
async function namedRequest(
  tx: Tx,
  gateway: CardGateway,
  { body, customerId, fundRef }: Named,
): Promise<DepositRequest> {
  const isMethod = methodsOn(gateway).some(({ id }) => id === fundRef);
  if (isMethod) {
    if ((body.depositMethodId ?? fundRef) !== fundRef)
      refuse(422, "invalid_field", "This payment method isn't available.", "deposit_method_id");
    return { ...body, depositMethodId: fundRef };
  }
  const fund = await findFund(tx, customerId, fundRef);
  if (!fund || (body.customerFundId ?? fundRef) !== fundRef) refuseNotFound();
  return { ...body, customerFundId: fundRef };
}

/** Returns the deposit of an id, of the key of the call that has opened it, or the latest one of a saved fund. */
async function findNamed(tx: Tx, customerId: string, ref: string): Promise<Deposit> {
  const attempt = { customer_id: customerId, operation_id: "createDeposit", idempotency_key: ref } as const;
  return (
    (await findByAttempt(tx, attempt)) ??
    (await findLatestOfFund(tx, customerId, ref)) ??
    findDeposit(tx, customerId, ref)
  );
}

async function answerChallenge(parts: SagaParts, deposit: Deposit, cres: string): Promise<void> {
  // A late answer is ignored: an expired deposit ends whatever the issuer decides.
  const now = await runInTransaction(parts.db, shopNow);
  if (isExpired(deposit.challenge_expires_at, now)) return;
  await recordChallengeResult(parts, deposit, await parts.gateway.completeChallenge(deposit.id, cres));
}

function toCreatedReply(deposit: Deposit): Reply<"createDeposit"> {
  const { problem } = deposit;
  // Expired before the call was repeated: returned as a cancelled deposit.
  if (!problem || problem.status === 409) return { status: 200, body: { result: toDeposit(deposit) } };
  return toRefusedReply({ ...problem, status: problem.status });
}

/** Returns the same reply for every repeat of the call. */
function toAuthorisedReply(deposit: Deposit): Reply<"authoriseDeposit"> {
  if (deposit.problem) return toRefusedReply(deposit.problem);
  return { status: 200, body: { result: toDeposit(deposit) } };
}
