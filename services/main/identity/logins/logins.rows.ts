// Logins and their refresh tokens. Times here are wall time: a moved shop clock signs nobody out.
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { type Identity, signAccessToken } from "#services/lib/security.ts";
import { ELEVATION_MS } from "../two-factor/two-factor.rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const SAVED_DEVICE_MS = 30 * DAY_MS;
const UNSAVED_DEVICE_MS = DAY_MS;

/** 5 wrong passwords in 15 minutes close the door until they are 15 minutes old. */
export const FAILURES_ALLOWED = 5;
export const FAILURE_WINDOW_MS = 15 * 60 * 1000;

export type TokenPair = { accessToken: string; refreshToken: string };

export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

type NewLogin = { customerId: string; deviceId: string; isSaved: boolean; isElevated?: boolean };

/** Opens a login: the family every later refresh token of this sign-in belongs to. */
export async function insertLogin(
  tx: Tx,
  env: ServicesEnv,
  { customerId, deviceId, isSaved, isElevated = false }: NewLogin,
): Promise<TokenPair> {
  const identity: Identity = { customerId, deviceId, loginId: newId("lgn") };
  // A code was given as part of the sign-in.
  const elevatedUntil = isElevated ? new Date(Date.now() + ELEVATION_MS) : null;
  await tx
    .insertInto("login")
    .values({
      id: identity.loginId,
      customer_id: customerId,
      device_id: deviceId,
      created_at: new Date(),
      revoked_at: null,
      elevated_until: elevatedUntil,
    })
    .execute();
  const refreshToken = `rft_${randomBytes(16).toString("hex")}`;
  await insertRefreshToken(tx, identity.loginId, refreshToken, isSaved);
  return { accessToken: await signAccessToken(env, identity, elevatedUntil), refreshToken };
}

/**
 * The one successor a refresh token has. Derived with our secret, so that it can be answered twice within the grace
 * without being kept anywhere.
 */
export function successorOf({ tokenSecret }: ServicesEnv, token: string): string {
  return `rft_${createHmac("sha256", tokenSecret).update(`successor:${token}`).digest("hex").slice(0, 32)}`;
}

export async function insertRefreshToken(tx: Tx, loginId: string, token: string, isSaved: boolean): Promise<void> {
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + (isSaved ? SAVED_DEVICE_MS : UNSAVED_DEVICE_MS));
  await tx
    .insertInto("refresh_token")
    .values({
      token_hash: hashToken(token),
      login_id: loginId,
      issued_at: issuedAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** A refresh token with its login, both locked: two tabs refreshing at once take turns. */
export function lockRefreshToken(tx: Tx, token: string) {
  return tx
    .selectFrom("refresh_token")
    .innerJoin("login", "login.id", "refresh_token.login_id")
    .select(["login.id as loginId", "login.customer_id as customerId", "login.device_id as deviceId"])
    .select([
      "login.revoked_at as revokedAt",
      "refresh_token.expires_at as expiresAt",
      "refresh_token.used_at as usedAt",
    ])
    .where("token_hash", "=", hashToken(token))
    .forUpdate()
    .executeTakeFirst();
}

export async function spendRefreshToken(tx: Tx, token: string): Promise<void> {
  await tx
    .updateTable("refresh_token")
    .set({ used_at: new Date() })
    .where("token_hash", "=", hashToken(token))
    .execute();
}

/** Ends a login: none of its refresh tokens is good any more. */
export async function revokeLogin(tx: Tx, loginId: string): Promise<void> {
  await tx
    .updateTable("login")
    .set({ revoked_at: new Date() })
    .where("id", "=", loginId)
    .where("revoked_at", "is", null)
    .execute();
}

/** When the wrong passwords of late for an email were given, oldest first. */
export async function recentFailures(tx: Tx, email: string): Promise<Date[]> {
  const rows = await tx
    .selectFrom("login_failure")
    .select("failed_at")
    .where("email", "=", email)
    .where("failed_at", ">", new Date(Date.now() - FAILURE_WINDOW_MS))
    .orderBy("failed_at")
    .execute();
  return rows.map(({ failed_at }) => failed_at);
}

/** Counts one wrong password, and forgets those that are too old to count. */
export async function insertFailure(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("login_failure")
    .where("email", "=", email)
    .where("failed_at", "<", new Date(Date.now() - FAILURE_WINDOW_MS))
    .execute();
  await tx.insertInto("login_failure").values({ email, failed_at: new Date() }).execute();
}

export async function forgetFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("login_failure").where("email", "=", email).execute();
}
