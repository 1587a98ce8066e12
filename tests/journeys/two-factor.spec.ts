// Tests signing in with a code: Fay's arrive by mail, Gus uses an authenticator.
import type { Page } from "@playwright/test";
import { GUS, INCORRECT, LOCKED, wrongOf } from "#tests/two-factor.ts";
import { look } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { accountMenu, addQuickPick, PASSWORD } from "./shopper.ts";

const FAY = "fay@example.com";

const code = (page: Page) => page.getByLabel("6 digit code");

async function logIn(page: Page, email: string, button = "Log in") {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: button, exact: true }).click();
}

test.describe("a customer with two-factor on", () => {
  test("is asked for the code, which sends itself with the sixth digit", async ({ page, shop: { controls } }) => {
    await page.goto("/login");
    await logIn(page, FAY);
    await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
    await expect(page.getByText("We sent it to f***@example.com.")).toBeVisible();
    await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
    await expect(page.getByRole("button", { name: /^Send another code \(in \d+ s\)/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );

    await code(page).fill("12a45");
    await code(page).press("Enter");
    await expect(page.getByRole("alert")).toContainText("A 6 digit code is required.");
    const right = await controls.code(FAY);
    await expect(code(page)).toBeFocused();
    await code(page).fill("");
    await code(page).pressSequentially(wrongOf(right));
    await expect(page.getByRole("alert")).toContainText(INCORRECT);
    await expect(page.getByText(INCORRECT, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "contact support", exact: true })).toHaveAttribute(
      "href",
      "/about/contact-us",
    );
    await look(page, "a wrong code", "light");
    await code(page).fill("");
    await code(page).pressSequentially(right);

    await expect(page).toHaveURL("/my-account");
  });

  test("with an authenticator has nothing mailed; the sixth digit sends itself, and a refused code is not sent again", async ({
    page,
    shop: { controls },
  }) => {
    await page.goto("/login");
    await logIn(page, GUS);
    await expect(page.getByText("Your authenticator app shows it.")).toBeVisible();
    await expect(page.getByRole("button", { name: /another code/ })).toHaveCount(0);
    const handedOver: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("session.enterCode")) handedOver.push(request.postData() ?? "");
    });
    const wrong = wrongOf(await controls.code(GUS));
    await code(page).pressSequentially(wrong);
    await expect(page.getByRole("alert")).toContainText(INCORRECT);
    // Shown once, where the focus is.
    await expect(page.getByText(/^Code is incorrect/)).toHaveCount(1);
    // Sending the same wrong code again does not count; otherwise the fifth would lock the account.
    for (let press = 1; press <= 5; press += 1) {
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await expect(code(page)).toBeFocused();
      await expect(page.getByRole("alert")).toContainText(INCORRECT);
    }
    await Promise.all([page.waitForResponse(/session\.enterCode/), code(page).fill(wrongOf(wrong))]);

    await expect(page.getByRole("alert")).toContainText(INCORRECT);
    expect(handedOver).toHaveLength(2);
    await controls.unlock(GUS);
  });

  test("comes from the cart through the code to the payment, with the cart", async ({ page, shop: { controls } }) => {
    await addQuickPick(page);
    await page.goto("/cart");
    await page.getByRole("link", { name: "Continue" }).click();
    await logIn(page, FAY, "Log in and continue");
    await expect(code(page)).toBeVisible();
    await code(page).fill(await controls.code(FAY));

    await expect(page.getByText("Fay's wallet")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Monday Lotto" }).first()).toBeVisible();
  });

  test("enters it in the dialog, over the page they are on", async ({ page, shop: { controls } }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(FAY);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Log in" }).click();
    await expect(dialog.getByRole("heading", { name: "Enter your code" })).toBeVisible();
    await dialog.getByLabel("6 digit code").fill(await controls.code(FAY));

    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL("/about");
  });

  test("signs in by plain forms, and types the password once", async ({ browser, baseURL, shop: { controls } }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/login?next=/about");
    await logIn(page, GUS);
    await expect(page.getByText("Your authenticator app shows it.")).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
    await code(page).fill("12345");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText("A 6 digit code is required.")).toBeVisible();
    await expect(code(page)).toBeFocused();
    const right = await controls.code(GUS);
    await code(page).fill(wrongOf(right));
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText(INCORRECT, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "contact support", exact: true })).toBeVisible();
    await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await page.getByRole("button", { name: "Log in", exact: true }).click();

    await expect(page).toHaveURL("/about");
    await expect(accountMenu(page)).toBeVisible();
    await context.close();
  });
});

