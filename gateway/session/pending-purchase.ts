// Purchases that wait for a 3-D Secure challenge are repeated with the same body, perhaps by another process. The bodies travel in
// the customer's own cookie, sealed, so that they cannot change them. They outlive the session: the challenge may take longer, and the
// customer then logs in again to finish.
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

type Payment = { depositId: string; customerId: string };
type Kept<Body> = Payment & { body: Body };
type Browser = { cookies: CookieJar; appSecret: string; appSecrets: readonly string[] };

const MOST_KEPT = 5;
/** Compressed, the bodies fit unless they hold large tickets. */
const MOST_CHARACTERS = 4000;

/** Returns the purchases that wait in this browser, the newest first. */
async function readKept<Body>({ appSecrets, cookies }: Browser): Promise<Kept<Body>[]> {
  const cookie = cookies.get("dc_pending_purchase");
  const kept = cookie && (await unseal<Kept<Body>[]>(appSecrets, "pending purchase", cookie));
  // An earlier version of the shop kept one, without a list.
  return [kept || []].flat();
}

/** Returns false if they do not fit into a cookie, which then stays as it is. */
async function writeKept({ appSecret, cookies }: Browser, kept: Kept<unknown>[]): Promise<boolean> {
  if (kept.length === 0) {
    cookies.clear("dc_pending_purchase");
    return true;
  }
  const sealed = await seal(appSecret, "pending purchase", kept, { zip: "DEF" });
  if (kept.length > MOST_KEPT || sealed.length > MOST_CHARACTERS) return false;
  cookies.set("dc_pending_purchase", sealed);
  return true;
}

/** Stores the body of a purchase until its challenge is passed, beside earlier ones. Returns false if there are too many of them. */
export async function keepPendingPurchase(browser: Browser, payment: Payment, body: unknown): Promise<boolean> {
  const others = (await readKept(browser)).filter(({ depositId }) => depositId !== payment.depositId);
  return writeKept(browser, [{ ...payment, body }, ...others]);
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
