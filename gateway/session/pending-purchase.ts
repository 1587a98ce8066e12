// A purchase that waits for a 3-D Secure challenge is repeated with the same body, perhaps by another process. The body travels in the
// customer's own cookie, sealed, so that they cannot change it.
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

/** Stores the body of a purchase until its challenge is passed. */
export async function keepPendingPurchase(jar: CookieJar, appSecret: string, depositId: string, body: unknown) {
  jar.set("dc_pending_purchase", await seal(appSecret, "pending purchase", { depositId, body }));
}

/** The stored body for this deposit, or null if the cookie is missing, for another deposit, or changed. */
export async function pendingPurchaseOf<Body>(
  jar: CookieJar,
  appSecrets: readonly string[],
  depositId: string,
): Promise<Body | null> {
  const cookie = jar.get("dc_pending_purchase");
  if (!cookie) return null;
  const kept = await unseal<{ depositId: string; body: Body }>(appSecrets, "pending purchase", cookie);
  return kept?.depositId === depositId ? kept.body : null;
}
