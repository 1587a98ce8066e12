// The premium membership of Daily Winners: bought in a cart, renewed by the runner, ended with the paid period.
import { expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { refundPurchase } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import { chargeOne } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { bookDeposit } from "#services/main/wallet/deposits/deposits.commands.ts";
import { cara, dan, openTill, services } from "./deposits-till.ts";
import { addTicket, countOrders, keyed, purchaseOf } from "./sales.ts";

openTill();
const premium = (membership_offer = "premium_monthly", more: object = {}) => ({
  product_type: "membership",
  membership_program: "daily_winners",
  membership_offer,
  ...more,
});
const add = (body: object, as = cara) =>
  services.call({ method: "POST", path: "/v2/cart/items", body, as, headers: keyed() });
const memberOf = async (as = cara) => {
  const { body } = await services.call({ path: "/rewards/v3/customer", version: "1.0", as });
  return body.result;
};
const subscriptionsOf = async (as = cara) => (await services.call({ path: "/v2/subscriptions", as })).body.result;
const at = async (time: string, as = cara) => {
  await setShopNow(services.db, new Date(time));
  const [{ id }] = await subscriptionsOf(as);
  await chargeOne({ db: services.db, gateway: services.gateway }, id);
};
const pay = (as: typeof cara, cents: number) =>
  runInTransaction(services.db, (tx) => bookDeposit(tx, as.customerId, { id: crypto.randomUUID(), cents }));

async function buyPremium(as: typeof cara, offer?: string) {
  const cart = await addTicket(services, as, premium(offer));
  const call = { method: "POST", path: "/v2/cart/purchase", body: purchaseOf(cart), as, headers: keyed() } as const;
  return { cart, receipt: (await services.call(call)).body.result };
}

it("is one item without a draw, and its purchase makes a premium member", async () => {
  await pay(cara, 2_500);
  const { cart, receipt } = await buyPremium(cara);
  expect(cart.cart_items).toMatchObject([
    {
      product_type: "membership",
      membership_program: "daily_winners",
      membership_offer: "premium_monthly",
      membership_offer_name: "Premium, paid monthly",
      quantity: 1,
      price: { amount: 9.95 },
      recurring_purchase: { type: "subscription", availability: "always", enabled: true, billing_period: "monthly" },
    },
  ]);
  expect(receipt.items).toMatchObject([{ description: "Daily Winners Premium, paid monthly" }]);
  const before = { program: "daily_winners", old_status: "non-member", old_tier: "free" };
  expect(receipt.tracking_data.membership).toEqual(before);
  expect(await countOrders(services, cara)).toBe(0);
  expect(await memberOf()).toMatchObject({
    membership_status: "member",
    membership_tier: "premium",
    premium_until: "2026-12-20T13:00:00.000Z",
  });
  expect(await subscriptionsOf()).toMatchObject([
    {
      membership_key: "daily_winners_premium",
      membership_offer_key: "premium_monthly",
      price: { amount: 9.95 },
      next_charge_on: "2026-12-20",
    },
  ]);
  expect((await add(premium())).body.messages[0]).toMatchObject({ message: "You are a premium member already." });
});

it("is renewed on its billing day, ends with the paid period if that fails, and goes on once it is paid", async () => {
  await at("2026-12-20T00:00:00Z");
  expect(await memberOf()).toMatchObject({ membership_tier: "premium", premium_until: "2027-01-20T13:00:00.000Z" });
  await at("2027-01-20T00:00:00Z");
  expect(await memberOf()).toMatchObject({ membership_tier: "premium" });
  expect(await subscriptionsOf()).toMatchObject([{ last_attempt_status: "soft_failure" }]);
  await at("2027-01-20T14:00:00Z");
  expect(await memberOf()).toMatchObject({ membership_status: "member", membership_tier: "free" });
  await pay(cara, 1_000);
  await at("2027-01-21T10:00:00Z");
  expect(await memberOf()).toMatchObject({ membership_tier: "premium" });
});

it("is sold once to a cart and a customer, to eligible ones, in its own period", async () => {
  await add(premium(), dan);
  const second = await add(premium("premium_annually"), dan);
  expect(second.body.messages[0]).toMatchObject({ code: "invalid_field", message: "Your cart has this already." });
  await services.db.deleteFrom("cart").execute();
  const wrong = premium("premium_monthly", {
    recurring_purchase: { type: "subscription", enabled: true, billing_period: "annually" },
  });
  expect((await add(wrong, dan)).body.messages[0]).toMatchObject({ target: "recurring_purchase.billing_period" });
  expect((await add(premium("premium_daily"), dan)).status).toBe(404);
  await services.db.updateTable("customer").set({ state: "SA" }).where("id", "=", dan.customerId).execute();
  expect((await add(premium(), dan)).body.messages[0]?.message).toBe("Daily Winners is not open to your account.");
  await services.db.updateTable("customer").set({ state: "NSW" }).where("id", "=", dan.customerId).execute();
});

it("is not refunded into the wallet of a closed account", async () => {
  await pay(dan, 2_500);
  const { receipt } = await buyPremium(dan);
  const close = (at: Date | null) =>
    services.db.updateTable("customer").set({ closed_at: at }).where("id", "=", dan.customerId).execute();
  const refund = () => runInTransaction(services.db, (tx) => refundPurchase(tx, receipt.checkout_id));
  await close(new Date());
  await expect(refund()).rejects.toThrow("The customer has closed this account.");
  await close(null);
  expect(await refund()).toMatchObject({ customerId: dan.customerId });
});

it("ends when its purchase is refunded, once, and when the customer leaves, with its subscription", async () => {
  await pay(dan, 10_000);
  const { receipt } = await buyPremium(dan, "premium_quarterly");
  const refund = () => runInTransaction(services.db, (tx) => refundPurchase(tx, receipt.checkout_id));
  expect(await refund()).toMatchObject({ refundedCents: 2_795 });
  await expect(refund()).rejects.toThrow("refunded already");
  expect(await memberOf(dan)).toMatchObject({ membership_tier: "free" });
  expect(await subscriptionsOf(dan)).toEqual([]);

  await buyPremium(dan);
  expect(await subscriptionsOf(dan)).toHaveLength(1);
  const left = { membership_program: "daily_winners", membership_status: "non-member", metadata: {} };
  await services.call({ method: "PUT", path: "/rewards/membership", version: "3.2", body: left, as: dan });
  expect(await memberOf(dan)).toMatchObject({ membership_status: "non-member", membership_tier: "free" });
  expect(await subscriptionsOf(dan)).toEqual([]);
});

it("lasts until the day of the next charge, also from the last day of a month", async () => {
  await pay(dan, 10_000);
  // 30 November in Sydney.
  await setShopNow(services.db, new Date("2027-11-29T13:02:00Z"));
  await buyPremium(dan);
  for (const [chargedAt, day] of [
    [null, "2027-12-30"],
    ["2027-12-29T14:00:00Z", "2028-01-30"],
    ["2028-01-30T02:00:00Z", "2028-02-29"],
    ["2028-02-29T02:00:00Z", "2028-03-30"],
  ] as const) {
    if (chargedAt) await at(chargedAt, dan);
    expect(await memberOf(dan)).toMatchObject({ premium_until: `${day}T13:00:00.000Z` });
    expect(await subscriptionsOf(dan)).toMatchObject([{ next_charge_on: day }]);
  }
});
