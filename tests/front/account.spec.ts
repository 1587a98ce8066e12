// The account overview, the ticket lists, and a ticket from its receipt to its result and prize.
import { expect, it } from "vitest";
import { shownIn } from "#site/lib/follow-draws.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one, textOf } from "./html.ts";
import { addQuickPick, buyCart, buyWinningGames, customerOf, dismissWin, signIn } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();

const wallet = ({ body }: Page) => textOf(one(body, "region", "Wallet"));
/** Returns the matches of a game with the drawn numbers. */
const MATCHES = /^(No match|\d (number|supplementar)\S*( \+ .*)?)$/;
const textsOf = ({ main }: Page, pattern: RegExp) =>
  main
    .querySelectorAll("*")
    .filter((element) => element.children.length === 0 && pattern.test(textOf(element)))
    .map((element) => textOf(element));

it("is for signed-in customers (Orders 7)", async () => {
  const { url } = await shop.visit().goto("/my-account/upcoming-tickets");
  expect(url).toBe("/login?next=%2Fmy-account%2Fupcoming-tickets");
});

it.each(["syndicate-tickets/share/ord_1", "print-tickets"])(
  "asks a visitor to log in for %s (Orders 10)",
  async (path) => {
    const { url } = await shop.visit().goto(`/my-account/${path}`);
    expect(url).toBe(`/login?next=${encodeURIComponent(`/my-account/${path}`)}`);
  },
);

it("has no ticket pages without the capability (Orders 3)", async () => {
  const customer = await customerOf(shop);
  await shop.controls.capability("viewing-orders", "off");
  for (const list of ["upcoming-tickets", "past-tickets"]) {
    expect((await customer.goto(`/my-account/${list}`)).status).toBe(404);
  }
});

it("reads page 3 of a list from (3 - 1) x 10 on (Orders 4)", async () => {
  const customer = await customerOf(shop);
  for (const [list, status] of [
    ["upcoming-tickets", "upcoming_products"],
    ["past-tickets", "past_products"],
  ]) {
    await customer.goto(`/my-account/${list}/3`);
    const calls = shop.asked.filter((call) => call.startsWith("GET /v2/orders?"));
    const query = Object.fromEntries(new URLSearchParams(calls.at(-1)?.split("?")[1]));
    expect(query).toEqual({ status, limit: "10", offset: "20" });
  }
});

it("explains the empty overview to a new customer", async () => {
  const customer = await customerOf(shop);
  const page = await customer.goto("/my-account");
  expect([page.has("heading", "Hello Fred"), page.has("heading", "No tickets in upcoming draws")]).toEqual([
    true,
    true,
  ]);
  expect(wallet(page)).toContain("$0.00");
  expect((await customer.goto("/my-account/past-tickets")).has("heading", "No past tickets yet")).toBe(true);
});

it("follows the draws that the overview offers over their stops", async () => {
  const customer = await customerOf(shop);
  const open = await customer.goto("/my-account");
  const first = shownIn(open.html).split(",")[0]?.split(" ")[1] ?? "";
  await shop.clock(new Date(Date.parse(first) + 1_000).toISOString());
  expect(shownIn((await customer.goto("/my-account")).html)).not.toContain(first);

  const paths = [...open.html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, path = ""]) => path);
  const scripts = await Promise.all(paths.map(async (path) => (await shop.ask(path)).text));
  expect(scripts.join("\n"), "the script that reads these marks").toMatch(/follow-ticket|data-follows/);
});

it("lists only what needs attention", async () => {
  const customer = await customerOf(shop);
  const attention = async () => all((await customer.goto("/my-account")).body, "region", "Needs your attention");
  expect(await attention()).toEqual([]);

  await addQuickPick(customer);
  const [waiting] = await attention();
  expect(waiting && textOf(waiting)).toContain("1 ticket in your cart");
  expect(waiting && one(waiting, "link", "Go to cart").getAttribute("href")).toBe("/cart");

  await buyCart(customer);
  expect(await attention()).toEqual([]);
  expect(wallet(await customer.goto("/my-account"))).toMatch(
    /Deposits of the last 7 days, pending ones included ?\$2\.70/,
  );

  const form = await customer.goto("/my-account/deposit");
  const deposit = await customer.submit(form, LABELS.deposit.submit, { [LABELS.deposit.amount]: "20", BPAY: true });
  const [money] = await attention();
  expect(money && textOf(money)).toContain("Your deposit of $20.00 is not in your wallet yet");
  expect(money && one(money, "link", "See the deposit").getAttribute("href")).toBe(deposit.url);
  const sam = shop.visit();
  await signIn(sam, "sam");
  expect((await sam.goto("/my-account")).text).toMatch(/Your \w+ (spend|deposit) limit is changing/);
});

