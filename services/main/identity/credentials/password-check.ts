// Checks passwords. Wrong ones of a login and of a signed-in customer are counted together, in the database: someone who uses a
// session that was left open gets no further guesses.
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "#services/lib/handlers.ts";
import { refuse, refuseForNow } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { readEmail, readPassword, replacePasswordHash } from "../customer/customer.rows.ts";
import { attemptKey, countAttempt, forgetAttempts, releaseAttempt, reserveAttempt } from "./password-attempts.rows.ts";
import { hashPassword, matchPassword } from "./password-hash.ts";

const MAX_WAIT_MS = 10_000;
const POLL_MS = 50;

/** Reserves an attempt. Waits while others of the same key are evaluated; refuses with 429 when too many were wrong. */
async function takeTurn(db: Db, key: string): Promise<{ id: number }> {
  for (const giveUpAt = Date.now() + MAX_WAIT_MS; Date.now() < giveUpAt; await wait(POLL_MS)) {
    const attempt = await runInTransaction(db, (tx) => reserveAttempt(tx, key));
    if (attempt === "busy") continue;
    if ("freeAt" in attempt) refuseForNow((attempt.freeAt.getTime() - Date.now()) / 1000);
    return attempt;
  }
  return refuseForNow(1);
}

/** A right password: its attempt, to be forgotten or released, and whether its stored hash is of an older form. */
export type RightPassword = { id: number; isOutdated: boolean };

/** Evaluates a password. Returns null if it is wrong, which counts. Refuses with 429 when too many of the key were wrong. */
export async function evaluatePassword(
  db: Db,
  { hash, key, password }: { key: string; password: string; hash: string },
): Promise<RightPassword | null> {
  const { id } = await takeTurn(db, key);
  const match = await matchPassword(password, hash).catch(async (error: unknown) => {
    await giveBack(db, id);
    throw error;
  });
  if (match !== "wrong") return { id, isOutdated: match === "outdated" };
  await runInTransaction(db, (tx) => countAttempt(tx, id));
  return null;
}

/** Releases an attempt whose call failed for another reason. */
export const giveBack = (db: Db, id: number) =>
  runInTransaction(db, (tx) => releaseAttempt(tx, id)).catch(() => undefined);

/** Stores a hash of the present form for a right password that has an older one. */
export async function renewHash(db: Db, customerId: string, password: string, before: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await runInTransaction(db, (tx) => replacePasswordHash(tx, customerId, { before, passwordHash }));
}

/**
 * Requires the password of a signed-in customer and returns its hash. Refuses a wrong one with 422 at `target`, and any after
 * five wrong ones within 15 minutes with 429. Opens its own transactions, so that the count outlives the refusal.
 */
export async function requirePassword(
  db: Db,
  {
    customerId,
    password = "",
    target = "password",
  }: { customerId: string; password: string | undefined; target?: string },
): Promise<string> {
  // Nothing was guessed.
  if (password === "") refuse(422, "invalid_field", "This field is required", target);
  const { email, hash } = await runInTransaction(db, async (tx) => ({
    email: await readEmail(tx, customerId),
    hash: (await readPassword(tx, customerId))?.passwordHash,
  }));
  const key = attemptKey(email, null);
  const right = hash === undefined ? null : await evaluatePassword(db, { key, password, hash });
  if (hash === undefined || right === null) {
    return refuse(422, "invalid_field", "This is not your current password", target);
  }
  await runInTransaction(db, (tx) => forgetAttempts(tx, key, right.id));
  return hash;
}