test.describe("a link that signs in", () => {
  test("says 'Verifying Automatic Login', and leads to where it was meant to", async ({ page, shop: { controls } }) => {
    const token = await controls.link("erin@example.com");
    // A plain read, as by a mail scanner, does not use the token up.
    expect(await (await page.request.get(`/login/autologin/${token}`)).text()).toContain("Verifying Automatic Login");
    expect((await page.request.get("/my-account", { maxRedirects: 0 })).status()).toBe(303);

    await page.goto(`/login/autologin/${token}?next=/my-account`);
    await expect(page.getByRole("heading", { name: "Verifying Automatic Login" })).toBeVisible();
    await expect(page).toHaveURL("/my-account");
    await expect(page.getByRole("heading", { name: "Hi Erin" }).or(accountMenu(page)).first()).toBeVisible();
  });

  test("asks for the code beside why it does; the fifth wrong one locks the account", async ({
    page,
    shop: { controls },
  }) => {
    await page.goto(`/login/autologin/${await controls.link(FAY)}`);
    await expect(page.getByRole("complementary", { name: "Why a code?" })).toContainText("Open our latest email.");
    await expect(page).toHaveTitle(/Verifying Automatic Login/);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const theme of ["light", "dark"] as const) await look(page, "a link that asks for a code", theme);
    const wrong = wrongOf(await controls.code(FAY));
    for (let count = 1; count < 5; count += 1) {
      await code(page).fill(wrong);
      await expect(page.getByRole("alert")).toContainText(INCORRECT);
      await code(page).fill("");
    }
    await code(page).fill(wrong);

    await expect(page.getByRole("alert")).toContainText("Account locked");
    await expect(page.getByRole("alert")).toContainText(LOCKED);
    await expect(code(page)).toBeDisabled();
    // The focus moves from the disabled field to the message.
    await expect(page.locator("[data-locked]")).toBeFocused();
    await expect(page.getByText(/We sent it to|Look for our newest email/)).toHaveCount(0);
    await look(page, "a locked account", "dark");
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeDisabled();
    // Still locked at the next sign-in.
    await page.goto("/login");
    await logIn(page, FAY);
    await expect(page.getByRole("alert")).toContainText(LOCKED);
    await expect(code(page)).toBeDisabled();
    // Also locked for every kind of link.
    for (const kind of ["autologin", "transfer"] as const) {
      await page.context().clearCookies();
      await page.goto(`/login/${kind}/${await controls.link(FAY, kind)}`);
      await expect(page.getByRole("alert")).toContainText("Account locked");
      await expect(page.getByRole("alert")).toContainText(LOCKED);
      await expect(code(page)).toBeDisabled();
    }
    await page.getByRole("alert").getByRole("link", { name: "contact support" }).click();
    await expect(page).toHaveURL("/about/contact-us");
    await controls.unlock(FAY);
  });

  test("that has been used or never was leads to the login page, which says why", async ({
    page,
    shop: { controls },
  }) => {
    await page.goto("/login/autologin/alt_unknown?next=/about");
    await expect(page).toHaveURL(/\/login\?next=%2Fabout/);
    await expect(page.getByText("It looks like the email link you clicked is no longer valid.")).toBeVisible();

    const token = await controls.link("erin@example.com", "transfer");
    await page.goto(`/login/transfer/${token}?next=//evil.example`);
    await expect(page).toHaveURL("/");
    await expect(accountMenu(page)).toBeVisible();
  });
});
