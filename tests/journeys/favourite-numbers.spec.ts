// Favourite numbers on the play page: a visitor's stay in the tab and are saved to the account after signing in.
import { expect, test } from "./journey.ts";
import { call, register } from "./shopper.ts";

test("a visitor saves favourites, uses those that fit another board, keeps them over a reload, and has them in a new account (Session 13)", async ({
  page,
}) => {
  const favourites = page.getByRole("button", { name: "Use my favourites" });
  const status = (text: string) => page.getByRole("status").filter({ hasText: text });
  const line = page.getByRole("button", { name: /^Game 1,/ });

  await page.goto("/monday_lotto");
  await expect(favourites).not.toHaveAttribute("aria-disabled", "true");
  for (const number of [3, 11, 42]) await page.getByRole("checkbox", { name: `${number}`, exact: true }).check();
  await favourites.click();
  await expect(status("You have no favourite numbers yet.")).toBeVisible();
  await page.getByRole("button", { name: "Save these numbers as favourites" }).click();
  await expect(page.getByText("Your favourite numbers are saved.")).toBeVisible();

  await page.goto("/powerball");
  await favourites.click();
  await expect(status("Used 3, 11. Not on this board: 42.")).toBeVisible();
  await page.getByRole("button", { name: "Quick-pick all" }).click();
  await expect(line).toHaveAccessibleName(/^Game 1, Numbers .*\b3\b.*\b11\b/);
  await page.reload();
  await page.getByRole("button", { name: /^Add 4 games/ }).click();
  await expect(status("Added to your cart.")).toBeVisible();

  await register(page);
  await page.goto("/my-account");
  await expect(page.getByText("Your favourite numbers are saved.")).toBeVisible();
  const { cartItems } = await call<{ cartItems: object[] }>(page, "cart.get");
  expect(cartItems).toMatchObject([{ hasFavouriteNumbers: true }]);
  expect(await call(page, "session.get")).toMatchObject({ favouriteNumbers: [3, 11, 42] });
  expect(await page.evaluate(() => sessionStorage.getItem("dc_favourites"))).toBeNull();
});

test("favourite_numbers=true starts the tickets of this tab with the favourites", async ({ page }) => {
  await register(page);
  await call(page, "favouriteNumbers.save", { numbers: "42 3 11" });
  await page.goto("/about?favourite_numbers=true");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("dc_auto_favourites"))).toBe("yes");

  await page.goto("/monday_lotto/super-combos");
  await expect(page.getByRole("status").filter({ hasText: "Used 42, 3, 11." })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "42", exact: true }).first()).toBeChecked();

  await page.goto("/monday_lotto");
  await expect(page.getByRole("status").filter({ hasText: "Used 42, 3, 11." })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "42", exact: true })).toBeChecked();
});
