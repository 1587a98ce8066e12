// Promotion codes with plain forms, from the cart to the receipt.
import { expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, entryOf, field, one, textOf } from "./html.ts";
import { addQuickPick, customerWithMoney } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

const REFUSED = "You can't use this code with your cart.";
const CODE = LABELS.promotion.promotionCode;
const redeem = (visitor: Visitor, page: Page, code: string) => visitor.submit(page, "Apply", { [CODE]: code });
const sums = ({ body }: Page) => textOf(one(body, "region", /^(Payment|Summary)$/));
const paid = ({ body }: Page) => textOf(one(body, "complementary", "Payment and next steps"));

it("show an error at the field, or reduce the price and appear on the receipt", async () => {
  const customer = await customerWithMoney(shop, 10);
  const cart = await addQuickPick(customer, "monday_lotto", 4);
  const refused = await redeem(customer, cart, "SAVE");
  expect([descriptionOf(field(refused.main, CODE)), entryOf(field(refused.main, CODE))]).toEqual([REFUSED, "SAVE"]);

  const redeemed = await redeem(customer, refused, "spring15");
  expect([redeemed.url, redeemed.has("heading", "SPRING15")]).toEqual(["/cart", true]);
  expect(redeemed.text).toContain("15% off");
  expect(sums(redeemed)).toMatch(/SPRING15 ?−\$0\.40/);

  const receipt = await customer.submit(redeemed, "Pay $2.30 from your wallet");
  expect(receipt.text).toContain("1 ticket bought. Good luck!");
  expect(paid(receipt)).toMatch(/SPRING15: 15% off ?−\$0\.40.*Total ?\$2\.30 ?From your wallet \$2\.30/);
});

it("can be removed from the cart, and show when they end", async () => {
  const visitor = shop.visit();
  const cart = await addQuickPick(visitor, "monday_lotto", 4);
  const redeemed = await redeem(visitor, cart, "WEEKEND");
  expect(redeemed.text).toMatch(/Ends Monday \d+ \w+ \d{4}, 12:00 am/);
  const removed = await visitor.submit(redeemed, "Remove WEEKEND");
  expect(removed.url).toBe("/cart");
  expect(sums(removed)).not.toContain("WEEKEND");
  expect(entryOf(field(removed.main, CODE))).toBe("");
});

it("are removed with a reason when the cart no longer qualifies", async () => {
  const visitor = shop.visit();
  const redeemed = await redeem(visitor, await addQuickPick(visitor, "powerball", 36), "BIG50");
  expect(redeemed.has("heading", "BIG50")).toBe(true);
  const itemId = entryOf(field(redeemed.main, "itemId"));
  await visitor.post("/cart", { command: "update", itemId, numGames: "4" });
  const fewer = await visitor.goto("/cart");
  expect(fewer.text).toContain("Removed from your cart: $5 off a cart of $50");
  expect(fewer.text).toContain("You can no longer use this code with your cart.");
  expect(fewer.has("heading", "BIG50")).toBe(false);
});

it("add credit to the wallet after the purchase", async () => {
  const customer = await customerWithMoney(shop, 10);
  const redeemed = await redeem(customer, await addQuickPick(customer, "monday_lotto", 4), "BONUS5");
  expect(redeemed.text).toContain("BONUS5 adds $5.00 to your wallet once you have paid.");
  const receipt = await customer.submit(redeemed, /^Pay \$/);
  expect(receipt.text).toContain("BONUS5: $5.00 went to your wallet.");
  expect(textOf(one((await customer.goto("/my-account")).body, "region", "Wallet"))).toContain("$12.30");
});

it("are rate limited, with the seconds to wait", async () => {
  const visitor = shop.visit();
  const cart = await addQuickPick(visitor, "monday_lotto", 4);
  const guess = () => visitor.call("promotions.add", { promotionCode: "GUESS" }).catch(() => null);
  for (let count = 0; count < 20; count += 1) await guess();
  const page = await redeem(visitor, cart, "WELCOME1");
  expect(page.status).toBe(429);
  expect(descriptionOf(field(page.main, CODE))).toBe("Too many attempts. Please wait 10 minutes and try again.");
});

it("have no field without their capability", async () => {
  const visitor = shop.visit();
  await addQuickPick(visitor, "monday_lotto", 4);
  await shop.controls.capability("vouchers", "off");
  const { main } = await visitor.goto("/cart");
  expect(field(main, "Number of games")).toBeTruthy();
  expect(() => field(main, CODE)).toThrow();
});
