// Setting up, changing and removing two-factor authentication with plain forms.
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { readQrCode } from "#tests/qr-decoder.ts";
import { INCORRECT, LOCKED, wrongCodeFor } from "#tests/two-factor.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, field, one, textOf } from "./html.ts";
import { customerOf, loginEntries, PASSWORD } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/login-and-security";
const CODE = LABELS.code.otp;
const TURN_ON = LABELS.twoFactor.submit;
const TURN_OFF = LABELS.turnOff.submit;

/** Returns the URL in the page's QR code. */
const scanned = ({ main }: Page) => new URL(readQrCode(main.querySelector("svg.qr path")?.getAttribute("d") ?? ""));
/** Returns the code of a key: the current one, or the one of the next 30 seconds, which is accepted too. */
const codeOf = (secret: string, when: "now" | "next") =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + (when === "next" ? 30_000 : 0) });
const start = async (customer: Visitor, button: string, password = PASSWORD) =>
  customer.submit(await customer.goto(PATH), button, { [LABELS.authenticator.password]: password });
const turnOn = (customer: Visitor, page: Page, code: string) => customer.submit(page, TURN_ON, { [CODE]: code });

async function withAuthenticator() {
  const customer = await customerOf(shop);
  const page = await start(customer, "Set up an authenticator app");
  const secret = scanned(page).searchParams.get("secret") ?? "none";
  return { customer, page, secret, email: customer.email };
}

describe("an authenticator", () => {
  it("is set up with the QR code, whose codes then log in (Two-factor 15)", async () => {
    const { customer, page, secret, email } = await withAuthenticator();
    const url = scanned(page);
    expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual(["otpauth:", `/Drawcard:${email}`]);
    expect(page.text).toContain(secret);
    expect(page.text).toContain("If you lose your phone or can't read your email, use a recovery code.");
    expect(one(page.main, "link", /^Open your authenticator app/).getAttribute("href")).toBe(url.href);
    expect(page.headers["cache-control"]).toContain("no-store");

    const wrong = await turnOn(customer, page, wrongCodeFor(codeOf(secret, "now")));
    expect([wrong.status, descriptionOf(field(wrong.main, CODE))]).toEqual([422, expect.stringContaining(INCORRECT)]);
    expect(scanned(wrong).href, "a refusal keeps the key").toBe(url.href);
    const incomplete = await turnOn(customer, wrong, "12345");
    expect(descriptionOf(field(incomplete.main, CODE))).toContain("A 6 digit code is required.");

    const on = await turnOn(customer, incomplete, codeOf(secret, "now"));
    expect(on.text).toContain("Two-factor authentication is on.");
    expect(on.text).toMatch(/On since \w+ \d+ \w+ \d{4}\. To log in, you need your password and a code from your auth/);
    expect(on.text).toContain("for 30 days");
    expect(on.html).not.toContain(secret);
    expect(shop.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(shop.lines), "no key and no code is logged").not.toMatch(
      new RegExp(`${secret}|\\b${codeOf(secret, "now")}\\b`),
    );

    const visitor = shop.visit();
    const login = await visitor.goto("/login");
    const asks = await visitor.submit(login, LABELS.login.submit, loginEntries(email), login.main);
    expect(asks.text).toContain("Your authenticator app shows it.");
    const account = await visitor.submit(asks, LABELS.code.submit, { [CODE]: codeOf(secret, "next") }, asks.main);
    expect(account.url).toBe("/my-account");
  });

  it("is removed, and its settings are reset (Two-factor 14)", async () => {
    const { customer, email, page, secret } = await withAuthenticator();
    // As a developer does who has no authenticator app: npm run shop -- code.
    await turnOn(customer, page, await shop.controls.code(email));
    const asks = await customer.submit(await customer.goto(PATH), TURN_OFF);
    const off = /Your authenticator app shows it\./.test(asks.text)
      ? await customer.submit(asks, TURN_OFF, { [CODE]: codeOf(secret, "next") })
      : asks;
    expect(off.text).toContain("Two-factor authentication is off.");
    expect(off.has("button", "Set up an authenticator app")).toBe(true);
    expect(await customer.call("twoFactor.get")).toEqual({
      enabled: false,
      methods: ["authenticator", "email"],
      rememberForDays: 30,
      recoveryCodesLeft: 0,
    });
  });
});

