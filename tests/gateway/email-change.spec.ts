// Tests the change of an email: its two links against each other, and that it reveals no other customer.
import { beforeEach, describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { newcomer } from "#tests/newcomer.ts";
import { DEMO_PASSWORD, type Shop, startShop } from "#tests/shop.ts";
import { ageCode, logIn } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

const newAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;

let shop: Shop;
let oldEmail: string;
let newEmail: string;
let addresses = 0;
beforeEach(async () => {
  shop = await startShop();
  oldEmail = newAddress("pat");
  newEmail = newAddress("pat.new");
  await shop.caller.session.signUp(newcomer(oldEmail));
});

const mailsTo = (recipient: string) => runInTransaction(shop.services.db, (tx) => listMail(tx, { recipient }));
const tokenTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ body }) => /(emt_\w+)\?for=/.exec(body)?.[1] ?? [])[0] ?? "none";
const request = (email = newEmail, password = DEMO_PASSWORD) =>
  shop.caller.customer.requestEmailChange({ email, password });
const open = (token: string) => shop.visit().caller.customer.confirmEmailChange({ token });
const canLogIn = async (email: string) =>
  (await logIn(shop.visit(), email).then(
    () => "in",
    () => "refused",
  )) === "in";

/** Chooses a password with the link of the last mail to the old email, and logs in with it. */
async function chooseNewPassword() {
  const [mail] = await mailsTo(oldEmail);
  // At a new address: passwords and log-ins are limited by address, and all tests of this file have one.
  const { caller } = shop.visit(`198.51.100.${++addresses}`);
  await caller.password.openResetLink({ token: /token=(prt_\w+)/.exec(mail?.body ?? "")?.[1] ?? "none" });
  await caller.password.reset({ password: "Drawcard-demo-2", confirmPassword: "Drawcard-demo-2" });
  return caller.session.login({ email: oldEmail, password: "Drawcard-demo-2" }).then(
    () => "in",
    ({ message }) => message,
  );
}

