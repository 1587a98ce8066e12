import type { Outputs } from "#gateway/gateway.ts";

export type Deposit = Outputs["deposits"]["get"];

/**
 * The view of the authorisation page:
 * - `receipt`: the purchase is complete.
 * - `confirm`: the bank has responded; submit its response.
 * - `challenge`: the bank must authenticate the customer.
 * - `resume`: the bank has approved; only the purchase is missing.
 * - `expired`, `cancelled`, `failed`: nothing was charged.
 * - `pending`: the money is on its way.
 * - `done`: a deposit without a purchase has arrived.
 */
export type DepositView =
  | "receipt"
  | "confirm"
  | "challenge"
  | "resume"
  | "expired"
  | "cancelled"
  | "failed"
  | "pending"
  | "done";

/** The reasons for which a deposit is cancelled. Otherwise its purchase was refused. */
const CANCELLED: Record<string, DepositView> = { deposit_expired: "expired", deposit_cancelled: "cancelled" };

/** Returns the view for the deposit's current state, so that reloading the page is always safe. */
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
      return CANCELLED[deposit.messages?.[0]?.code ?? ""] ?? "failed";
    default:
      return deposit.status;
  }
}
