// Playing the tickets of an earlier purchase again.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerOf } from "./people.ts";

const shop = frontShopOfFile();

it("shows the tickets of a checkout at today's price, and adds them only on request", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "monday_lotto", 4);
  await addQuickPick(customer, "powerball", 4);
  const checkoutId = await buyCart(customer);

  const page = await customer.goto(`/cart/replay/${checkoutId}`);
  expect(textOf(page.main)).toContain("Monday Lotto");
  expect(textOf(page.main)).toContain("$2.70");
  expect((await customer.goto("/cart")).text).toContain("Your cart is empty");

  const button = /^Add to cart · \$8\.90$/;
  const cart = await customer.submit(page, button);
  expect(cart.url).toBe("/cart");
  expect(cart.main.querySelectorAll(".ticket--cart")).toHaveLength(2);
  // The same form again, after Back.
  expect((await customer.submit(page, button)).main.querySelectorAll(".ticket--cart")).toHaveLength(2);
});

it("adds the numbers of a past ticket from its page", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "wednesday_lotto", 4);
  const receipt = await customer.goto(`/receipt/${await buyCart(customer)}`);
  const numbers = [...receipt.main.querySelectorAll(".ball")].map((ball) => textOf(ball));
  await shop.draw("wednesday_lotto");
  const past = await customer.goto("/my-account/past-tickets");
  const ticket = await customer.follow(past, "Wednesday Lotto", past.main);
  const replay = await customer.follow(ticket, "Play again");
  const cart = await customer.submit(replay, /^Add to cart/);
  expect([...cart.main.querySelectorAll(".ball")].map((ball) => textOf(ball))).toEqual(numbers);
});

it("adds many draws, books, numbered tickets and shares again", async () => {
  const customer = await customerOf(shop);
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const common = { productType: "lottery_ticket", quickpick: true, gameType: "standard", gameOffer: "standard" };
  const books = { productType: "raffle_ticket", books: 2 };
  const share = { productType: "syndicate_share", lotteryKey: "saturday_syndicate", numShares: 1 };
  const items = [
    { ...common, lotteryKey: "monday_lotto", numGames: 4, numDraws: 20 },
    { ...common, lotteryKey: "set_for_life2020", numGames: 1, numDraws: 7, numWeeks: 2, days },
    { ...books, lotteryKey: "camper_raffle", raffleOffer: "book_5", causeKey: "creek_menders" },
    { ...books, lotteryKey: "super_jackpot_lottery", raffleOffer: "sequential" },
    { ...share, syndicateKey: "syn_0000000000000001" },
  ];
  for (const item of items) await customer.call("cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
  const page = await customer.goto(`/cart/replay/${await buyCart(customer)}`);
  expect(page.text).not.toContain("Not on sale");
  const cart = await customer.submit(page, /^Add to cart/);
  expect(cart.main.querySelectorAll(".ticket--cart")).toHaveLength(items.length);
  expect(cart.text).toMatch(/20 draws.*14 draws.*2 books of 5 tickets.*Supports Creek Menders.*2 tickets/s);

  await shop.draw("super_jackpot_lottery");
  const past = await customer.goto("/my-account/past-tickets");
  const ticket = await customer.follow(past, "Super Jackpot", past.main);
  expect(ticket.has("link", "Play again")).toBe(true);
});

it("offers the newest ticket again on the home page, whichever draw closes first", async () => {
  const customer = await customerOf(shop);
  for (const [lottery, name] of [
    ["monday_lotto", "Monday Lotto"],
    ["powerball", "Powerball"],
    ["monday_lotto", "Monday Lotto"],
  ] as const) {
    await addQuickPick(customer, lottery, 4);
    await buyCart(customer);
    const last = one((await customer.goto("/")).main, "region", "Play your last ticket again");
    expect(textOf(last)).toContain(`again ${name}, 4 games`);
  }
});

it("says why a ticket is no longer sold", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "monday_lotto", 4);
  const checkoutId = await buyCart(customer);
  await shop.controls.change("listProductOffers", { offers: [] });
  const gone = await customer.goto(`/cart/replay/${checkoutId}`);
  expect(gone.text).toMatch(/Monday Lotto is no longer sold\..*Not on sale/s);
  expect(gone.text).toContain("None of these tickets can be bought right now.");
  expect(gone.has("button", /^Add to cart/)).toBe(false);
});

it("requires a login, and shows nobody another customer's tickets (Checkout 12)", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "monday_lotto", 4);
  const path = `/cart/replay/${await buyCart(customer)}`;
  expect((await shop.visit().goto(path)).url).toBe(`/login?next=${encodeURIComponent(path)}`);
  expect((await (await customerOf(shop)).goto(path)).status).toBe(404);
  expect((await customer.goto("/cart/replay/nothing")).status).toBe(404);
});

it("keeps the page and says why if the cart refuses", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "monday_lotto", 4);
  const page = await customer.goto(`/cart/replay/${await buyCart(customer)}`);
  await shop.fault("buildCart", "down");
  const refused = await customer.submit(page, /^Add to cart/);
  expect(one(refused.main, "alert").textContent).not.toBe("");
  await shop.fault("buildCart", "off");
  const cart = await customer.submit(refused, /^Add to cart/);
  expect(cart.main.querySelectorAll(".ticket--cart")).toHaveLength(1);
});
