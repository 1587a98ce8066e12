// Tests the change of an email: its two links against each other, and that it reveals no other customer.
import { beforeEach, describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { newcomer } from "#tests/newcomer.ts";
import { DEMO_PASSWORD, type Shop, startShop } from "#tests/shop.ts";
import { logIn } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

const newAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;

let shop: Shop;
let oldEmail: string;
let newEmail: string;
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
    expect(await canLogIn(oldEmail)).toBe(true);
  });

  it("is undone afterwards, with every later change, and a new password is asked for", async () => {
    await request();
    const undoToken = await tokenTo(oldEmail);
    await open(await tokenTo(newEmail));
    const third = newAddress("pat.third");
    await request(third);
    await open(await tokenTo(third));

    expect(await open(undoToken)).toEqual({ outcome: "undone" });

    expect([await canLogIn(oldEmail), await canLogIn(newEmail), await canLogIn(third)]).toEqual([true, false, false]);
    expect((await mailsTo(oldEmail))[0]).toMatchObject({ subject: "Choose a new Drawcard password" });
    // The first change's address cannot take the account back.
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
