import { afterAll, beforeAll, beforeEach } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertPromotion, type NewPromotion } from "#services/main/sales/promotions/promotions.rows.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, keyed, purchaseOf } from "./sales.ts";

/** Services for customers with promotion codes; opened by `openTill()`. */
export let services: Services;

export function openTill() {
  beforeAll(async () => {
    services = await openServices();
  });
  afterAll(() => services.close());
  beforeEach(() => setShopNow(services.db, new Date(EXAMPLE_NOW)));
}

/** Registers a new customer with money. */
export const person = (cents = 1_000) =>
  runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents }));
export const redeem = (promotion_code: string, as: SignedIn) =>
  services.call({ method: "POST", path: "/v2/cart/promotion", body: { promotion_code }, as });
export const cartOf = async (as: SignedIn) => (await services.call({ path: "/v2/cart/items", as })).body.result;
export const buy = (cart: Parameters<typeof purchaseOf>[0], as: SignedIn) =>
  services.call({ method: "POST", path: "/v2/cart/purchase", body: purchaseOf(cart), as, headers: keyed() });
/** Creates a promotion for one test. */
export const setUp = (promotion: Partial<NewPromotion> & { code: string }) =>
  runInTransaction(services.db, (tx) =>
    insertPromotion(tx, {
      voucher_type: "voucher_fixed_discount",
      description: "Something off",
      amount_cents: 100,
      starts_at: new Date("2026-11-01T00:00:00Z"),
      ...promotion,
    }),
  );

/** Returns a customer with a ticket for 2.70 and a promotion code in the cart. */
export async function withCode(code: string, cents?: number) {
  const as = await person(cents);
  await addTicket(services, as);
  const { body } = await redeem(code, as);
  return { as, cart: body.result };
}
