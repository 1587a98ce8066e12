// Tests the feedback form.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Feedback" });
const block = (page: Page) => page.getByRole("contentinfo").getByRole("region", { name: "Feedback" });
const send = (page: Page) => page.getByRole("button", { name: "Send feedback" });

async function open(page: Page, path = "/about") {
  await page.goto(path);
  await block(page).getByRole("link", { name: "Give feedback" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("Widgets 8: a feedback block in the footer, with the capability on only", async ({ page, shop }) => {
  await page.goto("/");
  await expect(block(page)).toContainText("How are we doing?");
  await shop.controls.capability("feedback", "off");
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await block(page).count()).toBe(0);
  expect((await page.request.get("/shell/feedback")).status()).toBe(404);
});

test("Widgets 9 and 11: nothing is sent before a rating is chosen; the comment has its placeholder", async ({
  page,
}) => {
  await open(page);
  await expect(send(page)).toBeDisabled();
  await expect(page.getByText("Choose a rating. The rest is optional.")).toBeVisible();
  await expect(page.getByLabel("Comment")).toHaveAttribute("placeholder", "Any Feedback - we are all ears! (optional)");

  await page.getByLabel("Comment").press("Enter");
  await page.getByRole("radio", { name: "Neutral" }).check();
  await expect(send(page)).toBeEnabled();
});

test("Widgets 10: visitors are asked for an email, which is checked; customers are not", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Satisfied", exact: true }).check();
  await page.getByLabel(/^Email/).fill("fred");
  await send(page).click();
  await expect(page.getByLabel(/^Email/)).toHaveAccessibleDescription(/Please enter a valid email address$/);
  await expect(page.getByLabel(/^Email/)).toBeFocused();

  await register(page);
  await open(page);
  await expect(page.getByLabel("Comment")).toBeVisible();
  expect(await page.getByLabel(/^Email/).count()).toBe(0);
});

test("Widgets 12 and Analytics 4: sent it is thanked for; opened again it starts empty", async ({ page }) => {
  await open(page, "/powerball");
  await page.getByRole("radio", { name: "Not satisfied" }).check();
  await page.getByLabel("Comment").fill("The balls are too round.");
  const sent = page.waitForRequest((request) => request.url().includes("events.create"));
  await send(page).click();

  expect((await sent).postData()).toContain('"source":"/powerball"');
  await expect(dialog(page).getByRole("heading", { name: "We have your feedback" })).toBeVisible();
  await dialog(page).getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Comment")).toHaveValue("The balls are too round.");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/powerball");

  await block(page).getByRole("link", { name: "Give feedback" }).click();
  await expect(page.getByLabel("Comment")).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("keeps what was typed when it cannot be sent", async ({ page, shop }) => {
  await shop.fault("createEvent", "down");
  await open(page);
  await page.getByRole("radio", { name: "Neutral" }).check();
  await page.getByLabel("Comment").fill("Still here");
  await send(page).click();
  // The service's own message is not shown.
  await expect(dialog(page).getByRole("alert")).toContainText(
    "We couldn't reach the shop. What you typed is still here. Please try again in a moment.",
  );
  await expect(page.getByLabel("Comment")).toHaveValue("Still here");

  await shop.fault("createEvent", "off");
  await send(page).click();
  await expect(dialog(page).getByRole("heading", { name: "We have your feedback" })).toBeVisible();
});

test("the feedback banner asks for the rating at once as variant_b, and says nothing of its own without content", async ({
  page,
  shop,
}) => {
  await shop.controls.serve("getConfigComponents", { "feedback-banner": "variant_b" });
  await page.goto("/about");
  await block(page).getByRole("link", { name: "Satisfied", exact: true }).click();
  await expect(dialog(page).getByRole("radio", { name: "Satisfied", exact: true })).toBeChecked();
  await expect(send(page)).toBeEnabled();

  await shop.controls.content("feedback.text", null);
  await page.goto("/about");
  expect(await block(page).getByRole("heading").count()).toBe(0);
  await expect(block(page).getByRole("link", { name: "Give feedback" })).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("is a page: refused with its reason, then sent, with the way back", async ({ page }) => {
    await page.goto("/powerball");
    await block(page).getByRole("link", { name: "Give feedback" }).click();
    await expect(page).toHaveURL("/shell/feedback");
    await page.getByLabel("Comment").fill("No script here.");
    await send(page).click();
    await expect(page.getByText("This field is required")).toBeVisible();
    await expect(page.getByLabel("Comment")).toHaveValue("No script here.");

    await page.getByRole("radio", { name: "Satisfied", exact: true }).check();
    await send(page).click();
    await expect(page.getByRole("heading", { name: "We have your feedback" })).toBeVisible();
    await page.getByRole("link", { name: "Done" }).click();
    await expect(page).toHaveURL("/powerball");
  });
});
