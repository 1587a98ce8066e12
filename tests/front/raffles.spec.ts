// Raffles without a script: the page that sells books, the cart, the receipt, the ticket and the result.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { entryOf, field, one, textOf } from "./html.ts";
import { customerWithMoney } from "./people.ts";

const shop = frontShopOfFile();

const FACTS = /2 books of 15 tickets.*Supports Coast Rescue.*Draw 12/;

describe("the page of a raffle", () => {
  it("shows books with the price per ticket, tickets left, prizes, dates and permits", async () => {
    const { main, status, title } = await shop.visit().goto("/charity_raffle");
    expect(status).toBe(200);
    expect(title).toContain("Beach house raffle");
    const books = textOf(main.querySelector("fieldset") ?? main);
    expect(books).toMatch(
      /5 Ticket Book\s*\$10\.00 · \$2\.00 a ticket.*100 Ticket Book\s*\$100\.00 · \$1\.00 a ticket/s,
    );
    expect(textOf(main)).toMatch(/\d tickets left/);
    expect(textOf(main)).toContain(
      "Odds with 1 ticket if every ticket is sold: 1 in 1,000,000 for the first prize, 1 in 40,000 for any prize of the main draw.",
    );
    const prizes = one(main, "table", "Prizes of this raffle")
      .querySelectorAll("tr")
      .map((row) => textOf(row));
    expect(prizes[1]).toMatch(/A house by the beach.*Main draw.*\$1,200,000/);
    expect(prizes.slice(1).map((row) => /Main draw|Early bird|Buyers of the largest book/.exec(row)?.[0])).toEqual([
      ...["Main draw", "Main draw", "Main draw", "Main draw"],
      ...["Early bird", "Early bird", "Buyers of the largest book"],
    ]);
    const dates = textOf(one(main, "complementary", "Dates and permits"));
    expect(dates).toMatch(/Early bird 1 closes.*Early bird 2 closes.*Sales close.*At most 1,000,000.*Coast Rescue/s);
    expect(dates).toMatch(/Permits?.*GOCAU\/2731/);
  });

  it("is one cacheable copy for all visitors and loads no React", async () => {
    const [first, second] = [await shop.ask("/charity_raffle"), await shop.ask("/charity_raffle")];
    expect(first.headers["cache-control"]).toContain("public");
    expect(second.text).toBe(first.text);
    expect(first.text).not.toContain("astro-island");
  });

  it("keeps the form when it is refused", async () => {
    const form = { "item.raffleOffer": "book_100", "item.books": "99", "item.showWinnerName": "true" };
    const again = await shop.visit().post("/charity_raffle", form);
    expect(again.status).toBe(422);
    expect(again.text).toContain("Choose from 1 to 10 books.");
    expect(again.text).toContain("Please check the form");
    expect(field(again.main, /^100 Ticket Book/).hasAttribute("checked")).toBe(true);
    expect(field(again.main, "Show my initials if I win").hasAttribute("checked")).toBe(true);
  });

  it("has a form to print for a free entry by post, which adds nothing to the cart", async () => {
    const visitor = shop.visit();
    const raffle = await visitor.goto("/charity_raffle");
    const page = await visitor.follow(raffle, "Enter free by post");
    expect(page.url).toBe("/charity_raffle?free-postal-entry=true");
    expect(textOf(one(page.main, "region", "Enter free by post"))).toMatch(
      /PO Box 4321.*before sales close: Friday 18 Dec.*Free entry: Beach house raffle, draw 12\s*Full name/s,
    );
    expect(page.main.querySelectorAll("form")).toHaveLength(0);
    expect((await visitor.goto("/super_jackpot_lottery")).html).not.toContain("free-postal-entry");
  });

  it("asks for the cause if there are several", async () => {
    const visitor = shop.visit();
    const form = { "item.raffleOffer": "book_20", "item.books": "1" };
    const refused = await visitor.post("/camper_raffle", form);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("Choose a cause.")]);
    expect(refused.main.querySelector("a[href='#field-item.causeKey']")?.text).toBe("Choose a cause.");
    await visitor.post("/camper_raffle", { ...form, "item.causeKey": "creek_menders" });
    expect((await visitor.goto("/cart")).text).toMatch(/20 tickets.*Supports Creek Menders/s);
  });

  it.each([
    ["/charity_raffle/draw/12", "/charity_raffle"],
    ["/charity_raffle/draw/13", "/charity_raffle"],
    ["/monday_lotto/draw/4321", "/monday_lotto"],
    ["/monday_lotto/draw/4322", /^\/monday_lotto(\?firstDrawNo=4322)?$/],
  ])("sends %s to the offer unless it is an open draw of a raffle but the first", async (path, target) => {
    const { headers, status } = await shop.ask(path);
    expect(status).toBe(302);
    expect(headers["location"]).toEqual(typeof target === "string" ? target : expect.stringMatching(target));
  });

  it.each(["/", "/causes/coast-rescue", "/charity-tickets", "/lotto-tickets"])("is linked from %s", async (path) => {
    const visitor = shop.visit();
    const page = await visitor.follow(await visitor.goto(path), /^Buy tickets/);
    expect(page.url).toBe("/charity_raffle");
    expect(page.has("button", /^Add 1 book · /)).toBe(true);
  });
});

