// The contact form and the questions in a browser. What their HTML shows: tests/front/support.spec.ts and questions.spec.ts.
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";

test("a message pressed twice is one request, and a link opens its answer", async ({ page, shop }) => {
  await page.goto("/about/contact-us");
  await page.getByLabel(LABELS.support.name).fill("Mia Wong");
  await page.getByLabel(LABELS.support.email).fill("mia@example.com");
  await page.getByLabel(LABELS.support.topic).selectOption("Prizes");
  await page.getByLabel(LABELS.support.message).fill("When is my prize paid?");
  await expect(page.getByLabel(LABELS.support.website)).not.toBeInViewport();
  await shop.fault("createCmsItem", "down");
  await page.getByRole("button", { name: LABELS.support.submit }).dblclick();
  await expect(page.getByRole("alert")).toContainText("What you typed is still here");
  await expect(page.getByLabel(LABELS.support.message)).toHaveValue("When is my prize paid?");
  await shop.fault("createCmsItem", "off");
  await page.getByRole("button", { name: LABELS.support.submit }).dblclick();
  const notice = page.getByRole("status").filter({ hasText: "We have your message" });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toBeFocused();
  const number = await page.getByText(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  // The browser sends the message again.
  await page.reload();
  await expect(page.getByText(number ?? "no number", { exact: true })).toBeVisible();

  await page.goto("/about/faq#q-was-i-charged-twice");
  const answer = page.locator("#q-was-i-charged-twice");
  await expect(answer).toBeInViewport();
  await page.getByRole("heading", { name: "How can I pay?" }).click();
  await expect(page.locator("#q-how-can-i-pay")).toBeVisible();
});
