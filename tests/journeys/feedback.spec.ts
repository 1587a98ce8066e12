// Tests the feedback form in its dialog. As a page, and its block in the footer: tests/front/feedback.spec.ts.

import type { Page } from "@playwright/test";
import { RATINGS } from "#site/features/feedback/feedback.form.ts";
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Feedback" });
const opener = (page: Page) =>
  page.getByRole("contentinfo").getByRole("region", { name: "Feedback" }).getByRole("link", { name: "Give feedback" });
const send = (page: Page) => dialog(page).getByRole("button", { name: LABELS.feedback.submit });

test("Widgets 9, 11 and 12, Analytics 4: sends feedback with a rating and thanks for it; the reopened form is empty", async ({
  page,
}) => {
  await page.goto("/powerball");
  await opener(page).click();
  await expect(send(page)).toBeDisabled();
  await expect(page.getByText("Choose a rating. The rest is optional.")).toBeVisible();
  const comment = page.getByLabel(LABELS.feedback.comment);
  await expect(comment).toHaveAttribute("placeholder", "Any Feedback - we are all ears! (optional)");
  await comment.press("Enter");
  await page.getByRole("radio", { name: RATINGS.not_satisfied }).check();
  await expect(send(page)).toBeEnabled();
  await comment.fill("The balls are too round.");
  const sent = page.waitForRequest((request) => request.url().includes("events.create"));
  await send(page).click();

  expect((await sent).postData()).toContain('"source":"/powerball"');
  await expect(dialog(page).getByRole("heading", { name: "We have your feedback" })).toBeVisible();
  await dialog(page).getByRole("link", { name: "Back" }).click();
  await expect(comment).toHaveValue("The balls are too round.");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/powerball");

  await opener(page).click();
  await expect(comment).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("Widgets 10: refuses an invalid email at its field, and keeps all values while the service is down", async ({
  page,
  shop,
}) => {
  await shop.fault("createEvent", "down");
  await page.goto("/about");
  await opener(page).click();
  await page.getByRole("radio", { name: RATINGS.neutral }).check();
  const email = page.getByLabel(/^Email/);
  await email.fill("fred");
  await send(page).click();
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address$/);
  await expect(email).toBeFocused();

  await email.fill("");
  await page.getByLabel(LABELS.feedback.comment).fill("Still here");
  await send(page).click();
  // The service's own message is not shown.
  await expect(dialog(page).getByRole("alert")).toContainText(
    "We couldn't reach the shop. What you typed is still here. Please try again in a moment.",
  );
  await expect(page.getByLabel(LABELS.feedback.comment)).toHaveValue("Still here");
  await shop.fault("createEvent", "off");
  await send(page).click();
  await expect(dialog(page).getByRole("heading", { name: "We have your feedback" })).toBeVisible();
});
