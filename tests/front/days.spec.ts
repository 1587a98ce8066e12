// Games whose customers choose days or weeks, and a game that the shop picks, with plain forms.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import { buyCart, customerOf } from "./people.ts";

const shop = frontShopOfFile();
const chosen = (numbers: readonly number[]) => Object.fromEntries(numbers.map((number) => [`${number}`, true]));

describe("Set for Life", () => {
  it("is sold for seven draws a week, for up to ten weeks", async () => {
    const visitor = await customerOf(shop);
    const page = await visitor.goto("/set_for_life2020");
    expect(
      field(page.main, "Weeks")
        .querySelectorAll("option")
        .map((option) => textOf(option)),
    ).toEqual(expect.arrayContaining(["1 week", "10 weeks", "Autoplay"]));
    expect(textOf(one(page.main, "button", /^Add/))).toBe("Add 2 games · $11.20");

    const cart = await visitor.submit(page, /^Add/, { Weeks: "2", Games: "1" });
    expect(cart.url).toBe("/cart");
    expect(cart.text).toContain("14 draws");
    expect(cart.text).toContain("$11.20");
    const receipt = await visitor.goto(`/receipt/${await buyCart(visitor)}`);
    expect(receipt.text).toContain("14 draws");
  });
});

describe("Lotto Strike", () => {
  it("is sold for the chosen days, its numbers in the order of the board", async () => {
    const visitor = await customerOf(shop);
    const page = await visitor.goto("/lotto_strike");
    // The day of the first draw is chosen.
    const day = all(page.main, "checkbox", /day$/).filter((box) => box.hasAttribute("checked"));
    const [first] = field(page.main, "First draw").querySelectorAll("option");
    expect(day.map((box) => box.getAttribute("value")?.slice(0, 3))).toEqual([first?.text.slice(0, 3)]);
    expect(entryOf(field(page.main, "Monday"))).toBe("Monday");
    const cart = await visitor.submit(page, /^Add/, { Monday: true, Saturday: true, ...chosen([7, 12, 30, 45]) });
    expect(cart.url).toBe("/cart");
    expect(cart.text).toContain("2 draws");
    expect(cart.text).toContain("$2.00");
    expect(textOf(one(cart.main, "list", "Game 1 of Lotto Strike"))).toContain("7 12 30 45");
  });

  it("is 24 games a board when boxed", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/lotto_strike/boxed");
    expect(textOf(one(page.main, "region", "Price and odds"))).toContain("$24.00");
    const cart = await visitor.submit(page, /^Add/, chosen([7, 12, 30, 45]));
    expect(cart.text).toContain("Boxed");
    expect(cart.text).toContain("$24.00");
  });

  it("is refused without a day, with the numbers still chosen (Offers 5)", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/lotto_strike");
    const refused = await visitor.submit(page, /^Add/, { Saturday: false, ...chosen([7, 12, 30, 45]) });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Choose at least one draw day.");
    expect(field(refused.main, "45").hasAttribute("checked")).toBe(true);
  });
});

describe("Super 66", () => {
  it("is picked by the shop, where it is licensed", async () => {
    const visitor = shop.visit();
    visitor.cookies.set("dc_sub_variant", "VIC");
    const page = await visitor.goto("/super_66");
    expect(page.text).toContain("We pick the numbers of Super 66.");
    expect(page.main.querySelectorAll("input[type=checkbox]")).toHaveLength(0);
    const cart = await visitor.submit(page, /^Add/, { Games: "3" });
    expect(cart.text).toContain("$3.30");
    expect(all(one(cart.main, "list", "Game 3 of Super 66"), "listitem")).toHaveLength(6);
  });

  it("is not sold in New South Wales", async () => {
    const { text } = await shop.visit().goto("/super_66");
    expect(text).toContain("Super 66 isn't sold in your region");
    expect(text).toMatch(/It is sold in .*Queensland, .*Victoria and Western Australia\./);
  });
});
