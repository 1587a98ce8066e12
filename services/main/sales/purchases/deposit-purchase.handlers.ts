// Deposit and purchase in one call: a saga, because the card gateway is called between the transactions.

import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { DepositPurchase } from "#services/db/tables/sales.ts";
import type { CallContext, Claim, Db, Handlers, Reply, Tx } from "#services/lib/handlers.ts";
import { runSaga } from "#services/lib/idempotency.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import { type Deposit, findByAttempt, openDeposit } from "../../wallet/deposits/deposits.rows.ts";
import { toDeposit, toRefusedReply } from "../../wallet/deposits/deposits.shapes.ts";
import { advance, type SagaParts } from "../../wallet/deposits/deposits-saga.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { checkDeposit, waitsForMoney } from "../../wallet/funds/payment-methods.ts";
import { buyIn } from "./deposit-purchase.commands.ts";
import { requirePurchasable } from "./purchases.commands.ts";
import { findReceipt } from "./purchases.rows.ts";
import { namedReceipt, seenCents } from "./purchases.rules.ts";

type Schemas = components["schemas"];
type PurchaseReply = Reply<"depositAndPurchase">;

export type DepositPurchaseParts = Pick<SagaParts, "buyWithDeposit" | "onStep"> & {
  content: ContentReader;
  /** `null` in a shop without a card gateway: every deposit is refused. */
  gateway: CardGateway | null;
};

export const createDepositPurchaseHandlers = (parts: DepositPurchaseParts): Handlers<"depositAndPurchase"> => ({
  depositAndPurchase: {
    outsideTransaction: true,
    handle: (call) => {
      const { cartRevision, deposit: request, expectedTotal, purchase } = call.body;
      const wanted = { cartRevision, expectedTotalCents: seenCents(expectedTotal), purchase, region: call.subVariant };
      return buyWithOwnDeposit(parts, call, {
        operationId: "depositAndPurchase",
        request,
        wantedIn: () => Promise.resolve(wanted),
        replyTo: (deposit) => replyOf(call.db, parts.content(), deposit),
      });
    },
  },
});

type DepositCall = Pick<CallContext, "isElevated" | "loginId" | "now" | "subVariant"> & {
  claim: Claim | null;
  customerId: string;
  db: Db;
  idempotencyKey: string;
};

type OwnDeposit<R> = {
  operationId: "depositAndPurchase" | "purchasePartnerCart";
  request: Schemas["DepositRequest"];
  /** Returns what to buy. Runs in a transaction of its own, once per idempotency key. */
  wantedIn: (tx: Tx) => Promise<DepositPurchase>;
  replyTo: (deposit: Deposit) => Promise<R>;
};

/** Buys a cart with a deposit of the same call. Returns the reply of a challenge too; that one is not kept with the key. */
export async function buyWithOwnDeposit<R extends { status: number; body: object }>(
  { buyWithDeposit, gateway, onStep }: DepositPurchaseParts,
  { claim, customerId, db, idempotencyKey, isElevated, loginId, now, subVariant: region }: DepositCall,
  { operationId, replyTo, request, wantedIn }: OwnDeposit<R>,
): Promise<R> {
  if (!gateway) refuse(422, "invalid_field", "This payment method isn't available.", "deposit_method_code");
  const attempt = { customer_id: customerId, operation_id: operationId, idempotency_key: idempotencyKey } as const;
  const { checked, wanted } = await runInTransaction(db, async (tx) => {
    const opened = await findByAttempt(tx, attempt);
    const found = await checkDeposit(tx, gateway, { customerId, isRepeat: opened !== undefined, now }, request);
    // Its money comes too late for the cart.
    if (waitsForMoney(found.methodCode))
      refuse(422, "invalid_field", "This payment method isn't available.", "deposit_method_code");
    return { checked: found, wanted: opened ? null : await wantedIn(tx) };
  });
  return runUntilFinal(db, claim, async () => {
    const made = await runInTransaction(db, (tx) =>
      // Checked before any money is reserved, so that most refusals never reach the card. A repeat is not checked: it may
      // have bought its cart already.
      openDeposit(tx, attempt, checked, wanted, async () => {
        if (request.paymentToken !== undefined) await requireStepUp(tx, { customerId, loginId, isElevated });
        if (wanted) await requirePurchasable(tx, { ...wanted, region, customerId }, checked.amountCents);
      }),
    );
    const parts = { db, gateway, buyWithDeposit: buyIn(region, buyWithDeposit), onStep, csc: request.csc };
    const deposit = await advance(parts, made.id);
    return { isFinal: deposit.problem !== null || deposit.checkout_id !== null, reply: await replyTo(deposit) };
  });
}

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
class InterimReply<R> extends Error {
  readonly reply: R;

  constructor(reply: R) {
    super("not final");
    this.reply = reply;
  }
}

/** Runs the saga and stores its final reply with the idempotency key. A challenge is returned without being stored. */
async function runUntilFinal<R extends { status: number; body: object }>(
  db: Db,
  claim: Claim | null,
  work: () => Promise<{ isFinal: boolean; reply: R }>,
): Promise<R> {
  try {
    return await runSaga(db, claim, async () => {
      const { isFinal, reply } = await work();
      // Thrown because an error releases the key for the call after the challenge.
      if (!isFinal) throw new InterimReply(reply);
      return reply;
    });
  } catch (error) {
    if (error instanceof InterimReply) return error.reply as R;
    throw error;
  }
}