describe("an email change", () => {
  it("takes effect with the link to the new email, once", async () => {
    await request();
    expect([await canLogIn(oldEmail), await canLogIn(newEmail)]).toEqual([true, false]);
    const token = await tokenTo(newEmail);
    expect(await open(token)).toEqual({ outcome: "changed" });
    expect([await canLogIn(oldEmail), await canLogIn(newEmail)]).toEqual([false, true]);
    expect(await refusalOf(open(token))).toMatchObject({ code: "link_expired" });
  });

  it("is undone before it happened: the other link is dead, and every device is logged out", async () => {
    await request();
    const token = await tokenTo(newEmail);
    expect(await open(await tokenTo(oldEmail))).toEqual({ outcome: "undone" });
    expect(await refusalOf(open(token))).toMatchObject({ code: "link_expired" });
    expect(await shop.caller.session.get()).toBeNull();
    expect(await chooseNewPassword()).toBe("in");
  });

  it("is undone afterwards, with every later change, and only a new password logs in", async () => {
    await request();
    const undoToken = await tokenTo(oldEmail);
    await open(await tokenTo(newEmail));
    const third = newAddress("pat.third");
    await request(third);
    await open(await tokenTo(third));

    expect(await open(undoToken)).toEqual({ outcome: "undone" });

    expect([await canLogIn(oldEmail), await canLogIn(newEmail), await canLogIn(third)]).toEqual([false, false, false]);
    expect((await mailsTo(oldEmail))[0]).toMatchObject({ subject: "Choose a new Drawcard password" });
    expect(await chooseNewPassword()).toBe("in");
    // The first change's address cannot take the account back.
    expect(await refusalOf(open(await tokenTo(newEmail)))).toMatchObject({ code: "link_expired" });
  });

  describe("undone after a thief has secured the account", () => {
    const customerId = async () => (await shop.caller.session.get())?.customerId ?? "none";
    const linkGoogle = (subject: string, customer_id: string, linked_at?: Date) =>
      shop.services.db
        .insertInto("social_account")
        .values({
          customer_id,
          provider: "google",
          subject,
          identifier: "",
          since: new Date(),
          ...(linked_at && { linked_at }),
        })
        .execute();
    const remains = async (customer_id: string) => {
      const tables = ["two_factor", "two_factor_recovery_code", "social_account", "trusted_device"] as const;
      const counts = tables.map(async (table) => {
        const rows = await shop.services.db
          .selectFrom(table)
          .select("customer_id")
          .where("customer_id", "=", customer_id)
          .execute();
        return [table, rows.length] as const;
      });
      return Object.fromEntries(await Promise.all(counts));
    };
    const turnOnCodes = async () => {
      await shop.caller.twoFactor.startEmail({ password: DEMO_PASSWORD });
      await shop.caller.twoFactor.enable({ method: "email", otp: await shop.controls.code(oldEmail) });
      await ageCode(shop);
    };
    const stepUp = async () => {
      await shop.caller.session.sendCode({ reason: "elevate" });
      await shop.caller.session.elevate({ otp: await shop.controls.code(oldEmail) });
    };

    it.each([
      ["before", () => turnOnCodes().then(stepUp), async () => {}],
      ["after", async () => {}, turnOnCodes],
    ])("ends the two-factor method, recovery codes and linked accounts added %s it", async (_, before, after) => {
      await before();
      await request();
      const undoToken = await tokenTo(oldEmail);
      const change = await tokenTo(newEmail);
      await after();
      await open(change);
      const id = await customerId();
      await linkGoogle(`thief ${id}`, id);
      expect(await remains(id)).toMatchObject({ two_factor: 1, two_factor_recovery_code: 10, social_account: 1 });

      await open(undoToken);

      expect(await remains(id)).toEqual({
        two_factor: 0,
        two_factor_recovery_code: 0,
        social_account: 0,
        trusted_device: 0,
      });
      expect(await chooseNewPassword()).toBe("in");
    });

    it("keeps what its owner had before, and ends the trust of every device", async () => {
      const id = await customerId();
      const long = new Date(Date.now() - 40 * 86_400_000);
      const { db } = shop.services;
      await db.insertInto("two_factor").values({ customer_id: id, method: "email", since: long }).execute();
      await db
        .insertInto("two_factor_recovery_code")
        .values([
          { customer_id: id, code_hash: "owner's", created_at: long },
          { customer_id: id, code_hash: "thief's" },
        ])
        .execute();
      await linkGoogle(`owner ${id}`, id, long);
      const device = { device_id: "thief's", fingerprint_hash: "", trusted_until: new Date(Date.now() + 86_400_000) };
      await db
        .insertInto("trusted_device")
        .values({ customer_id: id, ...device })
        .execute();
      // As if a code had been given.
      await db.updateTable("two_factor").set({ method: null, since: null }).where("customer_id", "=", id).execute();
      await request();
      await db.updateTable("two_factor").set({ method: "email", since: long }).where("customer_id", "=", id).execute();

      await open(await tokenTo(oldEmail));

      expect(await remains(id)).toEqual({
        two_factor: 1,
        two_factor_recovery_code: 1,
        social_account: 1,
        trusted_device: 0,
      });
    });
  });

  it("keeps the old address for its owner while it can be undone", async () => {
    await request();
    await open(await tokenTo(newEmail));
    const thief = shop.visit().caller;
    expect(await refusalOf(thief.session.signUp(newcomer(oldEmail.toUpperCase())))).toMatchObject({
      code: "already_registered",
    });
    expect(await thief.session.checkEmail({ email: oldEmail })).toMatchObject({ exists: true });
    // Nor by a change of another account's email, confirmed or not.
    const other = shop.visit().caller;
    await other.session.signUp(newcomer(newAddress("pat.other")));
    await other.customer.requestEmailChange({ email: oldEmail, password: DEMO_PASSWORD });
    expect((await mailsTo(oldEmail))[0]).toMatchObject({ subject: "This email already has a Drawcard account" });

    expect(await open(await tokenTo(oldEmail))).toEqual({ outcome: "undone" });
    expect(await chooseNewPassword()).toBe("in");
  });

  it("frees the old address after seven days, and its own customer may take it back before", async () => {
    await request();
    await open(await tokenTo(newEmail));
    await request(oldEmail);
    expect(await open(await tokenTo(oldEmail))).toEqual({ outcome: "changed" });
    expect(await refusalOf(shop.visit().caller.session.signUp(newcomer(newEmail)))).toMatchObject({
      code: "already_registered",
    });
    await shop.services.db.updateTable("email_change").set({ undo_until: new Date() }).execute();
    expect(await shop.visit().caller.session.signUp(newcomer(newEmail))).toMatchObject({ isNewSignup: true });
  });

  it("is refused when its new address became reserved in the meantime", async () => {
    const other = shop.visit().caller;
    const reserved = newAddress("pat.reserved");
    await other.session.signUp(newcomer(reserved));
    const moved = newAddress("pat.moved");
    await other.customer.requestEmailChange({ email: moved, password: DEMO_PASSWORD });
    await open(await tokenTo(moved));
    const { customerId: customer_id = "" } = (await shop.caller.session.get()) ?? {};
    await request();
    await shop.services.db
      .updateTable("email_change")
      .set({ new_email: reserved })
      .where("customer_id", "=", customer_id)
      .execute();
    expect(await refusalOf(open(await tokenTo(newEmail)))).toMatchObject({ code: "link_expired" });
  });

  it("is replaced by a later request", async () => {
    await request();
    const first = await tokenTo(newEmail);
    await request(newAddress("pat.other"));
    expect(await refusalOf(open(first))).toMatchObject({ code: "link_expired" });
  });

  it("to another customer's email gets the same reply, tells that customer, and changes nothing", async () => {
    expect(await request("anna@example.com")).toEqual(await request());
    const [mail] = await mailsTo("anna@example.com");
    expect(mail).toMatchObject({ subject: "This email already has a Drawcard account" });
    expect(mail?.body).not.toContain(oldEmail);
    expect((await mailsTo(oldEmail)).length).toBeGreaterThanOrEqual(2);
  });

  it("is refused when the email was taken in the meantime", async () => {
    await request();
    await shop.visit().caller.session.signUp(newcomer(newEmail));
    expect(await refusalOf(open(await tokenTo(newEmail)))).toMatchObject({ code: "link_expired" });
  });

  it("names what is wrong at its field", async () => {
    expect(await refusalOf(request(newEmail, "wrong"))).toMatchObject({
      targets: { password: [{ message: "This is not your current password" }] },
    });
    expect(await refusalOf(request(oldEmail.toUpperCase()))).toMatchObject({
      targets: { email: [{ message: "This is already your email" }] },
    });
  });
});

