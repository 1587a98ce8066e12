// Logging in, registering and logging out with plain forms.

import { describe, expect, it } from "vitest";
import { LOG_IN_AND_CONTINUE } from "#site/features/session/login.form.ts";
import { LOG_IN, LOG_OUT } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, entryOf, field, one, textOf } from "./html.ts";
import { addQuickPick, customerOf, loginEntries, registration, signIn } from "./people.ts";

const shop = frontShopOfFile();

describe("logging in", () => {
  it("refuses a wrong password with the exact message, and keeps the email", async () => {
    const visitor = shop.visit();
    const entries = loginEntries("anna@example.com", "not it");
    const refused = await visitor.submit(await visitor.goto("/login"), LABELS.login.submit, entries);
    expect(textOf(one(refused.main, "alert"))).toContain(
      "Sorry, looks like we had some trouble verifying your login details. Please try again.",
    );
    expect(entryOf(field(refused.main, LABELS.login.email))).toBe("anna@example.com");
    expect(refused.html).not.toContain("not it");
  });

  it("stores the session, reads the customer and shows the account in the header, until the session ends (Session 2, 7)", async () => {
    const visitor = shop.visit();
    const entries = loginEntries("anna@example.com");
    const account = await visitor.submit(await visitor.goto("/login"), LABELS.login.submit, entries);
    expect(shop.asked).toContain("GET /v2/customer");
    expect([...visitor.cookies.keys()]).toEqual(expect.arrayContaining(["dc_access", "dc_refresh", "dc_customer"]));
    expect(account.has("link", /^Account/)).toBe(true);
    visitor.cookies.delete("dc_access");
    visitor.cookies.set("dc_refresh", "rft_00000000000000000000000000000000");
    const login = await visitor.goto("/my-account");
    expect([login.url, login.has("link", LOG_IN)]).toEqual(["/login?next=%2Fmy-account&expired=1", true]);
    expect([...visitor.cookies.keys()].filter((name) => /access|refresh|customer/.test(name))).toEqual([]);
  });

  it("follows a session that cannot be renewed, with a message; while closing the account, its end follows (Session 8)", async () => {
    for (const [path, url, message] of [
      ["/my-account", "/login?next=%2Fmy-account&expired=1", "Your session has ended"],
      ["/close-my-account", "/close-my-account/success", "You are logged out"],
    ] as const) {
      const customer = await customerOf(shop);
      customer.cookies.delete("dc_access");
      customer.cookies.set("dc_refresh", "rft_00000000000000000000000000000000");
      const page = await customer.goto(path);
      expect([page.url, page.text.includes(message)]).toEqual([url, true]);
    }
  });

  it("comes before every page of a customer (Session 1)", async () => {
    for (const path of ["/my-account", "/my-account/my-details", "/my-account/transactions", "/change-Password"]) {
      const page = await shop.visit().goto(path);
      expect([page.url, page.has("button", LABELS.login.submit)]).toEqual([
        `/login?next=${encodeURIComponent(path)}`,
        true,
      ]);
    }
  });

  it("never redirects to another site afterwards", async () => {
    const visitor = shop.visit();
    const login = await visitor.goto("/login?next=//evil.example");
    const entries = loginEntries("anna@example.com");
    expect((await visitor.submit(login, LABELS.login.submit, entries)).url).toBe("/my-account");
  });
});

describe("registering", () => {
  const form = (changes: Record<string, string>) => ({ ...registration("fred.new@example.com"), ...changes });
  const send = (changes: Record<string, string>) => shop.visit().post("/checkout/login?step=register", form(changes));

  it("asks for the terms and for mails, which nobody has chosen yet (Session 14)", async () => {
    const { main } = await shop.visit().goto("/login?step=register");
    for (const name of ["termsAccepted", "emailOptIn"]) {
      expect(field(main, name).getAttribute("type")).toBe("checkbox");
      expect(field(main, name).hasAttribute("checked")).toBe(false);
    }
  });

  it("shows an error at every invalid field, and keeps the values (Session 22)", async () => {
    const { main } = await send({
      firstname: "",
      lastname: "4242 4242 4242 4242",
      email: "fred",
      phoneNumber: "abc",
      postcode: "20",
      dateOfBirth: "1/1/2015",
      termsAccepted: "",
    });
    const described = (name: string) => descriptionOf(field(main, name));
    expect(described("firstname")).toBe("This field is required");
    expect(described("lastname")).toBe("Please enter the card holder's name.");
    expect(described("email")).toMatch(/Please enter a valid email address$/);
    expect(described("phoneNumber")).toMatch(/Please enter a valid phone number$/);
    expect(described("postcode")).toBe("Please enter a valid post code");
    expect(described("dateOfBirth")).toMatch(/You must be 18 or over to register$/);
    expect(described("termsAccepted")).toBe("You must agree to the terms and conditions to proceed.");
    expect(entryOf(field(main, "dateOfBirth"))).toBe("1/1/2015");
    expect(textOf(one(main, "alert"))).toContain(`${LABELS.register.firstname}: This field is required`);
    expect(entryOf(field(main, "suburb"))).toBe("Sydney");
    expect(entryOf(field(main, "password"))).toBe("");
  });

  it("sends a known email to the login, and keeps all other values", async () => {
    const visitor = shop.visit();
    const refused = await visitor.post("/checkout/login?step=register", form({ email: "anna@example.com" }));
    expect(descriptionOf(field(refused.main, "email"))).toMatch(/This email has an account/);
    expect(entryOf(field(refused.main, "firstname"))).toBe("Fred");
    expect((await visitor.follow(refused, "Log in instead")).has("button", LOG_IN_AND_CONTINUE)).toBe(true);
  });
});

describe("logging out", () => {
  it("needs a form post, and clears all cookies of the session (Session 6)", async () => {
    const customer = await customerOf(shop);
    await addQuickPick(customer);
    const ticket = (await customer.goto("/my-account/upcoming-tickets")).url;
    const question = await customer.goto("/logout");
    expect(question.has("heading", "Log out?")).toBe(true);
    expect((await customer.goto("/my-account")).url).toBe("/my-account");

    const home = await customer.submit(question, LOG_OUT, {}, question.main);
    expect(home.url).toBe("/");
    expect(home.headers["clear-site-data"] ?? "").not.toContain("cookies");
    expect([...customer.cookies.keys()].filter((name) => /access|refresh|customer|cart|visitor/.test(name))).toEqual(
      [],
    );
    expect(home.has("link", LOG_IN)).toBe(true);
    expect((await customer.goto(ticket)).url).toMatch(/^\/login\?next=/);
    expect((await customer.goto("/cart")).text).toContain("Your cart is empty");
  });

  it("shows the next customer of the same browser their own account", async () => {
    const customer = await customerOf(shop);
    await customer.post("/logout", {});
    await signIn(customer, "erin");
    expect((await customer.goto("/my-account")).text).toContain("Hello Erin");
  });
});
