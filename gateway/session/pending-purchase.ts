// A purchase that waits for a 3-D Secure challenge is repeated with the same body, perhaps by another process. The body travels in the
// customer's own cookie, sealed, so that they cannot change it. It outlives the session: the challenge may take longer, and the customer
// then logs in again to finish.
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

type Payment = { depositId: string; customerId: string };

/** Stores the body of a purchase until its challenge is passed. */
export async function keepPendingPurchase(jar: CookieJar, appSecret: string, payment: Payment, body: unknown) {
  jar.set("dc_pending_purchase", await seal(appSecret, "pending purchase", { ...payment, body }));
}

async function keptFor<Body>(jar: CookieJar, appSecrets: readonly string[], depositId: string) {
  const cookie = jar.get("dc_pending_purchase");
  const kept = cookie && (await unseal<Payment & { body: Body }>(appSecrets, "pending purchase", cookie));
  return kept && kept.depositId === depositId ? kept : null;
}

/** The stored body for this deposit, or null if the cookie is missing, for another deposit or customer, or changed. */
export async function pendingPurchaseOf<Body>(
  jar: CookieJar,
  appSecrets: readonly string[],
  { depositId, customerId }: Payment,
): Promise<Body | null> {
  const kept = await keptFor<Body>(jar, appSecrets, depositId);
  return kept?.customerId === customerId ? kept.body : null;
}

/** Whether another customer of this browser started the purchase with this deposit. */
export async function isPurchaseOfAnother(
  jar: CookieJar,
  appSecrets: readonly string[],
  { depositId, customerId }: Payment,
): Promise<boolean> {
  const kept = await keptFor(jar, appSecrets, depositId);
  return kept !== null && kept.customerId !== customerId;
}
