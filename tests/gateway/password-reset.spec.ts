// Tests the password change by customers and the link for a forgotten password.
import { describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { newcomer } from "#tests/newcomer.ts";
import { DEMO_PASSWORD, type Shop, startShop } from "#tests/shop.ts";
import { codeRequired, logIn, registerKim } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

const NEW = "Drawcard-demo-2";
const repeated = { password: NEW, confirmPassword: NEW };

/** Signs up a customer in the shop's first browser. Returns the email. */
async function signUp(shop: Shop): Promise<string> {
  const email = `pat.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await shop.caller.session.signUp(newcomer(email));
  return email;
}

const mailsTo = ({ services: { db } }: Shop, recipient: string) =>
  runInTransaction(db, (tx) => listMail(tx, { recipient }));
const tokensTo = async (shop: Shop, email: string) =>
  (await mailsTo(shop, email)).flatMap(({ body }) => /token=(prt_\w+)/.exec(body)?.[1] ?? []);

/** Opens the newest mailed link in a new browser. */
async function openLink(shop: Shop, email: string) {
  const browser = shop.visit();
  await browser.caller.password.requestReset({ email });
  const [token = "none"] = await tokensTo(shop, email);
  await browser.caller.password.openResetLink({ token });
  return { ...browser, token };
}

describe("a password change", () => {
  it("ends the other sessions, keeps this one, and mails a notice", async () => {
    const shop = await startShop();
    const email = await signUp(shop);
    const elsewhere = shop.visit().caller;
    await elsewhere.session.login({ email, password: DEMO_PASSWORD });

    await shop.caller.password.change({ currentPassword: DEMO_PASSWORD, ...repeated });

    expect(await elsewhere.session.get()).toBeNull();
    expect(await shop.caller.session.get()).toMatchObject({ email: { email } });
    expect(await refusalOf(logIn(shop.visit(), email))).toMatchObject({ code: "invalid_credentials" });
    expect((await mailsTo(shop, email))[0]).toMatchObject({ subject: "Your Drawcard password was changed" });
  });

  it("names the wrong current password at its field", async () => {
    const shop = await startShop();
    await signUp(shop);
    expect(await refusalOf(shop.caller.password.change({ currentPassword: NEW, ...repeated }))).toMatchObject({
      targets: { currentPassword: [{ message: "This is not your current password" }] },
    });
  });
});

describe("the link for a forgotten password", () => {
  it("sets the password once, from a sealed cookie, and ends every session", async () => {
    const shop = await startShop();
    const email = await signUp(shop);
    const { caller, cookies, token } = await openLink(shop, email);
    expect(cookies.get("dc_password_reset")).not.toContain(token);
    expect(await caller.password.resetLink()).toBe("usable");
    const elsewhere = shop.visit();
    await elsewhere.caller.password.openResetLink({ token });

    await caller.password.reset(repeated);

    expect(await caller.password.resetLink()).toBe("none");
    expect(await shop.caller.session.get()).toBeNull();
    await shop.visit().caller.session.login({ email, password: NEW });
    // A used link is refused when it is opened, and in a browser that opened it before.
    const expired = { code: "link_expired", status: 410 };
    expect(await refusalOf(caller.password.openResetLink({ token }))).toMatchObject(expired);
    expect(cookies.has("dc_password_reset")).toBe(false);
    expect(await elsewhere.caller.password.resetLink()).toBe("over");
    expect(await refusalOf(elsewhere.caller.password.reset(repeated))).toMatchObject(expired);
    expect(elsewhere.cookies.has("dc_password_reset")).toBe(false);
  });

  it("is replaced by a newer one, and by a password change", async () => {
    const shop = await startShop();
    const email = await signUp(shop);
    const first = await openLink(shop, email);
    const second = await openLink(shop, email);
    expect(await refusalOf(first.caller.password.reset(repeated))).toMatchObject({ code: "link_expired" });

    await shop.caller.password.change({ currentPassword: DEMO_PASSWORD, ...repeated });
    const other = { password: "Drawcard-demo-3", confirmPassword: "Drawcard-demo-3" };
    expect(await refusalOf(second.caller.password.reset(other))).toMatchObject({ code: "link_expired" });
  });

  it("neither skips the code of a customer with two-factor nor lifts a lock", async () => {
    const shop = await startShop();
    const email = await registerKim(shop);
    await shop.services.db.updateTable("two_factor").set({ wrong_codes: 5, locked_at: new Date() }).execute();
    await (await openLink(shop, email)).caller.password.reset(repeated);
    const signIn = () => shop.visit().caller.session.login({ email, password: NEW });
    expect(await refusalOf(signIn())).toMatchObject({ code: "2fa_account_locked" });
    await shop.services.db.updateTable("two_factor").set({ wrong_codes: 0, locked_at: null }).execute();
    expect(await refusalOf(signIn())).toMatchObject(codeRequired);
  });

  it("of 100 requests leaves one live link, whether the email is known or not", async () => {
    const shop = await startShop();
    const known = await signUp(shop);
    const ask = async (email: string) => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          shop
            .visit(`192.0.2.${index}`)
            .caller.password.requestReset({ email })
            .catch((error) => error.problem.message),
        ),
      );
      return answers.map((answer) => (typeof answer === "string" ? answer : "requested"));
    };
    const replies = await ask(known);
    expect(replies.filter((reply) => reply === "requested")).toHaveLength(5);
    expect(await ask("nobody.here@example.com")).toEqual(replies);
    expect(await tokensTo(shop, known)).toHaveLength(5);
    const live = await shop.services.db
      .selectFrom("customer_link")
      .select("token_hash")
      .where("kind", "=", "password_reset")
      .where("used_at", "is", null)
      .innerJoin("customer", "customer.id", "customer_link.customer_id")
      .where("customer.email", "=", known)
      .execute();
    expect(live).toHaveLength(1);
  });

  it("is requested in the same time for known and unknown emails", async () => {
    const shop = await startShop();
    const known = await signUp(shop);
    const timeOf = async (email: string) => {
      const startedAt = performance.now();
      await shop.visit().caller.password.requestReset({ email });
      return performance.now() - startedAt;
    };
    for (const email of [known, "nobody.there@example.com"]) expect(await timeOf(email)).toBeGreaterThan(245);
  });
});
