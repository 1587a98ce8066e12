// Balls have the colour of their lottery wherever they stand: the class `brand-…` above them carries it, in both themes.
import { beforeAll, describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import type { HTMLElement } from "./html.ts";
import { addQuickPick, buyCart, customerWithMoney, signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const BRAND = /(?:^| )brand-([a-z0-9_-]+)(?: |$)/;

/** Returns the lottery whose colour an element has, or null. */
function brandOf(element: HTMLElement | null): string | null {
  if (!element) return null;
  const [, key] = BRAND.exec(element.getAttribute("class") ?? "") ?? [];
  return key ?? brandOf(element.parentNode as HTMLElement | null);
}

/** Returns the lotteries whose colours the balls of a page have; "none" for a ball without one. */
async function brandsOn(visitor: Visitor, path: string) {
  const { body, status } = await visitor.goto(path);
  const balls = body.querySelectorAll(".ball");
  return { status, brands: [...new Set(balls.map((ball) => brandOf(ball) ?? "none"))].sort() };
}

let vera: Visitor;
let buyer: Visitor;
let receipt = "";
beforeAll(async () => {
  vera = shop.visit();
  await signIn(vera, "vera");
  buyer = await customerWithMoney(shop, 50);
  await addQuickPick(buyer, "monday_lotto");
  await addQuickPick(buyer, "powerball");
  receipt = await buyCart(buyer);
  await addQuickPick(buyer, "oz_lotto");
});

describe("the balls", () => {
  it.each(["monday_lotto", "saturday_lotto", "powerball", "set_for_life2020", "lotto_strike", "super_66"])(
    "of %s have its colour on its own pages",
    async (key) => {
      const visitor = shop.visit();
      const { html } = await visitor.goto(`/${key}/results`);
      const draw = /\/results\/draw\/\d+/.exec(html)?.[0] ?? "";
      for (const path of [`/${key}/results`, `/${key}${draw}`, `/${key}/winners`, `/${key}/statistics`, `/${key}`]) {
        const { brands, status } = await brandsOn(visitor, path);
        expect([path, status, brands.filter((brand) => brand !== key)]).toEqual([path, 200, []]);
      }
      expect((await brandsOn(visitor, `/${key}/results`)).brands).toEqual([key]);
    },
  );

  it("have one on every page that shows several lotteries", async () => {
    const visitor = shop.visit();
    for (const path of ["/", "/lotto-results", "/lotto-results/lotteries", "/lotto-tickets", "/buy"]) {
      expect([path, (await brandsOn(visitor, path)).brands]).toEqual([path, expect.not.arrayContaining(["none"])]);
    }
    expect((await brandsOn(visitor, "/lotto-results")).brands.length).toBeGreaterThan(5);
  });

  it("of shares have that of their syndicate where they are sold, and before and after the draw", async () => {
    const key = "saturday_syndicate";
    const customer = await customerWithMoney(shop, 50);
    expect((await brandsOn(customer, `/${key}`)).brands).toEqual([key]);
    expect((await brandsOn(customer, "/powerball/syndicates")).brands).toEqual(["powerball_syndicate"]);
    const page = await customer.goto(`/${key}`);
    await customer.submit(page, /^Add/, {}, page.main);
    await buyCart(customer);
    const [, id] =
      /\/upcoming-tickets\/ticket\/(\w+)/.exec((await customer.goto("/my-account/upcoming-tickets")).html) ?? [];
    const share = `/my-account/syndicate-tickets/share/${id}`;
    expect(await brandsOn(customer, share)).toEqual({ status: 200, brands: [key] });
    await shop.draw("saturday_lotto");
    expect(await brandsOn(customer, share)).toEqual({ status: 200, brands: [key] });
  });

  it("have it in the cart, on the receipt and on tickets", async () => {
    expect((await brandsOn(buyer, "/cart")).brands).toEqual(["oz_lotto"]);
    const bought = ["monday_lotto", "powerball"];
    expect((await brandsOn(buyer, `/receipt/${receipt}`)).brands).toEqual(bought);
    const list = await buyer.goto("/my-account/upcoming-tickets");
    expect(list.html).toContain("/my-account/upcoming-tickets/ticket/");
    for (const [path] of list.html.matchAll(/\/my-account\/upcoming-tickets\/ticket\/\w+/g)) {
      expect(bought).toEqual(expect.arrayContaining((await brandsOn(buyer, path)).brands));
    }
    const past = await vera.goto("/my-account/past-tickets");
    expect((await brandsOn(vera, "/my-account/past-tickets")).brands).not.toContain("none");
    for (const [path] of past.html.matchAll(/\/my-account\/past-tickets\/ticket\/\w+/g)) {
      expect([path, (await brandsOn(vera, path)).brands]).toEqual([path, expect.not.arrayContaining(["none"])]);
    }
  });
});
