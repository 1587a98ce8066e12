import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { resumeStaleSagas, type SagaPoint } from "#services/main/deposits/deposits.saga.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";
import {
  addTicket,
  answerBank,
  aud,
  balanceOf,
  countOrders,
  depositOf,
  isBalanced,
  keyed,
  mondayTicket,
  openDying,
  purchaseOf,
  refusalOf,
  typeCard,
} from "./sales.ts";

let services: Services;
let dying: Awaited<ReturnType<typeof openDying>>;
let cara: SignedIn;
let dan: SignedIn;
beforeAll(async () => {
  services = await openServices();
  dying = await openDying(services);
  cara = await services.signIn("cara@example.com");
  dan = await services.signIn("dan@example.com");
});
afterAll(async () => {
  await dying.close();
  await services.close();
});
beforeEach(async () => {
  await setShopNow(services.db, new Date(EXAMPLE_NOW));
  await services.db.deleteFrom("cart").execute();
});
afterEach(async () => expect(await isBalanced(services)).toBe(true));

const pay = (body: object, key?: string, as = cara) =>
  services.call({ method: "POST", path: "/v2/deposit_purchase", body, as, headers: keyed(key) });
const deposit = (body: object, key?: string, method = "dpm_td", as = cara) =>
  services.call({ method: "POST", path: `/v2/funds/${method}/deposit`, body, as, headers: keyed(key) });
const readDeposit = (id: string, as = cara) => services.call({ path: `/v2/funds/${id}/deposit`, as });
const authorise = (id: string, cres: string, as = cara) =>
  services.call({ method: "POST", path: `/v2/funds/${id}/deposit/authorise`, body: { deposit_id: id, cres }, as });
const paymentOf = (id: string) =>
  services.db.selectFrom("sandbox_payment").selectAll().where("reference", "=", id).executeTakeFirstOrThrow();

/** What pays for a Monday ticket of 2.70, alone in its cart. */
async function order(amount: number, token?: string, as = cara) {
  await services.db.deleteFrom("cart").execute();
  return { ...purchaseOf(await addTicket(services, as)), deposit: depositOf(as, amount, token) };
}
/** What a customer has and was sold, to see afterwards what changed. */
async function holdings(as = cara) {
  return { balance: await balanceOf(services, as), orders: await countOrders(services, as) };
}
async function sweep(now?: string) {
  if (now) await setShopNow(services.db, new Date(now));
  const { db, gateway } = services;
  return gateway ? resumeStaleSagas({ db, gateway }, await shopNow(db)) : 0;
}

describe("how to pay", () => {
  it("offers a card and, in a demonstration, test money", async () => {
    const { body } = await services.call({ path: "/v2/payment_methods?filter[funds.cart][eq]=true", as: cara });
    const withdraw = await services.call({ path: "/v2/payment_methods?filter[funds.withdraw][eq]=true", as: cara });

    expect(body.result).toMatchObject({
      cc: {
        id: "dpm_cc",
        available_gateways: ["paystream"],
        rules: { min_amount: 1, max_amount: 5000, enabled: true },
      },
      td: { id: "dpm_td", available_gateways: [], rules: { min_amount: 1, max_amount: 5000, enabled: true } },
    });
    expect(withdraw.body.result).toEqual({});
  });

  it("names the gateway and opens its card form", async () => {
    const list = await services.call({ path: "/v2/funds/card_gateways", as: cara });
    const { body } = await services.call({ path: "/v2/funds/paystream", as: cara });
    const { client_token, hosted_fields_url } = body.result;
    const page = await fetch(`${hosted_fields_url}?client_token=${client_token}`);

    expect(list.body.result.available_card_gateways).toEqual(["paystream"]);
    expect(body.result).toMatchObject({ key: "paystream", environment: "sandbox", three_d_secure: true });
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain("Card number");
    expect((await fetch(`${hosted_fields_url}?client_token=x`)).status).toBe(404);
    expect(refusalOf(await services.call({ path: "/v2/funds/stripe", as: cara }))).toBe("404 not_found");
  });

  it("tells what is wrong with a card by field, and keeps no number", async () => {
    expect(await typeCard(services, cara, { number: "4242", name: "4242424242424242" })).toEqual({
      problems: { number: "Please enter a valid card number", name: "Please enter the card holder's name." },
    });
    const { token } = await typeCard(services, cara);
    const kept = await services.db
      .selectFrom("sandbox_card")
      .selectAll()
      .where("token", "=", token ?? "")
      .execute();
    expect(kept).toMatchObject([{ brand: "Visa", last_four: "4242" }]);
    expect(JSON.stringify(kept)).not.toContain("42424242");
  });
});

