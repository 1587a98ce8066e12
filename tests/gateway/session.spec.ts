import { describe, expect, it } from "vitest";
import { newcomer } from "#tests/newcomer.ts";
import { DEMO_PASSWORD, standardTicket, startShop } from "#tests/shop.ts";

const add = (lotteryKey: string) => ({ item: standardTicket(lotteryKey), idempotencyKey: crypto.randomUUID() });

describe("signing in", () => {
  it("moves the visitor's cart to the customer and revokes its token (Session 3)", async () => {
    const { caller, cookies, signIn } = await startShop();
    await caller.cart.addItem(add("powerball"));
    const before = await signIn("erin");

    expect(before.customer).toMatchObject({ customerId: expect.stringMatching(/^cus_erin/), firstname: "Erin" });
    expect(cookies.has("dc_cart")).toBe(false);
    expect((await caller.cart.get()).cartItems).toMatchObject([{ lotteryKey: "powerball" }]);
  });

  it("counts the tickets of an earlier visit that the visitor's tickets are added to", async () => {
    const { caller, signIn } = await startShop();
    expect((await signIn("dan")).earlierTickets).toBe(0);
    for (const { id } of (await caller.cart.get()).cartItems) await caller.cart.removeItem({ itemId: id });
    for (const lotteryKey of ["powerball", "oz_lotto"]) await caller.cart.addItem(add(lotteryKey));
    await caller.session.logout();
    expect((await signIn("dan")).earlierTickets).toBe(0);
    await caller.session.logout();

    await caller.cart.addItem(add("monday_lotto"));
    expect((await signIn("dan")).earlierTickets).toBe(2);
    const { cartItems } = await caller.cart.get();
    expect(cartItems.map(({ lotteryKey }) => lotteryKey)).toEqual(["powerball", "oz_lotto", "monday_lotto"]);
  });

  it("keeps tokens out of cookies that scripts can read", async () => {
    const { cookies, open, signIn } = await startShop();
    const result = await signIn("anna");
    const text = JSON.stringify([result, open().visitor()]);

    for (const name of ["dc_access", "dc_refresh", "dc_customer_token"]) expect(text).not.toContain(cookies.get(name));
    expect(open().visitor()).toMatchObject({ signedIn: true, fundsCents: expect.any(Number) });
    expect(open().session).toMatchObject({ isAuthenticated: true });
  });

  it("refuses a wrong password", async () => {
    const { caller, cookies } = await startShop();
    await expect(caller.session.login({ email: "anna@example.com", password: "wrong" })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      problem: { code: "invalid_credentials", status: 401 },
    });
    expect(cookies.has("dc_access")).toBe(false);
  });

  it("is rate limited after ten wrong passwords, with the time to wait", async () => {
    const { caller } = await startShop();
    const guess = () => caller.session.login({ email: "nobody@example.com", password: "wrong" });
    await expect(guess()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    for (let count = 1; count < 10; count += 1) await guess().catch(() => null);

    await expect(guess()).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      problem: { retryAfterSeconds: expect.any(Number) },
    });
  });

  it("ends the session that it replaces in this browser, and no other", async () => {
    const { caller, cookies, signIn, visit } = await startShop();
    const elsewhere = visit();
    await elsewhere.signIn("dan");
    await signIn("dan");
    const stolen = visit();
    for (const [name, value] of cookies) stolen.cookies.set(name, value);
    await signIn("erin");
    await signIn("dan");

    expect(await stolen.caller.session.get()).toBeNull();
    expect(await elsewhere.caller.session.get()).toMatchObject({ firstname: "Dan" });
    expect(await caller.session.get()).toMatchObject({ firstname: "Dan" });
  });

  it("finds a registered email", async () => {
    const { caller } = await startShop();
    expect(await caller.session.checkEmail({ email: "anna@example.com" })).toMatchObject({ exists: true });
    expect(await caller.session.checkEmail({ email: "unknown@example.com" })).toMatchObject({ exists: false });
  });
});

