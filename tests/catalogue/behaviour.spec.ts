// The behaviour of the core components on their catalogue page, static and in an island.
// Titles that start with "Widgets" quote acceptance "18. Widgets".
import { expect, test } from "./catalogue.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/catalogue/core");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
});

test("Widgets 1: Given a button in loading state, when clicked, then no second action runs.", async ({ page }) => {
  const part = page.locator("[data-island]");
  const presses = part.locator("output");
  await part.getByRole("button", { name: "Quick-pick" }).click();
  await expect(presses).toHaveText("1 presses");

  const loading = part.getByRole("button", { name: "Paying" });
  await expect(loading).toHaveAttribute("aria-busy", "true");
  // Playwright's click waits until a disabled button is enabled, so send the click directly.
  await loading.click({ force: true });
  await loading.press("Enter");
  const blocked = part.getByRole("button", { name: "Add" });
  await expect(blocked).toHaveAttribute("aria-disabled", "true");
  await expect(blocked).toHaveAccessibleDescription("Choose a draw first.");
  await blocked.click({ force: true });
  await blocked.press("Space");
  await expect(blocked).toBeFocused();

  await expect(presses).toHaveText("1 presses");
});

test("Widgets 2: Given an accordion, when clicked or Enter or Space pressed, then it toggles.", async ({ page }) => {
  const body = page.getByText("Prizes go straight to your wallet");

  await page.getByText("How do I get paid?").click();
  await expect(body).toBeVisible();
  const summary = page.locator(".accordion summary");
  await summary.press("Enter");
  await expect(body).toBeHidden();
  await summary.press("Space");
  await expect(body).toBeVisible();
});

test("an opened accordion with `scroll` is scrolled to 100 px below the top", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.locator(".accordion summary").click();

  await expect.poll(async () => Math.round((await page.locator(".accordion").boundingBox())?.y ?? 0)).toBe(100);
});

test("Widgets 3: Given an alert without a close handler, when shown, then it has no close control; with one, then it closes.", async ({
  page,
}) => {
  await expect(page.locator(".alert", { hasText: "Spend limit" }).getByRole("button")).toHaveCount(0);

  const closable = page.locator(".alert", { hasText: "successfully updated" });
  await closable.getByRole("button", { name: "Close" }).click();
  await expect(closable).toHaveCount(0);
});

for (const version of ["static", "island"]) {
  test(`${version}: a one-time code keeps only the digits of pasted text, and is sent at the sixth digit`, async ({
    page,
  }) => {
    const code = page.locator(`[data-${version}]`).getByLabel("One-time code");
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");

    await code.pressSequentially("12a3");
    await expect(code).toHaveValue("123");
    await code.fill("");
    await code.focus();
    await page.keyboard.insertText("Your code: 123 456 789.");
    await expect(page).toHaveURL(new RegExp(`${version}-code=123456`));
  });

  test(`${version}: a password can be shown while it is typed`, async ({ page }) => {
    const part = page.locator(`[data-${version}]`);
    const password = part.getByLabel("Password", { exact: true });
    await password.fill("secret-1");
    await part.getByRole("button", { name: "Show" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await part.getByRole("button", { name: "Hide" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveValue("secret-1");
  });
}

test("an error summary takes the focus and links to the field", async ({ page }) => {
  await page.getByRole("button", { name: "Check" }).click();

  await expect(page.getByRole("alert")).toContainText("Please enter a valid email address");
  await expect(page.locator("[tabindex]:focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a table looks like cards on a phone, and stays a table for screen readers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/catalogue/table");
  const table = page.getByRole("table", { name: "Prize divisions" });
  await expect(table.getByRole("columnheader")).toHaveText(["Division", "What matched", "Winners", "Prize"]);
  await expect(table.getByRole("rowheader")).toHaveText(["Division 1", "Division 2", "Division 3"]);
  const cell = table.getByRole("cell", { name: "$500,000.00" });
  expect(await cell.evaluate((one) => getComputedStyle(one, "::before").content)).toBe('"Prize"');
});

test("a skeleton is animated for 1200 ms, and not with reduced motion", async ({ page }) => {
  const shape = page.locator("[data-static] .skeleton").first();
  await expect(shape).toHaveCSS("animation-duration", "1.2s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(shape).toHaveCSS("animation-name", "none");
});

test("shows relative closing times", async ({ page }) => {
  await expect(page.locator("[data-static] time")).toHaveText(/^Closes .*\d{1,2}:\d\d [ap]m/);
});
