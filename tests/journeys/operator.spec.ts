// What whoever runs the demo changes is what the next visitor sees, however long the shop would have kept the old.
import { expect, test } from "./journey.ts";
import { register } from "./shopper.ts";

test("a change shows on the next page, and is gone when it is restored", async ({ page, shop: { levers } }) => {
  await page.goto("/about");
  await expect(page).toHaveTitle(/Drawcard$/);
  await expect(page.getByRole("link", { name: "Responsible gambling" })).toBeVisible();

  await levers.change("getCmsSiteConfig", { site_name: "Corner" });
  await levers.capability("responsible_gambling", "off");
  await page.goto("/about");
  await expect(page).toHaveTitle(/Corner$/);
  await expect(page.getByRole("link", { name: "Responsible gambling" })).toBeHidden();

  await levers.restore();
  await page.goto("/about");
  await expect(page).toHaveTitle(/Drawcard$/);
  await expect(page.getByRole("link", { name: "Responsible gambling" })).toBeVisible();
});

test("navigation that is no JSON or full of traps leaves a shop that sells", async ({ page, shop: { levers } }) => {
  await levers.serveText("getConfigNavigation", "{not json");
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeVisible();

  const trap = { key: "trap", label: "Trap", route_type: "external", href: "javascript:alert(1)" };
  const label = "<img src=x onerror=alert(1)>".repeat(200);
  const primary = [trap, { key: "fine", label, route_type: "internal", route_name: "about" }];
  await levers.serve("getConfigNavigation", { primary, drawer: null, footer: [{ key: 1 }] });
  await page.goto("/");
  await expect(page.locator("a[href^='javascript:'], img[src='x']")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cart" })).toBeVisible();
});

test("a card is under the bell of the customer it is for", async ({ page, shop: { levers } }) => {
  const email = await register(page);
  const id = await levers.card({ email, title: "Just for you", message: "A word.", link: "/lotto-results" });
  const answer = await page.request.get("/trpc/notifications.list");
  const { cards } = ((await answer.json()) as { result: { data: { cards: { id: string }[] } } }).result.data;
  expect(cards.map((card) => card.id)).toContain(id);
});

test("settings without a price list are a fault of the shop, not an empty one", async ({ page, shop }) => {
  await shop.levers.serve("getConfig", {});

  expect((await page.request.get("/lotto-tickets")).status()).toBe(500);
  expect((await page.request.get("/about")).status()).toBe(200);
});
