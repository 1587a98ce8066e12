// The pages of a deposit, by its status.
import type { DepositPlace } from "./deposit-place.ts";
import type { Deposit } from "./deposit-view.ts";

export type OutcomePage =
  | "my-account-deposit-details"
  | "my-account-deposit-details-success"
  | "my-account-deposit-details-failure"
  | "my-account-deposit-cancel"
  | "my-account-deposit-authorisation"
  | "checkout-deposit-success"
  | "checkout-deposit-cancel";

/**
 * Returns the page that shows a deposit's outcome. A deposit that has none yet is on its details page. The checkout has two
 * pages of its own: the money has arrived, or nothing was charged (account §2).
 */
export function outcomePage(
  { checkoutKey, status }: Pick<Deposit, "checkoutKey" | "status">,
  place: DepositPlace = "account",
): OutcomePage {
  const isCheckout = place === "checkout";
  switch (status) {
    case "succeeded":
      return isCheckout ? "checkout-deposit-success" : "my-account-deposit-details-success";
    case "failed":
      return isCheckout ? "checkout-deposit-cancel" : "my-account-deposit-details-failure";
    case "cancelled":
      return isCheckout ? "checkout-deposit-cancel" : "my-account-deposit-cancel";
    case "requires_action":
      return "my-account-deposit-authorisation";
    // With a purchase, only repeating that purchase completes it.
    case "created":
      return checkoutKey ? "my-account-deposit-authorisation" : "my-account-deposit-details";
    default:
      return "my-account-deposit-details";
  }
}

/** Returns what the customer made, in one word: to them, the deposit of a purchase is its payment. */
export const depositNoun = ({ checkoutKey }: Pick<Deposit, "checkoutKey">) => (checkoutKey ? "Payment" : "Deposit");

export const METHODS: Record<Deposit["methodCode"], string> = {
  ap: "Apple Pay",
  bd: "Direct debit",
  bp: "BPAY",
  cc: "Card",
  dd: "Bank transfer",
  gp: "Google Pay",
  pl: "PayPal",
  td: "Test deposit",
};

export const STATUSES: Record<Deposit["status"], string> = {
  created: "In progress",
  requires_action: "Waiting for you to confirm",
  pending: "On its way",
  succeeded: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
};
