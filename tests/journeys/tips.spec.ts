// Tests the tips beside the board. Those of the page of statistics: tests/front/statistics.spec.ts.
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
