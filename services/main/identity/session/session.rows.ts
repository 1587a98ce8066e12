// Attempts with a password. Times are wall time.
import { sql } from "kysely";
import { batchDelete, isOlderThan } from "#services/lib/batch-delete.ts";
import type { Tx } from "#services/lib/handlers.ts";

/** 5 wrong passwords in 15 minutes block an email, or a trusted device of it, until the oldest is 15 minutes old. */
const FAILURES_ALLOWED = 5;
export const FAILURE_WINDOW_MS = 15 * 60 * 1000;

const windowStart = () => new Date(Date.now() - FAILURE_WINDOW_MS);

/**
 * Reserves an attempt before its password is checked: it counts as wrong until it is released. Returns its id, or the time
 * at which the key is free again. Attempts of one key take turns here, so that a burst cannot pass the limit together.
 */
export async function reserveAttempt(tx: Tx, key: string): Promise<{ id: number } | { freeAt: Date }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`password:${key}`}, 0))`.execute(tx);
  await tx.deleteFrom("login_failure").where("email", "=", key).where("failed_at", "<", windowStart()).execute();
  const counted = await tx
    .selectFrom("login_failure")
    .select("failed_at")
    .where("email", "=", key)
    .orderBy("failed_at")
    .execute();
  const [oldest] = counted.slice(-FAILURES_ALLOWED);
  if (oldest && counted.length >= FAILURES_ALLOWED) {
    return { freeAt: new Date(oldest.failed_at.getTime() + FAILURE_WINDOW_MS) };
  }
  const values = { email: key, failed_at: new Date() };
  return tx.insertInto("login_failure").values(values).returning("id").executeTakeFirstOrThrow();
}

/** Releases an attempt that could not be evaluated. */
export async function releaseAttempt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("login_failure").where("id", "=", id).execute();
}

/** Releases all attempts of a key after a right password. An email includes its trusted devices. */
export async function releaseAttempts(tx: Tx, key: string): Promise<void> {
  const isOfKey = sql<boolean>`email = ${key} or starts_with(email, ${`${key} `})`;
  await tx.deleteFrom("login_failure").where(isOfKey).execute();
}

/** Returns the key under which attempts are counted: the email, or one trusted device, so that guesses elsewhere do not lock it. */
export const attemptKey = (email: string, trustedDeviceId: string | null) =>
  trustedDeviceId === null ? email : `${email} ${trustedDeviceId}`;

/** Deletes a batch of wrong passwords that no longer count. */
export const deleteOldFailures = () => batchDelete("login_failure", "id", isOlderThan("failed_at", FAILURE_WINDOW_MS));
