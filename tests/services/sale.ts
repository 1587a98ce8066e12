// The services of a sales test: two customers with money, their carts and what they do with them.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";
import { keyed, purchaseOf } from "./sales.ts";

/** Opens services for the tests of a file. Before each test the clock has the examples' time and every cart is empty. */
export function openSale() {
  const services = {} as Services;
  const anna = {} as SignedIn;
  const erin = {} as SignedIn;
  beforeAll(async () => {
    Object.assign(services, await openServices());
    Object.assign(anna, await services.signIn("anna@example.com"));
    Object.assign(erin, await services.signIn("erin@example.com"));
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    await setShopNow(services.db, new Date(EXAMPLE_NOW));
    await services.db.deleteFrom("cart").execute();
  });

  const cartOf = async (as = anna) => (await services.call({ path: "/v2/cart/items", as })).body.result;
  return {
    services,
    anna,
    erin,
    add: (body: object, as = anna, headers: Record<string, string> = {}) =>
      services.call({ method: "POST", path: "/v2/cart/items", body, as, headers: { ...keyed(), ...headers } }),
    cartOf,
    change: (id: string, body: object, as = anna) =>
      services.call({ method: "PUT", path: `/v2/cart/items/${id}`, body, as }),
    buy: async (as = anna) =>
      services.call({
        method: "POST",
        path: "/v2/cart/purchase",
        as,
        headers: keyed(),
        body: purchaseOf(await cartOf(as)),
      }),
  };
}
