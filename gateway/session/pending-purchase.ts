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

/** Whose purchase waits for this deposit, and its body if it is this customer's; null if none waits. */
export async function waitingPurchase<Body>(
  jar: CookieJar,
  appSecrets: readonly string[],
  { depositId, customerId }: Payment,
): Promise<{ isOfAnother: boolean; body: Body | null } | null> {
  const kept = await keptFor<Body>(jar, appSecrets, depositId);
  const isOfAnother = kept !== null && kept.customerId !== customerId;
  return kept && { isOfAnother, body: isOfAnother ? null : kept.body };
}

/** Returns the deposit that this customer's purchase waits for, and its body; null if none waits. */
export async function pendingPurchaseOf<Body>(
  jar: CookieJar,
  appSecrets: readonly string[],
  customerId: string,
): Promise<{ depositId: string; body: Body } | null> {
  const cookie = jar.get("dc_pending_purchase");
  const kept = cookie && (await unseal<Payment & { body: Body }>(appSecrets, "pending purchase", cookie));
  return kept && kept.customerId === customerId ? kept : null;
}
