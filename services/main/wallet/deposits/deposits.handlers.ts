import { shopNow } from "#services/lib/clock.ts";
import type { Handlers, Reply } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import { checkDeposit, methodsOn } from "../funds/payment-methods.ts";
import type { CardGateway } from "../funds/card-gateway.ts";
import { type Deposit, findDeposit, moveOn, openDeposit } from "./deposits.rows.ts";
import { EXPIRED, isExpired } from "./deposits.rules.ts";
import { advance, type PaymentParts, recordChallenge, type SagaParts } from "./deposits.saga.ts";
import { toDeposit, toRefusedReply } from "./deposits.shapes.ts";

/** Money into the wallet by itself, and what can be done with any deposit. `gateway` is null in a shop without one. */
export const createDepositsHandlers = ({
  gateway,
  reached,
}: PaymentParts): Handlers<"createDeposit" | "getDeposit" | "authoriseDeposit"> => ({
  createDeposit: {
    outsideTransaction: true,
    handle: async ({ body, claim, customerId, db, idempotencyKey, loginId, params }) => {
      const method = methodsOn(gateway).find(({ id }) => id === params.fundRef);
      if (!gateway || !method) refuseNotFound();
      const request = { ...body, depositMethodId: body.depositMethodId ?? method.id };
      const checked = checkDeposit(gateway, customerId, request);
      const attempt = {
        customer_id: customerId,
        operation_id: "createDeposit",
        idempotency_key: idempotencyKey,
      } as const;
      return runSaga(db, claim, async () => {
        const deposit = await runInTransaction(db, async (tx) => {
          const opened = await openDeposit(tx, attempt, checked, null);
          if (opened.isNew && body.paymentToken !== undefined) await requireStepUp(tx, { customerId, loginId });
          return opened.deposit;
        });
        return toCreatedReply(await advance({ db, gateway, reached }, deposit.id));
      });
    },
  },

  getDeposit: async ({ customerId, now, params, tx }) => {
    const deposit = await findDeposit(tx, customerId, params.fundRef);
    if (deposit.step === "requires_action" && isExpired(deposit.challenge_expires_at, now)) {
      // The gateway is told by the sweeper; no answer waits for it.
      await moveOn(tx, deposit.id, deposit.step, { step: "voiding", problem: EXPIRED });
    }
    return { status: 200, body: { result: toDeposit(await findDeposit(tx, customerId, params.fundRef)) } };
  },

  authoriseDeposit: {
    outsideTransaction: true,
    handle: async ({ body, customerId, db, params }) => {
      if (!gateway) refuseNotFound();
      const parts = { db, gateway, reached };
      const named = await runInTransaction(db, (tx) => findDeposit(tx, customerId, body.depositId));
      if (params.fundRef !== named.id && params.fundRef !== `dpm_${named.method_code}`) refuseNotFound();
      if (named.step === "requires_action") await answerChallenge(parts, named, body.cres);
      const deposit = await runInTransaction(db, (tx) => findDeposit(tx, customerId, named.id));
      // A purchase goes on when its own call is repeated; a deposit by itself is completed here.
      const isReleased = deposit.step === "authorised" && deposit.purchase !== null;
      return toAuthorisedReply(isReleased ? deposit : await advance(parts, deposit.id));
    },
  },
});

async function answerChallenge(parts: SagaParts, deposit: Deposit, cres: string): Promise<void> {
  // Late answers are not asked about: running out of time ends the deposit whatever the issuer says.
  const now = await runInTransaction(parts.db, shopNow);
  if (isExpired(deposit.challenge_expires_at, now)) return;
  await recordChallenge(parts, deposit, await parts.gateway.completeChallenge(deposit.id, cres));
}

function toCreatedReply(deposit: Deposit): Reply<"createDeposit"> {
  const { problem } = deposit;
  // Run out before it was asked for again: told as what it is, a cancelled deposit.
  if (!problem || problem.status === 409) return { status: 200, body: { result: toDeposit(deposit) } };
  return toRefusedReply({ ...problem, status: problem.status });
}

/** The same end is told however often the result is handed over. */
function toAuthorisedReply(deposit: Deposit): Reply<"authoriseDeposit"> {
  if (deposit.problem) return toRefusedReply(deposit.problem);
  return { status: 200, body: { result: toDeposit(deposit) } };
}
