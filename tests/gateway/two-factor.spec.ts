// Tests signing in with a password and a code.
import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";
import { GUS, INCORRECT, LOCKED, wrongCodeFor } from "#tests/two-factor.ts";
import { ageCode, codeRequired, enter, logIn, registerKim } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

describe("signing in with a password and a code", () => {
  it("asks for a code, seals the pending sign-in, and completes it with the code alone", async () => {
    const shop = await startShop();
    const email = await registerKim(shop);
    const problem = await refusalOf(logIn(shop, email));

    const expiresAt = expect.any(String);
    const twoFactorAuth = { method: "email", identifier: "k***@example.com", rememberForDays: 30, expiresAt };
    expect(problem).toMatchObject({ ...codeRequired, twoFactorAuth });
    // The browser gets neither the password nor the challenge token.
    expect(JSON.stringify(problem)).not.toContain("cht_");
    const cookie = shop.cookies.get("dc_pending_sign_in") ?? "";
    expect(Buffer.from(cookie, "base64url").toString("latin1")).not.toMatch(/Drawcard|kim/);
    expect(await shop.caller.session.pendingCode()).toEqual({
      isLocked: false,
      ...twoFactorAuth,
      resendAfterSeconds: expect.closeTo(60, -1),
    });
    // Another sign-in shortly after gets no new code, and the end of the first.
    const { services } = shop;
    const codeEnds = new Date(Date.now() + 123_000);
    await services.db
      .updateTable("two_factor")
      .set({ code_expires_at: codeEnds })
      .where("customer_id", "=", (eb) => eb.selectFrom("customer").select("id").where("email", "=", email))
      .execute();
    const other = shop.visit();
    await refusalOf(logIn(other, email));
    expect(await other.caller.session.pendingCode()).toMatchObject({ expiresAt: codeEnds.toISOString() });
    expect(await shop.caller.session.get()).toBeNull();

    const { customer } = await enter(shop, await shop.controls.code(email));
    expect(customer.email.email).toBe(email);
    expect(await shop.caller.session.get()).toMatchObject({ firstname: "Kim" });
    expect(shop.cookies.has("dc_pending_sign_in")).toBe(false);
  });

  it("accepts spaces in a code, and refuses malformed codes without a call", async () => {
    const shop = await startShop();
    await refusalOf(logIn(shop, GUS));
    const fields = { targets: { otp: [{ message: "A 6 digit code is required." }] } };
    for (const otp of ["", "12345", "abcdef"]) expect(await refusalOf(enter(shop, otp))).toMatchObject(fields);

    const code = await shop.controls.code(GUS);
    expect((await enter(shop, `${code.slice(0, 3)} ${code.slice(3)}`)).customer.firstname).toBe("Gus");
  });

  it("reports a wrong code, and locks after the fifth with the exact text", async () => {
    const shop = await startShop();
    const email = await registerKim(shop);
    await refusalOf(logIn(shop, email));
    const wrong = wrongCodeFor(await shop.controls.code(email));
    for (let count = 1; count < 5; count += 1) {
      expect(await refusalOf(enter(shop, wrong))).toMatchObject({ code: "2fa_incorrect", message: INCORRECT });
    }
    expect(await refusalOf(enter(shop, wrong))).toMatchObject({ code: "2fa_account_locked", message: LOCKED });
    expect(await shop.caller.session.pendingCode()).toMatchObject({ isLocked: true });
    // The right password gets the same message, and no further code can be tried.
    expect(await refusalOf(logIn(shop.visit(), email))).toMatchObject({ code: "2fa_account_locked", message: LOCKED });
    expect(await refusalOf(enter(shop, wrong))).toMatchObject({ code: "signed_out" });
  });

  it("refuses a pending sign-in whose cookie was tampered with", async () => {
    const shop = await startShop();
    await refusalOf(logIn(shop, await registerKim(shop)));
    const sealed = shop.cookies.get("dc_pending_sign_in") ?? "";
    shop.cookies.set("dc_pending_sign_in", `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`);
    expect(await shop.caller.session.pendingCode()).toBeNull();
    expect(await refusalOf(enter(shop, "123456"))).toMatchObject({ code: "signed_out" });
  });

  it("asks for no code on a trusted device", async () => {
    const shop = await startShop();
    const email = await registerKim(shop);
    await refusalOf(logIn(shop, email));
    await enter(shop, await shop.controls.code(email), true);
    await shop.caller.session.logout();

    expect((await logIn(shop, email)).customer.firstname).toBe("Kim");
    expect(await refusalOf(logIn(shop.visit(), email))).toMatchObject(codeRequired);
  });

  it("lets the owner in on a trusted device after a dozen wrong passwords elsewhere", async () => {
    const shop = await startShop();
    const email = await registerKim(shop);
    await refusalOf(logIn(shop, email));
    await enter(shop, await shop.controls.code(email), true);
    await shop.caller.session.logout();
    const guesser = shop.visit("198.51.100.77");
    const guess = () => refusalOf(guesser.caller.session.login({ email, password: "wrong" }));
    for (let count = 0; count < 12; count += 1) await guess();

    expect(await guess()).toMatchObject({ status: 429 });
    expect((await logIn(shop, email)).customer.firstname).toBe("Kim");
  });

  it("stays trusted by one customer while another signs in and is trusted on the same browser", async () => {
    const shop = await startShop();
    const emails = [await registerKim(shop), await registerKim(shop)];
    for (const email of emails) {
      await refusalOf(logIn(shop, email));
      await enter(shop, await shop.controls.code(email), true);
      await shop.caller.session.logout();
    }
    await shop.signIn("erin");
    await shop.caller.session.logout();

    for (const email of [...emails, ...emails]) {
      expect((await logIn(shop, email)).customer.firstname).toBe("Kim");
      await shop.caller.session.logout();
    }
  });

  it("gives a planted device no trust, even one that its planter's own account trusts", async () => {
    const [shop, thief] = [await startShop(), (await startShop()).visit()];
    const [victim, thiefs] = [await registerKim(shop), await registerKim(shop)];
    await refusalOf(logIn(thief, thiefs));
    await enter(thief, await shop.controls.code(thiefs), true);
    await thief.caller.session.logout();
    for (const name of ["dc_device", "dc_fingerprint"]) shop.cookies.set(name, thief.cookies.get(name) ?? "");
    await refusalOf(logIn(shop, victim));
    await enter(shop, await shop.controls.code(victim), true);

    expect(await refusalOf(logIn(thief, victim))).toMatchObject(codeRequired);
  });

  it.each(["signing in", "stepping up"])(
    "trusts no device id or fingerprint that was planted before %s",
    async (when) => {
      const shop = await startShop();
      const email = await registerKim(shop);
      const planted = [
        ["dc_device", crypto.randomUUID()],
        ["dc_fingerprint", `fpr_${"a".repeat(32)}`],
      ] as const;
      const plant = (cookies: Map<string, string>) => planted.map(([name, value]) => cookies.set(name, value));
      plant(shop.cookies);
      await refusalOf(logIn(shop, email));
      await enter(shop, await shop.controls.code(email), when === "signing in");
      if (when === "stepping up") {
        shop.cookies.set(...planted[1]);
        await ageCode(shop);
        await shop.caller.session.sendCode({ reason: "elevate" });
        await shop.caller.session.elevate({ otp: await shop.controls.code(email), saveDevice: true });
      }

      const thief = shop.visit();
      plant(thief.cookies);
      expect(await refusalOf(logIn(thief, email))).toMatchObject(codeRequired);
      // The owner's device got new values and skips the code, again and again.
      for (let count = 0; count < 2; count += 1) {
        await shop.caller.session.logout();
        expect((await logIn(shop, email)).customer.firstname).toBe("Kim");
      }
    },
  );

  it("mails another code after the password, one minute after the last", async () => {
    const shop = await startShop();
    const email = await registerKim(shop);
    const send = () => shop.caller.session.sendCode({ reason: "login" });
    expect(await refusalOf(send())).toMatchObject({ code: "signed_out" });
    await refusalOf(logIn(shop, email));
    const first = await shop.controls.code(email);
    expect(await refusalOf(send())).toMatchObject({ status: 429 });

    await ageCode(shop);
    expect(await send()).toMatchObject({ identifier: "k***@example.com", resendAfterSeconds: 60 });
    const second = await shop.controls.code(email);
    expect(second).not.toBe(first);
    // A newer mail without a code changes nothing.
    await shop.visit().caller.password.requestReset({ email });
    expect(await shop.controls.code(email)).toBe(second);
    await enter(shop, await shop.controls.code(email));
  });
});
