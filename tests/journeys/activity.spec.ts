// Tests the frame's scripts: idle logout, analytics and error reports.
import type { Page, Request } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { fillInAll, newEmail, PASSWORD, register } from "./shopper.ts";

type Recorded = { type: string; name?: string; properties?: Record<string, unknown> };
const recorded = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: Recorded[] }).dataLayer ?? []);
const namesRecorded = async (page: Page) => (await recorded(page)).map(({ type, name }) => name ?? type);
const heartbeats = (page: Page) => {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/blank.html")) seen.push(request);
  });
  return seen;
};

/** Sets the consent cookie that allows everything. */
async function allowEverything(page: Page, baseURL = "") {
  await page.context().addCookies([{ name: "dc_consent", value: "essential+non_essential", url: baseURL }]);
}

test.describe("somebody who is away", () => {
  test("is told a minute before, and logged out when the allowed time is over (Shell §4)", async ({ page }) => {
    await page.clock.install();
    await register(page);
    await page.goto("/my-account/upcoming-tickets");
    await expect(page.getByRole("heading", { name: "Upcoming tickets" })).toBeVisible();

    await page.clock.runFor("29:31");
    await expect(page.getByText("we'll log you out in a minute")).toBeVisible();
    await page.clock.runFor("01:00");

    await expect(page).toHaveURL(/\/login\?next=.*upcoming-tickets.*&idle=1/);
    await expect(page.getByText("You have been logged out")).toBeVisible();
    await page.goto("/my-account");
    await expect(page).toHaveURL(/\/login/);
  });

  test("is told so above the panel they left open, within reach of the keyboard", async ({ page }) => {
    await page.clock.install();
    await register(page);
    await page.goto("/my-account/upcoming-tickets");
    await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();

    await page.clock.runFor("29:31");
    const words = page.getByText("we'll log you out in a minute");
    await expect(words).toBeVisible();
    // Leaves the menu backwards, through the browser's own toolbar.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    const close = page.locator(".toast").getByRole("button").last();
    await expect(close).toBeFocused();
    await close.click({ trial: true });
    await page.keyboard.press("Escape");
    await expect(words).toBeHidden();
    await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
  });

  test("stays logged in when they come back in time", async ({ page }) => {
    await page.clock.install();
    await register(page);
    await page.goto("/my-account/upcoming-tickets");
    await expect(page.getByRole("heading", { name: "Upcoming tickets" })).toBeVisible();

    await page.clock.runFor("29:31");
    await page.keyboard.press("Shift");
    await page.clock.runFor("01:00");

    await page.goto("/my-account");
    await expect(page).toHaveURL(/\/my-account$/);
  });

  test("costs no heartbeat (Analytics 6) (rule heartbeat)", async ({ page }) => {
    await page.clock.install();
    const seen = heartbeats(page);
    await page.goto("/");

    const beat = page.waitForRequest(/blank\.html/);
    await page.clock.runFor("01:01");
    await beat;
    await page.clock.runFor("05:00");
    const before = seen.length;
    await page.clock.runFor("10:00");

    expect(seen).toHaveLength(before);
  });
});

test.describe("what is recorded", () => {
  test("is the page view with its name, title, path and url (Analytics 1, 13)", async ({ page, baseURL }) => {
    await allowEverything(page, baseURL);
    await page.goto("/lotto-results?utm_source=two%20words");

    await expect
      .poll(() => recorded(page))
      .toEqual([
        {
          type: "page",
          properties: {
            name: "lotto-results",
            title: await page.title(),
            path: "/lotto-results",
            url: `${baseURL}/lotto-results`,
          },
        },
      ]);
  });

  test("is a sign-up, a logout and a login, each once (Analytics 2, 3)", async ({ page, baseURL }) => {
    await allowEverything(page, baseURL);
    const email = newEmail();
    await page.goto("/login?step=register");
    await fillInAll(page, email);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/my-account$/);
    await expect.poll(() => namesRecorded(page)).toEqual(["page", "identify", "SignUp"]);

    await page.goto("/logout");
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();

    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/my-account$/);
    await expect.poll(() => namesRecorded(page)).toEqual(["page", "identify", "Login"]);
  });
});

test.describe("feedback", () => {
  for (const [label, rating, value] of [
    ["Satisfied", "satisfied", 1],
    ["Neutral", "neutral", 0],
    ["Not satisfied", "not_satisfied", -1],
  ] as const) {
    test(`is recorded as ${value} by somebody who is ${rating} (Analytics 5)`, async ({ page, baseURL }) => {
      await allowEverything(page, baseURL);
      await page.goto("/shell/feedback");
      await page.getByRole("radio", { name: label, exact: true }).check();
      await page.getByRole("button", { name: "Send feedback" }).click();

      await expect
        .poll(() => recorded(page))
        .toContainEqual({
          type: "track",
          name: "Feedback",
          properties: { rating, value },
        });
    });
  }
});

test("Shell 20: a path that matches no route is the 404 page, with a way home", async ({ page }) => {
  const answer = await page.goto("/no/such/page/anywhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("It's looking like you may have taken a wrong turn.")).toBeVisible();
  await expect(page.getByText("Try heading home and finding your bearing.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");
});

test.describe("signing in over a page", () => {
  test("asks who it is, then for the password, and stays where the visitor was", async ({ page, stranger }) => {
    const email = await register(stranger);
    await page.goto("/lotto-results");
    await page.getByRole("link", { name: "Login" }).click();
    const modal = page.getByRole("dialog");

    await modal.getByLabel("Email").fill("nobody");
    await modal.getByRole("button", { name: "Continue" }).click();
    await expect(modal.getByText("Please enter a valid email address").first()).toBeVisible();

    await modal.getByLabel("Email").fill(email);
    await modal.getByRole("button", { name: "Continue" }).click();
    await modal.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await modal.getByRole("button", { name: "Log in", exact: true }).click();

    await expect(page.getByRole("link", { name: /^Account/ })).toBeVisible();
    await expect(page).toHaveURL("/lotto-results");
  });

  test("leads somebody new to the registration with their address filled in", async ({ page }) => {
    const email = newEmail();
    await page.goto("/");
    await page.getByRole("link", { name: "Login" }).click();
    const modal = page.getByRole("dialog");
    await modal.getByLabel("Email").fill(email);
    await modal.getByRole("button", { name: "Continue" }).click();

    await expect(modal.getByLabel("First name")).toBeFocused();
    await expect(modal.getByLabel("Email", { exact: true })).toHaveValue(email);
  });

  test("leaves the page as it was when it is closed", async ({ page }) => {
    await page.goto("/powerball");
    await page.getByRole("link", { name: "Login" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");

    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Login" })).toBeFocused();
  });
});
