// The news feed and the count next to the bell (shop §2, §9).
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one, textOf } from "./html.ts";
import { customerOf } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const isBell = (name: string) => name.startsWith("News");
const unread = ({ header }: Page) => {
  const count = one(header, "link", /^News/).querySelector("[data-unread]");
  return count && !count.hasAttribute("hidden") ? textOf(count) : null;
};
const cards = ({ main }: Page) => all(main, "listitem").map((card) => textOf(card));

it("Shell 8: the bell counts unread visible cards; the feed lists the newest first and marks all as read", async () => {
  const customer = await customerOf(shop);
  const home = await customer.goto("/about");
  expect(unread(home)).toBe("2");

  const feed = await customer.follow(home, /^News/, home.header);
  expect(feed.url).toBe("/shell/notifications");
  expect(cards(feed)).toHaveLength(2);
  expect(cards(feed)[0]).toContain("Powerball draws every Thursday");
  expect(feed.text).not.toContain("Pay from your wallet");
  expect(one(feed.main, "link", "Powerball draws every Thursday").getAttribute("href")).toBe("/powerball");

  const read = await customer.submit(feed, "Mark all as read");
  expect(cards(read).filter((card) => /\bNew\b/.test(card))).toEqual([]);
  expect(unread(await customer.goto("/about"))).toBeNull();
});

it("Shell 8: without notifications_feed there is no bell, and no feed", async () => {
  const customer = await customerOf(shop);
  await shop.controls.capability("notifications_feed", "off");
  const names = namesOf((await customer.goto("/about")).header, "link");
  expect([names.some((name) => /^Account/.test(name)), names.some(isBell)]).toEqual([true, false]);
  expect((await customer.goto("/shell/notifications")).status).toBe(404);
});

it("an empty feed shows a message", async () => {
  await shop.controls.serve("listContentCards", []);
  expect((await (await customerOf(shop)).goto("/shell/notifications")).text).toContain("You have no news yet");
});

it("a visitor is asked to log in", async () => {
  const { main } = await shop.visit().goto("/shell/notifications");
  expect(one(main, "link", "Log in").getAttribute("href")).toMatch(/^\/login\?next=/);
});
