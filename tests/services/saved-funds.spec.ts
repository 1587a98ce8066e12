// Saved funds: one default, history after a deletion, deposits, and what the database keeps of a bank account.
import { describe, expect, it } from "vitest";
import { unsealBankAccount } from "#services/main/wallet/funds/funds.rows.ts";
import { cara, dan, openTill, services } from "./deposits-till.ts";
import { balanceOf, depositOf, refusalOf, typeCard } from "./sales.ts";

openTill();

const post = (path: string, body: object = {}, as = cara, headers = {}) =>
  services.call({ method: "POST", path: `/v2/funds/${path}`, body, as, headers });
const fundsOf = async (as = cara) => {
  const { body } = await services.call({ path: "/v2/payment_methods?filter[funds.cart][eq]=true", as });
  return body.result.cc.funds as { id: string; default: boolean }[];
};
const VISA = { cardholder_name: "Cara", expiry_month: 12, expiry_year: 2039, last_four: "4242", brand: "Visa" };
async function addCard(as = cara, changes: object = {}, number = "4242424242424242") {
  const { token } = await typeCard(services, as, { number });
  const { body } = await post("cc/paystream", { ...VISA, payment_token: token, ...changes }, as);
  return body.result as { id: string; default: boolean };
}
const remove = (id: string, as = cara) => services.call({ method: "DELETE", path: `/v2/funds/${id}`, as });
const depositFrom = (id: string, as = cara, changes: object = {}) => {
  const { deposit_method_id: _, ...request } = depositOf(as, 20, undefined, false) as Record<string, unknown>;
  const body = { ...request, deposit_method_code: "cc", customer_fund_id: id, ...changes };
  return post(`${id}/deposit`, body, as, { "idempotency-key": crypto.randomUUID() });
};

describe("saved funds", () => {
  it("have one default: the newest card, or the chosen one, also when two are chosen at once", async () => {
    const first = await addCard();
    const second = await addCard();
    expect([first.default, second.default]).toEqual([true, true]);
    expect(await addCard(cara, { make_default: false })).toMatchObject({ default: false });
    const defaults = async () => (await fundsOf()).filter((fund) => fund.default).map(({ id }) => id);
    expect(await defaults()).toEqual([second.id]);
    await Promise.all([first, second, first, second].map(({ id }) => post(`${id}/default`)));
    expect(await defaults()).toHaveLength(1);
    await post(`${first.id}/default`);
    expect(await defaults()).toEqual([first.id]);
  });

  it("pass the default on when it is deleted: to the newest usable card, then to none; once, also if chosen meanwhile", async () => {
    for (const { id } of await fundsOf(dan)) await remove(id, dan);
    const [older, newer] = [await addCard(dan), await addCard(dan)];
    const expired = await addCard(dan, { make_default: false });
    await services.db.updateTable("fund").set({ expiry_year: 2024 }).where("id", "=", expired.id).execute();
    const defaultOf = async () => (await fundsOf(dan)).filter((fund) => fund.default).map(({ id }) => id);
    await remove(newer.id, dan);
    expect(await defaultOf()).toEqual([older.id]);
    const third = await addCard(dan);
    await Promise.all([
      remove(third.id, dan),
      post(`${third.id}/default`, {}, dan),
      post(`${older.id}/default`, {}, dan),
    ]);
    expect(await defaultOf()).toEqual([older.id]);
    await remove(older.id, dan);
    expect(await defaultOf()).toEqual([]);
    await remove(expired.id, dan);
  });

  it("pay deposits any number of times, for their owner only, until they are deleted", async () => {
    const { id } = await addCard();
    const before = await balanceOf(services, cara);
    for (let times = 0; times < 2; times++) expect((await depositFrom(id)).body.result).toMatchObject({ fund_id: id });
    expect(await balanceOf(services, cara)).toBeCloseTo(before + 40);
    const latest = await services.call({ path: `/v2/funds/${id}/deposit`, as: cara });
    expect(latest.body.result).toMatchObject({ status: "succeeded", fund_id: id, gateway_key: "paystream" });
    expect(refusalOf(await depositFrom(id, dan))).toBe("404 not_found");
    expect(refusalOf(await services.call({ path: `/v2/funds/${id}/deposit`, as: dan }))).toBe("404 not_found");

    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
    expect((await fundsOf()).some((fund) => fund.id === id)).toBe(false);
    expect(refusalOf(await depositFrom(id))).toBe("422 invalid_field");
    expect((await services.call({ path: `/v2/funds/${id}/deposit`, as: cara })).status).toBe(200);
  });

  it("are saved with a deposit only once it has succeeded, and leave the default alone until then", async () => {
    const before = await addCard(dan);
    const paid = await addCard(dan, { with_deposit: true });
    const refused = await addCard(dan, { with_deposit: true }, "4000000000009995");
    const asked = await addCard(dan, { with_deposit: true }, "4000000000003220");
    const listed = async () =>
      (await fundsOf(dan)).filter(({ id }) => [before, paid, refused, asked].some((one) => one.id === id));
    expect(await listed()).toMatchObject([{ id: before.id, default: true }]);
    expect(refusalOf(await post(`${paid.id}/default`, {}, dan))).toBe("404 not_found");

    expect(refusalOf(await depositFrom(refused.id, dan))).toBe("402 insufficient_funds");
    expect((await depositFrom(asked.id, dan)).body.result.status).toBe("requires_action");
    expect(await listed()).toMatchObject([{ id: before.id, default: true }]);
    expect((await depositFrom(paid.id, dan)).body.result.status).toBe("succeeded");
    expect(await listed()).toMatchObject([
      { id: paid.id, default: true },
      { id: before.id, default: false },
    ]);
  });

  it("need the security code where the gateway requires it, and store no trace of it", async () => {
    services.env.cardGateways.push("eway");
    const { token } = await typeCard(services, dan, {}, "eway");
    const { body } = await post("cc/eway", { ...VISA, payment_token: token }, dan);
    const { id } = body.result;
    expect((await depositFrom(id, dan)).body.errors).toMatchObject({ csc: [{ message: "This field is required" }] });
    expect(refusalOf(await depositFrom(id, dan, { csc: "000" }))).toBe("402 card_declined");
    expect((await depositFrom(id, dan, { csc: "123" })).body.result).toMatchObject({ status: "succeeded" });
    const rows = await services.db.selectFrom("deposit").selectAll().where("fund_id", "=", id).execute();
    expect(JSON.stringify(rows)).not.toContain('"123"');
    services.env.cardGateways.splice(1);
  });

  it("keep a bank account sealed, and pay no deposit from it", async () => {
    const account = { type: "national", code: "062-000", account_number: "987654321", account_name: "Dan Example" };
    const { body } = await post("bank-account", account, dan);
    expect(body.result).toMatchObject({ last_four: "4321", verification_status: "Verified", default: false });
    const row = await services.db
      .selectFrom("fund")
      .selectAll()
      .where("id", "=", body.result.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/062000|987654321/);
    expect(unsealBankAccount(services.env, row)).toEqual({ code: "062000", accountNumber: "987654321" });
    expect(refusalOf(await post(`${body.result.id}/default`, {}, dan))).toBe("404 not_found");
    expect(refusalOf(await depositFrom(body.result.id, dan))).toBe("422 invalid_field");
  });
});
