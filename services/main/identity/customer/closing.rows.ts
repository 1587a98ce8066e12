import type { Tx } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";

export type ClosingReason = { reason: string | null; comment: string | null };

/**
 * Closes a customer at `now` (shop time): the email is free again, and nothing names the person. The row stays, because
 * orders and the ledger refer to it.
 */
export async function closeCustomer(
  tx: Tx,
  customerId: string,
  { comment, reason }: ClosingReason,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("customer")
    .set({
      email: `${customerId}@closed.invalid`,
      // Matches no password.
      password_hash: "closed",
      firstname: "Closed",
      lastname: "Account",
      date_of_birth: "1900-01-01",
      phone_number: null,
      address: null,
      suburb: null,
      postcode: null,
      attribution: null,
      closed_at: now,
      closing_reason: reason,
      closing_comment: comment && plainText(comment),
    })
    .where("id", "=", customerId)
    .execute();
}
