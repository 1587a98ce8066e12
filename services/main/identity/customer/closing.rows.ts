import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { refuse } from "#services/lib/refusal.ts";

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

/** Sets the withdrawal that closes the account once it is paid; null keeps the account open. */
export async function setClosing(tx: Tx, customerId: string, withdrawalId: string | null): Promise<void> {
  await tx.updateTable("customer").set({ closing_withdrawal: withdrawalId }).where("id", "=", customerId).execute();
}

/** Locks a customer. Returns whether a withdrawal closes the account. */
export async function lockClosing(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("customer")
    .select("closing_withdrawal")
    .where("id", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.closing_withdrawal != null;
}

/** SQL expression: whether a withdrawal closes the account. False for a visitor. */
export const isClosing = (customerId: string | null): RawBuilder<boolean> =>
  sql<boolean>`exists (select from customer where id = ${customerId} and closing_withdrawal is not null)`;

/** Refuses deposits and purchases of an account that is about to be closed with 422. */
export function requireNotClosing(isAboutTo: boolean): void {
  if (isAboutTo)
    refuse(422, "account_closing", "You asked us to close your account. You can't deposit or buy tickets.");
}

/** SQL query: the ids of the withdrawals that close accounts. */
export const closingWithdrawals = (limit: number) =>
  sql<string>`(select closing_withdrawal from customer where closing_withdrawal is not null limit ${limit})`;
