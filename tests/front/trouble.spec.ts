// What a page shows when a service is down, when it does not exist, and when the session has ended.

import { expect, it } from "vitest";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import { addQuickPick, customerOf, loginEntries, newEmail, registration } from "./people.ts";

const shop = frontShopOfFile();

it("a failed registration keeps all values but the password, and works when repeated", async () => {
  const visitor = shop.visit();
  const email = newEmail();
  await shop.fault("signUp", "down");
  const failed = await visitor.post("/checkout/login?step=register", registration(email));
  expect(failed.status).toBe(503);
  expect(textOf(one(failed.main, "alert"))).toContain("What you typed is still here");
  expect(entryOf(field(failed.main, LABELS.register.email))).toBe(email);
  expect(entryOf(field(failed.main, LABELS.register.firstname))).toBe("Fred");

  await shop.fault("signUp", "off");
  expect((await visitor.post("/checkout/login?step=register", registration(email))).url).toBe("/cart");
});

it("the account shows everything else when the tickets fail to load", async () => {
  const customer = await customerOf(shop);
  await shop.fault("listOrders", "down");
  const failed = await customer.goto("/my-account");
  expect(failed.has("heading", "We couldn't load these tickets")).toBe(true);
  expect(textOf(one(failed.main, "region", "Wallet"))).toContain("$0.00");

  await shop.fault("listOrders", "off");
  expect((await customer.goto("/my-account")).has("heading", "No tickets in upcoming draws")).toBe(true);
});

it("an account page whose own list fails keeps the rest, and loads when repeated (each: sections.spec.ts)", async () => {
  const customer = await customerOf(shop);
  await shop.fault("getSpendLimits", "down");
  const failed = await customer.goto("/my-account/spend-limits");
  expect([failed.status, textOf(one(failed.main, "heading"))]).toEqual([503, "Spend limits"]);
  expect(failed.text).toContain("We couldn't load your spend limits");
  expect(failed.text).toContain("A limit blocks every purchase that would exceed it.");
  expect(failed.has("link", "your deposit limit")).toBe(true);

  await shop.fault("getSpendLimits", "off");
  expect((await customer.follow(failed, TRY_AGAIN)).text).toContain("Weekly limit");
});

it("the error page has a button that reloads the same URL", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  await shop.fault("*", "down");
  const failed = await customer.goto("/cart");
  expect(failed.status).toBe(503);
  expect(failed.has("heading", "There's a spanner in the works!")).toBe(true);

  await shop.fault("*", "off");
  const back = await customer.submit(failed, "Reload page");
  expect(back.url).toMatch(/^\/cart\??$/);
  expect(back.has("heading", "Monday Lotto")).toBe(true);
});

it("an unknown path shows the 404 page with a link home (Shell 20) (Errors 1)", async () => {
  const page = await shop.visit().goto("/no/such/page/anywhere");
  expect([page.status, page.title]).toEqual([404, expect.stringMatching(/^Page not found \|/)]);
  expect(textOf(one(page.main, "heading"))).toBe("Something went wrong");
  for (const text of [
    "Error 404: Page not found",
    "It's looking like you may have taken a wrong turn.",
    "Try heading home and finding your bearing.",
  ]) {
    expect(page.text).toContain(text);
  }
  expect(all(page.main, "link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
});

it("a page that throws shows the error page, with its code and the id of the request (Errors 14)", async () => {
  await shop.setReply("/v2/pricing/pri_au_nsw/product_offers", { result: [null] });
  const page = await shop.visit().goto("/lotto-tickets");
  expect([page.status, page.has("heading", "It's not you, it's us!")]).toEqual([500, true]);
  expect(page.text).toContain("Error 500");
  expect(page.text).toContain(`If you contact support, quote ${page.headers["x-shop-request-id"]}`);
});

it.each(["/catalogue", "/catalogue/ball", "/catalogue/nothing"])("the shop has no catalogue at %s", async (path) => {
  expect((await shop.ask(path)).status).toBe(404);
});

it("an ended session redirects from an account page to the login and back", async () => {
  const customer = await customerOf(shop);
  for (const name of ["dc_access", "dc_refresh", "dc_customer", "dc_customer_token"]) customer.cookies.delete(name);
  for (const path of ["/my-account/past-tickets", "/shell/account"]) {
    const { url } = await customer.goto(path);
    expect(url).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  const login = await customer.goto("/my-account/past-tickets");
  const entries = loginEntries(customer.email);
  expect((await customer.submit(login, LABELS.login.submit, entries, login.main)).url).toBe("/my-account/past-tickets");
});

it("the checkout's login explains that the session has ended and the cart is kept", async () => {
  const { main } = await shop.visit().goto("/checkout/login?expired=1");
  expect(textOf(main)).toMatch(
    /Your session has ended\.? Log in and we'll take you back\. Your cart is saved in your account\./,
  );
  // Nothing went wrong, and no login details were tried yet.
  expect(textOf(main)).not.toContain("Something went wrong");
});
