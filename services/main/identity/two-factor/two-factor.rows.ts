// Codes and what they are checked against. Wall time, as everything about signing in.
import { randomBytes } from "node:crypto";
import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { seal, unseal } from "#services/lib/seal.ts";
import { hashToken } from "../logins/logins.rows.ts";
import {
  CHALLENGE_LIFE_MS,
  CODE_LIFE_MS,
  ELEVATION_MS,
  hashCode,
  hashFingerprint,
  REMEMBER_FOR_DAYS,
  SETUP_LIFE_MS,
} from "./two-factor.rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inMs = (ms: number) => new Date(Date.now() + ms);

export type Method = "authenticator" | "email";

/** How a customer stands with codes; undefined for most, who never had to do with any. */
export function findTwoFactor(tx: Tx, customerId: string) {
  return tx.selectFrom("two_factor").selectAll().where("customer_id", "=", customerId).executeTakeFirst();
}

/**
 * The same, locked: whoever changes or guesses at it takes turns. Who also locks a sign-in or a link locks that first, and
 * devices last: two that wait for each other would both be undone.
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

/** Begins to set an authenticator up; codes are not asked of it before one was given. Answers until when. */
export async function keepSetup(tx: Tx, env: ServicesEnv, customerId: string, secret: string): Promise<Date> {
  const expiresAt = inMs(SETUP_LIFE_MS);
  await update(tx, customerId, { setup_secret: seal(env, secret), setup_expires_at: expiresAt });
  return expiresAt;
}

/** The secret of a set-up that was begun and has not run out. */
export function setupSecretOf(env: ServicesEnv, { setup_secret, setup_expires_at }: TwoFactor): string | null {
  const isGood = setup_secret !== null && setup_expires_at !== null && setup_expires_at.getTime() > Date.now();
  return isGood ? unseal(env, setup_secret) : null;
}

/** The secret of the authenticator in use. */
export const secretOf = (env: ServicesEnv, { secret }: TwoFactor) => (secret === null ? null : unseal(env, secret));

/** Turns it on; what an earlier method had is forgotten. */
export async function keepMethod(
  tx: Tx,
  env: ServicesEnv,
  customerId: string,
  method: Method,
  setupSecret: string | null,
): Promise<void> {
  const setup = { setup_secret: null, setup_expires_at: null };
  const counts = { wrong_codes: 0, locked_at: null };
  const secret = setupSecret === null ? null : seal(env, setupSecret);
  await update(tx, customerId, { method, since: new Date(), secret, ...setup, ...counts });
}

/** Turns it off, and no device is trusted any more. */
export async function forgetTwoFactor(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("two_factor").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("trusted_device").where("customer_id", "=", customerId).execute();
}

/** Keeps the one code that is good now, and answers until when. */
export async function keepCode(tx: Tx, env: ServicesEnv, customerId: string, code: string): Promise<Date> {
  const expiresAt = inMs(CODE_LIFE_MS);
  const values = { code_hash: hashCode(env, customerId, code), code_sent_at: new Date(), code_expires_at: expiresAt };
  await update(tx, customerId, values);
  return expiresAt;
}

/** A mailed code is good once. */
export const spendCode = (tx: Tx, customerId: string) => update(tx, customerId, { code_hash: null });
/** The half minute of the last code that was given: none from before it is taken again. */
export const keepStep = (tx: Tx, customerId: string, step: number) => update(tx, customerId, { last_step: step });

/** How many wrong codes came in a row, and whether that locks the account. */
export async function keepWrongCodes(tx: Tx, customerId: string, wrongCodes: number, isLocked: boolean) {
  await update(tx, customerId, { wrong_codes: wrongCodes, locked_at: isLocked ? new Date() : null });
}

/** A word for whoever has given a password and owes a code. */
export async function insertChallenge(tx: Tx, customerId: string): Promise<string> {
  const token = `cht_${randomBytes(16).toString("hex")}`;
  const values = { token_hash: hashToken(token), customer_id: customerId, expires_at: inMs(CHALLENGE_LIFE_MS) };
  await tx.insertInto("two_factor_challenge").values(values).execute();
  return token;
}

/** Who has given the password that this word stands for; null when it is nobody's, or too old. */
export async function findChallenged(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom("two_factor_challenge")
    .select(["customer_id", "expires_at"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row && row.expires_at.getTime() > Date.now() ? row.customer_id : null;
}

type Device = { customerId: string; deviceId: string | null; fingerprint: string | undefined };

/** Has a code been given on this device lately, and was it to be remembered? */
export async function isTrusted(tx: Tx, { customerId, deviceId, fingerprint }: Device): Promise<boolean> {
  if (deviceId === null || fingerprint === undefined) return false;
  const device = await tx
    .selectFrom("trusted_device")
    .select(["fingerprint_hash", "trusted_until"])
    .where("customer_id", "=", customerId)
    .where("device_id", "=", deviceId)
    .executeTakeFirst();
  return device?.fingerprint_hash === hashFingerprint(fingerprint) && device.trusted_until.getTime() > Date.now();
}

/** From now on this device is not asked for codes, for as long as it says what it was told here. */
export async function trustDevice(tx: Tx, customerId: string, deviceId: string, fingerprint: string): Promise<void> {
  const trust = { fingerprint_hash: hashFingerprint(fingerprint), trusted_until: inMs(REMEMBER_FOR_DAYS * DAY_MS) };
  await tx
    .insertInto("trusted_device")
    .values({ customer_id: customerId, device_id: deviceId, ...trust })
    .onConflict((conflict) => conflict.columns(["customer_id", "device_id"]).doUpdateSet(trust))
    .execute();
}

/** Whoever is about to elevate a sign-in that is there takes turns with its refreshes. */
export async function lockLogin(tx: Tx, loginId: string): Promise<void> {
  await tx.selectFrom("login").select("id").where("id", "=", loginId).forUpdate().execute();
}

/** For a while this sign-in may do what asks for a code. */
export async function elevateLogin(tx: Tx, loginId: string): Promise<Date> {
  const until = inMs(ELEVATION_MS);
  await tx.updateTable("login").set({ elevated_until: until }).where("id", "=", loginId).execute();
  return until;
}

/** Ends it for every sign-in of a customer, as if the time were over. */
export async function endElevation(tx: Tx, customerId: string): Promise<void> {
  await tx.updateTable("login").set({ elevated_until: null }).where("customer_id", "=", customerId).execute();
}

/** Until when this sign-in may do what asks for a code; null when it may not. */
export async function elevatedUntil(tx: Tx, loginId: string): Promise<Date | null> {
  const login = await tx.selectFrom("login").select("elevated_until").where("id", "=", loginId).executeTakeFirst();
  return login?.elevated_until && login.elevated_until.getTime() > Date.now() ? login.elevated_until : null;
}
