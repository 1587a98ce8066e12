// Logging in with Apple or Google, and linking their accounts, with plain forms (shell §7, account §7).
import { beforeEach, describe, expect, it } from "vitest";
import { issueCode } from "#services/sandbox/sign-in/identity-tokens.ts";
import { LABELS } from "#tests/labels.ts";
import { testEnv } from "#tests/services/open-services.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one } from "./html.ts";
import { customerOf, PASSWORD } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/login-and-security";
const NOT_LINKED = "No account is linked with this sign-in yet. Please log in with your password and link it.";
const EXPIRED = "Sorry, looks like we had some trouble verifying your login details. Please try again.";

type Provider = "apple" | "google";
let email: string;
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

/** Returns what the shop asked the provider for. The visitor has followed the redirect to the provider's page. */
function askedOf(address: string): URLSearchParams {
  const url = new URL(address, "http://provider");
  expect(url.pathname).toMatch(/^\/sandbox\/sign-in\/(apple|google)\/authorize$/);
  return url.searchParams;
}

/** Returns the provider's answer for an account with this email. */
function answerOf(provider: Provider, asked: URLSearchParams, account = email) {
  const code = issueCode(testEnv(), {
    provider,
    email: account,
    nonce: asked.get("nonce") ?? "",
    challenge: asked.get("code_challenge") ?? "",
    redirectUri: asked.get("redirect_uri") ?? "",
  });
  return new URLSearchParams({ state: asked.get("state") ?? "", code });
}

const back = (provider: Provider, answer: URLSearchParams) => `/shell/sign-in/${provider}?${answer}`;

/** Logs in with the provider's account of this email. */
async function logIn(visitor: Visitor, provider: Provider = "google", next = "/about"): Promise<Page> {
  const login = await visitor.goto(`/login?next=${encodeURIComponent(next)}`);
  const there = await visitor.follow(login, provider === "google" ? "Continue with Google" : "Continue with Apple");
  return visitor.goto(back(provider, answerOf(provider, askedOf(there.url))));
}

/** Chooses to link an account, and returns what the shop asks the provider. */
async function startLink(customer: Visitor, name = "Google"): Promise<URLSearchParams> {
  const page = await customer.submit(await customer.goto(PATH), `Link ${name}`);
  const url = new URL(one(page.main, "link", `Continue to ${name}`).getAttribute("href") ?? "");
  return askedOf(`${url.pathname}${url.search}`);
}
const link = async (customer: Visitor) => customer.goto(back("google", answerOf("google", await startLink(customer))));

