import { describe, expect, it } from "vitest";
import { type Shop, standardTicket, startShop } from "#tests/shop.ts";

const add = (lotteryKey: string, numGames?: number) => ({
  item: standardTicket(lotteryKey, numGames),
  idempotencyKey: crypto.randomUUID(),
});

/** Signs in, puts this ticket in the cart and returns the purchase request. */
async function preparePurchase(shop: Shop, name: string, input = add("monday_lotto")) {
  await shop.signIn(name);
  for (const { id } of (await shop.caller.cart.get()).cartItems) await shop.caller.cart.removeItem({ itemId: id });
  const cart = await shop.caller.cart.addItem(input);
  return { idempotencyKey: crypto.randomUUID(), cartRevision: cart.revision, expectedTotal: cart.cartTotal };
}

/** Returns the bank's two signed answers for a challenge: approve, then decline. */
async function askBank(shop: Shop, depositId: string) {
  const { challenge } = await shop.caller.deposits.get({ depositId });
  const { acsUrl = "", creq = "", threeDsSessionData = "" } = challenge ?? {};
  const page = await fetch(acsUrl, {
    method: "POST",
    body: new URLSearchParams({ creq, threeDSSessionData: threeDsSessionData }),
  });
  const answers = [...(await page.text()).matchAll(/name="cres" value="([^"]+)"/g)].map(([, cres = ""]) => cres);
  return { threeDSSessionData: threeDsSessionData, yes: answers[0] ?? "", no: answers[1] ?? "" };
}

describe("paying from the wallet", () => {
  it("creates the order, empties the cart and returns the new balance", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    const before = shop.open().visitor().fundsCents ?? 0;
    const result = await shop.caller.purchases.create(attempt);

    expect(result).toMatchObject({ kind: "receipt", checkoutId: expect.stringMatching(/^chk_/) });
    expect(shop.open().visitor()).toMatchObject({ cartCount: 0, fundsCents: before - 270 });
    const receipt = await shop.caller.purchases.get({ checkoutId: result.kind === "receipt" ? result.checkoutId : "" });
    expect(receipt).toMatchObject({ total: { amount: 2.7 }, walletAmount: { amount: 2.7 } });

    const { orders } = await shop.caller.orders.list({ status: "upcoming_products" });
    expect(orders[0]).toMatchObject({ id: receipt.orderIds[0], productOfferKey: "monday_lotto", numGames: 4 });
    const order = await shop.caller.orders.get({ id: receipt.orderIds[0] ?? "" });
    expect(order.details?.[0]?.games).toHaveLength(4);
  });

  it("keeps the balance if the customer pays all of it another way", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    const before = (await shop.caller.session.get())?.availableFunds;
    const deposit = { methodCode: "td" as const, depositMethodId: "dpm_td", amount: 5 };
    const result = await shop.caller.purchases.create({ ...attempt, deposit, usesWallet: false });

    const receipt = await shop.caller.purchases.get({ checkoutId: result.kind === "receipt" ? result.checkoutId : "" });
    expect(receipt).toMatchObject({ total: { amount: 2.7 }, depositAmount: { amount: 2.7 } });
    const { amount = 0 } = before ?? {};
    expect((await shop.caller.session.get())?.availableFunds.amount).toBeCloseTo(amount + 2.3);
  });

  it("charges nobody but the customer whose cart the page shows: another may have logged in in a second tab", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    const { customerId: payerId } = (await shop.caller.session.get()) ?? {};
    const other = await preparePurchase(shop, "dan");
    const before = (await shop.caller.session.get())?.availableFunds;

    // Both carts cost the same and may have the same revision.
    await expect(shop.caller.purchases.create({ ...other, payerId })).rejects.toMatchObject({
      problem: { code: "cart_changed", status: 409 },
    });
    expect((await shop.caller.session.get())?.availableFunds).toEqual(before);
    expect((await shop.caller.cart.get()).cartItems).toHaveLength(1);
    expect(attempt.expectedTotal).toEqual(other.expectedTotal);
  });

  it("updates the header when the receipt is read: the purchase's reply may be lost", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    const before = shop.cookies.get("dc_visitor") ?? "";
    await shop.caller.purchases.create(attempt);
    shop.cookies.set("dc_visitor", before);
    expect(shop.open().visitor().cartCount).toBe(1);

    await shop.caller.purchases.get({ checkoutId: attempt.idempotencyKey });
    expect(shop.open().visitor().cartCount).toBe(0);
  });

  it("pays once for repeats of an idempotency key", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    const before = shop.open().visitor().fundsCents ?? 0;
    const results = await Promise.all(Array.from({ length: 10 }, () => shop.caller.purchases.create(attempt)));

    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    await shop.caller.session.get();
    expect(shop.open().visitor().fundsCents).toBe(before - 270);
  });

  it("refuses a cart that changed after the customer saw it", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    await shop.caller.cart.addItem(add("powerball"));

    await expect(shop.caller.purchases.create(attempt)).rejects.toMatchObject({
      code: "CONFLICT",
      problem: { code: "cart_changed" },
    });
    expect((await shop.caller.cart.get()).cartItems).toHaveLength(2);
  });

  it("refuses an order above the balance", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "cara");

    await expect(shop.caller.purchases.create(attempt)).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
      problem: { code: "insufficient_funds", status: 402 },
    });
  });

  it("stops at the spend limit", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "ben");

    await expect(shop.caller.purchases.create(attempt)).rejects.toMatchObject({ problem: { code: "spend_limit" } });
  });

  it("accepts a plain form", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    const form = new URLSearchParams({
      idempotencyKey: attempt.idempotencyKey,
      cartRevision: String(attempt.cartRevision),
      "expectedTotal.amount": String(attempt.expectedTotal.amount),
      "expectedTotal.currency": attempt.expectedTotal.currency,
    });

    expect(await shop.form("purchases.create", form)).toMatchObject({ ok: true, data: { kind: "receipt" } });
  });
});