it("sells books, gives their numbers, draws the raffle and shows what they won", async () => {
  const customer = await customerWithMoney(shop, 100);
  const page = await customer.goto("/charity_raffle");
  const choice = { "Number of books": "2", "Show my initials if I win": true };
  const cart = await customer.submit(page, /^Add 1 book · /, { ...choice, "15 Ticket Book": true });
  expect(cart.url).toBe("/cart");
  expect(cart.text).toMatch(FACTS);
  expect(cart.text).toContain("$50.00");

  const [item] = (await customer.call<{ cartItems: { id: string }[] }>("cart.get")).cartItems;
  const update = { command: "update", productType: "raffle_ticket", itemId: item?.id ?? "" };
  const fewer = await customer.post("/cart", { ...update, books: "1" });
  expect(fewer.text).toMatch(/1 book of 15 tickets/);
  expect(fewer.text).toContain("$25.00");
  await customer.post("/cart", { ...update, books: "2" });
  const removed = await customer.submit(cart, "Remove 2 x 15 Ticket Book of Beach house raffle");
  expect(removed.text).toContain("Removed 2 x 15 Ticket Book of Beach house raffle.");
  const restored = await customer.submit(removed, "Undo");
  expect(restored.text).toMatch(FACTS);

  const receipt = await customer.submit(restored, "Pay $50.00 from your wallet");
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(textOf(one(receipt.main, "region", "Your tickets"))).toMatch(FACTS);

  const list = await customer.goto("/my-account/upcoming-tickets");
  expect(list.text).toMatch(/draw 12 .*2 books of 15 tickets.*Supports Coast Rescue/s);
  const ticket = await customer.follow(list, "Beach house raffle");
  expect(ticket.text).toContain("2 x 15 Ticket Book of Beach house raffle");
  expect(ticket.text).toMatch(/You get your ticket numbers within minutes of paying|Book 1: 0000001 to 0000015/);
  expect(ticket.text).not.toMatch(/0 games|Game 1/);

  await shop.draw("charity_raffle");
  expect((await customer.goto(receipt.url)).text).toContain("Numbers 0000001 to 0000015, 0000016 to 0000030");
  const past = await customer.goto(ticket.url.replace("upcoming", "past"));
  expect(past.text).toMatch(/Book 1: 0000001 to 0000015.*Book 2: 0000016 to 0000030/s);
  expect(past.text).toMatch(/Won: A house by the beach, a car and \$[\d,]+\.00/);
  expect(textOf(one(past.main, "region", "Your prize"))).toMatch(
    /^You won a house by the beach.* We will contact you about the prizes that aren't money\./,
  );
  const paid = await customer.goto("/my-account/transactions?type=winnings");
  expect(paid.text).toMatch(/Prize in draw 12 with ticket 00000\d\d: 2 x 15 Ticket Book of Beach house raffle/);
  const result = await customer.follow(past, "See results and verify this draw");
  expect(result.url).toBe("/charity_raffle/results/draw/12");
  expect(textOf(one(result.main, "region", "Your prize"))).toMatch(/^You won a house by the beach/);
  expect(result.text).toMatch(/Your winning tickets.*A house by the beach, \$1,200,000\.00 with ticket 00000\d\d/s);
  const winners = one(result.main, "table", "Winning tickets, main draw")
    .querySelectorAll("tr")
    .map((row) => textOf(row));
  expect(winners).toHaveLength(27);
  expect(winners.at(-1)).toMatch(/Book-buyer prize.*Not won/);
  expect(winners[1]).toMatch(/A house by the beach.*00000\d\d.*F\. \w\..*\$1,200,000/);
  expect(result.has("table", "Winning tickets, early bird 1")).toBe(true);
  expect(textOf(one(result.main, "region", "How to verify a raffle"))).toContain("HMAC-SHA256");
  expect(result.html.match(/[0-9a-f]{64}/g)?.length).toBeGreaterThanOrEqual(9);

  const draws = one((await customer.goto("/charity_raffle/results")).main, "region", "Your draws");
  expect(textOf(draws)).toMatch(/Draw 12, \w+ \d+ \w+ \d{4}: You won a house by the beach.*and \$/);

  const visitor = shop.visit();
  const listed = await visitor.follow(
    await visitor.goto("/lotto-results/raffles"),
    /^Winning tickets of Beach house raffle/,
  );
  expect(listed.url).toBe("/charity_raffle/results/draw/12");
  expect(listed.text).not.toContain("You won");
  expect(entryOf(field((await visitor.goto("/charity_raffle")).main, "Number of books"))).toBe("1");
});

