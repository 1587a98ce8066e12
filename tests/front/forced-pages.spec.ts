// Pages that a customer must complete before any other, with plain forms: a new password, an upgraded account.

import { describe, expect, it } from "vitest";
import { LOG_OUT } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, entryOf, field, one } from "./html.ts";
import { customerOf, loginEntries, PASSWORD, signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

const NEW = "Drawcard-demo-2";
const AGREE = LABELS.upgrade.termsAccepted;
const passwordPage = (next: string) => `/force-password-change?next=${encodeURIComponent(next)}`;
const upgradePage = (next: string) => `/my-account/upgrade-account?next=${encodeURIComponent(next)}`;

type Flags = Parameters<typeof shop.controls.customer>[1];

/** Returns a customer with these flags, after the overview has read them. */
async function customerWithFlags(flags: Flags) {
  const customer = await customerOf(shop);
  await shop.controls.customer(customer.email, flags);
  await customer.goto("/my-account");
  return customer;
}

const save = (customer: Visitor, page: Page, password: string, repeated = password) =>
  customer.submit(page, LABELS.forcedPassword.submit, { password, confirmPassword: repeated });
const upgrade = (customer: Visitor, page: Page, entries = {}) => customer.submit(page, LABELS.upgrade.submit, entries);
const describedAs = ({ main }: Page, label: string) => descriptionOf(field(main, label));

describe("a customer who must change the password", () => {
  it("is redirected there after sign-in and from every page, then to the page they asked for (Session 4)", async () => {
    const customer = await customerOf(shop);
    await shop.controls.customer(customer.email, { passwordChange: true });
    const other = shop.visit();
    const login = await other.goto("/login?next=/my-account/past-tickets");
    const forced = await other.submit(login, LABELS.login.submit, loginEntries(customer.email));
    expect(forced.url).toBe(passwordPage("/my-account/past-tickets"));
    for (const path of ["/", "/cart", "/powerball", "/about/privacy", "/nowhere/at/all"]) {
      expect((await other.goto(path)).url).toBe(passwordPage(path));
    }

    const saved = await save(other, forced, NEW);
    expect(saved.text).toContain("New Password Saved");
    expect(saved.text).toContain(
      "Thanks for keeping your account secure. Please remember your new password for future logins.",
    );
    expect((await other.follow(saved, "Continue")).url).toBe("/my-account/past-tickets");
    expect((await other.goto(passwordPage("/cart"))).url).toBe("/cart");
  });

  it("sees errors at the fields", async () => {
    const customer = await customerWithFlags({ passwordChange: true });
    const page = await customer.goto("/my-account");
    const refusals = [
      ["", "", "password", /This field is required$/],
      ["short", "short", "password", /Please enter at least 8 characters$/],
      [NEW, `${NEW}!`, "confirmPassword", /Your password does not match$/],
      [PASSWORD, PASSWORD, "password", /Please choose a password that is not your current one$/],
    ] as const;
    for (const [password, repeated, label, message] of refusals) {
      expect(describedAs(await save(customer, page, password, repeated), label)).toMatch(message);
    }
  });

  it("can log out instead", async () => {
    const customer = await customerWithFlags({ passwordChange: true });
    const page = await customer.goto("/my-account");
    expect((await customer.goto("/shell/account")).has("button", LOG_OUT)).toBe(true);

    const question = await customer.follow(page, "Log out instead");
    expect((await customer.submit(question, LOG_OUT, {}, question.main)).url).toBe("/");
  });

  it("can submit from an old tab, and signs in again if the session has ended", async () => {
    const customer = await customerWithFlags({ passwordChange: true });
    const [page, old] = [await customer.goto("/my-account"), await customer.goto("/cart")];
    await save(customer, page, NEW);
    expect((await save(customer, old, "Drawcard-demo-3")).url).toBe("/cart");

    await shop.controls.customer(customer.email, { passwordChange: true });
    customer.cookies.delete("dc_refresh");
    customer.cookies.delete("dc_access");
    const login = await customer.goto("/my-account");
    expect(login.url).toMatch(/^\/login\?next=%2Fmy-account/);
    const entries = loginEntries(customer.email, NEW);
    expect((await customer.submit(login, LABELS.login.submit, entries)).url).toBe(passwordPage("/my-account"));
  });

  it("is no longer redirected once the flag is cleared, even with an old cookie", async () => {
    const customer = await customerWithFlags({ passwordChange: true });
    await shop.controls.customer(customer.email, { passwordChange: false, accountUpgrade: true });
    expect((await customer.goto("/cart")).url).toBe(upgradePage("/cart"));
    await shop.controls.customer(customer.email, { accountUpgrade: false });
    expect((await customer.goto("/about")).url).toBe("/about");
  });

  it("is signed out on other devices, which explain why", async () => {
    const customer = await customerOf(shop);
    const device = shop.visit();
    await signIn(device, customer.email);
    await shop.controls.customer(customer.email, { passwordChange: true });
    const [page, other] = [await customer.goto("/my-account"), await device.goto("/my-account")];
    await save(customer, page, NEW);

    const login = await save(device, other, NEW);
    expect(login.url).toMatch(/^\/login\?next=%2Fmy-account&expired=1$/);
    expect(login.text).toContain("Your session has ended");
  });
});

describe("a customer whose account must be upgraded", () => {
  it("is redirected there from every page, can read the terms, sees errors at the fields, and continues (Session 5)", async () => {
    const customer = await customerWithFlags({ accountUpgrade: true });
    for (const path of ["/", "/powerball", "/about/terms-and-conditions", "/my-account/past-tickets?page=1"]) {
      expect((await customer.goto(path)).url).toBe(upgradePage(path));
    }
    const page = await customer.goto("/cart");
    expect(entryOf(field(page.main, "suburb"))).toBe("Sydney");
    expect(page.text).toMatch(/You must be 18 or over\. We count your age/);

    const refused = await upgrade(customer, page, { suburb: "Brisbane", postcode: "40" });
    expect(describedAs(refused, "postcode")).toMatch(/Please enter a valid post code$/);
    expect(describedAs(refused, AGREE)).toBe("You must agree to the terms and conditions to proceed.");
    expect(entryOf(field(refused.main, "suburb"))).toBe("Brisbane");

    const right = { postcode: "4000", State: "Queensland", [AGREE]: true };
    const saved = await upgrade(customer, refused, right);
    expect(saved.text).toContain("Your details have been successfully updated.");
    expect((await customer.follow(saved, "Continue")).url).toBe("/cart");
    expect((await customer.goto("/my-account/upgrade-account")).url).toBe("/my-account");
  });

  it("keeps the form when the shop cannot be reached", async () => {
    const customer = await customerWithFlags({ accountUpgrade: true });
    const page = await customer.goto("/my-account");
    await shop.fault("acceptTerms", "down");
    const failed = await upgrade(customer, page, { address: "2 Example Street", [AGREE]: true });
    expect(failed.text).toContain("What you typed is still here");
    expect(entryOf(field(failed.main, "address"))).toBe("2 Example Street");
  });

  it("is not asked to accept terms that failed to load", async () => {
    const customer = await customerWithFlags({ accountUpgrade: true });
    await shop.fault("getCmsItem", "down");
    const page = await customer.goto("/my-account/upgrade-account");
    expect(page.text).toContain("We can't show you the terms right now");
    expect(page.has("button", LABELS.upgrade.submit)).toBe(false);
    expect(one(page.main, "link", "Log out instead").getAttribute("href")).toBe("/logout");
  });

  it("changes the password first, then upgrades, and continues", async () => {
    const customer = await customerWithFlags({ passwordChange: true, accountUpgrade: true });
    const page = await save(customer, await customer.goto("/my-account/past-tickets"), NEW);
    expect(page.url).toMatch(/^\/my-account\/upgrade-account\?next=/);
    const upgraded = await upgrade(customer, page, { [AGREE]: true });
    expect(upgraded.text).toContain("Your details have been successfully updated.");
    const saved = await customer.follow(upgraded, "Continue");
    expect(saved.text).toContain("New Password Saved");
    expect((await customer.follow(saved, "Continue")).url).toBe("/my-account/past-tickets");
  });
});
