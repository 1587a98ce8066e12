// Tickets that are bought again, without a script: the forms that sell them, the cart, the checkout and the receipt.

import { describe, expect, it } from "vitest";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { HOW_OFTEN } from "#site/lib/recurring/recurring-choice.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { textOf } from "./html.ts";
import { addQuickPick, customerWithMoney, signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

type Item = { numDraws: number; recurringPurchase: { type: string; enabled: boolean; billingPeriod?: string } };
const itemsOf = async (visitor: Visitor) => (await visitor.call<{ cartItems: Item[] }>("cart.get")).cartItems;

describe("the forms", () => {
  it("add a lottery ticket as an autoplay with one draw (Offers 14)", async () => {
    const visitor = shop.visit();
    const play = await visitor.goto("/powerball");
    const cart = await visitor.submit(play, /^Add/, { Draws: "Autoplay" });
    expect(textOf(cart.main)).toMatch(/Autoplay: \d+ x Powerball games · Weekly/);
    expect(await itemsOf(visitor)).toMatchObject([
      { numDraws: 1, recurringPurchase: { type: "autoplay", enabled: true } },
    ]);
  });

  it("show and send what an autoplay does later where it is preselected, also after a refusal", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/powerball/subscriptions");
    expect(page.text).toContain(
      "You pay for the first draw now. With an autoplay, each later draw is charged when it opens.",
    );
    const later = {
      Play: "Jackpots 20 Million and over",
      "Numbers of later draws": "New random numbers for every draw",
    };
    const refused = await visitor.submit(page, /^Add/, { ...later, "First draw": "1" });
    expect(refused.html).toMatch(/<option value="20000000" selected/);
    await visitor.submit(page, /^Add/, later);
    expect(await itemsOf(visitor)).toMatchObject([
      { minimumJackpotAmount: 20_000_000, recurringPurchase: { type: "autoplay", enabled: true, quickpick: true } },
    ]);
  });

  it("repeat a daily game by the week, and one with chosen days on these days", async () => {
    const visitor = shop.visit();
    const weekly = await visitor.submit(await visitor.goto("/set_for_life2020"), /^Add/, { Weeks: "Autoplay" });
    expect(weekly.text).toMatch(/The next charge is \$\d+\.\d\d, after sales of the last of these draws close/);
    expect(await itemsOf(visitor)).toMatchObject([{ numDraws: 7, recurringPurchase: { frequency: "weekly" } }]);
    const strike = await visitor.goto("/lotto_strike");
    await visitor.submit(strike, /^Add/, { Weeks: "Autoplay", Wednesday: true });
    expect((await itemsOf(visitor)).at(-1)).toMatchObject({ recurringPurchase: { enabled: true } });
  });

  it("sell a raffle once, or as a subscription with a billing period, and no choice where it never recurs (Offers 13)", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/charity_raffle/subscriptions");
    expect(page.html).toMatch(/<option value="monthly" selected/);
    const cart = await visitor.submit(page, /^Add/, { [HOW_OFTEN]: "Every 3 months" });
    expect(textOf(cart.main)).toMatch(
      /Subscription: \d+ Ticket Book · Every draw · Billed every 3 months, if there is a new draw/,
    );
    expect(textOf(cart.main)).toMatch(
      /If you pay today, the next charge is \$\d+\.\d\d on \w+ \d+ \w+ \d{4}, if a new draw is open then\./,
    );
    expect((await visitor.goto("/super_jackpot_lottery")).text).not.toMatch(/Autoplay|Subscription/);
    await visitor.submit(await visitor.goto("/charity_raffle"), /^Add/);
    expect((await itemsOf(visitor)).map(({ recurringPurchase }) => recurringPurchase)).toMatchObject([
      ...[{ type: "subscription", enabled: true, billingPeriod: "quarterly" }, { enabled: false }],
    ]);
  });

  it("sell shares as an autoplay for large jackpots", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto("/saturday_syndicate");
    const cart = await visitor.submit(page, /Saturday System 8/, {
      [HOW_OFTEN]: "Jackpots 20 Million and over",
    });
    expect(textOf(cart.main)).toContain("Autoplay: 1 x Syndicate shares · Jackpots 20 Million and over");
  });

  it("never repeat less than a posted form asks for: a forged jackpot is refused", async () => {
    const fields = { "item.syndicateKey": "syn_0000000000000001", "item.numShares": "1" };
    const page = await shop.visit().post("/saturday_syndicate", {
      ...fields,
      "item.recurringPurchase.minimumJackpotAmount": "-1",
    });
    expect([page.status, page.url]).toEqual([422, "/saturday_syndicate"]);
  });
});

