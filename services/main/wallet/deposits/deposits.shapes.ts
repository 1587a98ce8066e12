// A deposit as the contract tells it.
import type { components } from "#generated/main/schema.ts";
import type { DepositProblem, DepositStep } from "#services/db/tables/sales.ts";
import { toMoney } from "#services/lib/money.ts";
import { problemBody } from "#services/lib/refusal.ts";
import type { Deposit } from "./deposits.rows.ts";

type Schemas = components["schemas"];

const STATUS: Record<DepositStep, Schemas["DepositStatus"]> = {
  created: "created",
  requires_action: "requires_action",
  // Reserved at the gateway, but nothing is charged before the capture.
  authorised: "created",
  purchased: "created",
  captured: "succeeded",
  voiding: "cancelled",
  voided: "cancelled",
  failed: "failed",
};

export function toDeposit(deposit: Deposit): Schemas["Deposit"] {
  const messages = messagesOf(deposit);
  return {
    id: deposit.id,
    status: STATUS[deposit.step],
    amount: toMoney(deposit.amount_cents),
    methodCode: deposit.method_code,
    ...(deposit.gateway_key && { gatewayKey: deposit.gateway_key }),
    ...(deposit.step === "requires_action" && { challenge: toChallenge(deposit) }),
    ...(deposit.purchase && { checkoutKey: deposit.idempotency_key }),
    ...(deposit.checkout_id && { checkoutId: deposit.checkout_id }),
    ...(messages.length > 0 && { messages }),
    createdAt: deposit.created_at.toISOString(),
  };
}

function messagesOf({ problem, purchase, step }: Deposit): Schemas["Message"][] {
  if (problem) return [{ code: problem.code, message: problem.message, level: "error" }];
  // With a purchase it is the receipt that says so.
  if (step !== "captured" || purchase) return [];
  return [{ code: "success", message: "Your deposit has arrived.", level: "success" }];
}

function toChallenge({ challenge, challenge_expires_at, id }: Deposit): Schemas["DepositChallenge"] {
  if (!challenge || !challenge_expires_at) throw new Error(`${id} waits for a challenge it does not have`);
  return {
    ...challenge,
    // Comes back through the browser; says which deposit it was and nothing else.
    threeDsSessionData: Buffer.from(id).toString("base64url"),
    expiresAt: challenge_expires_at.toISOString(),
  };
}

type Problem<Status> = Omit<DepositProblem, "status"> & { status: Status };

/** The refusal a deposit ended in, as a reply to be stored: every repeat of the call gets the same one. */
export function toRefusedReply<Status extends number>({ code, message, status, target }: Problem<Status>) {
  return { status, body: problemBody([target === undefined ? { code, message } : { code, message, target }]) };
}
