import type { Fund } from "#site/lib/payment/fund-name.ts";

type Status = NonNullable<Fund["verificationStatus"]>;
type Tone = "success" | "info" | "warning" | "danger";

/** What each verification status of a bank account means, and what to do (account §3). */
export const STATUSES: Record<
  Status,
  { tone: Tone; text: string; isPaidTo?: true; asksForHelp?: true; namesHolder?: true }
> = {
  Verified: {
    tone: "success",
    text: "The name matches yours. You can withdraw to this account.",
    isPaidTo: true,
  },
  "Pending Verification": {
    tone: "info",
    text: "We are checking that this account is yours. You don't need to do anything.",
  },
  Unverified: {
    tone: "warning",
    text: "We couldn't check the name with this bank. Send us a bank statement with your name and this account.",
    asksForHelp: true,
  },
  "Failed Verification": {
    tone: "danger",
    text: "The name on this account doesn't match yours. Delete it, and add an account in your own name.",
    namesHolder: true,
  },
};

/** Returns whether a card has expired by `month` (YYYY-MM). A card is valid until the end of its month. */
export function isExpired({ expiryMonth, expiryYear }: Fund, month: string): boolean {
  if (!expiryMonth || !expiryYear) return false;
  return `${expiryYear}-${String(expiryMonth).padStart(2, "0")}` < month;
}