describe("paying with a deposit", () => {
  const testDeposit = (amount?: number) => ({ methodCode: "td" as const, depositMethodId: "dpm_td", amount });

  it("deposits what the wallet does not cover, and buys", async () => {
    const shop = await startShop();
    // dan has 5.00 in his wallet; 18 games cost 12.15.
    const attempt = await preparePurchase(shop, "dan", add("monday_lotto", 18));
    const result = await shop.caller.purchases.create({ ...attempt, deposit: testDeposit() });

    const receipt = await shop.caller.purchases.get({ checkoutId: result.kind === "receipt" ? result.checkoutId : "" });
    expect(receipt).toMatchObject({
      total: { amount: 12.15 },
      walletAmount: { amount: 5 },
      depositAmount: { amount: 7.15 },
    });
    expect(shop.open().visitor()).toMatchObject({ cartCount: 0, fundsCents: 0 });
  });

  it("charges no card when the wallet covers the order", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "anna");
    const result = await shop.caller.purchases.create({ ...attempt, deposit: testDeposit() });

    const receipt = await shop.caller.purchases.get({ checkoutId: result.kind === "receipt" ? result.checkoutId : "" });
    expect(receipt).toMatchObject({ walletAmount: { amount: 2.7 }, depositAmount: { amount: 0 } });
  });

  it("pays once for repeats of an idempotency key", async () => {
    const shop = await startShop();
    const attempt = { ...(await preparePurchase(shop, "cara")), deposit: testDeposit(2.7) };
    const results = await Promise.all(Array.from({ length: 5 }, () => shop.caller.purchases.create(attempt)));
    const again = await shop.caller.purchases.create(attempt);

    expect(new Set([...results, again].map((result) => JSON.stringify(result))).size).toBe(1);
    await shop.caller.session.get();
    expect(shop.open().visitor().fundsCents).toBe(0);
  });

  it("reports a declined card, and keeps the cart", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "cara");

    await expect(shop.caller.purchases.create({ ...attempt, deposit: testDeposit(5.01) })).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
      problem: { code: "card_declined" },
    });
    expect((await shop.caller.cart.get()).cartItems).toHaveLength(1);
  });

  it("refuses an amount below the method's minimum, at its field", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "cara");

    await expect(shop.caller.purchases.create({ ...attempt, deposit: testDeposit(0.5) })).rejects.toMatchObject({
      problem: { code: "amount_below_minimum", targets: { amount: [{ code: "amount_below_minimum" }] } },
    });
  });

  it("waits for the bank's challenge, and continues when it is passed", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "cara");
    const stopped = await shop.caller.purchases.create({ ...attempt, deposit: testDeposit(5.02) });
    expect(stopped).toMatchObject({ kind: "challenge", depositId: expect.stringMatching(/^dep_/) });
    const depositId = stopped.kind === "challenge" ? stopped.depositId : "";
    expect((await shop.caller.cart.get()).cartItems).toHaveLength(1);

    expect(await shop.caller.deposits.unconfirmed()).toMatchObject([
      { id: depositId, status: "requires_action", isElsewhere: false },
    ]);
    const { threeDSSessionData, yes: cres } = await askBank(shop, depositId);
    const target = shop.gateway.receiveThreeDsNotification(new URLSearchParams({ threeDSSessionData, cres }));
    expect(target).toBe(`/my-account/deposit/authorisation/${depositId}?${new URLSearchParams({ cres })}`);

    const bought = await shop.caller.deposits.authorise({ depositId, cres });
    expect(bought).toMatchObject({ kind: "receipt", checkoutId: expect.stringMatching(/^chk_/) });
    expect((await shop.caller.cart.get()).cartItems).toEqual([]);
    expect(shop.cookies.has("dc_pending_purchase")).toBe(false);
    expect(await shop.caller.deposits.unconfirmed()).toEqual([]);
    // A reloaded page gets the same receipt and no second charge.
    expect(await shop.caller.deposits.authorise({ depositId, cres })).toEqual(bought);
  });

  it("charges nothing when the challenge fails", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "cara");
    const stopped = await shop.caller.purchases.create({ ...attempt, deposit: testDeposit(5.02) });
    const depositId = stopped.kind === "challenge" ? stopped.depositId : "";
    const { no: cres } = await askBank(shop, depositId);

    await expect(shop.caller.deposits.authorise({ depositId, cres })).rejects.toMatchObject({
      problem: { code: "challenge_failed", status: 422 },
    });
    expect((await shop.caller.cart.get()).cartItems).toHaveLength(1);
    expect((await shop.caller.session.get())?.balance).toBe((await shop.caller.session.get())?.availableFunds.amount);
  });

  it("cancels the deposit when the challenge is passed too late", async () => {
    const shop = await startShop({ now: "2026-11-20T01:00:00Z" });
    const attempt = await preparePurchase(shop, "cara");
    const stopped = await shop.caller.purchases.create({ ...attempt, deposit: testDeposit(5.02) });
    const depositId = stopped.kind === "challenge" ? stopped.depositId : "";
    const { yes: cres } = await askBank(shop, depositId);
    await shop.at("2026-11-20T01:16:00Z");

    await expect(shop.caller.deposits.authorise({ depositId, cres })).rejects.toMatchObject({
      code: "CONFLICT",
      problem: { code: "deposit_expired" },
    });
  });

  it("answers NOT_FOUND for another customer's deposit", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "cara");
    const stopped = await shop.caller.purchases.create({ ...attempt, deposit: testDeposit(5.02) });
    const depositId = stopped.kind === "challenge" ? stopped.depositId : "";
    const otherVisitor = shop.visit();
    await otherVisitor.signIn("anna");

    await expect(otherVisitor.caller.deposits.get({ depositId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("lists the payment methods and the gateway of the card form", async () => {
    const shop = await startShop();
    await shop.signIn("cara");

    expect(Object.keys(await shop.caller.funds.paymentMethods())).toEqual([
      "cc",
      "ap",
      "gp",
      "pl",
      "bd",
      "bp",
      "dd",
      "td",
    ]);
    expect(await shop.caller.funds.cardGateway()).toMatchObject({
      key: "paystream",
      hostedFieldsUrl: expect.any(String),
    });
  });

  it("remembers five that wait for the bank, and refuses a sixth without a charge until one of them has ended", async () => {
    const shop = await startShop();
    const attempt = await preparePurchase(shop, "cara");
    const pay = () =>
      shop.caller.purchases.create({ ...attempt, idempotencyKey: crypto.randomUUID(), deposit: testDeposit(5.02) });
    const waiting: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const stopped = await pay();
      waiting.push(stopped.kind === "challenge" ? stopped.depositId : "");
    }
    await expect(pay()).rejects.toMatchObject({
      problem: { code: "cart_blocked", message: expect.stringContaining("Nothing was charged.") },
    });
    const [first = ""] = waiting;
    await shop.caller.deposits.cancel({ depositId: first });
    expect(await pay()).toMatchObject({ kind: "challenge" });
    // The oldest that still waits was not forgotten.
    const oldest = waiting[1] ?? "";
    const { yes: cres } = await askBank(shop, oldest);
    expect(await shop.caller.deposits.authorise({ depositId: oldest, cres })).toMatchObject({ kind: "receipt" });
  });
});
