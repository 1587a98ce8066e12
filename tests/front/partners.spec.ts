// The page of a partner, with plain forms: a visitor's choice travels in the address through login and the bank.

import { describe, expect, it } from "vitest";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { FINISH_PAYING } from "#site/features/funds/deposit.form.ts";
import { LOG_IN_AND_CONTINUE } from "#site/features/session/login.form.ts";
import { LEGAL_LINKS } from "#site/lib/shell/footer.ts";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";
import { addQuickPick, customerOf, customerWithMoney, loginEntries, newEmail, registration, signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";
import { answerAt } from "./wallet-deposits.ts";

const shop = frontShopOfFile();
const PATH = "/purchase/coast-radio";
const ITEM = `${PATH}?offer=monday_lotto&count=6`;
const RAFFLE = `${PATH}?offer=charity_raffle`;

const priceOf = ({ main }: Page) => /(?:Total|Amount due)\s*(\$[\d.]+)/.exec(textOf(main))?.[1];
/** Returns the source of the visit that the payment's form sends. */
const sentSource = ({ main }: Page) => main.querySelector("input[name=utmSource]")?.getAttribute("value");
const pay = (customer: Visitor, page: Page, entries = {}) => customer.submit(page, /^Pay /, entries);

describe("the page", () => {
  it("shows the partner and what it sells in a layout without ways out (Partner 2)", async () => {
    const page = await shop.visit().goto(PATH);
    expect([page.status, page.title]).toEqual([200, "Buy with Coast Radio | Drawcard"]);
    const logo = page.header.querySelector("img");
    expect([logo?.getAttribute("src"), logo?.getAttribute("height")]).toEqual(["/marks/coast-radio.svg", "30"]);
    for (const name of ["Menu", /Cart/, "Powerball"]) expect(page.has("link", name)).toBe(false);
    expect(page.html).not.toMatch(/data-lottery-promotion|\/shell\/(?:menu|account|feedback)/);
    for (const name of [LEGAL_LINKS.privacy, LEGAL_LINKS.terms]) expect(page.has("link", name)).toBe(true);
    expect(page.html).toContain('content="noindex');
  });

  it.each(["/purchase", "/purchase/nobody", `${PATH}/elsewhere`, `${PATH}/receipt`, `${PATH}/receipt/a/b`])(
    "%s is not found, in the same layout (Partner 3)",
    async (path) => {
      const page = await shop.visit().goto(path);
      expect([page.status, page.text]).toEqual([404, expect.stringContaining("wrong turn")]);
      expect(page.header.text).toContain("Sold by Drawcard");
      expect(page.header.text.includes("Coast Radio")).toBe(path.startsWith(`${PATH}/`));
    },
  );

  it.each([ITEM, `${PATH}/receipt/chk_1`, `${PATH}/autologin/alt_1`])(
    "%s keeps its own layout while the partner cannot be read, and can be tried again",
    async (path) => {
      const customer = await customerOf(shop);
      await shop.fault("getPartner", "down");
      const failed = await customer.goto(path);
      expect([failed.status, failed.text]).toEqual([503, expect.stringContaining("We couldn't load this page")]);
      expect(failed.header.text).toContain("Sold by Drawcard");
      expect(failed.has("link", /^Home/)).toBe(false);
      expect(one(failed.main, "link", TRY_AGAIN).getAttribute("href")).toBe(path);
    },
  );

  it("prices a quick-pick and a book on every change (Partner 4)", async () => {
    const visitor = shop.visit();
    const empty = await visitor.goto(RAFFLE);
    expect(priceOf(empty)).toBeUndefined();
    expect(textOf(empty.main)).toMatch(/First prize: \S.*(Closes|Drawn when sold out)/s);
    const book = await visitor.submit(empty, "Continue to payment", { "Number of books": "2" });
    expect([priceOf(book), book.text]).toEqual([
      "$20.00",
      expect.stringContaining("2 x 5 Ticket Book of Beach house raffle"),
    ]);
    const games = await visitor.submit(await visitor.follow(book, "Monday Lotto"), "Continue to payment", {
      "Quick-pick games": "6",
      "Number of draws": "2",
    });
    expect(priceOf(games)).toBe("$8.10");
    expect(priceOf(await visitor.submit(games, "Update price", { "Number of draws": "1" }))).toBe("$4.05");
  });
});

it.each([
  ["Beach house raffle", "Subscription: every month", "on each billing day"],
  ["Monday Lotto", "Autoplay: every draw", "each later draw is charged"],
])("says how often %s is bought again", async (offer, often, charged) => {
  const visitor = shop.visit();
  const page = await visitor.follow(await visitor.goto(PATH), offer);
  expect(one(page.main, "checkbox", often).closest("form")?.text).toContain(charged);
});

describe("buying", () => {
  it("keeps a visitor's choice through the registration, and ends on the receipt here (Partner 6, 7 and 8)", async () => {
    const visitor = shop.visit();
    const login = await visitor.follow(await visitor.goto(ITEM), "Continue to login");
    expect([login.status, login.header.text]).toEqual([200, expect.stringContaining("Coast Radio")]);
    const [path, query = ""] = login.url.split("?");
    const address = `${path}?step=register&${query}`;
    const page = await visitor.post(address, registration(newEmail()));
    expect([page.url, priceOf(page)]).toEqual([expect.stringContaining("count=6"), "$4.05"]);

    const receipt = await pay(visitor, page, { [METHOD_NAMES.td]: true });
    expect([receipt.status, receipt.url]).toEqual([
      200,
      expect.stringMatching(/^\/purchase\/coast-radio\/receipt\/chk_/),
    ]);
    expect(receipt.text).toContain("6 games");
    const [first] = receipt.main.querySelectorAll("aside a.button");
    expect([first && textOf(first), first?.getAttribute("href")]).toEqual(["Buy another with Coast Radio", PATH]);
    expect(receipt.has("link", "Play another draw")).toBe(false);

    const other = await customerOf(shop);
    expect((await other.goto(receipt.url)).status).toBe(404);
    expect((await visitor.goto(receipt.url.replace("coast-radio", "harbour-news"))).status).toBe(404);
    expect((await shop.visit().goto(receipt.url)).url).toContain("/checkout/login?next=%2Fpurchase");
  });

  it("remembers the item of a customer, beside the shop's cart, and sells it once", async () => {
    const customer = await customerOf(shop);
    await addQuickPick(customer, "powerball", 4);
    await customer.goto(ITEM);
    const page = await customer.goto(PATH);
    expect([page.url, priceOf(page)]).toEqual([expect.stringContaining("count=6"), "$4.05"]);
    const first = await pay(customer, page, { [METHOD_NAMES.td]: true });
    const again = await pay(customer, page, { [METHOD_NAMES.td]: true });
    expect(again.url).toBe(first.url);
    expect((await customer.goto(PATH)).url).toBe(PATH);
    // Back.
    const bought = await customer.goto(page.url);
    expect([bought.has("button", /^Pay /), textOf(bought.main)]).toEqual([
      false,
      expect.stringMatching(/You've already paid\s*Your purchase: 6 .*You won't be charged again/s),
    ]);
    expect((await customer.follow(bought, "See your receipt")).url).toBe(first.url);
    const another = await customer.follow(bought, "Buy another");
    expect([another.has("button", /^Pay /), priceOf(another)]).toEqual([true, "$4.05"]);
    expect((await customer.call<{ cartItems: unknown[] }>("cart.get")).cartItems).toHaveLength(1);
  });

  it("attributes a sale to the app through price, registration and bank, without consent", async () => {
    const visitor = shop.visit();
    const app = await visitor.goto(`${PATH}?utm_source=app`);
    const tab = await visitor.follow(app, "Beach house raffle");
    const games = await visitor.submit(await visitor.follow(tab, "Monday Lotto"), "Continue to payment");
    const login = await visitor.follow(games, "Continue to login");
    const [path, query = ""] = login.url.split("?");
    const page = await visitor.post(`${path}?step=register&${query}`, registration(newEmail()));
    expect(sentSource(page)).toBe("app");

    const fields = { command: "pay", idempotencyKey: crypto.randomUUID(), "deposit.amount": "20.02", utmSource: "app" };
    const method = { "deposit.methodCode": "td", "deposit.depositMethodId": "dpm_td" };
    const asked = await visitor.post(page.url, { ...fields, ...method });
    const declined = await visitor.submit(await answerAt(visitor, asked, "Decline"), FINISH_PAYING);
    const back = await visitor.follow(declined, "Back to Coast Radio", declined.main);
    expect(sentSource(back)).toBe("app");
    const receipt = await pay(visitor, back, { [METHOD_NAMES.td]: true });
    const another = await visitor.follow(receipt, "Buy another with Coast Radio");
    expect(sentSource(await visitor.submit(another, "Continue to payment"))).toBe("app");
  });

  it("keeps the item when the price on the page was another, and shows the new one", async () => {
    const customer = await customerOf(shop);
    const page = await customer.goto(ITEM);
    const fields = { command: "pay", idempotencyKey: crypto.randomUUID(), due: "2", way: "td" };
    const stale = { "expectedTotal.amount": "2", "expectedTotal.currency": "AUD" };
    const refused = await customer.post(page.url, { ...fields, ...stale });
    expect([refused.status, priceOf(refused)]).toEqual([409, "$4.05"]);
    expect(refused.text).toContain("The price has changed. Check it and try again.");
  });

  it("buys no other draw than the form showed, and shows the next one", async () => {
    const customer = await customerWithMoney(shop, 20);
    const page = await customer.goto(`${PATH}?offer=monday_lotto&count=4`);
    const { drawNo } = await shop.draw("monday_lotto");
    const refused = await pay(customer, page);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(`Draw ${drawNo} has closed.`)]);
    expect((await pay(customer, refused)).url).toContain("/receipt/chk_");
  });

  it("shows the next draw instead of one that has closed", async () => {
    const page = await shop.visit().goto(`${ITEM}&draw=4000`);
    expect(page.text).toContain("Draw 4000 has closed. This is the next one.");
    expect(priceOf(page)).toBe("$4.05");
  });

  it("keeps a visitor's choice through the code of a login", async () => {
    await shop.controls.unlock("fay@example.com");
    const visitor = shop.visit();
    const login = await visitor.follow(await visitor.goto(ITEM), "Continue to login");
    const entries = loginEntries("fay@example.com");
    const asks = await visitor.submit(login, LOG_IN_AND_CONTINUE, entries, login.main);
    expect([asks.header.text, asks.text]).toEqual([
      expect.stringContaining("Coast Radio"),
      expect.stringContaining("We sent it to f***@example.com."),
    ]);
    const code = { [LABELS.code.otp]: await shop.controls.code("fay@example.com") };
    const page = await visitor.submit(asks, /^Log in/, code, asks.main);
    expect([page.url, priceOf(page)]).toEqual([expect.stringContaining("count=6"), "$4.05"]);
  });

  /** Pays with a deposit of which the bank asks for a confirmation. */
  async function askBank(customer: Visitor) {
    const page = await customer.goto(`${PATH}?offer=monday_lotto&count=4`);
    const fields = { command: "pay", idempotencyKey: crypto.randomUUID(), "deposit.amount": "20.02" };
    const method = { "deposit.methodCode": "td", "deposit.depositMethodId": "dpm_td" };
    return customer.post(page.url, { ...fields, ...method });
  }

  it("shows an earlier payment that waits for the bank in the partner's layout", async () => {
    const customer = await customerOf(shop);
    const earlier = await askBank(customer);
    await askBank(customer);
    const page = await customer.goto(earlier.url);
    expect([page.header.text, page.has("link", /cart/i)]).toEqual([expect.stringContaining("Coast Radio"), false]);
    const cancelled = await customer.submit(page, "Cancel this payment");
    expect(cancelled.header.text).toContain("Coast Radio");
    expect((await customer.follow(cancelled, "Back to Coast Radio", cancelled.main)).url).toContain(PATH);
  });

  it("comes back here from the bank, with the receipt or with the choice", async () => {
    const customer = await customerOf(shop);
    const ask = () => askBank(customer);
    const asked = await ask();
    expect(asked.text).toContain("Confirm with your bank");
    expect(asked.header.text).toContain("Coast Radio");
    const declined = await customer.submit(await answerAt(customer, asked, "Decline"), FINISH_PAYING);
    const back = await customer.follow(declined, "Back to Coast Radio", declined.main);
    expect([back.url, priceOf(back)]).toEqual([expect.stringContaining("count=4"), "$2.70"]);

    const cancelled = await customer.submit(await ask(), "Cancel this payment");
    expect(cancelled.header.text).toContain("Coast Radio");
    expect(cancelled.text).toMatch(/Payment cancelled.*Nothing was charged.*Your choice is unchanged/s);
    expect((await customer.follow(cancelled, "Back to Coast Radio", cancelled.main)).url).toContain("count=4");

    const paid = await customer.submit(await answerAt(customer, await ask(), "Approve"), FINISH_PAYING);
    expect(paid.url).toMatch(/^\/purchase\/coast-radio\/receipt\/chk_/);
  });
});

