// How to reach a person.
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const open = async (page: Page) => {
  await page.goto("/about/contact-us");
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
};
const main = (page: Page) => page.getByRole("main");

test("names telephone, mail and opening hours", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).click();
  await expect(main(page).getByRole("link", { name: "1800 975 711" })).toHaveAttribute("href", "tel:1800975711");
  await expect(main(page).getByRole("link", { name: "help@drawcard.example" })).toHaveAttribute(
    ...(["href", "mailto:help@drawcard.example"] as const),
  );
  await expect(main(page)).toContainText("Monday to Friday, 9 am to 5 pm (Sydney time)");
  await main(page).getByRole("link", { name: "Give feedback" }).click();
  await expect(page.getByRole("dialog", { name: "Feedback" })).toBeVisible();
});

test("Widgets 13: the chat is a link only while somebody is there", async ({ page, shop }) => {
  await open(page);
  await expect(main(page)).toContainText("Nobody is at the chat right now.");
  expect(await main(page).getByRole("link", { name: /chat/i }).count()).toBe(0);

  await shop.levers.change("getConfig", { support_chat: { available: true, url: "https://chat.example/" } });
  await open(page);
  await expect(main(page).getByRole("link", { name: "Chat with us now" })).toHaveAttribute(
    "href",
    "https://chat.example/",
  );

  await shop.levers.change("getConfig", { support_chat: { available: true, url: "javascript:alert(1)" } });
  await open(page);
  expect(await main(page).getByRole("link", { name: /chat/i }).count()).toBe(0);
});

test("opening hours keep their markup and lose what could do harm", async ({ page, shop }) => {
  const hours =
    "<p onclick=alert(1)>Daily <strong>9 to 5</strong><script>alert(1)</script></p><iframe src=//evil.example></iframe>";
  await shop.levers.change("getConfig", { support_opening_hours: hours });
  await open(page);
  await expect(main(page).locator("strong", { hasText: "9 to 5" })).toBeVisible();
  expect(await main(page).locator("script, iframe, [onclick]").count()).toBe(0);

  await shop.levers.change("getConfig", {
    support_opening_hours: "",
    support_opening_hours_list: ["Every day", "Not at night"],
  });
  await open(page);
  await expect(main(page)).toContainText("Not at night");
});
