import type { Db } from "./handlers.ts";
import { refuse } from "./refusal.ts";
import type { Identity } from "./security.ts";

/**
 * Refuses an access token whose sign-in has ended. Tokens live for 15 minutes; without this look-up a copy of one would
 * go on working after its owner has signed out, on a shared browser above all.
 */
export async function requireLiveLogin(db: Db, { loginId }: Identity): Promise<void> {
  const login = await db.selectFrom("login").select("revoked_at").where("id", "=", loginId).executeTakeFirst();
  if (!login || login.revoked_at) refuse(401, "signed_out", "Please log in to continue.");
}
