// Tests step-up authentication with a code, after which a refused action can be repeated (account §4).
import { describe, expect, it } from "vitest";
import { type Shop, standardTicket, startShop } from "#tests/shop.ts";
import { INCORRECT, LOCKED, wrongCodeFor } from "#tests/two-factor.ts";
import { ageCode, enter, logIn, registerKim } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

/** Signs in a customer, ends the elevation and sends a new code. Returns the email. */
async function signInWithoutElevation(shop: Shop): Promise<string> {
  const email = await registerKim(shop);
  await refusalOf(logIn(shop, email));
  await enter(shop, await shop.controls.code(email));
  await ageCode(shop);
  await shop.services.db.updateTable("login").set({ elevated_until: null }).execute();
  const sent = await shop.caller.session.sendCode({ reason: "elevate" });
  expect(sent.identifier).toBe("k***@example.com");
  return email;
}
const elevate = (shop: Shop, otp: string) => shop.caller.session.elevate({ otp });
const elevated = ({ services: { db } }: Shop) =>
  db.selectFrom("login").select("id").where("elevated_until", "is not", null).execute();

describe("step-up authentication", () => {
  it("refreshes the session with the code, so that the refused call can be repeated", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    const before = shop.cookies.get("dc_refresh");
    expect(await elevate(shop, await shop.controls.code(email))).toEqual({ elevated: true });

    expect(shop.cookies.get("dc_refresh")).not.toBe(before);
    expect(await elevated(shop)).toHaveLength(1);
    expect(await shop.caller.twoFactor.get()).toMatchObject({ enabled: true, method: "email", rememberForDays: 30 });
  });

  it("survives a refresh of the same token in another tab, before, during and after it", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    const whole = new Map(shop.cookies);
    /** Opens another tab with the current cookies; without an access token if expired, so that it must refresh. */
    const tab = (isExpired: boolean, at = shop.visit()) => {
      for (const [name, value] of whole) if (!isExpired || name !== "dc_access") at.cookies.set(name, value);
      return at;
    };
    const [before, meanwhile, after, elsewhere] = [tab(true), tab(true), tab(true), tab(true, shop.visitNeighbour())];
    await before.caller.session.get();
    expect(await refusalOf(tab(false).caller.session.elevate({ otp: "000000" }))).toMatchObject({ status: 401 });
    const code = await shop.controls.code(email);
    const elevating = tab(false);
    await Promise.all([
      elsewhere.caller.session.get(),
      elevating.caller.session.elevate({ otp: code }),
      meanwhile.caller.session.get(),
    ]);
    await after.caller.session.get();
    // A repeated submit with the same code succeeds as well.
    await tab(false).caller.session.elevate({ otp: code });

    expect(await elevated(shop)).toHaveLength(1);
    const tabs = [before, elsewhere, elevating, meanwhile, after];
    expect(new Set(tabs.map(({ cookies }) => cookies.get("dc_refresh"))).size).toBe(1);
    expect(await after.caller.session.get()).toMatchObject({ firstname: "Kim" });
  });

  it("gives a copy of the cookies nothing that it renews after the step-up", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    const [copy, distant] = [shop.visit(), shop.visitNeighbour()];
    for (const [name, value] of shop.cookies) {
      if (name !== "dc_access") for (const at of [copy, distant]) at.cookies.set(name, value);
    }
    await elevate(shop, await shop.controls.code(email));

    for (const at of [copy, distant]) {
      expect(await at.caller.session.get()).toMatchObject({ firstname: "Kim" });
      expect(await refusalOf(at.caller.twoFactor.disable({}))).toMatchObject({ status: 403, code: "required" });
    }
    expect(await shop.caller.twoFactor.disable({})).toEqual({ enabled: false });
  });

  it("ends when wrong codes lock the account", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    await elevate(shop, await shop.controls.code(email));
    const customerId = shop.cookies.get("dc_customer") ?? "";
    const locked = { wrong_codes: 5, locked_at: new Date() };
    await shop.services.db.updateTable("two_factor").set(locked).where("customer_id", "=", customerId).execute();
    const before = shop.cookies.get("dc_refresh");

    await shop.caller.cart.addItem({ item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });
    const { revision: cartRevision, cartTotal: expectedTotal } = await shop.caller.cart.get();
    const card = { methodCode: "cc", depositMethodId: "dpm_cc", gatewayKey: "paystream" } as const;
    const newCard = { ...card, paymentToken: "tok_new", amount: expectedTotal.amount };
    const attempt = { idempotencyKey: crypto.randomUUID(), cartRevision, expectedTotal, deposit: newCard };
    expect(await refusalOf(shop.caller.purchases.create(attempt))).toMatchObject({
      code: "2fa_account_locked",
      status: 403,
      message: LOCKED,
    });
    // A refresh cannot elevate a locked account, so none is attempted. Actions without a code still work.
    expect(shop.cookies.get("dc_refresh")).toBe(before);
    expect(await shop.caller.session.get()).toMatchObject({ firstname: "Kim" });
  });

  it("answers AUTH_REFRESH_FAILED with the reason for a wrong code, and keeps the session", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    const before = shop.cookies.get("dc_refresh");
    expect(await refusalOf(elevate(shop, wrongCodeFor(await shop.controls.code(email))))).toMatchObject({
      code: "AUTH_REFRESH_FAILED",
      status: 401,
      message: "Authentication refresh failed. Please try again.",
      messages: [
        { code: "AUTH_REFRESH_FAILED", level: "error" },
        { code: "2fa_incorrect", message: INCORRECT },
      ],
    });
    expect(shop.cookies.get("dc_refresh")).toBe(before);
    expect(await shop.caller.session.get()).toMatchObject({ firstname: "Kim" });
    expect(await elevated(shop)).toHaveLength(0);
  });

  it("reports the locked account after the fifth wrong code", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    const wrong = wrongCodeFor(await shop.controls.code(email));
    for (let count = 1; count < 5; count += 1) await refusalOf(elevate(shop, wrong));
    expect((await refusalOf(elevate(shop, wrong)))["messages"]).toMatchObject([
      { code: "AUTH_REFRESH_FAILED" },
      { code: "2fa_account_locked", message: LOCKED },
    ]);
  });

  it("is possible right after the account is unlocked", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    const code = await shop.controls.code(email);
    for (let count = 0; count < 25; count += 1) await refusalOf(elevate(shop, wrongCodeFor(code)));
    expect(await refusalOf(elevate(shop, code))).toMatchObject({ code: "too_many_requests", status: 429 });

    await shop.controls.unlock(email);
    expect(await elevate(shop, code)).toEqual({ elevated: true });
    // Ends the elevation, so that the customer is asked for a code again.
    await shop.controls.stepDown(email);
    expect(await elevated(shop)).toHaveLength(0);
  });

  it("reports an expired session, and ends it", async () => {
    const shop = await startShop();
    await signInWithoutElevation(shop);
    shop.cookies.set("dc_refresh", "rft_00000000000000000000000000000000");
    expect(await refusalOf(elevate(shop, "123456"))).toMatchObject({ code: "AUTH_REFRESH_FAILED" });
    expect(shop.cookies.has("dc_refresh")).toBe(false);
    expect(await refusalOf(elevate(shop, "123456"))).toMatchObject({ code: "signed_out" });
  });

  it("ends a session with tokens of two customers", async () => {
    const shop = await startShop();
    const email = await signInWithoutElevation(shop);
    const erin = shop.visit();
    await erin.signIn("erin");
    shop.cookies.set("dc_customer", erin.cookies.get("dc_customer") ?? "");
    expect(await refusalOf(elevate(shop, await shop.controls.code(email)))).toMatchObject({ code: "signed_out" });
    expect(shop.cookies.has("dc_access")).toBe(false);
  });
});
