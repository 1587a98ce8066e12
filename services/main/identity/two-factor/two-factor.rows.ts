// Two-factor settings, challenges and trusted devices. Times are wall time.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { BATCH, batchDelete } from "#services/lib/batch-delete.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { reseal, seal, unseal } from "#services/lib/seal.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import {
  CHALLENGE_LIFE_MS,
  CODE_LIFE_MS,
  hashCode,
  hashesOfCode,
  hashFingerprint,
  newRecoveryCodes,
  REMEMBER_FOR_DAYS,
  SETUP_LIFE_MS,
} from "./two-factor.rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inMs = (ms: number) => new Date(Date.now() + ms);

export type Method = "authenticator" | "email";

/** Returns the two-factor row of a customer, or undefined if two-factor was never used. */
export function findTwoFactor(tx: Tx, customerId: string) {
  return tx.selectFrom("two_factor").selectAll().where("customer_id", "=", customerId).executeTakeFirst();
}

/**
 * Locks the two-factor row of a customer, creating it if needed, so that changes and attempts run one after the other.
 * Lock order, to avoid deadlocks: login or link, two-factor, trusted device.
 */
export async function lockTwoFactor(tx: Tx, customerId: string) {
  await tx
    .insertInto("two_factor")
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("two_factor")
    .selectAll()
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type TwoFactor = Awaited<ReturnType<typeof lockTwoFactor>>;

const update = (tx: Tx, customerId: string, values: Partial<TwoFactor>) =>
  tx.updateTable("two_factor").set(values).where("customer_id", "=", customerId).execute();

/** Starts the set-up of an authenticator and returns its expiry. It takes effect once a first code was given. */
export async function saveSetup(tx: Tx, env: ServicesEnv, customerId: string, secret: string): Promise<Date> {
  const expiresAt = inMs(SETUP_LIFE_MS);
  await update(tx, customerId, { setup_secret: seal(env, secret), setup_expires_at: expiresAt });
  return expiresAt;
}

/** Returns the secret of a started set-up, or null if there is none or it has expired. */
export function setupSecretOf(env: ServicesEnv, { setup_secret, setup_expires_at }: TwoFactor): string | null {
  const isGood = setup_secret !== null && setup_expires_at !== null && setup_expires_at.getTime() > Date.now();
  return isGood ? unseal(env, setup_secret) : null;
}

/** Returns the secret of the authenticator in use, or null. */
export const secretOf = (env: ServicesEnv, { secret }: TwoFactor) => (secret === null ? null : unseal(env, secret));

/** Allows mailed codes that turn two-factor on, for as long as a set-up lasts: the password was given. */
export const openEmailSetup = (tx: Tx, customerId: string) =>
  update(tx, customerId, { setup_expires_at: inMs(SETUP_LIFE_MS) });

/** Whether the password was given for a set-up that has not expired. */
export const isSetupOpen = (row: Pick<TwoFactor, "setup_expires_at"> | undefined): boolean =>
  (row?.setup_expires_at ?? new Date(0)).getTime() > Date.now();

/**
 * Encrypts every authenticator secret with TOKEN_SECRET that another accepted secret encrypted, so that the other can be removed.
 * Waits for no call: a row that changed meanwhile keeps its new value.
 */
export async function resealSecrets(db: Db, env: ServicesEnv): Promise<number> {
  let count = 0;
  const rows = await db.selectFrom("two_factor").select(["customer_id", "secret", "setup_secret"]).execute();
  for (const row of rows) {
    for (const column of ["secret", "setup_secret"] as const) {
      const sealed = row[column];
      const again = sealed === null ? null : reseal(env, sealed);
      if (again === null) continue;
      await db
        .updateTable("two_factor")
        .set({ [column]: again })
        .where("customer_id", "=", row.customer_id)
        .where(column, "=", sealed)
        .execute();
      count += 1;
    }
  }
  return count;
}

/** Enables a method and clears the state of the previous one, with its mailed code. */
export async function saveMethod(
  tx: Tx,
  env: ServicesEnv,
  customerId: string,
  method: Method,
  setupSecret: string | null,
): Promise<void> {
  const setup = { setup_secret: null, setup_expires_at: null };
  const counts = { wrong_codes: 0, locked_at: null };
  const secret = setupSecret === null ? null : seal(env, setupSecret);
  await update(tx, customerId, { method, since: new Date(), secret, code_hash: null, ...setup, ...counts });
}

/** Disables two-factor and removes all trusted devices. */
export async function deleteTwoFactor(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("two_factor").where("customer_id", "=", customerId).execute();
  await deleteRecoveryCodes(tx, customerId);
  await tx.deleteFrom("trusted_device").where("customer_id", "=", customerId).execute();
}

/**
 * Disables a method that was chosen from a time on, and deletes recovery codes made from then on. Ends the trust of every
 * device: some of them may belong to another person who knew the password.
 */
export async function deleteTwoFactorFrom(tx: Tx, customerId: string, from: Date): Promise<void> {
  const { since } = await lockTwoFactor(tx, customerId);
  if (since !== null && since >= from) return deleteTwoFactor(tx, customerId);
  await tx
    .deleteFrom("two_factor_recovery_code")
    .where("customer_id", "=", customerId)
    .where("created_at", ">=", from)
    .execute();
  await tx.deleteFrom("trusted_device").where("customer_id", "=", customerId).execute();
}

/** Stores the hash of the current code and returns its expiry. */
export async function saveCode(tx: Tx, env: ServicesEnv, customerId: string, code: string): Promise<Date> {
  const expiresAt = inMs(CODE_LIFE_MS);
  const values = { code_hash: hashCode(env, customerId, code), code_sent_at: new Date(), code_expires_at: expiresAt };
  await update(tx, customerId, values);
  return expiresAt;
}

/** Invalidates a customer's mailed code and started set-up: they belong to the email or the person before a change. */
export async function endPendingCodes(tx: Tx, customerId: string): Promise<void> {
  await update(tx, customerId, { code_hash: null, setup_secret: null, setup_expires_at: null });
}

/** Marks the mailed code as used. */
export const spendCode = (tx: Tx, customerId: string) => update(tx, customerId, { code_hash: null });
/** Stores the step of the last accepted code. Codes of this and earlier steps are refused. */
export const saveStep = (tx: Tx, customerId: string, step: number) => update(tx, customerId, { last_step: step });

const deleteRecoveryCodes = (tx: Tx, customerId: string) =>
  tx.deleteFrom("two_factor_recovery_code").where("customer_id", "=", customerId).execute();

/** Replaces a customer's recovery codes and returns the new ones, which are not readable afterwards. */
export async function replaceRecoveryCodes(tx: Tx, env: ServicesEnv, customerId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const rows = codes.map((code) => ({ customer_id: customerId, code_hash: hashCode(env, customerId, code) }));
  await deleteRecoveryCodes(tx, customerId);
  await tx.insertInto("two_factor_recovery_code").values(rows).execute();
  return codes;
}

/** Returns how many recovery codes a customer has left. */
export async function countRecoveryCodes(tx: Tx, customerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("two_factor_recovery_code")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes a recovery code that is used. Returns how many are left, or null if it is unknown or was used before. */
export async function spendRecoveryCode(
  tx: Tx,
  env: ServicesEnv,
  customerId: string,
  code: string,
): Promise<number | null> {
  const { numDeletedRows } = await tx
    .deleteFrom("two_factor_recovery_code")
    .where("customer_id", "=", customerId)
    .where("code_hash", "in", hashesOfCode(env, customerId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n ? countRecoveryCodes(tx, customerId) : null;
}

/** Stores the number of wrong codes in a row and whether the account is locked. */
export async function saveWrongCodes(tx: Tx, customerId: string, wrongCodes: number, isLocked: boolean) {
  await update(tx, customerId, { wrong_codes: wrongCodes, locked_at: isLocked ? new Date() : null });
}

/** Creates a challenge for a customer who gave the password but not the code, and returns its token. */
export async function insertChallenge(tx: Tx, customerId: string): Promise<string> {
  const token = `cht_${randomBytes(16).toString("hex")}`;
  const values = { token_hash: hashToken(token), customer_id: customerId, expires_at: inMs(CHALLENGE_LIFE_MS) };
  await tx.insertInto("two_factor_challenge").values(values).execute();
  return token;
}

/** Returns the customer of a challenge token, or null if it is unknown or expired. */
export async function findChallengedCustomer(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom("two_factor_challenge")
    .select(["customer_id", "expires_at"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row && row.expires_at.getTime() > Date.now() ? row.customer_id : null;
}

type Device = { customerId: string; deviceId: string; fingerprint: string };
type Claimed = { customerId: string; deviceId: string | null; fingerprint: string | undefined };

/** Returns whether a device may skip the code. */
export async function isTrusted(tx: Tx, { customerId, deviceId, fingerprint }: Claimed): Promise<boolean> {
  if (deviceId === null || fingerprint === undefined) return false;
  const device = await tx
    .selectFrom("trusted_device")
    .select(["fingerprint_hash", "trusted_until"])
    .where("customer_id", "=", customerId)
    .where("device_id", "=", deviceId)
    .executeTakeFirst();
  return device?.fingerprint_hash === hashFingerprint(fingerprint) && device.trusted_until.getTime() > Date.now();
}

/** Makes a device trusted for 30 days. It is recognised by its fingerprint. */
export async function trustDevice(tx: Tx, { customerId, deviceId, fingerprint }: Device): Promise<void> {
  const trust = { fingerprint_hash: hashFingerprint(fingerprint), trusted_until: inMs(REMEMBER_FOR_DAYS * DAY_MS) };
  await tx
    .insertInto("trusted_device")
    .values({ customer_id: customerId, device_id: deviceId, ...trust })
    .onConflict((conflict) => conflict.columns(["customer_id", "device_id"]).doUpdateSet(trust))
    .execute();
}

/**
 * Gives a device its new id and fingerprint for every customer who trusts it, and keeps the end of their trust. A browser
 * has one id: without this, one customer's sign-in would end the trust of another.
 */
export async function moveTrust(
  tx: Tx,
  from: Pick<Claimed, "deviceId" | "fingerprint">,
  { deviceId, fingerprint }: Pick<Device, "deviceId" | "fingerprint">,
): Promise<void> {
  if (from.deviceId === null || from.fingerprint === undefined) return;
  await tx
    .updateTable("trusted_device")
    .set({ device_id: deviceId, fingerprint_hash: hashFingerprint(fingerprint) })
    .where("device_id", "=", from.deviceId)
    .where("fingerprint_hash", "=", hashFingerprint(from.fingerprint))
    .execute();
}

/** Deletes a batch of expired challenges. Expired and unknown tokens get the same answer. */
export const deleteExpiredChallenges = () => batchDelete("two_factor_challenge", "token_hash", sql`expires_at < now()`);

/** Clears a batch of expired columns and keeps the rows. */
const clearExpired = (expiry: string, column: string) =>
  sql`update two_factor set ${sql.ref(column)} = null, ${sql.ref(expiry)} = null
    where customer_id in (select customer_id from two_factor where ${sql.ref(expiry)} < now()
      limit ${BATCH} for update skip locked)`;

/** Clears a batch of expired mailed codes. */
export const clearExpiredCodes = () => clearExpired("code_expires_at", "code_hash");

/** Clears a batch of expired set-ups. */
export const clearExpiredSetups = () => clearExpired("setup_expires_at", "setup_secret");

/** Deletes a batch of devices that are no longer trusted. */
export const deleteExpiredTrust = () => sql`
  delete from trusted_device where (customer_id, device_id) in (
    select customer_id, device_id from trusted_device where trusted_until < now()
    limit ${BATCH} for update skip locked)`;
