// One-time codes with plain forms: logging in, sign-in links, and calls that ask for a code (account §4, §5).
import { describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { GUS, INCORRECT, LOCKED, wrongCodeFor } from "#tests/two-factor.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, descriptionOf, entryOf, field, one, textOf } from "./html.ts";
import { addQuickPick, customerOf, loginEntries, PASSWORD, toLogin } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

const FAY = "fay@example.com";
const TITLE = "2 factor authentication is required to complete this action";
const CODE = LABELS.code.otp;
const AGREE = LABELS.upgrade.termsAccepted;

const enter = (visitor: Visitor, page: Page, code: string, button = LABELS.code.submit) =>
  visitor.submit(page, button, { [CODE]: code }, page.main);
const logIn = (visitor: Visitor, page: Page, email: string, button = LABELS.login.submit) =>
  visitor.submit(page, button, loginEntries(email), page.main);
const codeProblem = ({ main }: Page) => descriptionOf(field(main, CODE));

describe("logging in with a code", () => {
  it("asks for the password once, and for the code until it is correct (Two-factor 2, 7)", async () => {
    await shop.controls.unlock(GUS);
    const visitor = shop.visit();
    const asks = await logIn(visitor, await visitor.goto("/login?next=/about"), GUS);
    expect(asks.text).toContain("Your authenticator app shows it.");
    expect(asks.has("button", /new code/)).toBe(false);
    expect(all(asks.main, "heading", "Enter your code")).toHaveLength(1);
    expect(() => field(asks.main, LABELS.login.password)).toThrow();
    expect(field(asks.main, CODE).getAttribute("autocomplete")).toBe("one-time-code");

    const incomplete = await enter(visitor, asks, "12345");
    expect(codeProblem(incomplete)).toMatch(/A 6 digit code is required\.$/);
    const right = await shop.controls.code(GUS);
    const wrong = await enter(visitor, incomplete, wrongCodeFor(right));
    expect(codeProblem(wrong)).toContain(INCORRECT);
    expect(one(wrong.main, "link", "contact support").getAttribute("href")).toBe("/about/contact-us");

    const about = await enter(visitor, wrong, `${right.slice(0, 3)} ${right.slice(3)}`);
    expect([about.url, about.has("link", /^Account/)]).toEqual(["/about", true]);
  });

  it("continues from the cart through the code to the payment, and keeps the cart", async () => {
    await shop.controls.unlock(FAY);
    const visitor = shop.visit();
    const cart = await addQuickPick(visitor);
    const asks = await logIn(visitor, await toLogin(visitor, cart), FAY, "Log in and continue");
    expect(asks.text).toMatch(/We sent it to f\*\*\*@example\.com\. It is valid until \d/);
    // Left and opened again, the page goes on with the code.
    const again = await visitor.goto("/login");
    expect(() => field(again.main, CODE)).not.toThrow();
    const other = await visitor.follow(again, "Use another account");
    expect(() => field(other.main, LABELS.login.password)).not.toThrow();
    const inCheckout = await visitor.follow(asks, "Use another account");
    expect(() => field(inCheckout.main, LABELS.login.password)).not.toThrow();
    const [button = null] = all(asks.main, "button");
    const paying = await enter(visitor, asks, await shop.controls.code(FAY), button ? textOf(button) : "");

    expect(paying.url).toBe("/cart");
    expect(paying.text).toContain("Fay's wallet");
    expect(paying.text).toContain("Monday Lotto");
  });
});

describe("a sign-in link", () => {
  it("signs in only when its form is sent, because mail scanners follow links (Session 19)", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto(
      `/login/autologin/${await shop.controls.link("erin@example.com")}?next=/my-account`,
    );
    expect(all(page.main, "heading", "Verifying Automatic Login")).toHaveLength(1);
    expect((await visitor.goto("/my-account")).url).toMatch(/^\/login/);

    expect((await visitor.submit(page, "Continue", {}, page.main)).text).toContain("Hello Erin");
    const used = await shop.visit().post(page.url, {});
    expect(used.text).toContain("It looks like the email link you clicked is no longer valid.");
  });

  it("that is unknown redirects to the login page with a message, and keeps the return path (Session 21)", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/login/autologin/alt_unknown?next=/about");
    const login = await visitor.submit(page, "Continue", {}, page.main);
    expect(login.url).toMatch(/^\/login\?next=%2Fabout/);
    expect(login.text).toContain("It looks like the email link you clicked is no longer valid.");
  });

  it("never redirects to another site", async () => {
    const visitor = shop.visit();
    const link = `/login/transfer/${await shop.controls.link("erin@example.com", "transfer")}`;
    const page = await visitor.goto(`${link}?next=//evil.example`);
    const home = await visitor.submit(page, "Continue", {}, page.main);
    expect([home.url, home.has("link", /^Account/)]).toEqual(["/", true]);
  });

  it("explains why it asks for a code; after five wrong codes every sign-in is locked (Two-factor 8, 17, Session 20)", async () => {
    await shop.controls.unlock(FAY);
    const visitor = shop.visit();
    const open = async (kind: "autologin" | "transfer", at = visitor) => {
      const page = await at.goto(`/login/${kind}/${await shop.controls.link(FAY, kind)}`);
      return at.submit(page, "Continue", {}, page.main);
    };
    let page = await open("autologin");
    expect(page.title).toMatch(/^Verifying Automatic Login/);
    expect(page.text).toMatch(/Why a code\?.*Open our latest email\./);
    const wrong = wrongCodeFor(await shop.controls.code(FAY));
    for (let count = 1; count < 5; count += 1) {
      page = await enter(visitor, page, wrong);
      expect(codeProblem(page)).toContain(INCORRECT);
    }

    const other = shop.visit();
    const locked = [
      await enter(visitor, page, wrong),
      await logIn(other, await other.goto("/login"), FAY),
      await open("autologin", shop.visit()),
      await open("transfer", shop.visit()),
    ];
    for (const { main, text } of locked) {
      expect(textOf(main)).toMatch(/Account locked/);
      expect(text).toContain(LOCKED);
      expect(field(main, CODE).closest("fieldset")?.hasAttribute("disabled")).toBe(true);
      expect(text).not.toMatch(/We sent it to|Open our latest email/);
    }
    await shop.controls.unlock(FAY);
  });
});

