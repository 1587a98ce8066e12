// Tests a deposit that pays for a cart in the same call, and its recovery after a crash.
import { describe, expect, it } from "vitest";
import type { SagaPoint } from "#services/main/wallet/deposits/deposits-saga.ts";
import { cara, crashing, dan, holdings, openTill, order, pay, paymentOf, services, sweep } from "./deposits-till.ts";
import { addTicket, aud, balanceOf, depositOf, mondayTicket, purchaseOf, refusalOf, typeCard } from "./sales.ts";

openTill();

const VISA = "Visa ending in 4242";

describe("depositAndPurchase", () => {
  it("charges the card, sells the cart and keeps the rest in the wallet", async () => {
    const before = await holdings();
    const { token } = await typeCard(services, cara);
    const { body, status } = await pay(await order(5, token));

    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      checkout_id: body.result.receipt.checkout_id,
      deposit: { status: "succeeded", amount: aud(5), method_code: "cc", gateway_key: "paystream" },
      receipt: { total: aud(2.7), wallet_amount: aud(0), deposit_amount: aud(2.7), deposit_source: VISA },
    });
    expect(await holdings()).toEqual({ balance: before.balance + 2.3, orders: before.orders + 1 });
    expect(await paymentOf(body.result.deposit.id)).toMatchObject({ state: "captured", amount_cents: 500 });
    expect((await services.call({ path: `/v2/checkout/${body.result.checkout_id}`, as: cara })).body.result).toEqual(
      body.result.receipt,
    );
  });

  it("names the card in the ticket and the wallet's list of transactions", async () => {
    const { token } = await typeCard(services, cara);
    const { body } = await pay(await order(2.7, token));
    const { deposit, receipt } = body.result;
    const read = async (path: string) => (await services.call({ path: `/v2${path}`, as: cara })).body.result;
    expect(await read(`/orders/${receipt.order_ids[0]}`)).toMatchObject({ paid_by: [VISA] });
    expect(await read(`/transactions/${deposit.transaction_id}`)).toMatchObject({ description: `Deposit by ${VISA}` });
  });

  it.each([
    ["ap", "Apple Pay"],
    ["gp", "Google Pay"],
  ])("pays with a digital wallet (%s)", async (code, deposit_source) => {
    const { token } = await typeCard(services, cara);
    const bought = await order(5, token);
    const changes = { deposit_method_code: code, deposit_method_id: `dpm_${code}` };
    const { body } = await pay({ ...bought, deposit: { ...bought.deposit, ...changes } });
    expect(body.result).toMatchObject({
      deposit: { status: "succeeded", method_code: code, gateway_key: "paystream" },
      receipt: { total: aud(2.7), deposit_source },
    });
  });

  it("pays from the deposit and the wallet together", async () => {
    const cart = await addTicket(services, dan, mondayTicket({ num_draws: 2 }));
    const { body } = await pay({ ...purchaseOf(cart), deposit: depositOf(dan, 1) }, undefined, dan);

    expect(body.result.receipt).toMatchObject({ total: aud(5.4), wallet_amount: aud(4.4), deposit_amount: aud(1) });
    expect(await balanceOf(services, dan)).toBeCloseTo(0.6);
  });

  it("sells and charges once for repeats of an idempotency key", async () => {
    const before = await holdings();
    const [body, key] = [await order(2.7), crypto.randomUUID()];
    const answers = await Promise.all([
      pay(body, key),
      pay(body, key),
      crashing.post("/v2/deposit_purchase", body, cara, key, null),
    ]);

    for (const answer of answers) expect(answer.body).toEqual(answers[0].body);
    expect(await holdings()).toEqual({ balance: before.balance, orders: before.orders + 1 });
    expect(refusalOf(await pay({ ...body, cart_revision: 9 }, key))).toBe("422 idempotency_key_reused");
  });

  it.each([
    ["4000000000000002", "402 card_declined"],
    ["4000000000009995", "402 insufficient_funds"],
  ])("repeats the refusal of the card %s", async (number, refusal) => {
    const before = await holdings();
    const { token } = await typeCard(services, cara, { number });
    const [body, key] = [await order(2.7, token), crypto.randomUUID()];
    const first = await pay(body, key);

    expect(refusalOf(first)).toBe(refusal);
    expect((await pay(body, key)).body).toEqual(first.body);
    expect(await holdings()).toEqual(before);
    const { cart_items } = (await services.call({ path: "/v2/cart/items", as: cara })).body.result;
    expect(cart_items).toHaveLength(1);
  });

  it("declines test money by its cents", async () => {
    expect(refusalOf(await pay(await order(5.01)))).toBe("402 card_declined");
  });

  it.each([
    ["too little", { amount: 0.5 }, "422 amount_below_minimum"],
    ["too much", { amount: 5_000.01 }, "422 amount_above_maximum"],
    ["half a cent", { amount: 2.705 }, "422 invalid_field"],
    ["another customer's money", { customer_id: "cus_anna0000000001" }, "422 invalid_field"],
    ["a way that is not on offer", { deposit_method_code: "pl" }, "422 invalid_field"],
    ["a saved fund that is not there", { customer_fund_id: "fnd_1" }, "422 invalid_field"],
    ["a card without a token", { deposit_method_code: "cc", deposit_method_id: "dpm_cc" }, "422 invalid_field"],
  ])("refuses %s without a card call", async (_, changes, refusal) => {
    const body = await order(2.7);

    expect(refusalOf(await pay({ ...body, deposit: { ...body.deposit, ...changes } }))).toBe(refusal);
  });

  it("accepts a card token for one deposit only", async () => {
    const { token } = await typeCard(services, cara);
    await pay(await order(2.7, token));

    expect(refusalOf(await pay(await order(2.7, token)))).toBe("422 invalid_field");
    expect(refusalOf(await pay(await order(2.7, "ptk_made_up")))).toBe("422 invalid_field");
  });

  it("refuses an order above deposit and wallet together, and a changed cart", async () => {
    const cart = await addTicket(services, cara, mondayTicket({ num_draws: 5 }));

    expect(refusalOf(await pay({ ...purchaseOf(cart), deposit: depositOf(cara, 2) }))).toBe("402 insufficient_funds");
    await addTicket(services, cara);
    expect(refusalOf(await pay({ ...purchaseOf(cart), deposit: depositOf(cara, 50) }))).toBe("409 cart_changed");
  });
});

