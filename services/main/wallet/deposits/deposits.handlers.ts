import { shopNow } from "#services/lib/clock.ts";
import type { Handlers, Reply, Tx } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import type { CardGateway } from "../funds/card-gateway.ts";
import { checkDeposit, methodsOn } from "../funds/payment-methods.ts";
import { advanceStep, type Deposit, findByAttempt, findDeposit, openDeposit } from "./deposits.rows.ts";
import { EXPIRED, isExpired } from "./deposits.rules.ts";
import { advance, recordChallengeResult, type SagaParts } from "./deposits.saga.ts";
import { toDeposit, toRefusedReply } from "./deposits.shapes.ts";

type DepositsParts = Pick<SagaParts, "buyWithDeposit" | "onStep"> & {
  /** `null` in a shop without a card gateway. */
  gateway: CardGateway | null;
};

/** Deposits without a purchase, and reading or authorising any deposit. */
export const createDepositsHandlers = ({
  gateway,
  buyWithDeposit,
  onStep,
}: DepositsParts): Handlers<"createDeposit" | "getDeposit" | "authoriseDeposit"> => ({
  createDeposit: {
    outsideTransaction: true,
    handle: async ({ body, claim, customerId, db, idempotencyKey, isElevated, loginId, params }) => {
      const method = methodsOn(gateway).find(({ id }) => id === params.fundRef);
      if (!gateway || !method) refuseNotFound();
      const request = { ...body, depositMethodId: body.depositMethodId ?? method.id };
      const checked = checkDeposit(gateway, customerId, request);
      const attempt = {
        customer_id: customerId,
        operation_id: "createDeposit",
        idempotency_key: idempotencyKey,
      } as const;
      // Before the key is claimed: a refused call leaves its key free for another card.
      await runInTransaction(db, async (tx) => {
        const isNewCard = body.paymentToken !== undefined && !(await findByAttempt(tx, attempt));
        if (isNewCard) await requireStepUp(tx, { customerId, loginId, isElevated });
      });
      return runSaga(db, claim, async () => {
        const { deposit } = await runInTransaction(db, (tx) => openDeposit(tx, attempt, checked, null));
        return toCreatedReply(await advance({ db, gateway, buyWithDeposit, onStep }, deposit.id));
      });
    },
  },

  getDeposit: async ({ customerId, now, params, tx }) => {
    const deposit = await findNamed(tx, customerId, params.fundRef);
    if (deposit.step === "requires_action" && isExpired(deposit.challenge_expires_at, now)) {
      // The runner voids it at the gateway later, so this reply does not wait.
      await advanceStep(tx, deposit.id, deposit.step, { step: "voiding", problem: EXPIRED });
    }
    return { status: 200, body: { result: toDeposit(await findDeposit(tx, customerId, deposit.id)) } };
  },

  authoriseDeposit: {
    outsideTransaction: true,
    handle: async ({ body, customerId, db, params }) => {
      if (!gateway) refuseNotFound();
      const parts = { db, gateway, buyWithDeposit, onStep };
      const named = await runInTransaction(db, (tx) => findDeposit(tx, customerId, body.depositId));
      if (params.fundRef !== named.id && params.fundRef !== `dpm_${named.method_code}`) refuseNotFound();
      if (named.step === "requires_action") await answerChallenge(parts, named, body.cres);
      const deposit = await runInTransaction(db, (tx) => findDeposit(tx, customerId, named.id));
      // A purchase continues when its own call is repeated; a deposit without one is completed here.
      const waitsForPurchase = deposit.step === "authorised" && deposit.purchase !== null;
      return toAuthorisedReply(waitsForPurchase ? deposit : await advance(parts, deposit.id));
    },
  },
});

/** Returns the deposit of an id, or of the key of the call that has opened it. */
async function findNamed(tx: Tx, customerId: string, ref: string): Promise<Deposit> {
  const attempt = { customer_id: customerId, operation_id: "createDeposit", idempotency_key: ref } as const;
  return (await findByAttempt(tx, attempt)) ?? findDeposit(tx, customerId, ref);
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
