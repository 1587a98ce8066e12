import { sql } from "kysely";
import type { Db } from "./handlers.ts";
import { refuse } from "./refusal.ts";

/**
 * SQL expression: the login is not revoked; true without a login. Access tokens live for 15 minutes. Without this check a
 * copied token would work after logout, for example on a shared computer.
 */
export const isLoginLive = (loginId: string | null) =>
  sql<boolean>`(${loginId}::text is null or exists (select from login where id = ${loginId} and revoked_at is null))`;

/** Refuses with 401 if the login is revoked. */
export function requireLive(isLive: boolean): void {
  if (!isLive) refuse(401, "signed_out", "Please log in to continue.");
}

/** Refuses a revoked login. For calls that are refused for another reason before their transaction begins. */
export async function requireLiveLogin(db: Db, loginId: string | null): Promise<void> {
  if (loginId === null) return;
  const { rows } = await sql<{ isLive: boolean }>`select ${isLoginLive(loginId)} as "isLive"`.execute(db);
  requireLive(rows[0]?.isLive ?? false);
}
