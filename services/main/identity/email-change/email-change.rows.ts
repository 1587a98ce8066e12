// Changes of the email that customers sign in with. Times are wall time.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { batchDelete } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { hashToken } from "#services/lib/token-hash.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const UNDO_MS = 7 * DAY_MS;

type Change = { customerId: string; oldEmail: string; newEmail: string };

const newToken = () => `emt_${randomBytes(16).toString("hex")}`;

/**
 * Inserts a change, in place of the customer's pending one. Returns the tokens of its two links. Undoing it also ends what was
 * added to the account since the login that asked for it began, at most a day before: a thief may secure the account first.
 */
export async function insertEmailChange(
  tx: Tx,
  { customerId, oldEmail, newEmail, loggedInAt = null }: Change & { loggedInAt?: Date | null },
): Promise<{ changeToken: string; undoToken: string }> {
  const tokens = { changeToken: newToken(), undoToken: newToken() };
  const change = {
    old_email: oldEmail,
    new_email: newEmail,
    change_hash: hashToken(tokens.changeToken),
    undo_hash: hashToken(tokens.undoToken),
    change_until: new Date(Date.now() + HOUR_MS),
    undo_until: new Date(Date.now() + UNDO_MS),
  };
  await tx
    .insertInto("email_change")
    .values({
      customer_id: customerId,
      ...change,
      changed_at: null,
      undone_at: null,
      undo_from: new Date(Math.max(loggedInAt?.getTime() ?? 0, Date.now() - DAY_MS)),
    })
    .onConflict((conflict) =>
      conflict
        .column("customer_id")
        .where("changed_at", "is", null)
        .where("undone_at", "is", null)
        .doUpdateSet({
          ...change,
          // A second request, with a later login, does not save what came with the first.
          undo_from: sql`case when email_change.change_until > now() then email_change.undo_from else excluded.undo_from end`,
        }),
    )
    .execute();
  return tokens;
}

/** The change that a link's token belongs to, if the link can still be used. */
const changesOf = (tx: Tx, hash: string) =>
  tx
    .selectFrom("email_change")
    .selectAll()
    .where("undone_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("change_hash", "=", hash), eb("changed_at", "is", null), eb("change_until", ">", new Date())]),
        eb.and([eb("undo_hash", "=", hash), eb("undo_until", ">", new Date())]),
      ]),
    );

/** Returns the id of the customer whose email a link changes, or undefined if the link is unknown, expired or used. */
export async function findEmailChangeOwner(tx: Tx, token: string): Promise<string | undefined> {
  return (await changesOf(tx, hashToken(token)).executeTakeFirst())?.customer_id;
}

/** Locks the change that a link's token belongs to. Returns undefined if the link is unknown, expired or used. */
export async function lockEmailChange(
  tx: Tx,
  token: string,
): Promise<(Change & { id: number; kind: "change" | "undo"; isChanged: boolean; undoFrom: Date }) | undefined> {
  const hash = hashToken(token);
  const row = await changesOf(tx, hash).forUpdate().executeTakeFirst();
  return (
    row && {
      id: row.id,
      customerId: row.customer_id,
      oldEmail: row.old_email,
      newEmail: row.new_email,
      kind: row.undo_hash === hash ? "undo" : "change",
      isChanged: row.changed_at !== null,
      undoFrom: row.undo_from,
    }
  );
}

/** Marks a change as made. */
export async function markChanged(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("email_change").set({ changed_at: new Date() }).where("id", "=", id).execute();
}

/** Invalidates the links of a change and of every later change of the customer: a thief may have asked for several. */
export async function markUndone(tx: Tx, { id, customerId }: { id: number; customerId: string }): Promise<void> {
  await tx
    .updateTable("email_change")
    .set({ undone_at: new Date() })
    .where("customer_id", "=", customerId)
    .where("id", ">=", id)
    .where("undone_at", "is", null)
    .execute();
}

/**
 * Whether an email belonged to another customer until a change that can still be undone. A thief who changed it must not sign up with
 * the owner's address. Read it after the email is written: the unique index then lets a change that runs at the
 * same time commit first.
 */
export async function isReserved(tx: Tx, email: string, customerId: string | null): Promise<boolean> {
  const change = await tx
    .selectFrom("email_change")
    .select("id")
    .where("old_email", "=", email)
    .where("customer_id", "!=", customerId ?? "")
    .where("changed_at", "is not", null)
    .where("undone_at", "is", null)
    .where("undo_until", ">", new Date())
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Deletes a customer's change that was not made yet. Both its links are dead. */
export async function deletePendingChange(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom("email_change")
    .where("customer_id", "=", customerId)
    .where("changed_at", "is", null)
    .where("undone_at", "is", null)
    .execute();
}

/** Deletes a batch of changes that can no longer be undone. */
export const deleteOldEmailChanges = () => batchDelete("email_change", "id", sql`undo_until < now()`);

/** Deletes the changes of a customer. Their links are dead. */
export async function deleteEmailChanges(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("email_change").where("customer_id", "=", customerId).execute();
}