describe("depositAndPurchase", () => {
  it("charges the card, sells the cart and leaves the rest in the wallet", async () => {
    const before = await holdings();
    const { token } = await typeCard(services, cara);
    const { body, status } = await pay(await order(5, token));

    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      checkout_id: body.result.receipt.checkout_id,
      deposit: { status: "succeeded", amount: aud(5), method_code: "cc", gateway_key: "paystream" },
      receipt: { total: aud(2.7), wallet_amount: aud(0), deposit_amount: aud(2.7) },
    });
    expect(await holdings()).toEqual({ balance: before.balance + 2.3, orders: before.orders + 1 });
    expect(await paymentOf(body.result.deposit.id)).toMatchObject({ state: "captured", amount_cents: 500 });
    expect((await services.call({ path: `/v2/checkout/${body.result.checkout_id}`, as: cara })).body.result).toEqual(
      body.result.receipt,
    );
  });

  it("pays together with what is in the wallet", async () => {
    const cart = await addTicket(services, dan, mondayTicket({ num_draws: 2 }));
    const { body } = await pay({ ...purchaseOf(cart), deposit: depositOf(dan, 1) }, undefined, dan);

    expect(body.result.receipt).toMatchObject({ total: aud(5.4), wallet_amount: aud(4.4), deposit_amount: aud(1) });
    expect(await balanceOf(services, dan)).toBeCloseTo(0.6);
  });

  it("sells and charges once however often the same key comes", async () => {
    const before = await holdings();
    const [body, key] = [await order(2.7), crypto.randomUUID()];
    const answers = await Promise.all([
      pay(body, key),
      pay(body, key),
      dying.post("/v2/deposit_purchase", body, cara, key, null),
    ]);

    for (const answer of answers) expect(answer.body).toEqual(answers[0].body);
    expect(await holdings()).toEqual({ balance: before.balance, orders: before.orders + 1 });
    expect(refusalOf(await pay({ ...body, cart_revision: 9 }, key))).toBe("422 idempotency_key_reused");
  });

  it.each([
    ["4000000000000002", "402 card_declined"],
    ["4000000000009995", "402 insufficient_funds"],
  ])("answers what the issuer of %s says, again and again", async (number, refusal) => {
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
    ["somebody else's money", { customer_id: "cus_anna0000000001" }, "422 invalid_field"],
    ["a way that is not on offer", { deposit_method_code: "pl" }, "422 invalid_field"],
    ["a saved fund that is not there", { customer_fund_id: "fnd_1" }, "422 invalid_field"],
    ["a card without a token", { deposit_method_code: "cc", deposit_method_id: "dpm_cc" }, "422 invalid_field"],
  ])("refuses %s before anything is asked of a card", async (_, changes, refusal) => {
    const body = await order(2.7);

    expect(refusalOf(await pay({ ...body, deposit: { ...body.deposit, ...changes } }))).toBe(refusal);
  });

  it("takes a card's token for one deposit only", async () => {
    const { token } = await typeCard(services, cara);
    await pay(await order(2.7, token));

    expect(refusalOf(await pay(await order(2.7, token)))).toBe("422 invalid_field");
    expect(refusalOf(await pay(await order(2.7, "ptk_made_up")))).toBe("422 invalid_field");
  });

  it("refuses what deposit and wallet together do not cover, and a cart that changed", async () => {
    const cart = await addTicket(services, cara, mondayTicket({ num_draws: 4 }));

    expect(refusalOf(await pay({ ...purchaseOf(cart), deposit: depositOf(cara, 2) }))).toBe("402 insufficient_funds");
    await addTicket(services, cara);
    expect(refusalOf(await pay({ ...purchaseOf(cart), deposit: depositOf(cara, 50) }))).toBe("409 cart_changed");
  });
});

