import { createHmac } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { refuse } from "#services/lib/refusal.ts";

export type ClosingReason = { reason: string | null; comment: string | null };

/** The columns of why a customer leaves. The comment is plain text. */
const columnsOf = (why: ClosingReason | null) => ({
  closing_reason: why?.reason ?? null,
  closing_comment: why?.comment ? plainText(why.comment) : null,
});

/** Returns a keyed hash: an unkeyed one would reveal the email to anyone who tries a list of emails. */
const hashEmail = (tokenSecret: string, email: string) =>
  createHmac("sha256", tokenSecret).update(`closed-email:${email}`).digest("hex");

/** Links a customer with the closed accounts of their email, if there are any. */
export async function linkClosedAccounts(tx: Tx, env: ServicesEnv, customerId: string, email: string): Promise<void> {
  const hashes = [env.tokenSecret, ...env.acceptedTokenSecrets].map((secret) => hashEmail(secret, email));
  const closed = await tx
    .selectFrom("customer")
    .select(sql<string>`coalesce(first_account, id)`.as("first"))
    .where("closed_email_hash", "in", hashes)
    .where("id", "!=", customerId)
    .orderBy("closed_at")
    .limit(1)
    .executeTakeFirst();
  if (!closed) return;
  const values = { first_account: closed.first };
  await tx
    .updateTable("customer")
    .set(values)
    .where("id", "=", customerId)
    .where("first_account", "is", null)
    .execute();
}

/** SQL expression: the ids of a customer's accounts, the closed ones of the same email too. Empty for a visitor. */
export const accountsOf = (customerId: string | null) => sql<string[]>`array(
  select ${customerId}::text where ${customerId}::text is not null
  union select other.id from customer own
    join customer other on other.id = own.first_account or other.first_account = own.first_account
    where own.id = ${customerId})`;

/**
 * Closes a customer at `now` (shop time): the email is free again, and nothing names the person. The row stays, because
 * orders and the ledger refer to it. A keyed hash of the email stays too (`linkClosedAccounts`).
 */
export async function closeCustomer(
  tx: Tx,
  { tokenSecret }: Pick<ServicesEnv, "tokenSecret">,
  customerId: string,
  { email, now, why }: { email: string; now: Date; why: ClosingReason },
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
      // A closed account gets no mail about the end of a move.
      migration_started_at: null,
      closed_at: now,
      closed_email_hash: hashEmail(tokenSecret, email),
      ...columnsOf(why),
    })
    .where("id", "=", customerId)
    .execute();
}

/** Sets the withdrawal that closes the account once it is paid, and why; null keeps the account open. */
export async function setClosing(
  tx: Tx,
  customerId: string,
  closing: (ClosingReason & { withdrawalId: string }) | null,
): Promise<void> {
  await tx
    .updateTable("customer")
    .set({ closing_withdrawal: closing?.withdrawalId ?? null, ...columnsOf(closing) })
    .where("id", "=", customerId)
    .execute();
}

/** Locks a customer: the first lock of what may close the account or keep it open. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.selectFrom("customer").select("id").where("id", "=", customerId).forNoKeyUpdate().execute();
}

/** Locks a customer. Returns why they leave if a withdrawal closes the account; otherwise null. */
export async function lockClosing(tx: Tx, customerId: string): Promise<ClosingReason | null> {
  const row = await tx
    .selectFrom("customer")
    .select(["closing_reason as reason", "closing_comment as comment"])
    .where("id", "=", customerId)
    .where("closing_withdrawal", "is not", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** SQL expression: whether a withdrawal closes the account. False for a visitor. */
export const isClosing = (customerId: string | null): RawBuilder<boolean> =>
  sql<boolean>`exists (select from customer where id = ${customerId} and closing_withdrawal is not null)`;

/** SQL expression: whether the account of a column is closed for good. */
export const hasClosed = (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from customer where id = ${id} and closed_at is not null)`;

/** SQL expression: whether the account is closed for good. */
export const isClosed = (customerId: string): RawBuilder<boolean> => hasClosed(sql`${customerId}`);

/** Returns which of some accounts are closed for good. */
export async function listClosed(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const closed = tx.selectFrom("customer").select("id").where("id", "in", ids).where("closed_at", "is not", null);
  return new Set((await closed.execute()).map(({ id }) => id));
}

/** Returns whether an account is closed for good. */
export async function readIsClosed(tx: Tx, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ is_closed: boolean }>`select ${isClosed(customerId)} as is_closed`.execute(tx);
  return rows[0]?.is_closed ?? false;
}

/** Why a customer whose account is about to be closed can't deposit or buy. */
export const CLOSING = "You asked us to close your account. You can't deposit or buy tickets.";

/** Refuses deposits and purchases of an account that is about to be closed with 422. */
export function requireNotClosing(isAboutTo: boolean): void {
  if (isAboutTo) refuse(422, "account_closing", CLOSING);
}

/** SQL query: the ids of the withdrawals that close accounts. */
export const closingWithdrawals = (limit: number) =>
  sql<string>`(select closing_withdrawal from customer where closing_withdrawal is not null limit ${limit})`;
