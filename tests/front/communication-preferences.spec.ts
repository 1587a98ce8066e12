// Communication preferences: signed in, from a mail's link, and unsubscribing, with plain forms.

import { expect, it } from "vitest";
import { CHANNELS } from "#site/features/communication-preferences/communication-preferences.form.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, nameOf, one, textOf } from "./html.ts";
import { customerOf } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/communication-preferences";
const names = Object.values(CHANNELS).map(({ label }) => label);

/** Returns the channels of a page that are on. */
const chosenOn = (page: Page) => names.filter((channel) => field(page.main, channel).hasAttribute("checked"));

/** Returns a new customer and the reference of their links. */
async function customerWithReference() {
  const customer = await customerOf(shop);
  return { customer, reference: await shop.controls.link(customer.email, "preferences") };
}

it("asks visitors to log in, and is closed without its flag (Preferences 1, 3)", async () => {
  expect((await shop.visit().goto(PATH)).url).toBe(`/login?next=${encodeURIComponent(PATH)}`);
  const { customer, reference } = await customerWithReference();
  await shop.controls.capability("manage-notification-settings", "off");
  for (const path of [PATH, `${PATH}/${reference}`]) expect((await customer.goto(path)).status).toBe(404);
  expect((await customer.goto(`/unsubscribe/${reference}`)).status).toBe(200);
});

it("shows four channels, never push, and saves them (Preferences 4, 5, 6)", async () => {
  const customer = await customerOf(shop);
  const page = await customer.goto(PATH);
  expect(all(page.main.querySelector("astro-island") ?? page.main, "checkbox").map(nameOf)).toEqual(names);
  expect(chosenOn(page)).toEqual([]);
  expect(textOf(one(page.main, "region", "In short"))).toMatch(/News and offers: none\..*Reminders: none\./s);
  expect(page.text).not.toContain("You last changed");
  expect(shop.asked.some((call) => /^GET \/v2\/customer\/cus_\w+\/communication-preferences$/.test(call))).toBe(true);

  const saved = await customer.submit(page, LABELS.preferences.submit, { email: true, directmail: true });
  expect(saved.text).toContain("Your communication preferences are saved.");
  expect(chosenOn(saved)).toEqual([CHANNELS.email.label, CHANNELS.directmail.label]);
  expect(textOf(one(saved.main, "region", "In short"))).toMatch(
    /by email and letters by post\..*You last changed your channels on \w+ \d+ \w+ 2026/s,
  );
  expect(shop.asked.some((call) => /^PUT \/v2\/customer\/cus_\w+\/communication-preferences$/.test(call))).toBe(true);
  expect(
    one(one(saved.main, "navigation", "My account"), "link", "Communication preferences").getAttribute("href"),
  ).toBe(PATH);
});

it("opens for a guest with the reference of a link, and with no customer's id (Preferences 2)", async () => {
  const { customer, reference } = await customerWithReference();
  const guest = shop.visit();
  const saved = await guest.submit(await guest.goto(`${PATH}/${reference}`), LABELS.preferences.submit, {
    email: true,
  });
  expect(chosenOn(saved)).toEqual([CHANNELS.email.label]);
  expect(saved.text).not.toContain(customer.email);
  expect(chosenOn(await customer.goto(PATH))).toEqual([CHANNELS.email.label]);

  const { customerId } = await customer.call<{ customerId: string }>("session.get");
  for (const visitor of [guest, customer])
    for (const path of [`${PATH}/${customerId}`, `/unsubscribe/${customerId}`, `${PATH}/cpr_unknown`])
      expect([path, (await visitor.goto(path)).status]).toEqual([path, 404]);
  // The customer is still signed in.
  expect((await customer.goto("/my-account")).url).toBe("/my-account");
});