describe("signing up", () => {
  it("registers, signs in and keeps the cart (Session 18)", async () => {
    const { caller } = await startShop();
    await caller.cart.addItem(add("monday_lotto"));
    const { customer, isNewSignup } = await caller.session.signUp(newcomer("fred@example.com"));

    expect(isNewSignup).toBe(true);
    expect(customer.email.email).toBe("fred@example.com");
    expect((await caller.cart.get()).cartItems).toHaveLength(1);
    expect(await caller.session.get()).toMatchObject({ customerId: customer.customerId });
  });

  it("refuses a registered email, at its field", async () => {
    const { caller } = await startShop();
    await expect(caller.session.signUp(newcomer("anna@example.com"))).rejects.toMatchObject({
      code: "CONFLICT",
      problem: { code: "already_registered", targets: { email: [{ code: "already_registered" }] } },
    });
  });

  it("refuses the day before the 18th birthday and accepts the day itself, in Sydney (Session 16)", async () => {
    // 13:30 UTC on the 20th is 00:30 on the 21st in Sydney.
    const { caller, visit } = await startShop({ now: "2026-11-20T13:30:00Z" });
    const born = (dateOfBirth: string, email: string) => ({ ...newcomer(email), dateOfBirth });

    await expect(caller.session.signUp(born("2008-11-22", "young@example.com"))).rejects.toMatchObject({
      problem: { code: "under_age", targets: { dateOfBirth: [{ code: "under_age" }] } },
    });
    await expect(visit().caller.session.signUp(born("2008-11-21", "grown@example.com"))).resolves.toBeTruthy();
  });

  it("returns everything but the passwords to a plain form", async () => {
    const shop = await startShop();
    const { termsAccepted: _, ...fields } = newcomer("gina@example.com");
    const result = await shop.form("session.signUp", new URLSearchParams({ ...fields, phoneNumber: "abc" }));

    expect(result).toMatchObject({
      ok: false,
      problem: {
        targets: {
          phoneNumber: [{ message: "Please enter a valid phone number" }],
          termsAccepted: [{ message: "You must agree to the terms and conditions to proceed." }],
        },
      },
      values: { email: "gina@example.com" },
    });
    expect(JSON.stringify(result)).not.toContain(DEMO_PASSWORD);
  });
});

