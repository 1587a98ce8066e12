// Wrong passwords by email. Times are wall time.
import { batchDelete, isOlderThan } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";

/** 5 wrong passwords in 15 minutes block an email until the oldest of them is 15 minutes old. */
export const FAILURES_ALLOWED = 5;
export const FAILURE_WINDOW_MS = 15 * 60 * 1000;

const windowStart = () => new Date(Date.now() - FAILURE_WINDOW_MS);

/** Returns the times of the recent wrong passwords for an email, oldest first. */
export async function listRecentFailures(tx: Tx, email: string): Promise<Date[]> {
  const rows = await tx
    .selectFrom("login_failure")
    .select("failed_at")
    .where("email", "=", email)
    .where("failed_at", ">", windowStart())
    .orderBy("failed_at")
    .execute();
  return rows.map(({ failed_at }) => failed_at);
}

/** Records one wrong password and deletes those that no longer count. */
export async function insertFailure(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("login_failure").where("email", "=", email).where("failed_at", "<", windowStart()).execute();
  await tx.insertInto("login_failure").values({ email, failed_at: new Date() }).execute();
}

/** Deletes the wrong passwords recorded for an email. */
export async function deleteFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("login_failure").where("email", "=", email).execute();
}

/** Deletes a batch of wrong passwords that no longer count. */
export const deleteOldFailures = () => batchDelete("login_failure", "id", isOlderThan("failed_at", FAILURE_WINDOW_MS));
