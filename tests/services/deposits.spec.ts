// Tests deposits. With a purchase: deposits.purchase.spec.ts.
import { describe, expect, it } from "vitest";
import {
  authorise,
  cara,
  crashing,
  dan,
  deposit,
  holdings,
  openTill,
  readDeposit,
  services,
  sweep,
} from "./deposits-till.ts";
import { answerBank, aud, balanceOf, depositOf, refusalOf, typeCard } from "./sales.ts";

openTill();

describe("payment methods", () => {
  it("include a card and, in a demo, test money", async () => {
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
    expect(withdraw.body.result).toMatchObject({ tt: { id: "wdm_tt", funds: [] } });
    const customer = await services.call({ path: "/v2/customer", as: cara });
    expect(customer.body.result).toMatchObject({
      payment_methods: body.result,
      withdrawal_methods: [{ code: "tt" }, { code: "pl" }, { code: "tw" }, { code: "do" }],
    });
  });

  it("name the gateway and open its card form", async () => {
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

  it("report invalid card data by field, and store no card number", async () => {
    expect(await typeCard(services, cara, { number: "4242", name: "4242424242424242" })).toEqual({
      problems: { number: "Enter a valid card number.", name: "Please enter the card holder's name." },
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

describe("createDeposit", () => {
  it("takes one of two concurrent payments with the same card token, and refuses the other", async () => {
    for (let times = 0; times < 5; times++) {
      const { token } = await typeCard(services, cara);
      const send = () => deposit(depositOf(cara, 20, token, false), crypto.randomUUID(), "dpm_cc");
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map((answer) => (answer.status === 200 ? "200" : refusalOf(answer))).sort()).toEqual([
        "200",
        "422 invalid_field",
        "422 invalid_field",
      ]);
    }
  });

  it("adds money to the wallet, once per key", async () => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { body } = await deposit(depositOf(cara, 20, undefined, false), key);

    expect(body.result).toMatchObject({ status: "succeeded", amount: aud(20), messages: [{ code: "success" }] });
    expect((await deposit(depositOf(cara, 20, undefined, false), key)).body).toEqual(body);
    expect((await readDeposit(body.result.id)).body).toEqual(body);
    expect(await balanceOf(services, cara)).toBeCloseTo(before.balance + 20);
  });

  it("is found by the key of its call, by its customer only", async () => {
    const key = crypto.randomUUID();
    expect(refusalOf(await readDeposit(key))).toBe("404 not_found");
    const { body } = await deposit(depositOf(cara, 20, undefined, false), key);
    expect((await readDeposit(key)).body).toEqual(body);
    expect(refusalOf(await readDeposit(key, dan))).toBe("404 not_found");

    const before = await holdings(dan);
    const dans = await deposit(depositOf(dan, 30, undefined, false), key, "dpm_td", dan);
    expect([dans.status, dans.body.result.id === body.result.id]).toEqual([200, false]);
    expect((await holdings(dan)).balance).toBeCloseTo(before.balance + 30);
    expect((await readDeposit(key, dan)).body).toEqual(dans.body);
  });

  it("waits for its challenge and completes with it", async () => {
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
    "is completed once by the next call after a crash at %s",
    async (point) => {
      const [before, key] = [await holdings(), crypto.randomUUID()];
      const body = depositOf(cara, 10, undefined, false);
      await crashing.post("/v2/funds/dpm_td/deposit", body, cara, key, point);

      expect((await deposit(body, key)).body.result).toMatchObject({ status: "succeeded" });
      expect(await balanceOf(services, cara)).toBeCloseTo(before.balance + 10);
    },
  );

  it("is finished by the sweeper when its money was taken already", async () => {
    const before = await holdings();
    await crashing.post(
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
    const { body } = await deposit(depositOf(cara, 20, undefined, false), undefined, "dpm_pl");
    expect(body.messages?.[0]?.code).toBe("invalid_field");
    expect(refusalOf(await readDeposit("dep_nobody"))).toBe("404 not_found");
    expect(refusalOf(await authorise("dep_nobody", "x"))).toBe("404 not_found");
  });
});