describe("a session", () => {
  it("is refreshed when its access token has expired (rule auth-retry) (Session 9)", async () => {
    const { caller, cookies, signIn } = await startShop();
    await signIn("anna");
    const before = cookies.get("dc_refresh");
    cookies.delete("dc_access");

    expect(await caller.session.get()).toMatchObject({ firstname: "Anna" });
    expect(cookies.get("dc_refresh")).not.toBe(before);
    expect(cookies.has("dc_access")).toBe(true);
  });

  it("is refreshed once for two concurrent tabs", async () => {
    const { cookies, open, signIn } = await startShop();
    await signIn("anna");
    cookies.delete("dc_access");
    const tabs = [open(), open(), open()];
    const answers = await Promise.all(tabs.map((tab) => tab.caller.session.get()));

    expect(answers.every((customer) => customer?.firstname === "Anna")).toBe(true);
    const refreshed = tabs.map((tab) => tab.setCookies().find((line) => line.startsWith("dc_refresh=")));
    expect(new Set(refreshed).size).toBe(1);
  });

  it("is refreshed for 50 tabs at two separate gateways, without a sign-out", async () => {
    const { cookies, open, signIn, visitNeighbour } = await startShop();
    await signIn("cara");
    cookies.delete("dc_access");
    const neighbour = visitNeighbour();
    for (const [name, value] of cookies) neighbour.cookies.set(name, value);
    const tabs = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? open() : neighbour.open()));
    const answers = await Promise.all(tabs.map((tab) => tab.caller.session.get()));

    expect(answers.map((customer) => customer?.firstname)).toEqual(Array(50).fill("Cara"));
    const written = tabs.map((tab) => tab.setCookies().filter((line) => line.startsWith("dc_refresh=")));
    // Both gateways get the same token pair, so whichever cookie the browser keeps is valid.
    expect(new Set(written.flat()).size).toBe(1);
    expect(written.filter((lines) => lines.length === 1)).toHaveLength(50);
    cookies.set("dc_refresh", /^dc_refresh=([^;]+)/.exec(written[49]?.[0] ?? "")?.[1] ?? "");
    expect(await open().caller.session.get()).toMatchObject({ firstname: "Cara" });
  });

  it("ends for the thief and the customer when a stolen refresh token is reused", async () => {
    const { caller, cookies, services, signIn, visitNeighbour } = await startShop();
    await signIn("erin");
    const stolen = new Map(cookies);
    stolen.delete("dc_access");
    cookies.delete("dc_access");
    expect(await caller.session.get()).toMatchObject({ firstname: "Erin" });
    // Expires the 10-second grace period in which two tabs may use the same token.
    const used_at = new Date(Date.now() - 10_000);
    await services.db.updateTable("refresh_token").set({ used_at }).where("used_at", "is not", null).execute();

    const thief = visitNeighbour();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect(await thief.caller.session.get()).toBeNull();
    cookies.delete("dc_access");
    expect(await caller.session.get()).toBeNull();
    expect(cookies.has("dc_refresh")).toBe(false);
  });

  it("ends and deletes its cookies when it cannot be refreshed (rule refresh-failure) (Session 10)", async () => {
    const { caller, cookies, signIn } = await startShop();
    await signIn("anna");
    cookies.delete("dc_access");
    cookies.set("dc_refresh", "rft_00000000000000000000000000000000");

    await expect(caller.orders.list({ status: "upcoming_products" })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      problem: { code: "signed_out" },
    });
    expect([...cookies.keys()].sort()).toEqual(["dc_device", "dc_fingerprint"]);
    expect(await caller.session.get()).toBeNull();
  });

  it("ends when a cookie belongs to another customer (rule auth-consistency) (Session 11)", async () => {
    const { caller, cookies, signIn, visit } = await startShop();
    await signIn("anna");
    const ben = visit();
    await ben.signIn("ben");
    cookies.set("dc_customer", ben.cookies.get("dc_customer") ?? "");

    expect(await caller.session.get()).toBeNull();
    expect(cookies.has("dc_refresh")).toBe(false);
  });

  it("ends at sign-out, and shows nothing to the next visitor", async () => {
    const { caller, cookies, open, signIn } = await startShop();
    await signIn("anna");
    await caller.cart.addItem(add("monday_lotto"));
    const stolen = new Map(cookies);
    await caller.session.logout();

    expect(await caller.session.get()).toBeNull();
    expect((await caller.cart.get()).cartItems).toEqual([]);
    expect(open().visitor()).toMatchObject({ signedIn: false, cartCount: 0, fundsCents: null });

    for (const [name, value] of stolen) cookies.set(name, value);
    cookies.delete("dc_access");
    expect(await caller.session.get()).toBeNull();
  });

  it("ends at sign-out, also without the access token", async () => {
    const { caller, cookies, services, signIn } = await startShop();
    const { customer } = await signIn("anna");
    cookies.delete("dc_access");
    await caller.session.logout();

    const logins = services.db.selectFrom("login").select("revoked_at").where("customer_id", "=", customer.customerId);
    const latest = await logins.orderBy("created_at", "desc").limit(1).executeTakeFirstOrThrow();
    expect(latest.revoked_at).not.toBeNull();
    expect(cookies.has("dc_refresh")).toBe(false);
  });

  it("shows nothing of the previous customer, even if the balance cannot be read", async () => {
    const { cookies, fault, open, signIn } = await startShop();
    await signIn("anna");
    expect(open().visitor().fundsCents).toBeGreaterThan(0);
    cookies.set("dc_forced", "force-password-change");
    await fault("getCustomer", "down");
    await signIn("dan").finally(() => fault("getCustomer", "off"));

    expect(open().visitor()).toMatchObject({ signedIn: true, fundsCents: null });
    expect(cookies.has("dc_forced")).toBe(false);
  });

  it("calls the intended operation, whatever an id contains", async () => {
    const { caller, signIn } = await startShop();
    await signIn("anna");
    for (const id of [".", ".."]) {
      // The message is that of a missing order, not of an unknown URL.
      await expect(caller.orders.get({ id })).rejects.toMatchObject({
        problem: { code: "not_found", status: 404, message: "We couldn't find what you were looking for." },
      });
    }
  });
});
