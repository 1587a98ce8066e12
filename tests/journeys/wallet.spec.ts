// Tests paying from the wallet in the browser: double clicks, two tabs, and a draw that closes while the page is open.
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";
import {
  accountMenu,
  addQuickPick,
  call,
  holdings,
  onReceipt,
  openCart,
  payButton,
  register,
  registerWithMoney,
  setLatency,
} from "./shopper.ts";

test("buys once for a double click, and explains in another tab that the cart has changed (Cart 19)", async ({
  page,
}) => {
  await registerWithMoney(page, 30);
  await addQuickPick(page);
  await openCart(page);
  const other = await page.context().newPage();
  // A read of this tab that is answered after the payment would show the balance before it.
  await other.goto("/cart", { waitUntil: "networkidle" });

  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/trpc/purchases.create") && sent.push(request.url()));
  await page.getByRole("button", { name: "Pay $2.70 from your wallet" }).dblclick();
  await onReceipt(page);
  expect(sent).toHaveLength(1);
  await expect(accountMenu(page)).toContainText("$27.30");
  await other.getByRole("button", { name: "Pay $2.70 from your wallet" }).click();

  await expect(other.getByText("Your cart is empty").first()).toBeVisible();
  await expect(other.getByRole("alert").getByText("Nothing was charged now")).toBeVisible();
  expect(await holdings(page)).toEqual({ dollars: 27.3, tickets: 2 });
});

test("drops tickets whose draws close meanwhile, shows a visible notice, charges nothing, and keeps their numbers", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  await addQuickPick(page, "monday_lotto", 4);
  await addQuickPick(page, "saturday_lotto", 4);
  const { cartItems } = await call<{ cartItems: { games: { Numbers: number[] }[] }[] }>(page, "cart.get");
  const games = cartItems.at(-1)?.games ?? [];
  expect(games).toHaveLength(4);
  await openCart(page);
  await page.getByLabel(METHOD_NAMES.td).check();
  const payment = page.getByRole("region", { name: "Payment" });

  await shop.draw("monday_lotto");
  // The button is at the lower edge of the screen, and the tickets are below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const settled = (await layoutShifts(page)).length;
  await setLatency(page, 400);
  // Without the scrolling of a click by Playwright.
  await payButton(page).dispatchEvent("click");
  await expect(page.getByText("Removed from your cart: 4 x Monday Lotto games")).toBeVisible();
  await expect(page.getByText("Draw closed", { exact: true })).toBeVisible();
  const addSame = page.getByRole("button", { name: "Add for the next draw" });
  await expect(addSame).toBeVisible();
  await expect(page.getByText("1 item was removed from your cart.")).toBeVisible();
  await expect(payment).toContainText("1 ticket");
  // Only the price, which has fewer digits, begins elsewhere.
  const moved = (await layoutShifts(page)).slice(settled);
  expect(Math.max(0, ...moved.map(({ value }) => value)), JSON.stringify(moved)).toBeLessThan(0.005);
  await setLatency(page, 0);

  await page.getByText("Draw closed", { exact: true }).click();
  await expect(page.getByText("This draw has closed. You were not charged for it.")).toBeVisible();
  await addSame.click();
  await expect(page.locator(":focus"), "in the place of the button").toHaveText(
    /Added for the draw on \w+ \d+ \w+ \d+4 x Monday Lotto games, \$2\.70$/,
  );
  await expect(page.locator("#payment-problem"), "everything in the cart can be paid").toBeHidden();
  await page.getByRole("button", { name: "Remove 4 x Monday Lotto games" }).click();

  await shop.draw("saturday_lotto");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await payButton(page).click();
  const notice = page.getByText("Removed from your cart: 4 x Saturday Lotto games");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.locator(":focus")).toContainText("Removed from your cart");
  const header = await page.getByRole("banner").boundingBox();
  expect((await notice.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(await holdings(page)).toEqual({ dollars: 0, tickets: 0 });

  await page.getByRole("link", { name: "Choose other numbers" }).last().click();
  for (const [index, { Numbers }] of games.entries())
    await expect(page.getByRole("button", { name: `Game ${index + 1}, Numbers ${Numbers.join(" ")}` })).toBeVisible();
});