describe("turning two-factor on", () => {
  it.each(["Set up an authenticator app", "Set up codes by email"])(
    "asks for the password first: %s",
    async (button) => {
      const customer = await customerOf(shop);
      const password = (page: Page) => page.main.querySelectorAll("[name=password]").map(descriptionOf).filter(Boolean);
      const without = await start(customer, button, "");
      expect([without.status, password(without)]).toEqual([422, ["This field is required"]]);
      const wrong = await start(customer, button, "wrong");
      expect([wrong.status, password(wrong)]).toEqual([422, ["This is not your current password"]]);
      expect(() => field(wrong.main, CODE)).toThrow();
    },
  );
});

describe("recovery codes", () => {
  const LIST = "Your recovery codes";
  const codesOf = ({ main }: Page) => main.querySelectorAll(".recovery-codes code").map((code) => textOf(code));
  const leftOf = ({ text }: Page) => /You have (\d+) left\./.exec(text)?.[1];
  const logInWith = async (email: string, entries: Record<string, string>) => {
    const visitor = shop.visit();
    const login = await visitor.goto("/login");
    const asks = await visitor.submit(login, LABELS.login.submit, loginEntries(email), login.main);
    return { visitor, page: await visitor.submit(asks, LABELS.code.submit, entries, asks.main) };
  };

  it("are shown once, log in once each, as typed, and new ones replace them", async () => {
    const { customer, email, page, secret } = await withAuthenticator();
    const on = await turnOn(customer, page, codeOf(secret, "now"));
    const [first = "", second = "", ...others] = codesOf(on);
    expect([others.length, leftOf(on), on.headers["cache-control"]]).toEqual([8, "10", "private, no-store"]);
    expect(first).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const later = await customer.goto(PATH);
    expect([later.html.includes(first), leftOf(later)]).toEqual([false, "10"]);
    expect(later.text).not.toContain(LIST);

    const typed = { [LABELS.code.recoveryCode]: ` ${first.toLowerCase().replace("-", " ")} ` };
    const { page: account, visitor } = await logInWith(email, typed);
    expect([account.url, leftOf(await visitor.goto(PATH))]).toEqual(["/my-account", "9"]);
    const { page: again } = await logInWith(email, typed);
    expect(descriptionOf(field(again.main, CODE))).toContain(INCORRECT);
    expect(again.html).not.toContain(first);

    await shop.controls.stepDown(email);
    const asks = await customer.submit(await customer.goto(PATH), LABELS.recoveryCodes.submit);
    const made = await customer.submit(asks, LABELS.recoveryCodes.submit, { [LABELS.code.recoveryCode]: second });
    expect([codesOf(made).length, leftOf(made)]).toEqual([10, "10"]);
    expect(codesOf(made)).not.toContain(others[0]);
    const { page: old } = await logInWith(email, { [LABELS.code.recoveryCode]: others[0] ?? "" });
    expect(descriptionOf(field(old.main, CODE))).toContain(INCORRECT);
  });

  it("count as codes when they are wrong, and say what is wrong with their form", async () => {
    const { customer, email, page, secret } = await withAuthenticator();
    await turnOn(customer, page, codeOf(secret, "now"));
    const { page: short } = await logInWith(email, { [LABELS.code.recoveryCode]: "ABC" });
    expect(descriptionOf(field(short.main, LABELS.code.recoveryCode))).toContain(
      "A recovery code has 10 letters and digits.",
    );
    for (let guess = 0; guess < 4; guess++) await logInWith(email, { [LABELS.code.recoveryCode]: "AAAAA-AAAAA" });
    const { page: locked } = await logInWith(email, { [LABELS.code.recoveryCode]: "AAAAA-AAAAA" });
    expect(locked.text).toContain(LOCKED);
  });
});

