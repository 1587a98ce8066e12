// Attempts with a password. Times are wall time.
import { sql } from "kysely";
import { batchDelete, isOlderThan } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";

/** 5 wrong passwords in 15 minutes block an email, or a trusted device of it, until the oldest is 15 minutes old. */
const FAILURES_ALLOWED = 5;
export const FAILURE_WINDOW_MS = 15 * 60 * 1000;

const windowStart = () => new Date(Date.now() - FAILURE_WINDOW_MS);

// An attempt under evaluation is dated this far ahead. If its process dies, it counts as wrong from then on.
const EVALUATION_MS = 10_000;

/**
 * Reserves an attempt before its password is checked, so that a burst cannot pass the limit together. Returns its id, the
 * time at which the key is free again, or "busy" while as many attempts are under evaluation as may still be wrong.
 */
export async function reserveAttempt(tx: Tx, key: string): Promise<{ id: number } | { freeAt: Date } | "busy"> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`password:${key}`}, 0))`.execute(tx);
  await tx.deleteFrom("login_failure").where("email", "=", key).where("failed_at", "<", windowStart()).execute();
  const rows = await tx
    .selectFrom("login_failure")
    .select("failed_at")
    .where("email", "=", key)
    .orderBy("failed_at")
    .execute();
  const wrong = rows.filter(({ failed_at }) => failed_at.getTime() <= Date.now());
  const [oldest] = wrong.slice(-FAILURES_ALLOWED);
  if (oldest && wrong.length >= FAILURES_ALLOWED) {
    return { freeAt: new Date(oldest.failed_at.getTime() + FAILURE_WINDOW_MS) };
  }
  if (rows.length >= FAILURES_ALLOWED) return "busy";
  const values = { email: key, failed_at: new Date(Date.now() + EVALUATION_MS) };
  return tx.insertInto("login_failure").values(values).returning("id").executeTakeFirstOrThrow();
}

/** Counts an attempt as wrong. */
export async function countAttempt(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("login_failure").set({ failed_at: new Date() }).where("id", "=", id).execute();
}

/** Releases an attempt that could not be evaluated. */
export async function releaseAttempt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("login_failure").where("id", "=", id).execute();
}

/** Forgets the wrong attempts of a key after a right password, and that attempt itself. Others stay under evaluation. */
export async function forgetAttempts(tx: Tx, key: string, id: number): Promise<void> {
  const isOver = sql<boolean>`(id = ${id} or failed_at <= ${new Date()})`;
  await tx.deleteFrom("login_failure").where("email", "=", key).where(isOver).execute();
}

/** Forgets all attempts of an email, on any device. */
export async function unlockPassword(tx: Tx, email: string): Promise<void> {
  const isOfEmail = sql<boolean>`(email = ${email} or starts_with(email, ${`${email} `}))`;
  await tx.deleteFrom("login_failure").where(isOfEmail).execute();
}

/** Returns the key under which attempts are counted: the email, or one trusted device, so that guesses elsewhere do not lock it. */
export const attemptKey = (email: string, trustedDeviceId: string | null) =>
  trustedDeviceId === null ? email : `${email} ${trustedDeviceId}`;

/** Deletes a batch of wrong passwords that no longer count. */
export const deleteOldFailures = () => batchDelete("login_failure", "id", isOlderThan("failed_at", FAILURE_WINDOW_MS));
