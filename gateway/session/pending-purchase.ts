// A purchase that waits for a 3-D Secure challenge must be repeated word for word, perhaps by another process. The words
// travel in the customer's own cookie, sealed: not even its owner can change what is repeated.
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

/** Keeps the body of a call until its challenge is passed. */
export function keepPendingPurchase(jar: CookieJar, appSecret: string, depositId: string, body: unknown) {
  jar.set("dc_pending_purchase", seal(appSecret, "pending purchase", { depositId, body }));
}

/** The body kept for this deposit, or null: another browser, too late, or tampered with. */
export function pendingPurchaseOf<Body>(jar: CookieJar, appSecret: string, depositId: string): Body | null {
  const cookie = jar.get("dc_pending_purchase");
  const kept = cookie && unseal<{ depositId: string; body: Body }>(appSecret, "pending purchase", cookie);
  return kept && kept.depositId === depositId ? kept.body : null;
}
