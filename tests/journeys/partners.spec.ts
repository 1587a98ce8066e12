// A partner's page with a script: prices without a reload, and the choice in the address. Without a script: tests/front/partners.spec.ts.

import type { Page } from "@playwright/test";
import { LOG_IN_AND_CONTINUE } from "#site/features/session/login.form.ts";
import { LABELS } from "#tests/labels.ts";
import { oneOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { CARDS, call, deposit, expectHeading, payButton, register, typeCard } from "./shopper.ts";

const themes: readonly Theme[] = oneOf(["light", "dark"], "theme of partners");
const PATH = "/purchase/coast-radio";
const total = ".sums__row--total";
// As sent: all that the shop's page loads until it is idle, with the toasts and the sending of a payment, without the bank's frame.
// tests/budgets.spec.ts weighs what it loads at first, at gzip.
const MOST_SCRIPT = 90_000;
const sentScript = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test("prices every change in place, keeps it through a login, and pays by card and from the wallet", async ({
  page,
  shop,
}) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto(`${PATH}?offer=monday_lotto`);
  await page.getByLabel("Quick-pick games").selectOption("6");
  await expect(page.locator(total)).toContainText("$4.05");
  await page.getByLabel("Number of draws").selectOption("2");
  await expect(page.locator(total)).toContainText("$8.10");
  for (const theme of themes) await look(page, "a partner's page", theme);
  expect(await sentScript(page)).toBeLessThan(MOST_SCRIPT);

  await page.getByRole("link", { name: "Continue to login" }).click();
  await page.getByLabel(LABELS.login.email).fill(email);
  await page.getByLabel(LABELS.login.password).fill("Drawcard-demo-1");
  await page.getByRole("button", { name: LOG_IN_AND_CONTINUE }).click();
  await expect(page).toHaveURL(/purchase\/coast-radio\?.*count=6/);
  await expect(page.getByLabel("Number of draws")).toHaveValue("2");
  await page.waitForLoadState("networkidle");
  expect(await sentScript(page)).toBeLessThan(MOST_SCRIPT);

  // A price that cannot be read is not paid.
  await shop.fault("updatePartnerCart", "down");
  await page.getByLabel("Number of draws").selectOption("1");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await shop.fault("updatePartnerCart", "off");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.locator(total)).toContainText("$4.05");

  await typeCard(page, CARDS.approved);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/purchase\/coast-radio\/receipt\/chk_/);
  await expectHeading(page, /receipt/);
  for (const theme of themes) await look(page, "a partner's receipt", theme);
  expect(
    (
      await call<{ orders: object[] }>(
        page,
        `orders.list?input=${encodeURIComponent('{"status":"upcoming_products"}')}`,
      )
    ).orders,
  ).toHaveLength(1);

  await deposit(page, 20);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "You've already paid" })).toBeVisible();
  await page.getByRole("link", { name: "Buy another" }).click();
  await page.getByLabel("Quick-pick games").selectOption("4");
  await page.getByRole("button", { name: /^Pay \$2.70 from your wallet/ }).click();
  await expect(page).toHaveURL(/\/purchase\/coast-radio\/receipt\/chk_/);
});

test("names the events of the page to the partner's frame, with consent only", async ({ baseURL, page, shop }) => {
  const frame = "https://events.coast.example/frame";
  const html = `<script>addEventListener("message", ({ data, origin }) => {
    (window.received ??= []).push({ ...data, origin });
  });</script>`;
  // The partner's own server, which must have an https origin: no request of the shop is answered here.
  await page.route(`${frame}*`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await shop.controls.change("getPartner", { event_frame: frame });
  await page.goto(PATH);
  await expect(page.locator("[data-partner-frame]")).toBeAttached();
  await expect(page.locator("iframe")).toHaveCount(0);

  const url = baseURL ?? "";
  await page.context().addCookies([{ name: "dc_consent", value: "essential+non_essential", url }]);
  await page.goto(PATH);
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  const received = () =>
    page
      .frame({ url: frame })
      ?.evaluate(() => (window as unknown as { received?: object[] }).received ?? [])
      .catch(() => []);
  await expect.poll(received).toContainEqual({ type: "drawcard:event", event: "page", origin: new URL(url).origin });
});
