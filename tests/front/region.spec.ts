// The region of a visitor (shell §3, §4).
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one, textOf } from "./html.ts";
import { addQuickPick, customerWithMoney } from "./people.ts";

const shop = frontShopOfFile();
const NOTICE =
  "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.";

it("Shell 23: ?sv= on any page stores the region in a cookie for one year", async () => {
  const visitor = shop.visit();
  for (const [path, region] of [
    ["/?sv=VIC", "VIC"],
    ["/powerball?sv=qld", "QLD"],
    ["/lotto-results?sv=SA", "SA"],
  ] as const) {
    await visitor.goto(path);
    expect([path, visitor.cookies.get("dc_sub_variant")]).toEqual([path, region]);
    const [line = ""] = [(await shop.ask(path)).headers["set-cookie"] ?? []].flat();
    expect(line).toContain("Max-Age=31536000");
  }
  for (const region of ["GB", "LW", "NSWL", "nowhere"]) {
    await visitor.goto(`/?sv=${region}`);
    expect([region, visitor.cookies.get("dc_sub_variant")]).toEqual([region, "SA"]);
  }
});

it("the chooser offers the selectable regions only", async () => {
  const { main } = await shop.visit().goto("/shell/region");
  expect(all(main, "radio").map((radio) => radio.getAttribute("value"))).toEqual(
    "ACT NSW NT QLD SA TAS VIC WA OTHER".split(" "),
  );
});

it("without sub_variant there is no region chooser", async () => {
  await shop.controls.capability("sub_variant", "off");
  const visitor = shop.visit();
  for (const path of ["/", "/shell/menu"]) {
    const names = namesOf((await visitor.goto(path)).body, "link");
    expect([path, names.filter((name) => /^(Choose your r|R)egion$/.test(name))]).toEqual([path, []]);
  }
  expect((await visitor.goto("/shell/region")).status).toBe(404);
});

it("results and tickets use the region's names", async () => {
  const customer = await customerWithMoney(shop, 30);
  await addQuickPick(customer, "saturday_lotto", 6);
  const cart = await customer.goto("/cart?sv=NSW");
  const receipt = await customer.submit(cart, /^Pay \$/);
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);

  for (const [region, name] of [
    ["VIC", "TattsLotto"],
    ["QLD", "Gold Lotto"],
    ["NSW", "Saturday Lotto"],
  ] as const) {
    expect(textOf((await customer.goto(`/lotto-results?sv=${region}`)).main)).toContain(name);
    const tickets = await customer.goto("/my-account/upcoming-tickets");
    const ticket = await customer.follow(tickets, name, tickets.main);
    expect(ticket.has("heading", `6 x ${name} games`)).toBe(true);
  }
});

it("the chooser is a plain form, and explains what changed in the cart", async () => {
  const visitor = shop.visit();
  await addQuickPick(visitor, "saturday_lotto", 6);
  const page = await visitor.goto("/shell/region");
  const done = await visitor.submit(page, "Use this region", { "South Australia": true });
  expect(textOf(one(done.body, "alert"))).toContain(NOTICE);
  expect(visitor.cookies.get("dc_sub_variant")).toBe("SA");
  expect((await visitor.follow(done, "Continue")).url).toBe("/");
});

it("names what the region removes from the cart", async () => {
  const visitor = shop.visit();
  await visitor.goto("/?sv=VIC");
  await visitor.submit(await visitor.goto("/super_66"), /^Add/);
  const done = await visitor.submit(await visitor.goto("/shell/region"), "Use this region", {
    "New South Wales": true,
  });
  expect(done.text).toMatch(/Removed from your cart\.? Not sold in your region: \d+ x Super 66 games\./);
  expect((await visitor.goto("/cart")).text).toContain("Removed from your cart: ");
});

it("says what a region in the URL changes in the cart, on a shared page too (shop §8)", async () => {
  const visitor = shop.visit();
  await visitor.goto("/?sv=VIC");
  await addQuickPick(visitor, "saturday_lotto", 6);
  await visitor.submit(await visitor.goto("/super_66"), /^Add/);
  const opened = await visitor.goto("/powerball?sv=SA");
  expect(opened.text).toContain(NOTICE);
  expect(opened.body.querySelector("[data-cart-updated]")).not.toBeNull();
  // Once: the cart is in that region now.
  for (const path of ["/powerball?sv=SA", "/powerball"]) expect((await visitor.goto(path)).text).not.toContain(NOTICE);
  const left = await visitor.goto("/about?sv=NSW");
  expect(left.body.querySelector("[data-cart-updated]")?.getAttribute("data-cart-updated")).toMatch(/x Super 66 games/);
  // Without a cart there is nothing to say.
  expect((await shop.visit().goto("/powerball?sv=SA")).body.querySelector("[data-cart-updated]")).toBeNull();
});

it("shows no notice if the region changes nothing in the cart", async () => {
  const visitor = shop.visit();
  await addQuickPick(visitor, "powerball", 4);
  const done = await visitor.submit(await visitor.goto("/shell/region"), "Use this region", { Victoria: true });
  expect([visitor.cookies.get("dc_sub_variant"), done.text.includes(NOTICE)]).toEqual(["VIC", false]);
});

it("a payment from a tab of another region buys nothing that isn't sold there, and the cart shows why", async () => {
  const customer = await customerWithMoney(shop, 30);
  await addQuickPick(customer);
  const board = Object.fromEntries([7, 12, 30, 45].map((number) => [`${number}`, true]));
  await customer.submit(await customer.goto("/lotto_strike"), /^Add/, { Monday: true, Saturday: false, ...board });
  const tab = await customer.goto("/cart");
  await customer.goto("/lotto-results?sv=VIC");

  const refused = await customer.submit(tab, "Pay $3.70 from your wallet");
  expect(refused.url).toBe("/cart");
  for (const text of [
    "Nothing was charged",
    "Your cart has changed: it now costs $2.70. Check it and try again.",
    "Removed from your cart: 1 x Lotto Strike games",
    "1 item was removed from your cart.",
    "Lotto Strike isn't sold in VIC.",
  ])
    expect(refused.text).toContain(text);
  const receipt = await customer.submit(refused, "Pay $2.70 from your wallet");
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(textOf(receipt.main)).not.toContain("Lotto Strike");
});

it("a ticket from a play page of another region is refused with its reason, or added under its name there", async () => {
  const visitor = shop.visit();
  const [strike, powerhit] = [await visitor.goto("/lotto_strike"), await visitor.goto("/powerball/powerhit")];
  await visitor.goto("/lotto-results?sv=WA");
  const board = (numbers: number[]) => Object.fromEntries(numbers.map((number) => [`${number}`, true]));

  const refused = await visitor.submit(strike, /^Add/, { Monday: true, ...board([7, 12, 30, 45]) });
  expect(refused.text).toContain("Lotto Strike isn't sold");
  const cart = await visitor.submit(powerhit, /^Add/, board([3, 8, 14, 20, 22, 27, 33]));
  expect([cart.url, cart.has("button", "Remove 1 x Powerball PowerPik games")]).toEqual(["/cart", true]);
  expect(cart.text).toContain("$31.00");
});