it("unsubscribes with one button and keeps the reasons; a GET changes nothing (Preferences 7, 8)", async () => {
  const { customer, reference } = await customerWithReference();
  await customer.call("communicationPreferences.update", { email: true, sms: true });
  await shop.controls.promote("powerball");
  const path = `/unsubscribe/${reference}/powerball`;
  const guest = shop.visit();
  await guest.goto(path);
  const page = await guest.goto(path);
  expect(page.has("heading", "Unsubscribe from marketing emails")).toBe(true);
  expect(page.html).toMatch(/<meta name="robots" content="noindex/);

  const done = await guest.submit(page, LABELS.unsubscribe.submit, { tooMany: true });
  expect([done.url, done.has("heading", "You are unsubscribed")]).toEqual([path, true]);
  expect(done.has("button", LABELS.unsubscribe.submit)).toBe(false);
  expect(chosenOn(await guest.follow(done, "Choose what you hear about"))).toEqual([CHANNELS.sms.label]);
  const put = `PUT /v2/customer/${reference}/communication-preferences/powerball`;
  expect(shop.asked).toContain(put);
});

it("unsubscribes in one click from a mail program, which sends no Origin", async () => {
  const { customer, reference } = await customerWithReference();
  await customer.call("communicationPreferences.update", { email: true });
  const post = (path: string, body: string) =>
    shop.ask(path, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body });
  const path = `/unsubscribe/${reference}/powerball`;
  // A forged form of another site cannot carry reasons.
  await post(path, "tooMany=on");
  expect(chosenOn(await customer.goto(PATH))).toEqual([CHANNELS.email.label]);

  expect((await post(path, "List-Unsubscribe=One-Click")).status).toBe(204);
  expect(chosenOn(await customer.goto(PATH))).toEqual([]);
  expect((await post("/unsubscribe/cpr_unknown", "List-Unsubscribe=One-Click")).status).toBe(404);
});

it("stops reminders from a link in one of them: with one button, and in one click from a mail program", async () => {
  const { customer, reference } = await customerWithReference();
  const choose = () => customer.call("reminders.set", { lotteryKeys: ["powerball"], minimumJackpotAmount: 0 });
  const chosen = async () => field((await customer.goto(PATH)).main, "Powerball").hasAttribute("checked");
  const path = `/unsubscribe/${reference}/reminders`;
  await choose();
  const guest = shop.visit();
  const page = await guest.goto(path);
  expect(await chosen()).toBe(true);
  const done = await guest.submit(page, "Stop all reminders");
  expect(done.has("heading", "You are unsubscribed")).toBe(true);
  expect(await chosen()).toBe(false);

  await choose();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const post = { method: "POST", headers, body: "List-Unsubscribe=One-Click" };
  expect((await shop.ask(path, post)).status).toBe(204);
  expect(await chosen()).toBe(false);
  expect((await shop.ask("/unsubscribe/cpr_unknown/reminders", post)).status).toBe(404);
});

it("keeps the reasons of a refused form", async () => {
  const { customer, reference } = await customerWithReference();
  await customer.call("communicationPreferences.update", { email: true });
  const page = await customer.goto(`/unsubscribe/${reference}`);
  const refused = await customer.submit(page, LABELS.unsubscribe.submit, { comment: "x".repeat(501) });
  expect([refused.status, entryOf(field(refused.main, "comment"))]).toEqual([422, "x".repeat(501)]);
});

it("starts without marketing emails at sign-up (Preferences 9)", async () => {
  const page = await shop.visit().goto("/checkout/login?step=register");
  expect(field(page.main, LABELS.register.emailOptIn).hasAttribute("checked")).toBe(false);
});

it("saves reminders of draws, off until chosen", async () => {
  const customer = await customerOf(shop);
  const page = await customer.goto(PATH);
  const chosen = (shown: Page) =>
    all(shown.main, "checkbox")
      .filter((box) => box.hasAttribute("checked"))
      .map(nameOf);
  const jackpotOf = (shown: Page) =>
    field(shown.main, "When a jackpot is large").querySelector("[selected]")?.textContent;
  expect([chosen(page), jackpotOf(page)]).toEqual([[], "Never"]);

  const saved = await customer.submit(page, "Save reminders", { Powerball: true, minimumJackpotAmount: "50000000" });
  expect(saved.text).toContain("Your reminders are saved.");
  expect([chosen(saved), jackpotOf(saved)]).toEqual([["Powerball"], "From $50 Million"]);
});
