// Tickets with numbers of their own without a script: page, cart, receipt, ticket and result.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";
import { customerWithMoney } from "./people.ts";

const shop = frontShopOfFile();

it("sells numbers in a row, draws the lottery and shows its prizes and how to verify them", async () => {
  const customer = await customerWithMoney(shop, 100);
  const page = await customer.goto("/super_jackpot_lottery");
  expect(page.text).toMatch(/tickets left.*Numbers: in a row/s);
  expect(page.text).toContain(
    "Odds with 1 ticket: 1 in 270,000 for the first prize, 1 in 68 for a prize of any level.",
  );
  const weekly =
    "Odds with 1 ticket if 10,000 are sold: 1 in 10,000 for the first prize, 1 in 98 for a prize of any level.";
  expect((await customer.goto("/make_a_smile_lottery")).text).toContain(weekly);
  const random = await customer.follow(page, "Get numbers at random instead");
  expect(random.url).toBe("/super_jackpot_lottery/random");
  expect(random.text).toContain("Numbers: at random");
  expect(random.html).toContain('name="item.raffleOffer" value="random"');
  expect((await customer.goto("/super_jackpot_lottery/sequential")).text).toContain("Numbers: in a row");
  const cart = await customer.submit(page, /^Add 1 ticket · /, { "Number of tickets": "3" });
  expect(cart.url).toBe("/cart");
  expect(cart.text).toMatch(/Super Jackpot 3 tickets.*\$6\.60/s);
  const receipt = await customer.submit(cart, "Pay $6.60 from your wallet");
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  const ticket = await customer.follow(await customer.goto("/my-account/upcoming-tickets"), "Super Jackpot");
  const numbers = [...ticket.text.matchAll(/\b\d{6}\b/g)].map(([number]) => Number(number));
  const [first = 0] = numbers;
  expect(ticket.text).toContain(String(first + 1).padStart(6, "0"));
  for (const number of numbers) expect(receipt.text).toContain(String(number).padStart(6, "0"));

  await shop.draw("super_jackpot_lottery");
  const past = await customer.goto(ticket.url.replace("upcoming", "past"));
  const result = await customer.follow(past, "See results and verify this draw");
  const prizes = textOf(one(result.main, "table", /^Prizes of draw/));
  expect(prizes).toMatch(/Level 1\s*\$100,000\.00\s*1\s*\d{6}/);
  expect(result.text).toMatch(
    /270,000 tickets were in this draw: \d+ sold here and [\d,]+ elsewhere\. There are 270,000 numbers\./,
  );
  expect(result.text).toMatch(/Jackpot: number \d{6} ?\$[\d,]+/);
  expect(result.text).toContain("HMAC-SHA256");
});

it("lists tickets with their numbers", async () => {
  const customer = await customerWithMoney(shop, 100);
  await customer.submit(await customer.goto("/mega_jackpot_lottery"), /^Add/, { "Number of tickets": "5" });
  await customer.submit(await customer.goto("/cart"), /^Pay /);
  const list = await customer.goto("/my-account/upcoming-tickets");
  expect(list.text).toMatch(/5 tickets\s*Numbers \d{6}, \d{6}, \d{6} and 2 more/);
});

it("asks for the cause of a weekly lottery that has several", async () => {
  const customer = await customerWithMoney(shop, 100);
  const page = await customer.goto("/make_a_smile_lottery");
  const refused = await customer.submit(page, /^Add 1 ticket · /, { "Number of tickets": "2" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Choose a cause.");
  const cart = await customer.submit(refused, /^Add 2 tickets · /, { "Number of tickets": "2", "Kettle Line": true });
  expect(cart.text).toMatch(/2 tickets.*Supports Kettle Line/s);
  expect((await customer.goto("/charity-tickets")).text).not.toContain("Super Jackpot");
});