describe("the cart", () => {
  it("turns the autoplay of a ticket on and off, and keeps it through sign-in", async () => {
    const visitor = shop.visit();
    const cart = await addQuickPick(visitor);
    const on = await visitor.submit(cart, /^Turn on autoplay/);
    expect(textOf(on.main)).toContain("Autoplay: 4 x Monday Lotto games · Weekly");
    await visitor.call("session.login", { email: "erin@example.com", password: "Drawcard-demo-1" });
    const own = await visitor.goto("/cart");
    expect(textOf(own.main)).toContain("Autoplay: 4 x Monday Lotto games");
    expect(textOf((await visitor.submit(own, /^Turn off autoplay/)).main)).not.toContain("Autoplay: 4 x");
  });

  it("asks what pays later, and the receipt leads to what was begun (Checkout)", async () => {
    const customer = await customerWithMoney(shop, 50);
    await addQuickPick(customer);
    expect((await customer.goto("/cart")).text).not.toContain("Pay for later draws with");
    const cart = await customer.submit(await customer.goto("/cart"), /^Turn on autoplay/);
    expect(cart.text).toMatch(/Pay for later draws with.*Wallet.*we try again, and tell you by email/s);
    expect(cart.text).not.toContain("Pay for pre-orders with");
    const receipt = await customer.submit(cart, /^Pay/);
    expect(receipt.text).toMatch(/Bought again later.*Autoplay: 4 x Monday Lotto games · Weekly/s);
    const methods = await customer.call<{ selectedRecurringPurchaseMethodKey: string }>(
      "recurringPurchases.getMethods",
    );
    expect(methods.selectedRecurringPurchaseMethodKey).toBe("wallet");
    const list = await customer.follow(receipt, "See my autoplay");
    expect(textOf(list.main)).toMatch(/1 autoplay.*4 x Monday Lotto games/s);
  });

  it("asks about what an autoplay buys already: pay to keep both, or take it out", async () => {
    const visitor = shop.visit();
    await signIn(visitor, "uma");
    await addQuickPick(visitor, "powerball");
    // The draw before the next one of her autoplay.
    await addQuickPick(visitor);
    expect((await visitor.goto("/cart")).text).not.toContain("You may be buying this twice");
    const cart = await visitor.submit(await visitor.goto("/monday_lotto?firstDrawNo=4322"), /^Add/);
    const found = "You may be buying this twice You already buy 4 x Monday Lotto games for this draw.";
    expect(cart.text.replaceAll(/\s+/g, " ")).toContain(found);
    const left = await visitor.submit(cart, "Take it out");
    expect((await itemsOf(visitor)).length).toBe(2);
    expect(left.text).not.toContain("You may be buying this twice");
  });

  it("begins an autoplay of chosen days, which are edited with field errors and the form kept", async () => {
    const customer = await customerWithMoney(shop, 50);
    const chosen = { Weeks: "Autoplay", Monday: true, Wednesday: true, Saturday: false };
    const cart = await customer.submit(await customer.goto("/lotto_strike"), /^Add/, chosen);
    expect(textOf(cart.main)).toContain("Autoplay: 1 x Lotto Strike games · Weekly");
    await customer.submit(await customer.goto("/cart"), /^Pay/);
    const list = await customer.goto("/my-account/autoplay");
    const page = await customer.goto(/\/my-account\/autoplay\/ticket\/aut_\w+/.exec(list.html)?.[0] ?? "");
    expect(page.text).toMatch(/Days\s*Monday, Wednesday/);
    const none = { Monday: false, Wednesday: false, Name: "Mine", [boardsLabel({})]: "3" };
    const refused = await customer.submit(page, LABELS.recurring.submit, none);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("Days: Choose at least one draw day."),
    ]);
    expect(refused.html).toMatch(/value="Mine"/);
    const many = await customer.submit(refused, LABELS.recurring.submit, { Saturday: true, [boardsLabel({})]: "501" });
    expect(many.text).toContain("Number of games: Enter 500 or fewer.");
    const saved = await customer.submit(many, LABELS.recurring.submit, { [boardsLabel({})]: "2" });
    expect(saved.text).toMatch(/Your changes are saved.*Days\s*Saturday/s);
  });

  it("offers the games of a drawn autoplay ticket for the next draw, in one press", async () => {
    const customer = await customerWithMoney(shop, 50);
    await customer.submit(await addQuickPick(customer), /^Turn on autoplay/);
    // Its draw is not over when the button comes.
    await customer.submit(await customer.goto("/powerball"), /^Add/, { Draws: "Autoplay" });
    const receipt = await customer.submit(await customer.goto("/cart"), /^Pay/);
    expect(receipt.text).not.toContain("Add the same games");
    // The customer has another ticket in the same draw.
    const { purchases } = await customer.call<{ purchases: { firstOrderId?: string; lotteryId?: string }[] }>(
      "autoplays.list?input=%7B%7D",
    );
    const monday = purchases.find(({ lotteryId }) => lotteryId === "monday_lotto");
    const path = `/my-account/upcoming-tickets/ticket/${monday?.firstOrderId}`;
    const autoplay = await customer.follow(await customer.goto(path), "Change, pause or cancel the autoplay");
    expect(autoplay.text).toContain("Pause autoplay");
    const { drawNo } = await shop.draw("monday_lotto");
    const past = await customer.goto(path);
    expect(past.has("button", "Add the same games for the next draw")).toBe(true);
    expect(past.has("link", "Change, pause or cancel the autoplay")).toBe(true);
    const cart = await customer.submit(await customer.goto(receipt.url), "Add the same games for the next draw");
    expect(cart.url).toBe("/cart");
    expect(await itemsOf(customer)).toMatchObject([{ drawNo: drawNo + 1, recurringPurchase: { enabled: false } }]);
  });

  it("offers them on the past ticket of a charge too", async () => {
    const visitor = shop.visit();
    await signIn(visitor, "uma");
    type Methods = { availableRecurringPurchaseMethods: { key: string; name: string }[] };
    type Page = { purchases: { id: string; lastAttemptStatus?: string; attempts: { orderId?: string }[] }[] };
    const list = () => visitor.call<Page>(`subscriptions.list?input=${encodeURIComponent("{}")}`);
    const methods = await visitor.call<Methods>("recurringPurchases.getMethods");
    const fundId = methods.availableRecurringPurchaseMethods.find(({ name }) => name.startsWith("Visa"))?.key;
    const failed = (await list()).purchases.find(({ lastAttemptStatus }) => lastAttemptStatus === "hard_failure");
    const key = { idempotencyKey: crypto.randomUUID() };
    await visitor.call("recurringPurchases.sync", { ...key, fundId, recurringPurchaseIds: [failed?.id] });
    await shop.draw("monday_lotto");
    const orderId = (await list()).purchases.flatMap(({ attempts }) => attempts[0]?.orderId ?? []).at(0);
    const past = await visitor.goto(`/my-account/past-tickets/ticket/${orderId}`);
    const before = (await itemsOf(visitor)).length;
    await visitor.submit(past, "Add the same games for the next draw");
    expect(await itemsOf(visitor)).toHaveLength(before + 1);
    await shop.controls.capability("upsell_drawn_recurring_purchase_tickets", "off");
    expect((await visitor.goto(past.url)).has("button", "Add the same games for the next draw")).toBe(false);
  });
});
