// Tests a deposit by card in the browser: one press, one charge, also if the reply is lost and the page reloaded.
import { LABELS } from "#tests/labels.ts";
import { expect, test } from "./journey.ts";
import { CARDS, holdings, register, typeCard } from "./shopper.ts";

test("charges once when the page is reloaded before the reply and Deposit is pressed again", async ({ page }) => {
  await register(page);
  await page.goto("/my-account/deposit");
  const key = page.locator("input[name=idempotencyKey]");
  const firstKey = await key.inputValue();
  const press = page.getByRole("button", { name: /^Deposit/ });
  const sent = Promise.withResolvers<string>();
  await page.route("**/trpc/deposits.create*", (route) => sent.resolve(route.request().postData() ?? ""));
  await typeCard(page, CARDS.approved);
  await page.getByLabel(LABELS.deposit.amount).fill("30");
  await press.click();
  const late = await sent.promise;
  // The reload drops the held call; released before it, the call would arrive.
  await page.reload();
  await page.unroute("**/trpc/deposits.create*");
  await expect(key).toHaveValue(firstKey);

  // The call arrives only now, after the page has looked for it.
  const headers = { "sec-fetch-site": "same-origin", "x-drawcard": "1", "content-type": "application/json" };
  expect((await page.request.post("/trpc/deposits.create", { headers, data: late })).ok()).toBe(true);
  await typeCard(page, CARDS.approved);
  await page.getByLabel(LABELS.deposit.amount).fill("30");
  await press.click();
  await expect(page).toHaveURL(/\/success$/);
  expect(await holdings(page)).toEqual({ dollars: 30, tickets: 0 });
});
