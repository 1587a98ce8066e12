// Logins (one per sign-in and device), their refresh tokens and their elevation. Times are wall time:
// moving the shop clock ends no login.
import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { BATCH } from "#services/lib/batch-delete.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { signAccessToken } from "#services/lib/security.ts";
import { hashToken } from "#services/lib/token-hash.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SAVED_DEVICE_MS = 30 * DAY_MS;
const UNSAVED_DEVICE_MS = DAY_MS;

/** How long a login stays elevated after a code: no call asks for another one in this time. */
export const ELEVATION_MS = 15 * MINUTE_MS;

const elevationEnd = () => new Date(Date.now() + ELEVATION_MS);

export type TokenPair = { accessToken: string; refreshToken: string };

type NewLogin = { customerId: string; deviceId: string; isSaved: boolean; isElevated?: boolean };

/** Creates a login and returns its first token pair. All later refresh tokens of this sign-in belong to this login. */
export async function insertLogin(
  tx: Tx,
  env: ServicesEnv,
  { customerId, deviceId, isSaved, isElevated = false }: NewLogin,
): Promise<TokenPair> {
  const identity = { customerId, deviceId, loginId: newId("lgn") };
  const elevatedUntil = isElevated ? elevationEnd() : null;
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

/** Returns when a login began, or null if it is unknown. */
export async function readLoginStart(tx: Tx, loginId: string | null): Promise<Date | null> {
  if (loginId === null) return null;
  const login = await tx.selectFrom("login").select("created_at").where("id", "=", loginId).executeTakeFirst();
  return login?.created_at ?? null;
}

/**
 * Returns the successor of a refresh token. It is derived with the app's secret, so the same refresh can be answered
 * twice within the grace period without storing the successor in clear text.
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

/** Locks a refresh token and its login, so concurrent refreshes run one after the other. Returns undefined if unknown. */
export function lockRefreshToken(tx: Tx, token: string) {
  return tx
    .selectFrom("refresh_token")
    .innerJoin("login", "login.id", "refresh_token.login_id")
    .select(["login.id as loginId", "login.customer_id as customerId", "login.device_id as deviceId"])
    .select([
      "login.revoked_at as revokedAt",
      "refresh_token.expires_at as expiresAt",
      "refresh_token.used_at as usedAt",
      "refresh_token.code_hash as codeHash",
    ])
    .where("token_hash", "=", hashToken(token))
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a refresh token as used. */
export async function spendRefreshToken(tx: Tx, token: string): Promise<void> {
  await tx
    .updateTable("refresh_token")
    .set({ used_at: new Date() })
    .where("token_hash", "=", hashToken(token))
    .execute();
}

/** Stores the hash of the code that was accepted with a refresh token, by which a repeat of that call is recognised. */
export async function noteCode(tx: Tx, token: string, codeHash: string | null): Promise<void> {
  await tx
    .updateTable("refresh_token")
    .set({ code_hash: codeHash })
    .where("token_hash", "=", hashToken(token))
    .execute();
}

/** Revokes a login. Its refresh tokens are invalid from now on. */
export async function revokeLogin(tx: Tx, loginId: string): Promise<void> {
  await tx
    .updateTable("login")
    .set({ revoked_at: new Date() })
    .where("id", "=", loginId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Revokes every login of a customer except one, so that anyone who knew the old password is signed out. */
export async function revokeOtherLogins(tx: Tx, customerId: string, loginId: string | null): Promise<void> {
  await tx
    .updateTable("login")
    .set({ revoked_at: new Date() })
    .where("customer_id", "=", customerId)
    .where("id", "!=", loginId ?? "")
    .where("revoked_at", "is", null)
    .execute();
}

/** Elevates a login for 15 minutes: calls that require a code accept its elevated access token. */
export async function elevateLogin(tx: Tx, loginId: string): Promise<void> {
  await tx.updateTable("login").set({ elevated_until: elevationEnd() }).where("id", "=", loginId).execute();
}

export async function endElevation(tx: Tx, customerId: string): Promise<void> {
  await tx.updateTable("login").set({ elevated_until: null }).where("customer_id", "=", customerId).execute();
}

/** Returns the end of a login's elevation, or null if it is not elevated. */
export async function elevatedUntil(tx: Tx, loginId: string): Promise<Date | null> {
  const login = await tx.selectFrom("login").select("elevated_until").where("id", "=", loginId).executeTakeFirst();
  return login?.elevated_until && login.elevated_until.getTime() > Date.now() ? login.elevated_until : null;
}

/**
 * Deletes a batch of used refresh tokens whose login has expired. A login expires with its one unused token. Until then used
 * tokens are kept: reusing one reveals a theft. They are deleted before their login because there may be many.
 */
export const deleteUsedTokens = () => sql`
  delete from refresh_token where token_hash in (
    select used.token_hash from refresh_token newest
    join refresh_token used on used.login_id = newest.login_id and used.used_at is not null
    where newest.used_at is null and newest.expires_at < now() limit ${BATCH} for update of used skip locked)`;

/** Deletes a batch of expired logins that have no used tokens left. */
export const deleteExpiredLogins = () => sql`
  with expired as (
    select newest.token_hash, login.id from refresh_token newest join login on login.id = newest.login_id
    where newest.used_at is null and newest.expires_at < now() and not exists (
      select from refresh_token used where used.login_id = login.id and used.used_at is not null)
    limit ${BATCH} for update of newest, login skip locked),
  tokens as (delete from refresh_token where token_hash in (select token_hash from expired))
  delete from login where id in (select id from expired)`;
