// Purchases that wait for a 3-D Secure challenge are repeated with the same body, perhaps by another process. The bodies travel in
// the customer's own cookie, sealed, so that they cannot change them. They outlive the session: the challenge may take longer, and the
// customer then logs in again to finish.
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

type Payment = { depositId: string; customerId: string };
type Kept<Body> = Payment & { body: Body };
type Browser = { cookies: CookieJar; appSecret: string; appSecrets: readonly string[] };

/** As many sealed bodies as fit into a cookie of 4 KB. */
const MOST_KEPT = 2;

/** Returns the purchases that wait in this browser, the newest first. */
async function readKept<Body>({ appSecrets, cookies }: Browser): Promise<Kept<Body>[]> {
  const cookie = cookies.get("dc_pending_purchase");
  const kept = cookie && (await unseal<Kept<Body>[]>(appSecrets, "pending purchase", cookie));
  // An earlier version of the shop kept one, without a list.
  return [kept || []].flat();
}

async function writeKept({ appSecret, cookies }: Browser, kept: Kept<unknown>[]): Promise<void> {
  if (kept.length === 0) cookies.clear("dc_pending_purchase");
  else cookies.set("dc_pending_purchase", await seal(appSecret, "pending purchase", kept));
}

/** Stores the body of a purchase until its challenge is passed, beside that of the one before. */
export async function keepPendingPurchase(browser: Browser, payment: Payment, body: unknown): Promise<void> {
  const others = (await readKept(browser)).filter(({ depositId }) => depositId !== payment.depositId);
  await writeKept(browser, [{ ...payment, body }, ...others].slice(0, MOST_KEPT));
}

/** Forgets the purchase of a deposit, because it is made. */
export async function forgetPendingPurchase(browser: Browser, made: string): Promise<void> {
  const kept = await readKept(browser);
  if (kept.length > 0)
    await writeKept(
      browser,
      kept.filter(({ depositId }) => depositId !== made),
    );
}

/** Whose purchase waits for this deposit, and its body if it is this customer's; null if none waits. */
export async function waitingPurchase<Body>(
  browser: Browser,
  { depositId, customerId }: Payment,
): Promise<{ isOfAnother: boolean; body: Body | null } | null> {
  const kept = (await readKept<Body>(browser)).find((one) => one.depositId === depositId);
  if (!kept) return null;
  const isOfAnother = kept.customerId !== customerId;
  return { isOfAnother, body: isOfAnother ? null : kept.body };
}

/** Returns the deposits that this customer's purchases wait for, and their bodies, the newest first. */
export async function pendingPurchasesOf<Body>(browser: Browser, customerId: string): Promise<Kept<Body>[]> {
  return (await readKept<Body>(browser)).filter((kept) => kept.customerId === customerId);
}
