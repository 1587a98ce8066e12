// Tests forced pages: redirected from every page, and back afterwards.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { accountMenu, PASSWORD, register, titled } from "./shopper.ts";

const NEW = "Drawcard-demo-2";

async function choose(page: Page, password: string, repeated = password) {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Repeat new password").fill(repeated);
  await page.getByRole("button", { name: "Save password" }).click();
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

const leave = async (page: Page) => {
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
};

const onPasswordPage = (page: Page) => titled(page, "Choose a new password");

test.describe("a customer who must change the password", () => {
  test("Shell 4, shell §2: comes to it from the sign-in and from every page, and goes on where they wanted", async ({
    page,
    shop,
  }) => {
    const email = await register(page);
    await leave(page);
    await shop.controls.customer(email, { passwordChange: true });

    await page.goto("/login?next=/my-account/past-tickets");
    await logIn(page, email, PASSWORD);
    await onPasswordPage(page);
    for (const path of ["/", "/cart", "/powerball", "/about/privacy", "/nowhere/at/all"]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/force-password-change?next=${encodeURIComponent(path)}`);
    }
    await expect(page.getByText("Every draw in one place")).toHaveCount(0);
    await page.goto("/my-account/past-tickets");
    await choose(page, NEW);

    await expect(page).toHaveURL("/my-account/past-tickets");
    await expect(page.getByText("Every draw in one place")).toBeVisible();
    await expect(page.getByText("New Password Saved")).toBeVisible();
    await expect(
      page.getByText("Thanks for keeping your account secure. Please remember your new password for future logins."),
    ).toBeVisible();
    await page.goto("/force-password-change?next=/cart");
    await expect(page).toHaveURL("/cart");
    await leave(page);
    await page.goto("/login");
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole("alert")).toContainText("trouble verifying your login details");
    await page.getByLabel("Password", { exact: true }).fill(NEW);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/my-account");
  });

  test("is refused at the fields, in the shop's words, and keeps what was typed", async ({ page, shop }) => {
    const email = await register(page);
    await shop.controls.customer(email, { passwordChange: true });
    // The first page that reads the flag redirects at once.
    await page.goto("/my-account");
    await expect(page).toHaveURL("/force-password-change?next=%2Fmy-account");

    const password = page.getByLabel("New password", { exact: true });
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(password).toHaveAccessibleDescription(/This field is required$/);
    await choose(page, "short");
    await expect(password).toHaveAccessibleDescription(/Please enter at least 8 characters$/);
    await choose(page, NEW, `${NEW}!`);
    await expect(page.getByLabel("Repeat new password")).toHaveAccessibleDescription(/Your password does not match$/);
    await choose(page, PASSWORD);
    await expect(password).toHaveAccessibleDescription(/Please choose a password that is not your current one$/);
    await expect(password).toHaveValue(PASSWORD);

    await shop.fault("forceChangePassword", "down");
    await choose(page, NEW);
    await expect(page.getByRole("alert")).toContainText("What you typed is still here");
    await expect(password).toHaveValue(NEW);
    await shop.fault("forceChangePassword", "off");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page).toHaveURL("/my-account");
  });

  test("may leave instead, by the page and by the account drawer", async ({ page, shop }) => {
    const email = await register(page);
    await shop.controls.customer(email, { passwordChange: true });
    await page.goto("/my-account");
    await onPasswordPage(page);
    await accountMenu(page).click();
    await expect(
      page
        .getByRole("dialog")
        .getByRole("button", { name: "Log out" })
        .or(page.getByRole("dialog").getByRole("link", { name: "Log out" })),
    ).toBeVisible();
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "Log out instead" }).click();
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();

    await expect(page).toHaveURL("/");
  });

  test("goes on from an old tab, and signs in again where the session is over", async ({ page, context, shop }) => {
    const email = await register(page);
    await shop.controls.customer(email, { passwordChange: true });
    await page.goto("/my-account");
    const old = await context.newPage();
    await old.goto("/cart");
    await onPasswordPage(old);

    await choose(page, NEW);
    await expect(page).toHaveURL("/my-account");
    await choose(old, "Drawcard-demo-3");
    await expect(old).toHaveURL("/cart");

    await shop.controls.customer(email, { passwordChange: true });
    await page.goto("/my-account");
    await onPasswordPage(page);
    await context.clearCookies({ name: "dc_refresh" });
    await page.reload();
    await expect(page).toHaveURL(/^[^?]*\/login\?next=%2Fmy-account/);
    await logIn(page, email, NEW);
    await onPasswordPage(page);
  });

  test("is free again once nobody asks any more, whatever the browser remembers", async ({ page, shop }) => {
    const email = await register(page);
    await shop.controls.customer(email, { passwordChange: true });
    await page.goto("/my-account");
    await onPasswordPage(page);

    await shop.controls.customer(email, { passwordChange: false, accountUpgrade: true });
    await page.goto("/cart");
    await expect(page).toHaveURL("/my-account/upgrade-account?next=%2Fcart");
    await shop.controls.customer(email, { accountUpgrade: false });
    await page.goto("/about");

    await expect(page).toHaveURL("/about");
  });

  test("is signed out on another device, which says why", async ({ page, stranger, shop }) => {
    const email = await register(page);
    await stranger.goto("/login");
    await logIn(stranger, email, PASSWORD);
    await expect(stranger).toHaveURL("/my-account");
    await shop.controls.customer(email, { passwordChange: true });
    await stranger.goto("/my-account");
    await onPasswordPage(stranger);

    await page.goto("/my-account");
    await choose(page, NEW);
    await expect(page).toHaveURL("/my-account");
    await choose(stranger, NEW);

    await expect(stranger).toHaveURL(/\/login\?next=%2Fmy-account&expired=1$/);
    await expect(stranger.getByText("401 - Something went wrong")).toBeVisible();
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("does it by a plain form", async ({ page, shop }) => {
      const email = await register(page);
      await shop.controls.customer(email, { passwordChange: true });
      await page.goto("/my-account");
      await page.goto("/my-account/upcoming-tickets");
      await choose(page, "short");
      await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
        /Please enter at least 8 characters$/,
      );
      await choose(page, NEW);

      await titled(page, "New Password Saved");
      await page.getByRole("link", { name: "Continue" }).click();
      await expect(page).toHaveURL("/my-account/upcoming-tickets");
    });
  });
});

test.describe("a customer whose account must be upgraded", () => {
  const onUpgradePage = (page: Page) => titled(page, "Upgrade your account");
  const agree = (page: Page) => page.getByLabel(/I have read and agree/).check();
  const save = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();

  test("Shell 5: comes to it from another page, reads the terms there, and goes on where they wanted", async ({
    page,
    shop,
  }) => {
    const email = await register(page);
    await shop.controls.customer(email, { accountUpgrade: true });
    await page.goto("/my-account");
    await onUpgradePage(page);
    for (const path of ["/", "/powerball", "/about/terms-and-conditions", "/my-account/past-tickets?page=1"]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/my-account/upgrade-account?next=${encodeURIComponent(path)}`);
    }
    await page.goto("/cart");

    await expect(page.getByLabel("Suburb")).toHaveValue("Sydney");
    await page.getByText("Terms and conditions", { exact: true }).first().click();
    await expect(page.getByText(/You must be 18 or over\. You have bought a ticket/)).toBeVisible();
    await page.getByLabel("Suburb").fill("Brisbane");
    await page.getByLabel("Postcode").fill("40");
    await save(page);
    await expect(page.getByLabel("Postcode")).toHaveAccessibleDescription(/Please enter a valid post code$/);
    await expect(page.getByLabel(/I have read and agree/)).toHaveAccessibleDescription(
      "You must agree to the terms and conditions to proceed.",
    );
    await expect(page.getByLabel("Suburb")).toHaveValue("Brisbane");
    await page.getByLabel("Postcode").fill("4000");
    await page.getByLabel("State").selectOption({ label: "Queensland" });
    await agree(page);
    await save(page);

    await expect(page).toHaveURL("/cart");
    await expect(page.getByText("Your details have been successfully updated.")).toBeVisible();
    await page.goto("/my-account/upgrade-account");
    await expect(page).toHaveURL("/my-account");
  });

  test("keeps the form when the shop cannot be reached, and asks nobody to agree to what cannot be read", async ({
    page,
    shop,
  }) => {
    const email = await register(page);
    await shop.controls.customer(email, { accountUpgrade: true });
    await page.goto("/my-account");
    await page.getByLabel("Address").fill("2 Example Street");
    await agree(page);
    await shop.fault("acceptTerms", "down");
    await save(page);
    await expect(page.getByRole("alert")).toContainText("What you typed is still here");
    await expect(page.getByLabel("Address")).toHaveValue("2 Example Street");

    await shop.fault("getCmsItem", "down");
    await page.goto("/my-account/upgrade-account?clear_cache");
    await expect(page.getByText("We can't show you the terms right now")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save and continue" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Log out instead" })).toBeVisible();
  });

  test("is asked for the password first, then for the upgrade, then led on", async ({ page, shop }) => {
    const email = await register(page);
    await shop.controls.customer(email, { passwordChange: true, accountUpgrade: true });
    await page.goto("/my-account");
    await page.goto("/my-account/past-tickets");
    await onPasswordPage(page);
    await choose(page, NEW);
    await onUpgradePage(page);
    await agree(page);
    await save(page);

    await expect(page).toHaveURL("/my-account/past-tickets");
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("does it by a plain form, which keeps what was typed", async ({ page, shop }) => {
      const email = await register(page);
      await shop.controls.customer(email, { accountUpgrade: true });
      await page.goto("/my-account");
      await page.goto("/cart");
      await page.getByLabel("Suburb").fill("Brisbane");
      await save(page);
      await expect(page.getByLabel("Suburb")).toHaveValue("Brisbane");
      await expect(page.getByLabel(/I have read and agree/)).toHaveAccessibleDescription(
        "You must agree to the terms and conditions to proceed.",
      );
      await agree(page);
      await save(page);

      await expect(page.getByText("Your details have been successfully updated.")).toBeVisible();
      await page.getByRole("link", { name: "Continue" }).click();
      await expect(page).toHaveURL("/cart");
    });
  });
});