describe("a sign-in link, a link for a forgotten password and a pending change of email", () => {
  const NEW = "Drawcard-demo-2";
  const repeated = { password: NEW, confirmPassword: NEW };
  const resetTokenTo = async (email: string) => {
    await shop.visit().caller.password.requestReset({ email });
    return (await mailsTo(email)).flatMap(({ body }) => /token=(prt_\w+)/.exec(body)?.[1] ?? [])[0] ?? "none";
  };
  const reset = async (token: string) => {
    const { caller } = shop.visit(`198.51.100.${++addresses}`);
    await caller.password.openResetLink({ token });
    return caller.password.reset(repeated);
  };

  it.each<[string, () => Promise<unknown>]>([
    ["a password change", () => shop.caller.password.change({ currentPassword: DEMO_PASSWORD, ...repeated })],
    ["a password reset", async () => reset(await resetTokenTo(oldEmail))],
    [
      "a forced password change",
      async () => {
        await shop.controls.customer(oldEmail, { passwordChange: true });
        await shop.caller.password.forceChange(repeated);
      },
    ],
    ["the undoing of the change", async () => open(await tokenTo(oldEmail))],
    ["the change of the email", async () => open(await tokenTo(newEmail))],
  ])("end with %s", async (_, event) => {
    await request();
    const change = await tokenTo(newEmail);
    const token = await shop.controls.link(oldEmail);
    const resetToken = await resetTokenTo(oldEmail);
    expect(await shop.visit().caller.session.linkOwner({ token })).not.toBeNull();

    await event();

    expect(await refusalOf(shop.visit().caller.session.autologin({ token }))).toMatchObject({ code: "link_expired" });
    expect(await refusalOf(reset(resetToken))).toMatchObject({ code: "link_expired" });
    expect(await refusalOf(open(change))).toMatchObject({ code: "link_expired" });
  });
});
