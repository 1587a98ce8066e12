import { sql } from "kysely";
import type { Db } from "./handlers.ts";
import { refuse } from "./refusal.ts";

/**
 * Whether a sign-in still stands; true without one. Access tokens live for 15 minutes: without this check a copied token would
 * work on after its owner has signed out, above all on a shared browser.
 */
export const isLoginLive = (loginId: string | null) =>
  sql<boolean>`(${loginId}::text is null or exists (select from login where id = ${loginId} and revoked_at is null))`;

export function requireLive(isLive: boolean): void {
  if (!isLive) refuse(401, "signed_out", "Please log in to continue.");
}

/** Refuses a sign-in that has ended, for a call that is refused for another reason before its transaction begins. */
export async function requireLiveLogin(db: Db, loginId: string | null): Promise<void> {
  if (loginId === null) return;
  const { rows } = await sql<{ isLive: boolean }>`select ${isLoginLive(loginId)} as "isLive"`.execute(db);
  requireLive(rows[0]?.isLive ?? false);
}
