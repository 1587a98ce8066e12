// Tests what the play screen keeps: the tips beside the board, and the offer. The page of statistics: tests/front/statistics.spec.ts.
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { expect, test } from "./journey.ts";
import { openPlay } from "./shopper.ts";

test("shows tips beside the board, uses one for the open game, and adds one to the cart", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("statistics.listTips") && requests.push(request.url()));
  const tips = page.getByRole("region", { name: "Tips" });
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });

  await openPlay(page, "/powerball");
  const opener = page.getByRole("button", { name: "Tips", exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(tips.getByRole("status")).toHaveText("These games win as often as any other.");
  await tips
    .getByRole("button", { name: /^Use these numbers/ })
    .first()
    .click();
  await expect(page.getByRole("group", { name: /^Numbers/ })).toContainText("7 of 7 chosen");
  await expect(page.getByRole("group", { name: /^Powerball/ })).toContainText("1 of 1 chosen");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("0 of 4 games complete")).toBeVisible();

  const added = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener("analytics:track", ({ detail }: CustomEventInit) => resolve(detail.name)),
      ),
  );
  await tips
    .getByRole("button", { name: /^Add 4 games · \$6\.20/ })
    .first()
    .click();
  await expect(tips.getByRole("status")).toHaveText(/^Added ".+" to your cart\.$/);
  expect(await added).toBe("Click");
  await expect(cart).toContainText("1");
  // The ticket on the screen stays as it is.
  await expect(page.getByText("0 of 4 games complete")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Tips", exact: true }).click();
  await expect(tips.getByRole("button", { name: /^Use these numbers/ }).first()).toBeVisible();
  expect(requests, "kept for 18 minutes").toHaveLength(1);
});

test("reads the offer again after 18 minutes, when the page is looked at, and keeps the numbers", async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const reads: string[] = [];
  page.on("request", (request) => request.url().includes("offers.get") && reads.push(request.url()));
  const draws = page.getByLabel(TICKET_FIELDS.drawNo);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await openPlay(page, "/oz_lotto");
  const closed = await draws.inputValue();
  await page.getByRole("checkbox", { name: "7", exact: true }).check();
  await shop.draw("oz_lotto");
  await page.clock.setSystemTime(Date.now() + 17 * 60_000);
  await comeBack();
  await expect(draws).toHaveValue(closed);
  expect(reads).toEqual([]);
  await page.clock.setSystemTime(Date.now() + 19 * 60_000);
  await comeBack();
  await expect(draws).not.toHaveValue(closed);
  await expect(draws.getByRole("option", { name: /Next Available Draw/ })).not.toHaveAttribute("value", closed);
  await expect(page.getByRole("checkbox", { name: "7", exact: true })).toBeChecked();
  expect(reads).toHaveLength(1);
});
