// A deposit in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { DepositProblem, DepositPurchase, DepositStep } from "#services/db/tables/sales.ts";
import { DEPOSIT } from "#services/lib/ledger.ts";
import { formatCents, toMoney } from "#services/lib/money.ts";
import { problemBody } from "#services/lib/refusal.ts";
import { depositSource } from "../funds/fund-names.rules.ts";
import { waitsForTransfer } from "../funds/payment-methods.ts";
import { transactionId } from "../transactions/transactions.rows.ts";
import type { Deposit } from "./deposits.rows.ts";

// Where customers send bank transfers. Fictional, as the bank of the demo is: no bank has these numbers.
const BILLER_CODE = "000000";
const BANK_ACCOUNT = { bsb: "000-000", accountNumber: "000123456", accountName: "Drawcard" };

type Schemas = components["schemas"];

const STATUS: Record<DepositStep, Schemas["DepositStatus"]> = {
  created: "created",
  requires_action: "requires_action",
  pending: "pending",
  // Reserved at the gateway. Nothing is charged before the capture.
  authorised: "created",
  purchased: "created",
  captured: "succeeded",
  voiding: "cancelled",
  voided: "cancelled",
  failed: "failed",
};

export function toDeposit(deposit: Deposit): Schemas["Deposit"] {
  const messages = messagesOf(deposit);
  const { partnerSlug } = (deposit.purchase ?? {}) as Partial<DepositPurchase>;
  return {
    id: deposit.id,
    ...(deposit.fund_id && { fundId: deposit.fund_id }),
    status: STATUS[deposit.step],
    amount: toMoney(deposit.amount_cents),
    methodCode: deposit.method_code,
    ...(deposit.gateway_key && { gatewayKey: deposit.gateway_key }),
    source: depositSource(deposit),
    ...(deposit.step === "requires_action" && { challenge: toChallenge(deposit) }),
    ...(isAwaitingTransfer(deposit) && { paymentInstructions: toInstructions(deposit) }),
    ...(deposit.purchase && { checkoutKey: deposit.idempotency_key }),
    ...(partnerSlug !== undefined && { partnerSlug }),
    ...(deposit.checkout_id && { checkoutId: deposit.checkout_id }),
    ...(!deposit.purchase && {
      purchaseType: deposit.is_for_membership ? ("membership" as const) : ("ad_hoc" as const),
    }),
    transactionId: transactionId(DEPOSIT, deposit.id),
    ...(messages.length > 0 && { messages }),
    createdAt: deposit.created_at.toISOString(),
  };
}

const isAwaitingTransfer = ({ method_code, step }: Deposit) => step === "pending" && waitsForTransfer(method_code);

function messagesOf(deposit: Deposit): Schemas["Message"][] {
  const { amount_cents, method_code, problem, purchase, reference, step } = deposit;
  if (problem) return [{ code: problem.code, message: problem.message, level: "error" }];
  if (step === "pending") {
    const message =
      method_code === "bd"
        ? "We will add the money when your bank has paid it."
        : `Send ${formatCents(amount_cents)} with the reference ${reference}. We add it to your wallet when it arrives.`;
    return [{ code: "deposit_pending", message, level: "info" }];
  }
  // With a purchase, the receipt confirms it.
  if (step !== "captured" || purchase) return [];
  return [{ code: "success", message: "Your deposit has arrived.", level: "success" }];
}

function toInstructions({ expires_at, id, method_code, reference }: Deposit): Schemas["PaymentInstructions"] {
  if (!expires_at || !reference) throw new Error(`${id} waits for a transfer without a reference`);
  const payee = method_code === "bp" ? { billerCode: BILLER_CODE } : BANK_ACCOUNT;
  return { ...payee, reference, expiresAt: expires_at.toISOString() };
}

function toChallenge({ challenge, challenge_expires_at, id }: Deposit): Schemas["DepositChallenge"] {
  if (!challenge || !challenge_expires_at) throw new Error(`${id} waits for a challenge it does not have`);
  return {
    ...challenge,
    // Passes through the browser, so it contains only the deposit id.
    threeDsSessionData: Buffer.from(id).toString("base64url"),
    expiresAt: challenge_expires_at.toISOString(),
  };
}

type Problem<Status> = Omit<DepositProblem, "status"> & { status: Status };

/** Returns the refusal of a deposit as a reply, which is stored for repeats of the call. */
export function toRefusedReply<Status extends number>({ code, message, status, target }: Problem<Status>) {
  return { status, body: problemBody([target === undefined ? { code, message } : { code, message, target }]) };
}
