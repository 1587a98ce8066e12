// A win on the winner's next page, and its picture to share.

import sharp from "sharp";
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { buyWinningGames, customerOf, dismissWin } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const notices = ({ body }: Page) => all(body, "complementary", "Your win");

it("a win begins the winner's next pages until it is dismissed, also where visitors share a page", async () => {
  const customer = await customerOf(shop);
  await buyWinningGames(customer);
  expect(notices(await customer.goto("/my-account"))).toEqual([]);
  await shop.draw("powerball");

  const account = await customer.goto("/my-account");
  const [notice] = notices(account);
  expect(notice && textOf(notice)).toMatch(/^You won \$[\d,.]+ ?Powerball, draw \d+\. The money is in your wallet\./);
  expect(account.has("button", "Keep playing")).toBe(true);
  // Only a large win offers more.
  expect(account.has("button", "Withdraw")).toBe(false);
  const about = await customer.goto("/about");
  expect(notices(about)).toHaveLength(1);
  // The page that fetches a panel does not allow the styles of the notice.
  expect(notices(await customer.goto("/shell/account"))).toEqual([]);
  expect(notices(await shop.visit().goto("/about"))).toEqual([]);

  const after = await dismissWin(customer, about);
  expect(notices(after)).toEqual([]);
  expect(notices(await customer.goto("/my-account"))).toEqual([]);
});

it("several wins are one total with its parts, prizes that are not money first; nothing is withdrawn without wallet_withdrawal", async () => {
  const customer = await customerOf(shop);
  const card = (id: string, prize: string, amount: number, more: object) => ({
    id,
    title: "You won",
    message: "Draw 12.",
    link: "/ticket",
    viewed: false,
    hide_in_feed: false,
    created_at: "2099-01-01T00:00:00.000Z",
    win: { name: "Beach house raffle", draw_no: 12, prize, amount: { amount, currency: "AUD" }, ...more },
  });
  await shop.controls.serve("listContentCards", [
    card("ccd_1", "$34.46", 34.46, { name: "Powerball", draw_no: 1540 }),
    card("ccd_2", "a house, a car and $20.00", 20, { has_goods: true, goods: ["a house", "a car"] }),
  ]);
  expect((await customer.goto("/my-account")).has("button", "Withdraw")).toBe(true);
  await shop.controls.capability("wallet_withdrawal", "off");
  const account = await customer.goto("/my-account");
  const [notice] = notices(account);
  expect(notice && textOf(notice)).toMatch(
    /^You won a house, a car and \$54\.46 ?The money is in your wallet\. We will contact you about your prizes\. ?Beach house raffle, draw 12: a house, a car and \$20\.00 ?Powerball, draw 1540: \$34\.46/,
  );
  expect(account.has("button", "See your winning ticket")).toBe(true);
  expect(account.has("button", "Withdraw")).toBe(false);
});

it("the header has the prize on the page that first says so", async () => {
  const customer = await customerOf(shop);
  await buyWinningGames(customer);
  const balance = () =>
    JSON.parse(Buffer.from(customer.cookies.get("dc_visitor") ?? "", "base64url").toString()).fundsCents as number;
  const before = balance();
  await shop.draw("powerball");
  const [prize = ""] =
    /\$[\d,.]+/.exec(
      notices(await customer.goto("/about"))
        .map((notice) => textOf(notice))
        .join(),
    ) ?? [];
  expect(balance() - before).toBe(Math.round(Number(prize.replace(/[$,]/g, "")) * 100));
});

it("its ticket is one press away, does not repeat it, and begins with the games that won, as does the result", async () => {
  const customer = await customerOf(shop);
  await buyWinningGames(customer);
  await shop.draw("powerball");
  const [, prize = ""] = /You won (\$[\d,.]+)/.exec((await customer.goto("/my-account")).text) ?? [];
  const ticket = await customer.submit(await customer.goto("/my-account"), /^See your/);
  expect(ticket.url).toMatch(/^\/my-account\/past-tickets\/ticket\/ord_\w+$/);
  expect(textOf(one(ticket.main, "region", "Your prize"))).toContain(prize);
  // Which division it is depends on the numbers drawn.
  const beginsWithWin = (text: string, next: string) => /Division \d/.test(text.slice(0, text.indexOf(next)));
  expect(beginsWithWin(textOf(ticket.main), "Order number")).toBe(true);
  const [link] = ticket.main.querySelectorAll("a[href*='/results/draw/']");
  const result = textOf((await customer.goto(link?.getAttribute("href") ?? "")).main);
  expect(beginsWithWin(result, "prize pool")).toBe(true);
  expect(
    notices(await customer.goto("/my-account"))
      .map((notice) => textOf(notice))
      .join(),
  ).not.toContain(prize);
});

it("the picture of a win has 1200 × 630 pixels; only its owner gets it, and the amount is shown on request", async () => {
  const customer = await customerOf(shop);
  await buyWinningGames(customer);
  await shop.draw("powerball");
  const ticket = await customer.submit(await customer.goto("/my-account"), /^See your/);
  const share = await customer.follow(ticket, "Share your win");
  const picture = ({ main }: Page) => main.querySelector("img[width='1200']") ?? main;
  expect(picture(share).getAttribute("alt")).toMatch(/^I won\. Powerball, draw \d+\.$/);
  const shown = await customer.submit(share, "Update the picture", { "Show what I won": true });
  expect(picture(shown).getAttribute("alt")).toMatch(/^I won \$[\d,.]+\. Powerball, draw \d+\.$/);
  expect(shown.text).toContain("It has no name.");

  const path = String(picture(shown).getAttribute("src"));
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const reply = await fetch(shop.url + path, { headers: { cookie } });
  const { format, height, width } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([reply.headers.get("content-type"), reply.headers.get("cache-control")]).toEqual([
    "image/png",
    "private, no-store",
  ]);
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect((await (await customerOf(shop)).goto(path)).status).toBe(404);
});
