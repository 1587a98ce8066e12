// Syndicates without a script: the lists, the page that sells shares, the cart, the receipt, the ticket and the prize.

import { describe, expect, it } from "vitest";
import { SHARES_LABEL } from "#site/lib/shares.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { namesOf, one, textOf } from "./html.ts";
import { customerWithMoney } from "./people.ts";

const shop = frontShopOfFile();

describe("the list of syndicates", () => {
  it("names the lotteries, the tickets, the price of a share and the shares left", async () => {
    const { main, status } = await shop.visit().goto("/syndicates");
    expect(status).toBe(200);
    expect(namesOf(main, "heading")).toEqual(expect.arrayContaining(["Syndicates", "Saturday Lotto", "Powerball"]));
    expect(textOf(main)).toMatch(/Saturday System 8\s*28 games, \$1\.33 a share\s*20 of 20 shares left/);
    expect(textOf(main)).toMatch(/Powerball Ten Pack\s*10 games, \$1\.55 a share\s*10 of 10 shares left/);
  });

  it("says why where syndicates are not licensed", async () => {
    const visitor = shop.visit();
    visitor.cookies.set("dc_sub_variant", "WA");
    const { text } = await visitor.goto("/syndicates");
    expect(text).toContain("We can't sell syndicates in your region");
    expect(text).not.toContain("Saturday System 8");
    expect((await visitor.goto("/saturday_syndicate")).text).toContain("Saturday Syndicate isn't sold in your region");
    const lottery = await visitor.goto("/saturday_lotto/syndicates");
    expect([lottery.status, lottery.text.includes("Saturday Syndicate isn't sold in your region")]).toEqual([
      200,
      true,
    ]);
  });
});

describe("the page of syndicates", () => {
  it.each(["/saturday_syndicate", "/saturday_lotto/syndicates"])(
    "%s shows numbers, shares left and what a share gets, without a script",
    async (path) => {
      const { html, main, status, text } = await shop.visit().goto(path);
      expect(status).toBe(200);
      expect(html).not.toContain("astro-island");
      const card = one(main, "region", "Saturday System 8");
      expect(textOf(card)).toMatch(/System 8, 28 games.*\$1\.33.*20 of 20/s);
      expect(textOf(card)).toMatch(/Division 1\s*1 in 290,895\s*Any prize\s*1 in \d+\s/);
      expect(card.querySelectorAll(".ball").length).toBeGreaterThanOrEqual(8);
      expect(namesOf(card, "button")).toContain("Add 1 share · $1.33: Saturday System 8");
      expect(
        one(card, "table", "What one share of Saturday System 8 gets").querySelectorAll("tr").length,
      ).toBeGreaterThan(4);
      expect(textOf(card)).toContain("Whatever this ticket wins is divided by 20 shares.");
      expect(text.split("You pay for the first draw now.").length, "said once, not on each card").toBe(2);
    },
  );

  it("is 404 for a lottery without syndicates, and leads from a syndicate to its offer", async () => {
    expect((await shop.ask("/oz_lotto/syndicates")).status).toBe(404);
    const { headers, status } = await shop.ask("/saturday_syndicate/syndicates");
    expect([status, headers["location"]]).toEqual([302, "/saturday_syndicate"]);
  });

  it("keeps the number of shares when it is refused", async () => {
    const form = { "item.syndicateKey": "syn_0000000000000001", "item.numShares": "21" };
    const again = await shop.visit().post("/saturday_syndicate", form);
    expect(again.status).toBe(409);
    expect(again.text).toContain("Only 20 shares are left. Choose fewer.");
  });

  it.each(["/syndicates", "/"])("is linked from %s", async (path) => {
    const visitor = shop.visit();
    const page = await visitor.follow(await visitor.goto(path), /^Buy shares Saturday Syndicate/);
    expect(page.url).toBe("/saturday_syndicate");
  });

  it("is linked from the play page of its lottery", async () => {
    const visitor = shop.visit();
    const page = await visitor.follow(
      await visitor.goto("/powerball"),
      "Syndicates",
      (await visitor.goto("/powerball")).main,
    );
    expect(page.url).toBe("/powerball/syndicates");
    expect(namesOf((await visitor.goto("/oz_lotto")).main, "link")).not.toContain("Syndicates");
  });

  it("is linked from the list by the name of its lottery", async () => {
    const visitor = shop.visit();
    const list = await visitor.goto("/syndicates");
    const page = await visitor.follow(list, "Powerball", list.main);
    expect(page.url).toBe("/powerball/syndicates");
    expect(page.text).toContain("Powerball Ten Pack");
  });
});