/** Signs in on a trusted device, without a code, so that the sign-in is not elevated. */
async function signInTrusted(email: string): Promise<Visitor> {
  await shop.controls.unlock(email);
  const visitor = shop.visit();
  const link = `/login/autologin/${await shop.controls.link(email)}`;
  await visitor.post(link, {});
  await visitor.post(`${link}?step=2fa`, { otp: await shop.controls.code(email), saveDevice: "on" });
  await visitor.post("/logout", {});
  const account = await visitor.post("/login", { email, password: PASSWORD });
  expect(account.url, "no code is asked for on this device").toBe("/my-account");
  return visitor;
}

describe("a call that needs a code", () => {
  it("has a page for it that returns to the caller", async () => {
    const visitor = await signInTrusted(FAY);
    const page = await visitor.goto("/shell/elevate?next=/cart");
    expect(page.text).toContain(TITLE);
    const sent = await visitor.submit(page, "Send me a code", {}, page.main);
    expect(sent.text).toContain("We sent it to f***@example.com.");
    expect((await enter(visitor, sent, await shop.controls.code(FAY), LABELS.elevate.submit)).url).toBe("/cart");
  });

  it("is made by a form that asks for the code and keeps the other values", async () => {
    const visitor = await signInTrusted(FAY);
    await shop.controls.customer(FAY, { accountUpgrade: true });
    await shop.fault("acceptTerms", "code");
    const save = (page: Page, entries = {}) => visitor.submit(page, LABELS.upgrade.submit, entries, page.main);
    const page = await visitor.goto("/my-account/upgrade-account");
    const asks = await save(page, { [LABELS.upgrade.suburb]: "Brisbane", [AGREE]: true });
    expect(asks.text).toContain("We sent it to f***@example.com.");

    const right = await shop.controls.code(FAY);
    const wrong = await save(asks, { [CODE]: wrongCodeFor(right) });
    expect(codeProblem(wrong)).toMatch(/Code is incorrect or expired/);
    for (const { main } of [asks, wrong]) {
      expect(entryOf(field(main, LABELS.upgrade.suburb))).toBe("Brisbane");
      expect(field(main, AGREE).hasAttribute("checked")).toBe(true);
    }
    const saved = await save(wrong, { [CODE]: right });
    expect(saved.text).toContain("Your details have been successfully updated.");
  });
});

describe("a sign-in link opened by a customer", () => {
  it.each(["autologin", "transfer"] as const)(
    "asks before it replaces another customer's session: %s",
    async (kind) => {
      const customer = await customerOf(shop);
      const link = `/login/${kind}/${await shop.controls.link("erin@example.com", kind)}?next=/about`;
      const question = await customer.goto(link);
      expect(question.text).toContain("You are logged in as Fred.");
      expect(question.text).toContain("Erin (e***@example.com)");
      // No script sends this form.
      expect(question.html).not.toContain("data-link-form");

      expect((await customer.post(link, {})).text).toContain("You are logged in as Fred.");
      expect((await customer.follow(question, "Stay logged in as Fred")).url).toBe("/about");
      expect((await customer.goto("/my-account")).text).toContain("Fred");
      expect((await customer.submit(question, "Log in as Erin")).url).toBe("/about");
      expect((await customer.goto("/my-account")).text).toContain("Erin");
    },
  );

  it("asks nothing if it is their own", async () => {
    const customer = await customerOf(shop);
    const page = await customer.goto(`/login/autologin/${await shop.controls.link(customer.email)}?next=/about`);
    expect(page.html).toContain("data-link-form");
    expect((await customer.submit(page, "Continue")).url).toBe("/about");
  });

  it("asks without a name if it cannot be known", async () => {
    const customer = await customerOf(shop);
    const link = await shop.controls.link("erin@example.com");
    await shop.fault("checkLinkOwner", "down");
    const question = await customer.goto(`/login/autologin/${link}`);
    expect(question.text).toContain("This link logs you in to another account instead.");
    expect(question.has("button", "Use the other account")).toBe(true);
  });
});