it("shows the winners of a drawn raffle with a search, for whoever opens the page", async () => {
  const visitor = shop.visit();
  const page = await visitor.goto("/charity_raffle/winners");
  expect(page.status).toBe(200);
  expect(page.has("heading", "Beach house raffle winners")).toBe(true);
  const rows = () => one(page.main, "table", "Winning tickets").querySelectorAll("tbody tr");
  expect(rows()).toHaveLength(20);
  expect(textOf(rows()[0] ?? page.main)).toMatch(/A house by the beach.*00000\d\d.*F\. \w\..*\$1,200,000/);
  const number = /00000\d\d/.exec(textOf(rows()[0] ?? page.main))?.[0] ?? "";
  const found = await visitor.goto(`/charity_raffle/winners?q=${number}`);
  expect(found.text).toMatch(/\d winners? for/);
  expect(found.headers["cache-control"]).toContain("no-store");
  const none = await visitor.goto("/charity_raffle/winners?q=Z.%20Z.");
  expect(none.text).toContain("Enter a whole ticket number, or initials such as A. K.");

  const second = await visitor.goto("/charity_raffle/results/draw/12?tab=winners&page=2");
  expect(one(second.main, "table", "Winning tickets").querySelectorAll("tbody tr").length).toBeGreaterThan(0);
  const result = await visitor.follow(second, "Result");
  expect(result.has("heading", "How to verify a raffle")).toBe(true);
  await shop.controls.capability("winner_search", "off");
  const closed = await visitor.goto("/charity_raffle/results/draw/12?tab=winners");
  expect(closed.has("heading", "How to verify a raffle")).toBe(true);
  expect(closed.has("link", "Winners")).toBe(false);
  await shop.controls.capability("winner_search", "on");
});

it("shows winners their own tickets first, each once", async () => {
  const customer = await customerWithMoney(shop, 50);
  const form = { "item.raffleOffer": "book_5", "item.books": "1" };
  await customer.post("/charity_raffle", form);
  await customer.submit(await customer.goto("/cart"), /^Pay \$10\.00/);
  await shop.draw("charity_raffle");
  const share = await customer.submit(await customer.goto("/my-account"), "Share your win");
  const alt = share.main.querySelector("img[width='1200']")?.getAttribute("alt");
  expect(alt, "the prize is named on request only").toMatch(/^I won\. Beach house raffle/);
  const page = await customer.goto("/charity_raffle/winners");
  const own = textOf(one(page.main, "region", "Your prize"));
  expect(own).toMatch(/^You won a house by the beach/);
  const numbers = own.match(/\d{7}/g) ?? [];
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it("counts the winners of a lottery, and says so before a first draw", async () => {
  const lottery = await shop.visit().goto("/powerball/winners");
  expect(textOf(one(lottery.main, "table", "Prizes by division"))).toContain("Division 1");
  expect(lottery.text).toContain("We never name the winners of a lottery.");
  expect((await shop.visit().goto("/no_such_offer/winners")).status).toBe(404);
});

it("shows the winners of the last raffle of the demo, with the initials of those who consent", async () => {
  const results = await shop.visit().goto("/charity_raffle/results/draw/11");
  const main = textOf(one(results.main, "table", "Winning tickets, main draw"));
  expect(main).toMatch(/A house by the beach 0000\d{3}.*NSW \$1,200,000/);
  expect(main).toMatch(/ [KLM]\. E\., NSW \$/);
  expect(main).not.toContain("N. E.");
  expect(results.has("table", "Winning tickets, early bird 1")).toBe(true);
});