it("sells shares, draws the ticket and shows what it won", async () => {
  const customer = await customerWithMoney(shop, 100);
  const page = await customer.goto("/saturday_syndicate");
  const cart = await customer.submit(page, /^Add .*: Saturday System 8$/, { [SHARES_LABEL]: "3" });
  expect(cart.url).toBe("/cart");
  expect(cart.text).toMatch(/Saturday System 8.*3 shares/s);
  expect(cart.text).toContain("$3.99");

  const [item] = (await customer.call<{ cartItems: { id: string }[] }>("cart.get")).cartItems;
  const update = { command: "update", productType: "syndicate_share", itemId: item?.id ?? "" };
  const fewer = await customer.post("/cart", { ...update, numShares: "2" });
  expect(fewer.text).toContain("$2.66");
  const removed = await customer.submit(fewer, "Remove 2 x Syndicate shares of Saturday System 8");
  const restored = await customer.submit(removed, "Undo");
  expect(restored.text).toMatch(/Saturday System 8.*2 shares/s);

  const receipt = await customer.submit(restored, "Pay $2.66 from your wallet");
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(textOf(one(receipt.main, "region", "Your ticket"))).toMatch(/Saturday System 8.*2 shares/s);
  expect((await customer.goto("/saturday_syndicate?clear_cache=1")).text).toContain("18 of 20");

  const list = await customer.goto("/my-account/upcoming-tickets");
  expect(list.text).toMatch(/Saturday System 8.*2 of 20 shares/s);
  const ticket = await customer.follow(list, "Saturday Syndicate");
  // The page asks again at these stops (site/lib/follow-draws.ts), by the shop's clock.
  expect(ticket.html).toMatch(/<html[^>]* data-clock="-?\d+"/);
  expect(ticket.text).toContain("2 x Syndicate shares of Saturday System 8");
  expect(ticket.main.querySelectorAll(".ball").length).toBeGreaterThanOrEqual(8);

  const share = await customer.follow(list, "See your share of Saturday System 8");
  expect(share.url).toBe(ticket.url.replace("upcoming-tickets/ticket", "syndicate-tickets/share"));
  expect(share.text).toMatch(/Your part\s*2 of 20 shares.*You paid\s*\$2\.66.*The ticket won\s*Not drawn yet/s);
  expect(share.main.querySelectorAll(".ball").length).toBeGreaterThanOrEqual(8);
  expect((await customer.follow(ticket, "See your share of Saturday System 8")).url).toBe(share.url);
  const other = await customerWithMoney(shop, 0);
  expect((await other.goto(share.url)).status).toBe(404);
  const visitor = await shop.ask(share.url);
  expect([visitor.status, visitor.headers["location"]]).toEqual([303, expect.stringMatching(/^\/login/)]);

  await shop.draw("saturday_lotto");
  const won = await customer.goto(share.url);
  expect(won.text).toMatch(/The ticket won\s*\$[\d,.]+\s*Your shares won\s*\$[\d,.]+/);
  expect(won.has("heading", /^Draw \d+/)).toBe(true);
  const past = await customer.goto(ticket.url.replace("upcoming", "past"));
  expect(past.text).toContain("The syndicate's ticket");
  expect(past.text).toMatch(/No prize|The ticket won \$[\d,.]+\. Your 2 shares of 20 got \$[\d,.]+\./);
  const result = await customer.follow(past, "See results and verify this draw");
  expect(result.status).toBe(200);
  const own = one(result.main, "region", "Your shares");
  expect(textOf(own)).toMatch(/Saturday System 8, 2 of 20 shares: (You won \$[\d,.]+|No prize)/);
  expect((await customer.follow(result, "Saturday System 8, 2 of 20 shares", own)).url).toBe(share.url);
  expect((await shop.visit().goto(result.url)).has("heading", "Your shares")).toBe(false);
  // An autoplay of the demo may have bought a share of the next ticket already.
  expect((await customer.goto("/saturday_syndicate")).text).toMatch(/(?:19|20) of 20/);
});
