// Signing in with a code, by password and by link, and stepping up with one. Gus has an authenticator; everybody else here
// is new, and has codes mailed: who tries ten times a minute is held up.
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD, type Shop, standardTicket, startShop } from "#tests/shop.ts";

const GUS = "gus@example.com";
const LOCKED = "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.";
const INCORRECT = "Code is incorrect or expired. Try again or contact support";

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: { problem: Record<string, unknown> }) => error.problem,
  );
const required = { code: "2fa_required", status: 401, message: "A 6 digit code is required." };
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

type Visitor = Pick<Shop, "caller">;
const enter = ({ caller }: Visitor, otp: string, saveDevice = false) => caller.session.enterCode({ otp, saveDevice });
const logIn = ({ caller }: Visitor, email: string) => caller.session.login({ email, password: DEMO_PASSWORD });

/** Somebody new who is asked for codes, not signed in. Answers the address. */
async function somebody(shop: Shop): Promise<string> {
  const email = `kim.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const home = { address: "1 Example Street", suburb: "Sydney", state: "NSW", postcode: "2000", country: "AU" };
  const { caller } = shop.visit();
  const { customer } = await caller.session.signUp({
    ...{ firstname: "Kim", lastname: "Example", email, password: DEMO_PASSWORD, dateOfBirth: "1990-05-17" },
    ...{ phoneNumber: "0491570006", ...home, termsAccepted: true },
  });
  const values = { customer_id: customer.customerId, method: "email" as const, since: new Date() };
  await shop.services.db.insertInto("two_factor").values(values).execute();
  return email;
}

/** The last code was mailed a minute ago. */
const aMinuteLater = ({ services: { db } }: Shop) =>
  db
    .updateTable("two_factor")
    .set({ code_sent_at: new Date(Date.now() - 61_000) })
    .execute();

describe("signing in with a password and a code", () => {
  it("asks for the code, keeps the sign-in sealed, and goes on with the code alone", async () => {
    const shop = await startShop();
    const email = await somebody(shop);
    const problem = await refusalOf(logIn(shop, email));

    const twoFactorAuth = { method: "email", identifier: "k***@example.com", rememberForDays: 30 };
    expect(problem).toMatchObject({ ...required, twoFactorAuth });
    // Neither the password nor the word that it was given is the browser's to know.
    expect(JSON.stringify(problem)).not.toContain("cht_");
    const cookie = shop.cookies.get("dc_pending_sign_in") ?? "";
    expect(Buffer.from(cookie, "base64url").toString("latin1")).not.toMatch(/Drawcard|kim/);
    expect(await shop.caller.session.pendingCode()).toEqual({
      isLocked: false,
      ...twoFactorAuth,
      resendAfterSeconds: expect.closeTo(60, -1),
    });
    expect(await shop.caller.session.get()).toBeNull();

    const { customer } = await enter(shop, await shop.levers.code(email));
    expect(customer.email.email).toBe(email);
    expect(await shop.caller.session.get()).toMatchObject({ firstname: "Kim" });
    expect(shop.cookies.has("dc_pending_sign_in")).toBe(false);
  });

  it("takes what was typed with spaces, and refuses what is no code without asking anybody", async () => {
    const shop = await startShop();
    await refusalOf(logIn(shop, GUS));
    const fields = { targets: { otp: [{ message: "A 6 digit code is required." }] } };
    for (const otp of ["", "12345", "abcdef"]) expect(await refusalOf(enter(shop, otp))).toMatchObject(fields);

    const code = await shop.levers.code(GUS);
    expect((await enter(shop, `${code.slice(0, 3)} ${code.slice(3)}`)).customer.firstname).toBe("Gus");
  });

  it("says that a code is wrong, and locks after the fifth with the exact text", async () => {
    const shop = await startShop();
    const email = await somebody(shop);
    await refusalOf(logIn(shop, email));
    const wrong = wrongOf(await shop.levers.code(email));
    for (let count = 1; count < 5; count += 1) {
      expect(await refusalOf(enter(shop, wrong))).toMatchObject({ code: "2fa_incorrect", message: INCORRECT });
    }
    expect(await refusalOf(enter(shop, wrong))).toMatchObject({ code: "2fa_account_locked", message: LOCKED });
    expect(await shop.caller.session.pendingCode()).toMatchObject({ isLocked: true });
    // The right password says no more than that, and nothing is left to guess with.
    expect(await refusalOf(logIn(shop.visit(), email))).toMatchObject({ code: "2fa_account_locked", message: LOCKED });
    expect(await refusalOf(enter(shop, wrong))).toMatchObject({ code: "signed_out" });
  });

  it("takes nobody's word for a sign-in that waits", async () => {
    const shop = await startShop();
    await refusalOf(logIn(shop, await somebody(shop)));
    shop.cookies.set("dc_pending_sign_in", `A${shop.cookies.get("dc_pending_sign_in")?.slice(1)}`);
    expect(await shop.caller.session.pendingCode()).toBeNull();
    expect(await refusalOf(enter(shop, "123456"))).toMatchObject({ code: "signed_out" });
  });

  it("asks no second time on a device that was to be remembered", async () => {
    const shop = await startShop();
    const email = await somebody(shop);
    await refusalOf(logIn(shop, email));
    await enter(shop, await shop.levers.code(email), true);
    await shop.caller.session.logout();

    expect((await logIn(shop, email)).customer.firstname).toBe("Kim");
    expect(await refusalOf(logIn(shop.visit(), email))).toMatchObject(required);
  });

  it("mails another code to whoever has given a password, a minute after the last", async () => {
    const shop = await startShop();
    const email = await somebody(shop);
    const send = () => shop.caller.session.sendCode({ reason: "login" });
    expect(await refusalOf(send())).toMatchObject({ code: "signed_out" });
    await refusalOf(logIn(shop, email));
    const first = await shop.levers.code(email);
    expect(await refusalOf(send())).toMatchObject({ status: 429 });

    await aMinuteLater(shop);
    expect(await send()).toEqual({ identifier: "k***@example.com", resendAfterSeconds: 60 });
    expect(await shop.levers.code(email)).not.toBe(first);
    await enter(shop, await shop.levers.code(email));
  });
});

describe("signing in by a link", () => {
  it("needs no password, and is good once", async () => {
    const shop = await startShop();
    const token = await shop.levers.link("erin@example.com");
    expect((await shop.caller.session.autologin({ token })).customer.firstname).toBe("Erin");
    expect(await refusalOf(shop.visit().caller.session.autologin({ token }))).toMatchObject({ code: "link_expired" });
  });

  it("asks for the code where one is due, and leaves the link good until it is right", async () => {
    const shop = await startShop();
    const email = await somebody(shop);
    const token = await shop.levers.link(email);
    expect(await refusalOf(shop.caller.session.autologin({ token }))).toMatchObject(required);
    const code = await shop.levers.code(email);
    expect(await refusalOf(enter(shop, wrongOf(code)))).toMatchObject({ code: "2fa_incorrect" });
    expect((await enter(shop, code)).customer.email.email).toBe(email);
  });

  it("a transfer opens a session of its own", async () => {
    const shop = await startShop();
    const token = await shop.levers.link("erin@example.com", "transfer");
    expect((await shop.caller.session.transfer({ token })).customer.firstname).toBe("Erin");
    expect(await refusalOf(shop.caller.session.transfer({ token }))).toMatchObject({ code: "link_expired" });
  });

  it("refused, never renews the session that is there", async () => {
    const shop = await startShop();
    await shop.signIn("erin");
    const before = shop.cookies.get("dc_refresh");
    const { autologin, login, transfer } = shop.caller.session;
    expect(await refusalOf(autologin({ token: "alt_unknown" }))).toMatchObject({ code: "link_expired" });
    expect(await refusalOf(transfer({ token: "trt_unknown" }))).toMatchObject({ code: "link_expired" });
    expect(await refusalOf(login({ email: "erin@example.com", password: "wrong" }))).toMatchObject({ status: 401 });
    expect(shop.cookies.get("dc_refresh")).toBe(before);
  });
});

describe("stepping up", () => {
  /** Somebody who came in a while ago, with another code on its way. */
  async function cameIn(shop: Shop): Promise<string> {
    const email = await somebody(shop);
    await refusalOf(logIn(shop, email));
    await enter(shop, await shop.levers.code(email));
    await aMinuteLater(shop);
    await shop.services.db.updateTable("login").set({ elevated_until: null }).execute();
    const sent = await shop.caller.session.sendCode({ reason: "elevate" });
    expect(sent.identifier).toBe("k***@example.com");
    return email;
  }
  const elevate = (shop: Shop, otp: string) => shop.caller.session.elevate({ otp });
  const elevated = ({ services: { db } }: Shop) =>
    db.selectFrom("login").select("id").where("elevated_until", "is not", null).execute();

  it("renews the session with the code, so that what was refused may be repeated", async () => {
    const shop = await startShop();
    const email = await cameIn(shop);
    const before = shop.cookies.get("dc_refresh");
    expect(await elevate(shop, await shop.levers.code(email))).toEqual({ elevated: true });

    expect(shop.cookies.get("dc_refresh")).not.toBe(before);
    expect(await elevated(shop)).toHaveLength(1);
    expect(await shop.caller.twoFactor.get()).toMatchObject({ enabled: true, method: "email", rememberForDays: 30 });
  });

  it("holds, whatever another tab does with the same token: before, meanwhile and after", async () => {
    const shop = await startShop();
    const email = await cameIn(shop);
    const whole = new Map(shop.cookies);
    /** Another tab with the cookies of this moment; one whose access token has run out, where it is to renew. */
    const tab = (isExpired: boolean, at = shop.visit()) => {
      for (const [name, value] of whole) if (!isExpired || name !== "dc_access") at.cookies.set(name, value);
      return at;
    };
    const [before, meanwhile, after, elsewhere] = [tab(true), tab(true), tab(true), tab(true, shop.visitNeighbour())];
    await before.caller.session.get();
    expect(await refusalOf(tab(false).caller.session.elevate({ otp: "000000" }))).toMatchObject({ status: 401 });
    const code = await shop.levers.code(email);
    const elevating = tab(false);
    await Promise.all([
      elsewhere.caller.session.get(),
      elevating.caller.session.elevate({ otp: code }),
      meanwhile.caller.session.get(),
    ]);
    await after.caller.session.get();
    // The same press twice is the same press.
    await tab(false).caller.session.elevate({ otp: code });

    expect(await elevated(shop)).toHaveLength(1);
    const tabs = [before, elsewhere, elevating, meanwhile, after];
    expect(new Set(tabs.map(({ cookies }) => cookies.get("dc_refresh"))).size).toBe(1);
    // What is handed on afterwards is what the code has brought.
    expect(after.cookies.get("dc_access")).toBe(elevating.cookies.get("dc_access"));
    expect(await after.caller.session.get()).toMatchObject({ firstname: "Kim" });
  });

  it("is over once guesses have locked the account: nothing is changed that asks for a code", async () => {
    const shop = await startShop();
    const email = await cameIn(shop);
    await elevate(shop, await shop.levers.code(email));
    const customerId = shop.cookies.get("dc_customer") ?? "";
    const locked = { wrong_codes: 5, locked_at: new Date() };
    await shop.services.db.updateTable("two_factor").set(locked).where("customer_id", "=", customerId).execute();
    const before = shop.cookies.get("dc_refresh");

    await shop.caller.cart.addItem({ item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });
    const { revision: cartRevision, cartTotal: expectedTotal } = await shop.caller.cart.get();
    const card = { methodCode: "cc", depositMethodId: "dpm_cc", gatewayKey: "paystream" } as const;
    const newCard = { ...card, paymentToken: "tok_new", amount: expectedTotal.amount };
    const attempt = { idempotencyKey: crypto.randomUUID(), cartRevision, expectedTotal, deposit: newCard };
    expect(await refusalOf(shop.caller.checkout.purchase(attempt))).toMatchObject({
      code: "2fa_account_locked",
      status: 403,
      message: LOCKED,
    });
    // No refresh can mend that, so none is asked for; and what asks for no code goes on.
    expect(shop.cookies.get("dc_refresh")).toBe(before);
    expect(await shop.caller.session.get()).toMatchObject({ firstname: "Kim" });
  });

  it("with a wrong code says AUTH_REFRESH_FAILED and why, and leaves the session as it was", async () => {
    const shop = await startShop();
    const email = await cameIn(shop);
    const before = shop.cookies.get("dc_refresh");
    expect(await refusalOf(elevate(shop, wrongOf(await shop.levers.code(email))))).toMatchObject({
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

  it("says that the account is locked, after the fifth wrong one", async () => {
    const shop = await startShop();
    const email = await cameIn(shop);
    const wrong = wrongOf(await shop.levers.code(email));
    for (let count = 1; count < 5; count += 1) await refusalOf(elevate(shop, wrong));
    expect((await refusalOf(elevate(shop, wrong)))["messages"]).toMatchObject([
      { code: "AUTH_REFRESH_FAILED" },
      { code: "2fa_account_locked", message: LOCKED },
    ]);
  });

  it("is open at once to somebody who was unlocked, however often they have tried", async () => {
    const shop = await startShop();
    const email = await cameIn(shop);
    const code = await shop.levers.code(email);
    for (let count = 0; count < 25; count += 1) await refusalOf(elevate(shop, wrongOf(code)));
    expect(await refusalOf(elevate(shop, code))).toMatchObject({ code: "too_many_requests", status: 429 });

    await shop.levers.unlock(email);
    expect(await elevate(shop, code)).toEqual({ elevated: true });
    // And once more, where somebody wants to see the question again.
    await shop.levers.stepDown(email);
    expect(await elevated(shop)).toHaveLength(0);
  });

  it("with a session that is over says so, and ends it", async () => {
    const shop = await startShop();
    await cameIn(shop);
    shop.cookies.set("dc_refresh", "rft_00000000000000000000000000000000");
    expect(await refusalOf(elevate(shop, "123456"))).toMatchObject({ code: "AUTH_REFRESH_FAILED" });
    expect(shop.cookies.has("dc_refresh")).toBe(false);
    expect(await refusalOf(elevate(shop, "123456"))).toMatchObject({ code: "signed_out" });
  });

  it("with tokens of two customers ends the session", async () => {
    const shop = await startShop();
    const email = await cameIn(shop);
    const erin = shop.visit();
    await erin.signIn("erin");
    shop.cookies.set("dc_customer", erin.cookies.get("dc_customer") ?? "");
    expect(await refusalOf(elevate(shop, await shop.levers.code(email)))).toMatchObject({ code: "signed_out" });
    expect(shop.cookies.has("dc_access")).toBe(false);
  });
});