describe("a process that dies", () => {
  const POINTS: SagaPoint[] = [
    "created",
    "authorise_answered",
    "authorised",
    "purchased",
    "capture_answered",
    "captured",
  ];

  it.each(POINTS)("at %s is resumed by the next call: one order, one charge", async (point) => {
    const before = await holdings();
    const { token } = await typeCard(services, cara);
    const [body, key] = [await order(2.7, token), crypto.randomUUID()];
    expect((await crashing.post("/v2/deposit_purchase", body, cara, key, point)).status).toBe(500);

    const { body: answer } = await pay(body, key);
    expect(answer.result).toMatchObject({ deposit: { status: "succeeded" }, receipt: { deposit_amount: aud(2.7) } });
    expect(await holdings()).toEqual({ balance: before.balance, orders: before.orders + 1 });
    expect(await paymentOf(answer.result.deposit.id)).toMatchObject({ state: "captured" });
  });

  it.each(["voiding", "void_answered"] as const)("at %s still has its money returned", async (point) => {
    const before = await holdings();
    const [body, key] = [await order(2.7), crypto.randomUUID()];
    await crashing.post("/v2/deposit_purchase", body, cara, key, "authorised");
    await addTicket(services, cara);
    await crashing.post("/v2/deposit_purchase", body, cara, key, point);

    expect(refusalOf(await pay(body, key))).toBe("409 cart_changed");
    expect(await holdings()).toEqual(before);
  });

  it.each([
    ["purchased", 1, "captured"],
    ["authorised", 0, "voided"],
    ["authorise_answered", 0, "voided"],
  ] as const)("at %s, with a customer who never comes back, is tidied up after", async (point, sold, state) => {
    const before = await holdings();
    await crashing.post("/v2/deposit_purchase", await order(2.7), cara, crypto.randomUUID(), point);

    expect(await sweep("2026-11-20T01:20:00Z")).toBe(1);
    const [last] = await services.db
      .selectFrom("sandbox_payment")
      .selectAll()
      .orderBy("created_at", "desc")
      .limit(1)
      .execute();
    expect(last?.state).toBe(state);
    expect(await holdings()).toEqual({ balance: before.balance, orders: before.orders + sold });
  });
});
