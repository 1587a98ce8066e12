// Deposit and purchase in one call: a saga, because the card gateway is called between the transactions.

import type { ContentReader } from "#services/content/content.reader.ts";
import type { Content } from "#services/content/content.ts";
import type { Claim, Db, Handlers, Reply } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import { type Deposit, findByAttempt, openDeposit } from "../../wallet/deposits/deposits.rows.ts";
import { advance, type SagaParts } from "../../wallet/deposits/deposits.saga.ts";
import { toDeposit, toRefusedReply } from "../../wallet/deposits/deposits.shapes.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { checkDeposit, waitsForMoney } from "../../wallet/funds/payment-methods.ts";
import { buyIn } from "./deposit-purchase.commands.ts";
import { requirePurchasable } from "./purchases.commands.ts";
import { findReceipt } from "./purchases.rows.ts";
import { namedReceipt, seenCents } from "./purchases.rules.ts";

type PurchaseReply = Reply<"depositAndPurchase">;

type DepositPurchaseParts = Pick<SagaParts, "buyWithDeposit" | "onStep"> & {
  content: ContentReader;
  /** `null` in a shop without a card gateway: every deposit is refused. */
  gateway: CardGateway | null;
};

export const createDepositPurchaseHandlers = ({
  buyWithDeposit,
  content,
  gateway,
  onStep,
}: DepositPurchaseParts): Handlers<"depositAndPurchase"> => ({
  depositAndPurchase: {
    outsideTransaction: true,
    handle: async ({ body, claim, customerId, db, idempotencyKey, isElevated, loginId, now, subVariant: region }) => {
      if (!gateway) refuse(422, "invalid_field", "This payment method isn't available.", "deposit_method_code");
      const { cartRevision, expectedTotal, purchase } = body;
      const wanted = { cartRevision, expectedTotalCents: seenCents(expectedTotal), purchase, region };
      const attempt = {
        customer_id: customerId,
        operation_id: "depositAndPurchase",
        idempotency_key: idempotencyKey,
      } as const;
      const checked = await runInTransaction(db, async (tx) => {
        const isRepeat = (await findByAttempt(tx, attempt)) !== undefined;
        const found = await checkDeposit(tx, gateway, { customerId, isRepeat, now }, body.deposit);
        // Its money comes too late for the cart.
        if (waitsForMoney(found.methodCode))
          refuse(422, "invalid_field", "This payment method isn't available.", "deposit_method_code");
        return found;
      });
      return runUntilFinal(db, claim, async () => {
        const made = await runInTransaction(db, (tx) =>
          // Checked before any money is reserved, so that most refusals never reach the card. A repeat is not checked: it may
          // have bought its cart already.
          openDeposit(tx, attempt, checked, wanted, async () => {
            if (body.deposit.paymentToken !== undefined) await requireStepUp(tx, { customerId, loginId, isElevated });
            await requirePurchasable(tx, { ...wanted, customerId }, checked.amountCents);
          }),
        );
        return replyOf(
          db,
          content(),
          await advance(
            { db, gateway, buyWithDeposit: buyIn(region, buyWithDeposit), onStep, csc: body.deposit.csc },
            made.id,
          ),
        );
      });
    },
  },
});

async function replyOf(db: Db, content: Content, deposit: Deposit): Promise<PurchaseReply> {
  if (deposit.problem) return toRefusedReply(deposit.problem);
  const { checkout_id: checkoutId, customer_id: customerId } = deposit;
  if (checkoutId === null) return { status: 200, body: { result: { deposit: toDeposit(deposit) } } };
  const receipt = await runInTransaction(db, (tx) => findReceipt(tx, customerId, checkoutId));
  if (!receipt) throw new Error(`${deposit.id} paid for ${checkoutId}, which is not there`);
  return {
    status: 200,
    body: { result: { deposit: toDeposit(deposit), receipt: namedReceipt(content, receipt), checkoutId } },
  };
}

/** Carries a reply that is not final: a challenge waits, and the call will be repeated with the same key. */
class InterimReply extends Error {
  readonly reply: PurchaseReply;

  constructor(reply: PurchaseReply) {
    super("not final");
    this.reply = reply;
  }
}

/** Runs the saga and stores its final reply with the idempotency key. A challenge is returned without being stored. */
async function runUntilFinal(db: Db, claim: Claim | null, work: () => Promise<PurchaseReply>): Promise<PurchaseReply> {
  try {
    return await runSaga(db, claim, async () => {
      const reply = await work();
      // Thrown because an error releases the key for the call after the challenge.
      if (reply.status === 200 && !reply.body.result.receipt) throw new InterimReply(reply);
      return reply;
    });
  } catch (error) {
    if (error instanceof InterimReply) return error.reply;
    throw error;
  }
}
