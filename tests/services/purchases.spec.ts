import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { houseAccount, post, prizeAccount } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { openSale } from "./sale.ts";
import {
  addTicket,
  aud,
  balanceOf,
  countOrders,
  isBalanced,
  keyed,
  mondayTicket,
  purchaseOf,
  refusalOf,
  weeklyLimit,
} from "./sales.ts";

const { anna, cartOf, erin, services } = openSale();
const buy = (body: object, as = anna, key?: string) =>
  services.call({ method: "POST", path: "/v2/cart/purchase", body, as, headers: keyed(key) });

describe("purchaseCart", () => {
  it("sells the cart, debits the wallet and empties the cart; the receipt has its tracking data (Checkout 14)", async () => {
    const before = await balanceOf(services, anna);
    await addTicket(services, anna);
    const cart = await addTicket(services, anna, mondayTicket({ num_draws: 2 }));
    const { body, status } = await buy(purchaseOf(cart));

    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      checkout_id: expect.stringMatching(/^chk_/),
      total: aud(8.1),
      wallet_amount: aud(8.1),
      deposit_amount: aud(0),
      items: cart.cart_items,
      order_ids: [expect.stringMatching(/^ord_/), expect.stringMatching(/^ord_/)],
    });
    expect(body.result.tracking_data.products[1]).toMatchObject({
      brand: "Lotto",
      num_draws: 2,
      purchase_price: 5.4,
      days_of_week: ["Monday"],
    });
    expect(body.result.tracking_data.goals).toEqual([{ key: "first_purchase" }]);
    const [mail] = await runInTransaction(services.db, (tx) => listMail(tx, { recipient: "anna@example.com" }));
    expect([mail?.subject, mail?.body]).toEqual([
      "Your receipt: $8.10",
      expect.stringContaining("From your wallet: $8.10"),
    ]);
    expect(await balanceOf(services, anna)).toBeCloseTo(before - 8.1);
    expect(await cartOf(anna)).toMatchObject({ cart_items: [], revision: cart.revision + 1 });
    expect(await isBalanced(services)).toBe(true);
  });

  it("dates every journal row at the moment that was checked against the stop of sales", async () => {
    const { body } = await buy(purchaseOf(await addTicket(services, anna)));
    expect(body.result.tracking_data.goals).toEqual([]);
    const { rows } = await sql`
      select kind from ledger_transfer join checkout on reference = checkout.id
      where kind <> 'refund' and ledger_transfer.created_at <> checkout.created_at`.execute(services.db);

    expect(rows).toEqual([]);
  });

  it("sells once for repeats of an idempotency key", async () => {
    const cart = await addTicket(services, anna);
    const [orders, balance, key] = [
      await countOrders(services, anna),
      await balanceOf(services, anna),
      crypto.randomUUID(),
    ];
    const answers = await Promise.all([buy(purchaseOf(cart), anna, key), buy(purchaseOf(cart), anna, key)]);

    expect(answers[1].body).toEqual(answers[0].body);
    expect((await buy(purchaseOf(cart), anna, key)).body).toEqual(answers[0].body);
    expect(await countOrders(services, anna)).toBe(orders + 1);
    expect(await balanceOf(services, anna)).toBeCloseTo(balance - 2.7);
    expect(refusalOf(await buy({ ...purchaseOf(cart), cart_revision: 9 }, anna, key))).toBe(
      "422 idempotency_key_reused",
    );
  });

  it("refuses a cart that changed after the customer saw it", async () => {
    const cart = await addTicket(services, anna);
    await addTicket(services, anna);

    expect(refusalOf(await buy(purchaseOf(cart)))).toBe("409 cart_changed");
    const tampered = { ...purchaseOf(await cartOf(anna)), expected_total: aud(0.01) };
    expect(refusalOf(await buy(tampered))).toBe("409 cart_changed");
    const foreign = { ...purchaseOf(await cartOf(anna)), expected_total: { amount: 5.4, currency: "GBP" } };
    expect(refusalOf(await buy(foreign))).toBe("409 cart_changed");
    expect((await cartOf(anna)).cart_items).toHaveLength(2);
  });

  it("refuses a price that changed since the item was added", async () => {
    const cart = await addTicket(services, anna);
    await services.db.updateTable("cart_item").set({ unit_price_cents: 1 }).execute();

    expect(refusalOf(await buy({ ...purchaseOf(cart), expected_total: aud(0.01) }))).toBe("409 cart_changed");
  });

  it("refuses an empty cart, also after the purchase in another tab", async () => {
    const cart = await addTicket(services, anna);
    await buy(purchaseOf(cart));

    expect(refusalOf(await buy(purchaseOf(cart)))).toBe("422 cart_empty");
  });

  it("refuses a draw from the second it closes, without a debit", async () => {
    const cart = await addTicket(services, anna);
    const before = await balanceOf(services, anna);
    await setShopNow(services.db, new Date("2026-11-23T09:25:00Z"), { frozen: true });

    expect(refusalOf(await buy(purchaseOf(cart)))).toBe("409 draw_closed");
    expect(await balanceOf(services, anna)).toBe(before);
    expect((await cartOf(anna)).auto_removed_items).toHaveLength(1);
  });

  it("refuses an order above the balance", async () => {
    const cara = await services.signIn("cara@example.com");
    const cart = await addTicket(services, cara);

    expect(refusalOf(await buy(purchaseOf(cart), cara))).toBe("402 insufficient_funds");
    expect(await countOrders(services, cara)).toBe(0);
    expect((await cartOf(cara)).cart_items).toHaveLength(1);
  });

  it("refuses an order above the spend limit", async () => {
    const ben = await services.signIn("ben@example.com");
    const cart = await addTicket(services, ben);

    expect(refusalOf(await buy(purchaseOf(cart), ben))).toBe("422 spend_limit");
    expect(await balanceOf(services, ben)).toBe(100);
  });

  it("counts the last seven days towards the limit", async () => {
    await services.db.insertInto("spend_limit").values(weeklyLimit(erin.customerId, 500)).execute();
    expect((await buy(purchaseOf(await addTicket(services, erin)), erin)).status).toBe(200);
    const cart = await addTicket(services, erin, mondayTicket({ draw_no: 4324 }));
    expect(refusalOf(await buy(purchaseOf(cart), erin))).toBe("422 spend_limit");

    await setShopNow(services.db, new Date("2026-11-27T02:00:00Z"));
    expect((await buy(purchaseOf(cart), erin)).status).toBe(200);
    await services.db.deleteFrom("spend_limit").where("customer_id", "=", erin.customerId).execute();
  });

  it("spends cash before prizes", async () => {
    const dan = await services.signIn("dan@example.com");
    const { customerId } = dan;
    const won = [
      { account: houseAccount("prize_pool"), cents: -400 },
      { account: prizeAccount(customerId), cents: 400 },
    ];
    await runInTransaction(services.db, (tx) => post(tx, { kind: "prize", reference: "test", entries: won }));
    await buy(purchaseOf(await addTicket(services, dan, mondayTicket({ num_draws: 2 }))), dan);
    const rows = await services.db.selectFrom("ledger_balance").selectAll().where("owner", "=", customerId).execute();

    expect(Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))).toEqual({
      cash: 0,
      prize: 360,
      held: 0,
    });
    expect(await isBalanced(services)).toBe(true);
  });
});

describe("getCheckout", () => {
  it("returns the stored receipt to its customer only", async () => {
    const { body } = await buy(purchaseOf(await addTicket(services, anna)));
    const path = `/v2/checkout/${body.result.checkout_id}`;

    expect((await services.call({ path, as: anna })).body).toEqual(body);
    expect(refusalOf(await services.call({ path, as: erin }))).toBe("404 not_found");
    expect(refusalOf(await services.call({ path }))).toBe("404 not_found");
  });

  it("finds the receipt by the idempotency key of the purchase, for its customer only", async () => {
    const key = crypto.randomUUID();
    const path = `/v2/checkout/${key}`;
    const purchase = purchaseOf(await addTicket(services, anna));
    expect(refusalOf(await services.call({ path, as: anna }))).toBe("404 not_found");
    const { body } = await buy(purchase, anna, key);

    expect((await services.call({ path, as: anna })).body).toEqual(body);
    expect(refusalOf(await services.call({ path, as: erin }))).toBe("404 not_found");
  });
});
