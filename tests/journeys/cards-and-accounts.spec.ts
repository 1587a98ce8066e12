import { expect, test } from "./journey.ts";
import { CARDS, register, typeCard } from "./shopper.ts";

const PATH = "/my-account/cards-and-accounts";

test("a card is saved and becomes the default; choosing another is one call (Wallet 10, 11)", async ({ page }) => {
  await register(page);
  for (const number of [CARDS.approved, "5555555555554444"]) {
    await page.goto(`${PATH}?add=card`);
    await typeCard(page, number);
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByText("Your card is saved.")).toBeVisible();
  }
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items.filter({ hasText: "Mastercard ending in 4444" })).toContainText("Default");

  // A press before the island's script would post the form.
  const pressed = page.getByRole("button", { name: /^Make default/ });
  await expect(page.locator("astro-island[ssr]", { has: pressed })).toHaveCount(0);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/funds.")) calls.push(new URL(request.url()).pathname);
  });
  // Pressed in the page: three clicks from outside take longer than half a second on a busy machine.
  await page.evaluate(async () => {
    for (const name of ["Visa", "Mastercard", "Visa"]) {
      document.querySelector<HTMLButtonElement>(`button[aria-label^="Make default: ${name}"]`)?.click();
      await new Promise((drawn) => setTimeout(drawn));
    }
  });
  await expect(page.getByText("Your default is changed.")).toBeVisible();
  expect(calls.filter((path) => path.endsWith("funds.setDefault"))).toHaveLength(1);
  expect(calls).toContain("/trpc/funds.list");
  await page.reload();
  await expect(items.filter({ hasText: "Visa ending in 4242" })).toContainText("Default");

  const mastercard = items.filter({ hasText: "Mastercard" });
  await mastercard.getByText("Delete").first().click();
  await mastercard.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(mastercard).toHaveCount(0);
});