describe("a partner's frame for events", () => {
  const FRAME = "https://events.coast.example/frame?key=1";
  const offered = async (event_frame: string) => {
    await shop.controls.change("getPartner", { event_frame });
    const page = await shop.visit().goto(PATH);
    return { html: page.html, policy: String(page.headers["content-security-policy"]) };
  };

  it("is allowed on the partner's pages, by its origin alone", async () => {
    const page = await offered(FRAME);
    expect(page.html).toContain(`data-partner-frame="${FRAME}"`);
    expect(page.policy).toMatch(/frame-src 'self' https:\/\/events\.coast\.example(;|$)/);
    // A script opens it, with consent.
    expect(page.html).not.toContain("<iframe");
    const home = await shop.visit().goto("/");
    expect(String(home.headers["content-security-policy"])).not.toContain("coast.example");
  });

  it("is none without an address, and none of the shop's own origin", async () => {
    const plain = await shop.visit().goto(PATH);
    expect([plain.html.includes("data-partner-frame"), plain.headers["content-security-policy"]]).toEqual([
      false,
      expect.not.stringContaining("coast.example"),
    ]);
  });
});

describe("an automatic login", () => {
  const linkOf = async (email: string) => `${PATH}/autologin/${await shop.controls.link(email)}`;

  it("leads to the partner's page (Partner 9)", async () => {
    const { email } = await customerOf(shop);
    const visitor = shop.visit();
    const page = await visitor.goto(await linkOf(email));
    expect(page.header.text).toContain("Coast Radio");
    expect(one(page.main, "heading", "Verifying Automatic Login")).toBeTruthy();
    expect((await visitor.submit(page, /./, {}, page.main)).url).toBe(PATH);
    const failed = await shop.visit().goto(`${PATH}/autologin/alt_unknown`);
    const refused = await shop.visit().submit(failed, /./, {}, failed.main);
    expect([refused.url, refused.header.text]).toEqual([
      expect.stringContaining("/checkout/login?"),
      expect.stringContaining("Coast Radio"),
    ]);
  });

  it("asks before it replaces another customer", async () => {
    const { email } = await customerOf(shop);
    const visitor = shop.visit();
    await signIn(visitor, "erin");
    expect((await visitor.goto(await linkOf(email))).text).toContain("You are logged in as Erin.");
  });
});