describe("an account at Google", () => {
  it("logs in once it is linked, until it is unlinked", async () => {
    const stranger = await logIn(shop.visit());
    expect([stranger.url, stranger.text]).toEqual([
      "/login?next=%2Fabout&not-linked=1",
      expect.stringContaining(NOT_LINKED),
    ]);

    const customer = await customerOf(shop);
    const linked = await link(customer);
    expect(linked.text).toContain("You can now log in with Google.");
    expect(linked.text).toMatch(
      new RegExp(`Linked since \\w+ \\d+ \\w+ \\d{4} as ${email[0]}\\*\\*\\*@example.com\\.`),
    );
    expect(linked.html).not.toContain(email);

    const visitor = shop.visit();
    const about = await logIn(visitor);
    expect([about.url, about.has("link", /^Account/)]).toEqual(["/about", true]);
    expect(JSON.stringify(shop.lines), "no code and no token is logged").not.toMatch(/oc_|eyJ/);

    const unlinked = await customer.submit(linked, "Unlink Google");
    expect(unlinked.text).toContain("Google no longer logs you in. Your password still does.");
    expect((await visitor.goto("/my-account")).url, "its sessions stay").toBe("/my-account");
    expect((await logIn(shop.visit())).text).toContain(NOT_LINKED);
  });

  it("logs in with the code where two-factor authentication is on", async () => {
    const customer = await customerOf(shop);
    await link(customer);
    const started = await customer.submit(await customer.goto(PATH), "Set up codes by email", {
      [LABELS.authenticator.password]: PASSWORD,
    });
    const code = await shop.mailedCode(customer.email);
    await customer.submit(started, LABELS.twoFactor.submit, { [LABELS.twoFactor.otp]: code });

    const visitor = shop.visit();
    const asks = await logIn(visitor);
    expect(asks.url).toBe("/login?step=2fa&next=%2Fabout");
    const entered = { [LABELS.twoFactor.otp]: await shop.mailedCode(customer.email) };
    expect((await visitor.submit(asks, LABELS.code.submit, entered, asks.main)).url).toBe("/about");
  });

  it("logs nobody in with an answer that this browser did not ask for, or with one that was used", async () => {
    const customer = await customerOf(shop);
    await link(customer);
    const visitor = shop.visit();
    const login = await visitor.goto("/login");
    const answer = answerOf("google", askedOf((await visitor.follow(login, "Continue with Google")).url));
    expect((await shop.visit().goto(back("google", answer))).text).toContain(EXPIRED);
    const forged = new URLSearchParams({ state: "x".repeat(32), code: answer.get("code") ?? "" });
    expect((await visitor.goto(back("google", forged))).text).toContain(EXPIRED);
    expect((await visitor.goto(back("apple", answer))).text).toContain(EXPIRED);
    expect((await visitor.goto(back("google", answer))).url).toBe("/my-account");
    await visitor.call("session.logout", {});
    expect((await visitor.goto(back("google", answer))).text).toContain(EXPIRED);
  });

  it("shows the login page again if the visitor cancels", async () => {
    const visitor = shop.visit();
    const login = await visitor.goto("/login?next=%2Fabout");
    const state = askedOf((await visitor.follow(login, "Continue with Google")).url).get("state") ?? "";
    const page = await visitor.goto(`/shell/sign-in/google?${new URLSearchParams({ state, error: "access_denied" })}`);
    expect([page.url, page.text.includes(EXPIRED)]).toEqual(["/login?next=%2Fabout", false]);
  });

  it("is not linked to a locked account, which is explained", async () => {
    const customer = await customerOf(shop);
    const asked = await startLink(customer);
    const messages = [{ code: "2fa_account_locked", message: "Locked.", level: "error" }];
    await shop.setReply("/v2/social-authentication/link", { status: 403, body: { messages } });
    const page = await customer.goto(back("google", answerOf("google", asked)));
    expect([page.url, page.text]).toEqual([
      `${PATH}?locked=google`,
      expect.stringContaining("Your account has been locked due to too many incorrect 2FA attempts."),
    ]);
    expect(one(page.main, "link", "contact support").getAttribute("href")).toBe("/about/contact-us");
  });

  it("belongs to one customer, and is linked only by the customer who asked", async () => {
    await link(await customerOf(shop));
    const other = await customerOf(shop);
    const asked = await startLink(other);
    const taken = await other.goto(back("google", answerOf("google", asked)));
    expect(taken.text).toContain("This sign-in is linked with another account.");
    expect(taken.text).toContain("Not linked.");

    const away = await startLink(other);
    await other.call("session.logout", {});
    const answer = answerOf("google", away, "new@example.com");
    expect((await other.goto(back("google", answer))).url).toBe(`/login?next=${encodeURIComponent(PATH)}&expired=1`);
  });

  it("needs a code to be linked where two-factor authentication is on", async () => {
    const customer = await customerOf(shop);
    const started = await customer.submit(await customer.goto(PATH), "Set up codes by email", {
      [LABELS.authenticator.password]: PASSWORD,
    });
    const first = { [LABELS.twoFactor.otp]: await shop.mailedCode(customer.email) };
    await customer.submit(started, LABELS.twoFactor.submit, first);
    await shop.controls.stepDown(customer.email);
    const asks = await link(customer);
    expect(asks.url).toBe(`/shell/elevate?next=${encodeURIComponent("/shell/sign-in/google?resume=1")}`);
    const sent = await customer.submit(asks, "Send me a code", {}, asks.main);
    const entered = { [LABELS.twoFactor.otp]: await shop.mailedCode(customer.email) };
    const linked = await customer.submit(sent, LABELS.elevate.submit, entered, sent.main);
    expect(linked.text).toContain("You can now log in with Google.");
  });
});

describe("Apple", () => {
  it("answers with a post from its own site, which leads to the page that logs in", async () => {
    const customer = await customerOf(shop);
    const asked = await startLink(customer, "Apple");
    expect([asked.get("response_mode"), asked.get("prompt")]).toEqual(["form_post", "select_account"]);
    const answer = answerOf("apple", asked);
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://appleid.apple.com" };
    const posted = await shop.ask("/shell/sign-in/apple", { method: "POST", headers, body: `${answer}&user=%7B%7D` });
    expect([posted.status, posted.headers.location]).toEqual([303, back("apple", answer)]);
    expect((await customer.goto(String(posted.headers.location))).text).toContain("You can now log in with Apple.");
    expect((await logIn(shop.visit(), "apple")).url).toBe("/about");
  });

  it("is refused without an answer", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const posted = await shop.ask("/shell/sign-in/apple", { method: "POST", headers, body: "code=1" });
    expect([posted.status, posted.text]).toEqual([400, expect.stringContaining("We couldn't read Apple's answer.")]);
  });
});

describe("the buttons", () => {
  it("need their flag, on every page and at the provider's address", async () => {
    await shop.controls.capability("social-authentication-google", "off");
    const login = await shop.visit().goto("/login");
    expect(all(login.main, "link", /^Continue with/).map((a) => a.text.trim())).toEqual(["Continue with Apple"]);
    const security = await (await customerOf(shop)).goto(PATH);
    expect([security.has("button", "Link Google"), security.has("button", "Link Apple")]).toEqual([false, true]);
    expect((await shop.visit().goto("/shell/sign-in/google")).status).toBe(404);
    expect((await shop.visit().goto("/shell/sign-in/myspace")).status).toBe(404);
  });

  it("say so when the provider does not answer", async () => {
    const visitor = shop.visit();
    const login = await visitor.goto("/login");
    const asked = askedOf((await visitor.follow(login, "Continue with Google")).url);
    shop.setReplyOnly("/sandbox/sign-in/google/token", "down");
    const page = await visitor.goto(back("google", answerOf("google", asked)));
    expect([page.url, page.text.includes(EXPIRED)]).toEqual(["/login?next=%2Fmy-account&social-failed=1", true]);
  });
});