it("leads to the money that is on its way", async () => {
  const joy = shop.visit();
  await signIn(joy, "joy");
  const page = await joy.goto("/my-account");
  const details = await joy.follow(page, "See the withdrawal", one(page.main, "region", "Needs your attention"));
  expect(details.url).toMatch(/^\/my-account\/withdraw\/details\/wdr_/);
});

it("shows a limit as a bar, with the remaining amount", async () => {
  const customer = shop.visit();
  await signIn(customer, "ben");
  const page = await customer.goto("/my-account");
  expect(wallet(page)).toMatch(/Weekly spend limit.*\$1\.00 of \$1\.00 left/);
  expect(one(page.body, "region", "Wallet").querySelectorAll("progress, [role=progressbar]")).toHaveLength(1);
  expect(wallet(page)).not.toContain("None set");
});

it("shows a ticket, and after the draw its result with the numbers of the draw's page (Orders 1, 2 and 6)", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "wednesday_lotto");
  const receiptPath = `/receipt/${await buyCart(customer)}`;
  const receipt = await customer.goto(receiptPath);
  expect(receipt.text).toContain("Your ticket is in the draw.");
  const tickets = await customer.follow(receipt, "See my tickets");
  const ticket = await customer.follow(tickets, "Wednesday Lotto", tickets.main);
  expect(ticket.text).toMatch(/4 x Wednesday Lotto games.*In the draw/);
  expect(all(ticket.main, "list", /^Game \d+$/)).toHaveLength(4);

  await shop.draw("wednesday_lotto");
  const drawn = await customer.goto(ticket.url);
  expect(drawn.url, "the old address leads to the new one").toMatch(/^\/my-account\/past-tickets\/ticket\//);
  const balls = (page: Page) =>
    all(one(page.main, "list", /^Winning numbers, draw/i), "listitem").map((ball) => textOf(ball));
  const numbers = balls(drawn).map((text) => Number(/\d+/.exec(text)?.[0]));
  const rising = (from: number, to: number) => numbers.slice(from, to).toSorted((a, b) => a - b);
  expect(numbers).toEqual([...rising(0, 6), ...rising(6, 8)]);
  expect(textsOf(drawn, MATCHES)).toHaveLength(4);

  const result = await customer.follow(drawn, "See results and verify this draw");
  expect(result.url).toMatch(/^\/wednesday_lotto\/results\/draw\/\d+$/);
  expect(balls(result)).toEqual(balls(drawn));
  // A winning game shows its division instead.
  const wins = textsOf(result, /^Division \d+: \$/).length;
  expect(textsOf(result, MATCHES)).toHaveLength(4 - wins);
  expect(textsOf(drawn, MATCHES)).toEqual(expect.arrayContaining(textsOf(result, MATCHES)));

  const over = await customer.goto(receiptPath);
  expect(over.has("heading", "The draw is over")).toBe(true);
  expect(over.text).not.toMatch(/in the draw\.|Good luck/);
  expect(one(over.main, "link", "Wednesday Lotto results").getAttribute("href")).toBe("/wednesday_lotto/results");
  const past = await customer.follow(over, "See my tickets");
  expect([past.url, namesOf(past.main, "link").includes("Wednesday Lotto")]).toEqual([
    "/my-account/past-tickets",
    true,
  ]);
  expect((await customer.goto("/my-account/upcoming-tickets")).text).toContain("No tickets in upcoming draws");
});

