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
    expect(ticket.has("heading", `6 games of ${name}`)).toBe(true);
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

it("shows no notice if the region changes nothing in the cart", async () => {
  const visitor = shop.visit();
  await addQuickPick(visitor, "powerball", 4);
  const done = await visitor.submit(await visitor.goto("/shell/region"), "Use this region", { Victoria: true });
  expect([visitor.cookies.get("dc_sub_variant"), done.text.includes(NOTICE)]).toEqual(["VIC", false]);
});
