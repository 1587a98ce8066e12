// The pre-cart drawer, and the suggestions beside the cart.
import { describe, expect, it } from "vitest";
import { PATIENT } from "#tests/patience.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerOf } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const DRAWER = "/shell/pre-cart";

/** Adds a ticket with a plain form, from a browser that keeps cookies. */
async function add(visitor: Visitor, lottery = "monday_lotto") {
  visitor.cookies.set("earlier", "visit");
  const fields = { "item.gameOffer": "standard", "item.numGames": "4", idempotencyKey: crypto.randomUUID() };
  return visitor.post(`/${lottery}`, fields);
}

describe("the pre-cart drawer", () => {
  it("opens after an add, with its capability only (Cart 18)", async () => {
    const visitor = shop.visit();
    expect((await add(visitor)).url).toBe("/cart");
    expect((await visitor.goto(DRAWER)).status).toBe(404);
    expect((await visitor.goto("/monday_lotto")).html).not.toContain("opensPreCart");

    await shop.controls.capability("pre-cart-drawer", "on");
    const drawer = await add(visitor, "powerball");
    expect([drawer.url, drawer.status]).toEqual([DRAWER, 200]);
    expect(drawer.text).toContain("4 x Powerball games");
    expect(one(drawer.main, "link", /^Go to cart · \$/).getAttribute("href")).toBe("/cart");
    expect((await visitor.goto("/monday_lotto")).html).toContain("opensPreCart");
  });

  it("suggests offers that are not in the cart, and adds one with one press", async () => {
    await shop.controls.capability("pre-cart-drawer", "on");
    const visitor = shop.visit();
    const drawer = await add(visitor, "powerball");
    expect(all(drawer.main, "heading").map((element) => textOf(element))).toContain("A ticket for a good cause");
    const rows = all(drawer.main, "button", /^Quick-pick/).map((element) => textOf(element));
    expect(rows.some((name) => name.includes("Saturday Lotto"))).toBe(true);
    expect(rows.some((name) => name.includes("Powerball"))).toBe(false);

    const next = await visitor.submit(drawer, /^Quick-pick .*Saturday Lotto/);
    expect([next.url, /\d x Saturday Lotto games/.test(next.text)]).toEqual([DRAWER, true]);
  });

  it("lists earlier orders with their capability, and adds one for the next draw", async () => {
    await shop.controls.capability("pre-cart-drawer", "on");
    const customer = await customerOf(shop);
    await add(customer, "oz_lotto");
    const system = { productType: "lottery_ticket", lotteryKey: "saturday_lotto", gameType: "reduced_system" };
    const books = { productType: "raffle_ticket", lotteryKey: "charity_raffle", raffleOffer: "book_5", books: 3 };
    for (const item of [{ ...system, gameOffer: "system_8", numGames: 1, numDraws: 1 }, books])
      await customer.call("cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
    await buyCart(customer);
    expect((await add(customer)).text).not.toContain("You played before");

    await shop.controls.capability("pre_cart_recommended_draws", "on");
    const drawer = await customer.goto(DRAWER);
    expect(drawer.text).toContain("You played before");
    expect(drawer.text).toMatch(/System 8 · 28 games · draw \d+/);
    expect(drawer.text).toMatch(/3 books of 5 tickets · draw \d+/);
    const again = await customer.submit(drawer, /^Add again .*Oz Lotto/);
    expect([again.url, again.text.includes("4 x Oz Lotto games")]).toEqual([DRAWER, true]);
    expect(again.text).not.toMatch(/game · draw \d+.*Oz Lotto/);
  });

  it("says that the cart is empty", async () => {
    await shop.controls.capability("pre-cart-drawer", "on");
    const drawer = await shop.visit().goto(DRAWER);
    expect(drawer.has("heading", "Your cart is empty")).toBe(true);
    expect(all(drawer.main, "link", /^Go to cart/)).toEqual([]);
  });

  it.each([
    ["slow", () => shop.fault("getPlacements", "slow")],
    ["down", () => shop.fault("getPlacements", "down")],
    ["HTML", () => shop.controls.serveText("getPlacements", "<h1>Welcome to nginx")],
    [
      "nonsense",
      () => shop.controls.serve("getPlacements", { placements: [{ key: "pre_cart_item", items: [7, null] }] }),
    ],
  ])("opens without suggestions when placements are %s", async (_, prepare) => {
    await shop.controls.capability("pre-cart-drawer", "on");
    await prepare();
    const startedAt = Date.now();
    const drawer = await add(shop.visit());
    expect([drawer.url, drawer.status]).toEqual([DRAWER, 200]);
    expect(drawer.text).toContain("4 x Monday Lotto games");
    expect(all(drawer.main, "button", /^Quick-pick/)).toEqual([]);
    // Suggestions take a second at most.
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });
});

describe("the cart", () => {
  const more = ({ main }: { main: Parameters<typeof all>[0] }) => all(main, "link", "More to play");

  it("links to suggestions, those of an empty cart or of one with tickets", async () => {
    const visitor = shop.visit();
    const empty = await visitor.follow(await visitor.goto("/cart"), "More to play");
    expect(all(empty.main, "heading").map((element) => textOf(element))).toEqual(
      expect.arrayContaining(["Start with one of these", "Quick-picks", "Or start with this one"]),
    );
    await addQuickPick(visitor, "powerball", 4);
    const filled = await visitor.goto("/shell/suggestions");
    const rows = all(filled.main, "button", /^Quick-pick/).map((element) => textOf(element));
    expect(rows).toHaveLength(2);
    expect(rows.join()).not.toContain("Powerball");
  });

  it("has none without the capability", async () => {
    await shop.controls.capability("placements", "off");
    const visitor = shop.visit();
    expect(more(await visitor.goto("/cart"))).toEqual([]);
    expect((await visitor.goto("/shell/suggestions")).status).toBe(404);
  });

  it("primes the placements and reads none of them itself", async () => {
    const calls = async (operation: string) => {
      const { text } = await shop.ask("/metrics");
      const counts = text.matchAll(
        new RegExp(`shop_upstream_duration_seconds_count{[^}]*"${operation}"[^}]*} (\\d+)`, "g"),
      );
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const visitor = shop.visit();
    await addQuickPick(visitor);
    const [primed, read] = [await calls("primePlacementCart"), await calls("getPlacements")];
    await visitor.goto("/cart");
    // The redirect after the add may have primed them too, after the count.
    await expect.poll(() => calls("primePlacementCart"), PATIENT).toBeGreaterThan(primed);
    expect(await calls("getPlacements")).toBe(read);
  });

  it.each<[string, (operation: "primePlacementCart" | "getPlacements") => Promise<void>]>([
    ["slow", (operation) => shop.fault(operation, "slow")],
    ["down", (operation) => shop.fault(operation, "down")],
    ["HTML", (operation) => shop.controls.serveText(operation, "<h1>Welcome to nginx")],
  ])("does not wait for placements that are %s, empty or with tickets", async (_, fail) => {
    const visitor = shop.visit();
    await visitor.goto("/cart");
    await fail("primePlacementCart");
    await fail("getPlacements");
    for (const name of ["Your cart is empty", "Monday Lotto"]) {
      const startedAt = Date.now();
      const cart = await visitor.goto("/cart");
      expect([cart.status, cart.text.includes(name), more(cart).length]).toEqual([200, true, 1]);
      const suggestions = await visitor.goto("/shell/suggestions");
      expect([suggestions.status, suggestions.has("link", "See what's on sale")]).toEqual([200, true]);
      // Suggestions take a second at most.
      expect(Date.now() - startedAt).toBeLessThan(10_000);
      await addQuickPick(visitor);
    }
  });
});