it("marks a refunded purchase on its receipt", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const checkoutId = await buyCart(customer);
  await shop.controls.refund(checkoutId);
  const receipt = await customer.goto(`/receipt/${checkoutId}`);
  expect(receipt.has("heading", "Refunded")).toBe(true);
  expect(receipt.text).toContain("What you paid is back in your wallet.");
  expect(receipt.text).not.toContain("in the draw.");
});

it("pays a prize into the wallet, and shows matches and divisions", async () => {
  const customer = await customerOf(shop);
  await buyWinningGames(customer);
  const { drawNo } = await shop.draw("powerball");

  const result = await customer.goto(`/powerball/results/draw/${drawNo}`);
  const own = one(result.body, "region", "Your games");
  const band = ({ main }: Page) => textOf(one(main, "region", "Your prize"));
  const [, won = ""] = /^You won (\$[\d,.]+)/.exec(band(result)) ?? [];
  expect(Number(won.replaceAll(/[$,]/g, ""))).toBeGreaterThan(0);
  expect(all(own, "listitem").some((game) => /Division \d: \$/.test(textOf(game)))).toBe(true);
  expect(own.innerHTML).toContain(", matched");
  expect(textOf(own)).toContain("Gold balls with a tick match a winning number.");
  expect((await shop.visit().goto(result.url)).text).not.toContain("You won");

  const account = await dismissWin(customer, await customer.goto("/my-account"));
  expect(band(account)).toMatch(/^You won \$[\d,.]+ ?Powerball, draw \d+\. See your winning ticket/);
  expect(wallet(account)).toContain(won);
  const winner = all(account.main, "listitem").find((item) => /Won \$/.test(textOf(item)));
  const ticket = await customer.follow(account, "Powerball", winner);
  const prizes = textsOf(ticket, /^(Division \d|No prize)$/);
  expect(prizes[0]).toMatch(/^Division/);
  expect(prizes).toEqual(prizes.toSorted());
  const stub = /Won (\$[\d,.]+)/.exec(ticket.text)?.[1] ?? "nothing";
  expect(band(ticket)).toBe(`You won ${stub} The money is in your wallet.`);
});

it("says on the ticket that its prize was taken back, why, and where to ask", async () => {
  const customer = await customerOf(shop);
  await buyWinningGames(customer);
  await shop.draw("powerball");
  const first = await customer.goto("/my-account/past-tickets");
  const list = first.has("button", /^Dismiss this win/) ? await dismissWin(customer, first) : first;
  const winners = all(list.main, "listitem").filter((item) => /Won \$/.test(textOf(item)));
  const [won, ...others] = await Promise.all(winners.map((item) => customer.follow(list, /./, item)));
  if (!won) throw new Error("The customer has won nothing");
  const idOf = ({ url }: Page) => url.split("/").at(-1) ?? "";
  const [, prize = ""] = /You won (\$[\d,.]+)/.exec(won.text) ?? [];
  const id = idOf(won);
  // All of them: another ticket of the same draw may have won, too.
  for (const ticket of [won, ...others]) await shop.controls.reverse(idOf(ticket), "The draw was scored twice.");

  const ticket = await customer.goto(won.url);
  expect(ticket.text).toContain(`We took back ${prize} on `);
  expect(ticket.text).toContain("It was paid by mistake: The draw was scored twice. Ask about this");
  expect(ticket.text).not.toMatch(/You won|Paid into your wallet/);
  const form = await customer.follow(ticket, "Ask about this");
  expect(form.url).toBe(`/about/contact-us?topic=tickets&order=${id}`);
  expect((await customer.goto("/my-account/past-tickets")).text).toContain("Prize taken back");
  const result = await customer.follow(ticket, "See results and verify this draw");
  expect(result.text).toContain(`We took back ${prize} It was paid by mistake.`);
  expect(result.text).not.toMatch(/You won|in your wallet/);
});

it("answers 404 for another customer's ticket, and shows page 1 for an invalid page number (Orders 5)", async () => {
  const customer = await customerOf(shop);
  expect((await customer.goto("/my-account/upcoming-tickets/ticket/ord_0000000000000000")).status).toBe(404);
  expect((await customer.goto("/my-account/past-tickets/zero")).has("heading", "No past tickets yet")).toBe(true);
  expect((await customer.goto("/my-account/past-tickets/9")).status).toBe(404);
});