describe("a challenge", () => {
  const challenged = async (key: string, number = "4000000000003220") => {
    const { token } = await typeCard(services, cara, { number });
    const body = await order(2.7, token);
    return { body, asked: (await pay(body, key)).body.result.deposit };
  };

  it("is asked first, then the same call goes on and buys", async () => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { asked, body } = await challenged(key);
    expect(asked).toMatchObject({
      status: "requires_action",
      checkout_key: key,
      challenge: { creq: expect.any(String) },
    });
    expect((await pay(body, key)).body.result).toEqual({ deposit: asked });

    const posted = await answerBank(asked.challenge, "Approve");
    expect(posted.action).toBe("http://127.0.0.1:4321/3ds/notify");
    expect(Buffer.from(posted.sessionData ?? "", "base64url").toString()).toBe(asked.id);
    const released = await authorise(asked.id, posted.cres);
    expect(released.body.result).toMatchObject({ status: "created", checkout_key: key });
    expect(await holdings()).toEqual(before);

    const bought = await pay(body, key);
    expect(bought.body.result).toMatchObject({ deposit: { status: "succeeded" }, receipt: { total: aud(2.7) } });
    expect((await pay(body, key)).body).toEqual(bought.body);
    expect((await authorise(asked.id, posted.cres)).body.result).toMatchObject({ status: "succeeded" });
    expect(await holdings()).toEqual({ balance: before.balance, orders: before.orders + 1 });
  });

  it.each([
    ["declined", "4000000000003220", "Decline", "422 challenge_failed"],
    ["passed on a card that then refuses", "4000008400001629", "Approve", "402 card_declined"],
  ] as const)("that is %s charges nothing", async (_, number, button, refusal) => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { asked, body } = await challenged(key, number);
    const { cres } = await answerBank(asked.challenge, button);

    expect(refusalOf(await authorise(asked.id, cres))).toBe(refusal);
    expect(refusalOf(await authorise(asked.id, cres))).toBe(refusal);
    expect(refusalOf(await pay(body, key))).toBe(refusal);
    expect((await readDeposit(asked.id)).body.result).toMatchObject({ status: "failed" });
    expect(await holdings()).toEqual(before);
  });

  it("is not passed by an answer somebody made up, nor by somebody else", async () => {
    const key = crypto.randomUUID();
    const { asked, body } = await challenged(key);
    const forged = Buffer.from(JSON.stringify({ threeDSServerTransID: asked.id, transStatus: "Y" })).toString(
      "base64url",
    );

    expect(refusalOf(await authorise(asked.id, forged, dan))).toBe("404 not_found");
    expect(refusalOf(await readDeposit(asked.id, dan))).toBe("404 not_found");
    expect(refusalOf(await authorise(asked.id, forged))).toBe("422 challenge_failed");
    expect(refusalOf(await pay(body, key))).toBe("422 challenge_failed");
  });

  it("runs out after 15 minutes, and a late answer changes nothing", async () => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { asked, body } = await challenged(key);
    const { cres } = await answerBank(asked.challenge, "Approve");
    await setShopNow(services.db, new Date("2026-11-20T01:20:00Z"));

    expect(refusalOf(await authorise(asked.id, cres))).toBe("409 deposit_expired");
    expect(refusalOf(await pay(body, key))).toBe("409 deposit_expired");
    expect((await readDeposit(asked.id)).body.result).toMatchObject({ status: "cancelled" });
    expect(await paymentOf(asked.id)).toMatchObject({ state: "voided" });
    expect(await holdings()).toEqual(before);
  });

  it("that is abandoned is ended by the sweeper, before or after it was passed", async () => {
    const [left, passed] = [await challenged(crypto.randomUUID()), await challenged(crypto.randomUUID())];
    const { cres } = await answerBank(passed.asked.challenge, "Approve");
    await authorise(passed.asked.id, cres);
    expect(await sweep()).toBe(0);
    expect(await sweep("2026-11-20T01:20:00Z")).toBe(2);

    for (const { asked } of [left, passed]) {
      expect(await paymentOf(asked.id)).toMatchObject({ state: "voided" });
      expect((await readDeposit(asked.id)).body.result).toMatchObject({
        status: "cancelled",
        messages: [{ code: "deposit_expired" }],
      });
    }
  });

  it("gives the money back when the draw closed meanwhile", async () => {
    await setShopNow(services.db, new Date("2026-11-23T09:20:00Z"));
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { asked, body } = await challenged(key);
    await setShopNow(services.db, new Date("2026-11-23T09:25:00Z"));
    const { cres } = await answerBank(asked.challenge, "Approve");
    await authorise(asked.id, cres);

    expect(refusalOf(await pay(body, key))).toBe("409 draw_closed");
    expect(refusalOf(await pay(body, key))).toBe("409 draw_closed");
    expect(await paymentOf(asked.id)).toMatchObject({ state: "voided" });
    expect((await readDeposit(asked.id)).body.result).toMatchObject({
      status: "cancelled",
      messages: [{ code: "draw_closed" }],
    });
    expect(await holdings()).toEqual(before);
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

  it.each(POINTS)("at %s is carried on from by the next call: one order, one charge", async (point) => {
    const before = await holdings();
    const { token } = await typeCard(services, cara);
    const [body, key] = [await order(2.7, token), crypto.randomUUID()];
    expect((await dying.post("/v2/deposit_purchase", body, cara, key, point)).status).toBe(500);

    const { body: answer } = await pay(body, key);
    expect(answer.result).toMatchObject({ deposit: { status: "succeeded" }, receipt: { deposit_amount: aud(2.7) } });
    expect(await holdings()).toEqual({ balance: before.balance, orders: before.orders + 1 });
    expect(await paymentOf(answer.result.deposit.id)).toMatchObject({ state: "captured" });
  });

  it.each(["voiding", "void_answered"] as const)("at %s still gives the money back", async (point) => {
    const before = await holdings();
    const [body, key] = [await order(2.7), crypto.randomUUID()];
    await dying.post("/v2/deposit_purchase", body, cara, key, "authorised");
    await addTicket(services, cara);
    await dying.post("/v2/deposit_purchase", body, cara, key, point);

    expect(refusalOf(await pay(body, key))).toBe("409 cart_changed");
    expect(await holdings()).toEqual(before);
  });

  it.each([
    ["purchased", 1, "captured"],
    ["authorised", 0, "voided"],
    ["authorise_answered", 0, "voided"],
  ] as const)("at %s, with a customer who never comes back, is tidied up after", async (point, sold, state) => {
    const before = await holdings();
    await dying.post("/v2/deposit_purchase", await order(2.7), cara, crypto.randomUUID(), point);

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

describe("createDeposit", () => {
  it("puts money in the wallet, once for a key", async () => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { body } = await deposit(depositOf(cara, 20, undefined, false), key);

    expect(body.result).toMatchObject({ status: "succeeded", amount: aud(20), messages: [{ code: "success" }] });
    expect((await deposit(depositOf(cara, 20, undefined, false), key)).body).toEqual(body);
    expect((await readDeposit(body.result.id)).body).toEqual(body);
    expect(await balanceOf(services, cara)).toBeCloseTo(before.balance + 20);
  });

  it("waits for its challenge and is completed by it", async () => {
    const before = await holdings();
    const { body } = await deposit(depositOf(cara, 20.02, undefined, false));
    expect(body.result).toMatchObject({ status: "requires_action" });
    expect(await holdings()).toEqual(before);
    const { cres } = await answerBank(body.result.challenge, "Approve");

    for (const answer of [await authorise(body.result.id, cres), await authorise(body.result.id, cres)]) {
      expect(answer.body.result).toMatchObject({ status: "succeeded" });
    }
    expect(await balanceOf(services, cara)).toBeCloseTo(before.balance + 20.02);
  });

  it.each(["created", "authorise_answered", "authorised", "capture_answered", "captured"] as const)(
    "is made once by the next call after a process died at %s",
    async (point) => {
      const [before, key] = [await holdings(), crypto.randomUUID()];
      const body = depositOf(cara, 10, undefined, false);
      await dying.post("/v2/funds/dpm_td/deposit", body, cara, key, point);

      expect((await deposit(body, key)).body.result).toMatchObject({ status: "succeeded" });
      expect(await balanceOf(services, cara)).toBeCloseTo(before.balance + 10);
    },
  );

  it("is finished by the sweeper when its money was taken already", async () => {
    const before = await holdings();
    await dying.post(
      "/v2/funds/dpm_td/deposit",
      depositOf(cara, 10, undefined, false),
      cara,
      crypto.randomUUID(),
      "capture_answered",
    );

    expect(await sweep("2026-11-20T01:05:00Z")).toBe(1);
    expect(await balanceOf(services, cara)).toBeCloseTo(before.balance + 10);
  });

  it("refuses what cannot be", async () => {
    expect(refusalOf(await deposit(depositOf(cara, 20.01, undefined, false)))).toBe("402 card_declined");
    expect(refusalOf(await deposit(depositOf(cara, 0.5, undefined, false)))).toBe("422 amount_below_minimum");
    expect(refusalOf(await deposit(depositOf(cara, 20, undefined, false), undefined, "dpm_pl"))).toBe("404 not_found");
    expect(refusalOf(await readDeposit("dep_nobody"))).toBe("404 not_found");
    expect(refusalOf(await authorise("dep_nobody", "x"))).toBe("404 not_found");
  });
});
