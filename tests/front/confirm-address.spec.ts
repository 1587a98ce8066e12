// Confirming an address, with and without a letter, and the change of an email, with plain forms.

import { expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { customerOf, PASSWORD } from "./people.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/confirm-address";
const EXPIRED = "It looks like the email link you clicked is no longer valid.";

it("Verification 14 and 15: opens for a guest with a letter's link, confirms once by a button", async () => {
  const customer = await customerOf(shop);
  await shop.controls.customer(customer.email, { addressConfirmation: true });
  const link = `${PATH}/${await shop.controls.link(customer.email, "confirm_address")}`;
  const guest = shop.visit();
  const page = await guest.goto(link);
  expect([page.status, page.text.includes("Example Street")]).toEqual([200, false]);
  // Opening the link, as mail scanners do, confirmed nothing.
  expect((await customer.goto(PATH)).has("button", LABELS.addressConfirmation.submit)).toBe(true);

  const done = await guest.submit(page, LABELS.addressConfirmation.submit, {});
  expect([done.url, done.text]).toEqual([`${PATH}?done=address`, expect.stringContaining("confirmed")]);
  const tracked = done.main.querySelector("[data-track-shown=Click]")?.getAttribute("data-track-properties") ?? "{}";
  expect(JSON.parse(tracked)).toEqual({ name: "confirm", verification_kind: "address" });
  expect((await customer.goto(PATH)).has("button", LABELS.addressConfirmation.submit)).toBe(false);
  expect((await guest.submit(page, LABELS.addressConfirmation.submit, {})).text).toContain(EXPIRED);
  // Said when the link is opened, not only after the press.
  const again = await shop.visit().goto(link);
  expect([again.text.includes(EXPIRED), again.has("button", LABELS.addressConfirmation.submit)]).toEqual([true, false]);
});

it("keeps the token of a link, and the reference of a mail, out of analytics", async () => {
  const shownPath = async (path: string) =>
    (await shop.visit().goto(path)).html.match(/<html[^>]* data-path="([^"]*)"/)?.[1];
  const reference = await shop.controls.link("anna@example.com", "preferences");
  expect(await shownPath("/my-account/confirm-address/adt_0123456789abcdef0123456789abcdef")).toBe(
    "/my-account/confirm-address/:token?",
  );
  expect(await shownPath(`/unsubscribe/${reference}/powerball`)).toBe("/unsubscribe/:customerId/:productOfferKey?");
  expect(await shownPath(`/communication-preferences/${reference}`)).toBe("/communication-preferences/:id");
  expect(await shownPath("/about")).toBeUndefined();
});

it("opens for visitors without a link and offers the login (Verification 14), and shows customers their address", async () => {
  const guest = shop.visit();
  const opened = await guest.goto(PATH);
  expect([opened.status, opened.url]).toEqual([200, PATH]);
  expect((await guest.follow(opened, "Log in", opened.main)).url).toBe(`/login?next=${encodeURIComponent(PATH)}`);
  const customer = await customerOf(shop);
  await shop.controls.customer(customer.email, { addressConfirmation: true });
  const page = await customer.goto(PATH);
  expect(page.text).toContain("1 Example Street");
  await customer.submit(page, LABELS.addressConfirmation.submit, {});
  expect(shop.asked).toContain("PATCH /v2/customer/confirm-address");
  expect((await customer.goto(PATH)).text).toContain("You have confirmed this address.");
});

it("changes the email with a link, and undoes it with the link of the notice", async () => {
  const customer = await customerOf(shop);
  const newEmail = `new.${customer.email}`;
  const sent = await customer.submit(await customer.goto("/my-account/my-details"), LABELS.emailChange.submit, {
    email: newEmail,
    password: PASSWORD,
  });
  expect(sent.text).toContain("We sent a link to your new email.");

  const guest = shop.visit();
  const page = await guest.goto(await shop.mailedLink(newEmail));
  expect((await customer.goto("/my-account/my-details")).text).not.toContain(newEmail);
  const changed = await guest.submit(page, "Change email", {});
  expect([changed.url, changed.text]).toEqual([
    `${PATH}?done=email`,
    expect.stringContaining("Your email is changed."),
  ]);
  expect((await customer.goto("/my-account/my-details")).text).toContain(newEmail);

  const undone = await guest.submit(await guest.goto(await shop.mailedLink(customer.email)), "Keep my old email", {});
  expect(undone.text).toContain("Your account keeps its old email.");
  expect((await customer.goto("/my-account")).url).toContain("/login");
});
