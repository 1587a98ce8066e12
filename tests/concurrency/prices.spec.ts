// Prices that change with a release, while one of two processes still has the old ones: customers pay what they saw, or
// nothing.
import { afterAll, beforeAll, expect, it } from "vitest";
import { approve, cardDeposit, depositPurchase, purchaseOf } from "#tests/contract/main/money.ts";
import { chosen } from "#tests/contract/main/tickets.ts";
import { checkoutsOf, faultsInBooks, ordersOf, paymentsOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import { type Fleet, type Member, startFleet } from "./fleet.ts";

let fleet: Fleet;
/** Sells four games of Monday Lotto for 2.70. */
let before: Member;
/** Sells them for 2.90. */
let after: Member;
beforeAll(async () => {
  fleet = await startFleet();
  before = await fleet.join();
  after = await fleet.join({ raisesPrices: true });
});
afterAll(() => fleet.stop());

it("sells at the total that the customer saw, whichever process shows the cart and whichever sells it", async () => {
  const rounds = counted(20, 4);
  const sales = await runConcurrently(counted(8, 4), async (index) => {
    const as = await fleet.person({ cents: 290 * rounds });
    const [shows, sells] = index % 2 === 0 ? [before, after] : [after, before];
    const seen: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await shows.call("addCartItem", { as, body: chosen() });
      const body = await purchaseOf(shows, as);
      // Two tabs: one is answered by the process with the other prices, which may also show the cart meanwhile.
      const answers = await Promise.all([
        sells.call("purchaseCart", { as, body }),
        round % 2 === 0 ? sells.call("getCart", { as }) : sells.call("purchaseCart", { as, body }),
        shows.call("purchaseCart", { as, body }),
      ]);
      const sold = answers.filter(({ body: { result } }) => result?.checkout_id);
      for (const { body: receipt } of sold) expect(receipt.result.total).toEqual(body.expected_total);
      seen.push(...sold.map(() => Math.round(body.expected_total.amount * 100)));
      const { body: left } = await shows.call("getCart", { as });
      for (const { id } of left.result.cart_items) await shows.call("removeCartItem", { as, params: { itemId: id } });
    }
    return { as, seen, given: 290 * rounds };
  });

  for (const { as, given, seen } of sales) {
    const charged = (await checkoutsOf(fleet.db, as.customerId)).map(({ total_cents }) => total_cents);
    expect(charged.toSorted()).toEqual(seen.toSorted());
    const sold = (await ordersOf(fleet.db, as.customerId)).map(({ price_cents }) => price_cents);
    expect(sold.toSorted()).toEqual(seen.toSorted());
    expect(await walletCents(fleet.db, as.customerId)).toBe(given - seen.reduce((sum, cents) => sum + cents, 0));
  }
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});

it("voids a payment whose challenge was open while the price changed, and keeps the cart", async () => {
  const as = await fleet.person();
  await before.call("addCartItem", { as, body: chosen() });
  const deposit = await cardDeposit(before, as, "4000000000003220");
  const payment = await depositPurchase(before, as, deposit);
  const asked = (await before.call("depositAndPurchase", payment)).body.result.deposit;
  const cres = await approve(before, asked);
  const answer = { as, params: { fundRef: asked.id }, body: { deposit_id: asked.id, cres } };
  expect((await after.call("authoriseDeposit", answer)).status).toBe(200);

  const refused = await after.call("depositAndPurchase", payment);
  expect([refused.status, refused.body.messages[0]]).toMatchObject([
    409,
    { code: "cart_changed", message: "Your cart has changed: it now costs $2.90. Check it and try again." },
  ]);
  expect(await paymentsOf(fleet.db, as.customerId)).toMatchObject([{ state: "voided" }]);
  expect(await walletCents(fleet.db, as.customerId)).toBe(0);
  const { body } = await after.call("getCart", { as });
  expect(body.result).toMatchObject({ cart_total: { amount: 2.9 }, cart_items: [{ lottery_key: "monday_lotto" }] });
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
