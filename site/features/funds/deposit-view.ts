import type { Outputs } from "#gateway/gateway.ts";

export type Deposit = Outputs["deposits"]["get"];

/**
 * What the authorisation page shows of a deposit:
 * `receipt` it has paid for its purchase already · `confirm` the bank has answered, hand it over · `challenge` the bank
 * has to be asked · `resume` the bank agreed, only the purchase is missing · `expired`, `failed` nothing was charged ·
 * `pending` the money is on its way · `done` a deposit of its own that has arrived.
 */
export type DepositView = "receipt" | "confirm" | "challenge" | "resume" | "expired" | "failed" | "pending" | "done";

/** Decided by the deposit as it stands, so that the page can be reloaded at any moment. */
export function viewOf(deposit: Deposit, now: Date, cres: string | null): DepositView {
  if (deposit.checkoutId) return "receipt";
  switch (deposit.status) {
    case "requires_action":
      if (!deposit.challenge || new Date(deposit.challenge.expiresAt) <= now) return "expired";
      return cres ? "confirm" : "challenge";
    case "created":
      return "resume";
    case "succeeded":
      return "done";
    case "cancelled":
      return "expired";
    default:
      return deposit.status;
  }
}
