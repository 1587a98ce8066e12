// Deposit and purchase in one call: a saga, since a card gateway has to be asked between the transactions.
import type { Claim, Db, Handlers, Reply } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { type Deposit, openDeposit } from "../../wallet/deposits/deposits.rows.ts";
import { advance, type PaymentParts } from "../../wallet/deposits/deposits.saga.ts";
import { toDeposit, toRefusedReply } from "../../wallet/deposits/deposits.shapes.ts";
import { checkDeposit } from "../../wallet/funds/payment-methods.ts";
import { requirePurchasable } from "./purchases.commands.ts";
import { findReceipt } from "./purchases.rows.ts";
import { seenCents } from "./purchases.rules.ts";

type Answer = Reply<"depositAndPurchase">;

/** `gateway` is null in a shop without one; then there is no way to deposit. */
export const createDepositPurchaseHandlers = ({ gateway, reached }: PaymentParts): Handlers<"depositAndPurchase"> => ({
  depositAndPurchase: {
    outsideTransaction: true,
    handle: async ({ body, claim, customerId, db, idempotencyKey, loginId }) => {
      const checked = checkDeposit(gateway, customerId, body.deposit);
      if (!gateway) refuse(422, "invalid_field", "This way to pay is not on offer.", "deposit_method_code");
      const { cartRevision, expectedTotal, purchase } = body;
      const wanted = { cartRevision, expectedTotalCents: seenCents(expectedTotal), purchase };
      const attempt = {
        customer_id: customerId,
        operation_id: "depositAndPurchase",
        idempotency_key: idempotencyKey,
      } as const;
      return runUntilFinal(db, claim, async () => {
        const made = await runInTransaction(db, async (tx) => {
          const { deposit, isNew } = await openDeposit(tx, attempt, checked, wanted);
          // Asked before any money is reserved, so that most refusals never reach the card; a refusal takes the deposit
          // back with it. A repeat is not asked: its cart may be sold by now, to itself.
          if (isNew && body.deposit.paymentToken !== undefined) await requireStepUp(tx, { customerId, loginId });
          if (isNew) await requirePurchasable(tx, { ...wanted, customerId }, checked.amountCents);
          return deposit;
        });
        return answerOf(db, await advance({ db, gateway, reached }, made.id));
      });
    },
  },
});

async function answerOf(db: Db, deposit: Deposit): Promise<Answer> {
  if (deposit.problem) return toRefusedReply(deposit.problem);
  const { checkout_id: checkoutId, customer_id: customerId } = deposit;
  if (checkoutId === null) return { status: 200, body: { result: { deposit: toDeposit(deposit) } } };
  const receipt = await runInTransaction(db, (tx) => findReceipt(tx, customerId, checkoutId));
  if (!receipt) throw new Error(`${deposit.id} paid for ${checkoutId}, which is not there`);
  return { status: 200, body: { result: { deposit: toDeposit(deposit), receipt, checkoutId } } };
}

/** An answer that is not the last one of its key: a challenge waits, and the call will be repeated. */
class Interim extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super("not final");
    this.answer = answer;
  }
}

/** Runs the saga and keeps its last answer with the key. A challenge is answered too, but leaves the key open. */
async function runUntilFinal(db: Db, claim: Claim | null, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await runSaga(db, claim, async () => {
      const answer = await work();
      // Thrown, since what is thrown frees the key for the call that follows the challenge.
      if (answer.status === 200 && !answer.body.result.receipt) throw new Interim(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Interim) return error.answer;
    throw error;
  }
}