describe("codes by email", () => {
  it("are set up with the mailed code; the address is masked (Two-factor 12, 13)", async () => {
    const customer = await customerOf(shop);
    const page = await start(customer, "Set up codes by email");
    const masked = `${customer.email.slice(0, 1)}***@example.com`;
    expect(page.text).toContain(`We sent a code to ${masked}.`);
    expect(page.main.text).not.toContain(customer.email);

    const early = await customer.submit(page, /^Send a new code/);
    expect([early.status, early.text]).toEqual([429, expect.stringContaining(`We sent a code to ${masked}.`)]);
    // Left and opened again, and started once more, it goes on with the same code.
    const code = await shop.controls.code(customer.email);
    const again = await customer.goto(PATH);
    expect(again.text).toMatch(
      new RegExp(`We sent a code to ${masked.replaceAll("*", "\\*")}\\. It is valid until \\d`),
    );
    const methods = await customer.follow(again, "Back to the methods");
    expect(() => field(methods.main, CODE)).toThrow();
    const password = { [LABELS.authenticator.password]: PASSWORD };
    const restarted = await customer.submit(methods, "Set up codes by email", password);
    const on = await turnOn(customer, restarted, code);
    expect(on.text).toContain(`a code that we email to ${masked}.`);
    expect(on.has("button", "Switch to an authenticator app")).toBe(true);
    expect(on.has("button", "Set up codes by email")).toBe(false);
  });
});

/** Ends the elevation of the customer's sign-ins, then presses a button and gives the code that it asks for. */
async function stepUp(customer: Visitor & { email: string }, button: string, code: () => string | Promise<string>) {
  await shop.controls.stepDown(customer.email);
  const asks = await customer.submit(await customer.goto(PATH), button);
  expect(() => field(asks.main, CODE)).not.toThrow();
  return customer.submit(asks, button, { [CODE]: await code() });
}

it("switches from an authenticator to email with a code of the authenticator first, and is removed with a mailed one", async () => {
  const { customer, page, secret, email } = await withAuthenticator();
  await turnOn(customer, page, codeOf(secret, "now"));
  const started = await stepUp(customer, "Switch to codes by email", () => codeOf(secret, "next"));
  expect(started.text).toContain("We sent a code to");
  const switched = await turnOn(customer, started, await shop.mailedCode(email));
  expect(switched.text).toContain("a code that we email to");
  const off = await stepUp(customer, TURN_OFF, () => shop.controls.code(email));
  expect(off.text).toContain("Two-factor authentication is off.");
});

describe("the suggestion on the overview", () => {
  const SUGGESTION = "Protect your account with a code";
  it.each([
    ["Not now", "/my-account"],
    ["Set up two-factor authentication", PATH],
  ])("is shown until it is answered: %s", async (answer, path) => {
    const customer = await customerOf(shop);
    expect((await customer.goto("/my-account")).text).not.toContain(SUGGESTION);
    await shop.controls.customer(customer.email, { twoFactorPrompt: true });
    const page = await customer.goto("/my-account");
    expect(page.has("heading", SUGGESTION)).toBe(true);
    expect((await customer.submit(page, answer)).url).toBe(path);
    expect((await customer.goto("/my-account")).text).not.toContain(SUGGESTION);
  });
});

it("shows a notice in place of settings that cannot be read", async () => {
  const customer = await customerOf(shop);
  await shop.fault("getTwoFactorConfig", "down");
  const page = await customer.goto(PATH);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("We couldn't load your two-factor settings")]);
  expect(page.has("link", "Change your password")).toBe(true);
  await shop.fault("getTwoFactorConfig", "off");
  await shop.fault("listSocialAccounts", "down");
  const other = await customer.goto(PATH);
  expect([other.status, other.text]).toEqual([
    200,
    expect.stringContaining("We couldn't load your accounts at Apple and Google"),
  ]);
  expect([other.has("button", "Set up codes by email"), other.has("button", "Link Apple")]).toEqual([true, false]);
});

it("without manage-account the page has no forms; a visitor logs in first (Two-factor 15)", async () => {
  const customer = await customerOf(shop);
  await shop.controls.capability("manage-account", "off");
  const page = await customer.goto(PATH);
  expect([page.status, page.has("button", /two-factor|Set up/)]).toEqual([200, false]);
  expect((await shop.visit().goto(PATH)).url).toContain("/login?next=%2Fmy-account%2Flogin-and-security");
});
