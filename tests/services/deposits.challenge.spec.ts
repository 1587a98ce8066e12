// Tests deposits that need confirmation by the bank.
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import {
  authorise,
  cara,
  dan,
  deposit,
  holdings,
  openTill,
  order,
  pay,
  paymentOf,
  readDeposit,
  services,
  sweep,
} from "./deposits-till.ts";
import { answerBank, aud, depositOf, refusalOf, typeCard } from "./sales.ts";

openTill();

const cancel = (id: string, as = cara) =>
  services.call({ method: "POST", path: `/v2/funds/${id}/deposit/cancel`, body: {}, as });

describe("a challenge", () => {
  const challenged = async (key: string, number = "4000000000003220") => {
    const { token } = await typeCard(services, cara, { number });
    const body = await order(2.7, token);
    return { body, asked: (await pay(body, key)).body.result.deposit };
  };

  it("is requested first; after it, the repeated call buys", async () => {
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

  it("refuses a forged response, and another customer's", async () => {
    const key = crypto.randomUUID();
    const { asked, body } = await challenged(key);
    const forged = Buffer.from(JSON.stringify({ threeDSServerTransID: asked.id, transStatus: "Y" })).toString(
      "base64url",
    );

    expect(refusalOf(await authorise(asked.id, forged, dan))).toBe("404 not_found");
    expect(refusalOf(await readDeposit(asked.id, dan))).toBe("404 not_found");
    // Under the address of another method.
    const path = "/v2/funds/dpm_bp/deposit/authorise";
    const answer = { deposit_id: asked.id, cres: forged };
    expect(refusalOf(await services.call({ method: "POST", path, body: answer, as: cara }))).toBe("404 not_found");
    expect(refusalOf(await authorise(asked.id, forged))).toBe("422 challenge_failed");
    expect(refusalOf(await pay(body, key))).toBe("422 challenge_failed");
  });

  it("expires after 15 minutes, and a late response changes nothing", async () => {
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

  it("can be cancelled, before or after it was passed at the bank, and a later response charges nothing", async () => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { asked, body } = await challenged(key);
    const { cres } = await answerBank(asked.challenge, "Approve");
    expect(refusalOf(await cancel(asked.id, dan))).toBe("404 not_found");
    for (let times = 0; times < 2; times++)
      expect((await cancel(asked.id)).body.result).toMatchObject({
        status: "cancelled",
        messages: [{ code: "deposit_cancelled" }],
      });

    expect(refusalOf(await authorise(asked.id, cres))).toBe("409 deposit_cancelled");
    expect(refusalOf(await pay(body, key))).toBe("409 deposit_cancelled");
    expect(await paymentOf(asked.id)).toMatchObject({ state: "voided" });
    expect(await holdings()).toEqual(before);
  });

  it("ends in one state when it is cancelled while its response arrives", async () => {
    for (let round = 0; round < 5; round++) {
      const [before, { token }] = [await holdings(), await typeCard(services, cara, { number: "4000000000003220" })];
      const opened = await deposit({ ...depositOf(cara, 20, token, false) }, undefined, "dpm_cc");
      const { challenge, id } = opened.body.result;
      const { cres } = await answerBank(challenge, "Approve");
      const [cancelled] = await Promise.all([cancel(id), authorise(id, cres)]);
      const isCancelled = cancelled.status === 200;
      expect((await readDeposit(id)).body.result.status).toBe(isCancelled ? "cancelled" : "succeeded");
      expect((await holdings()).balance).toBeCloseTo(before.balance + (isCancelled ? 0 : 20));
      expect(await paymentOf(id)).toMatchObject({ state: isCancelled ? "voided" : "captured" });
    }
  });

  it("is voided by the sweeper when abandoned, before or after it was passed", async () => {
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

  it("voids the payment when the draw closed meanwhile", async () => {
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
