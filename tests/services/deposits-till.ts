import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { buyWithDeposit } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import { resumeStaleSagas } from "#services/main/wallet/deposits/deposits-saga.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, balanceOf, countOrders, depositOf, isBalanced, keyed, openCrashing, purchaseOf } from "./sales.ts";

/** The services, with two customers who pay by card. Set by `openTill()`. */
export let services: Services;
/** Another process of the same shop, which throws at a step that a test chooses. */
export let crashing: Awaited<ReturnType<typeof openCrashing>>;
export let cara: SignedIn;
export let dan: SignedIn;

/** Opens the services for a test file. Each test starts with an empty cart, and the books must balance after it. */
export function openTill() {
  beforeAll(async () => {
    services = await openServices();
    crashing = await openCrashing(services);
    cara = await services.signIn("cara@example.com");
    dan = await services.signIn("dan@example.com");
  });
  afterAll(async () => {
    await crashing.close();
    await services.close();
  });
  beforeEach(async () => {
    await setShopNow(services.db, new Date(EXAMPLE_NOW));
    await services.db.deleteFrom("cart").execute();
  });
  afterEach(async () => expect(await isBalanced(services)).toBe(true));
}

/** Pays for the cart with a deposit. */
export const pay = (body: object, key?: string, as = cara, headers: Record<string, string> = {}) =>
  services.call({ method: "POST", path: "/v2/deposit_purchase", body, as, headers: { ...keyed(key), ...headers } });
export const deposit = (body: object, key?: string, method = "dpm_td", as = cara) =>
  services.call({ method: "POST", path: `/v2/funds/${method}/deposit`, body, as, headers: keyed(key) });
export const readDeposit = (id: string, as = cara) => services.call({ path: `/v2/funds/${id}/deposit`, as });
export const authorise = (id: string, cres: string, as = cara) =>
  services.call({ method: "POST", path: `/v2/funds/${id}/deposit/authorise`, body: { deposit_id: id, cres }, as });
/** Returns a deposit as recorded by the card gateway. */
export const paymentOf = (id: string) =>
  services.db.selectFrom("sandbox_payment").selectAll().where("reference", "=", id).executeTakeFirstOrThrow();

/** Returns the deposit purchase of one Monday ticket for 2.70, after clearing the cart. */
export async function order(amount: number, token?: string, as = cara) {
  await services.db.deleteFrom("cart").execute();
  return { ...purchaseOf(await addTicket(services, as)), deposit: depositOf(as, amount, token) };
}

/** Returns a customer's balance and number of orders, to detect changes. */
export async function holdings(as = cara) {
  return { balance: await balanceOf(services, as), orders: await countOrders(services, as) };
}
/** Resumes or voids stale deposits, as the runner does. Returns how many. */
export async function sweep(now?: string) {
  if (now) await setShopNow(services.db, new Date(now));
  const { db, gateway } = services;
  return gateway ? resumeStaleSagas({ db, gateway, buyWithDeposit }, await shopNow(db)) : 0;
}
