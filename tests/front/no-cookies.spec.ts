// "Storage and cookies blocked": the shop explains why the cart stays empty. No request here sends a cookie.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

const notice = (text: string) => /<div data-no-cookies( hidden)?/.exec(text);
const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const item = () =>
  new URLSearchParams({
    idempotencyKey: crypto.randomUUID(),
    "item.lotteryKey": "powerball",
    "item.gameOffer": "standard",
    "item.numGames": "4",
    "item.numDraws": "1",
  }).toString();

it("the cart explains that it cannot be saved", async () => {
  const added = await shop.ask("/powerball", { method: "POST", headers: form, body: item() });
  expect([added.status, added.headers.location]).toEqual([303, "/cart?added=1"]);
  const { text } = await shop.ask("/cart?added=1");
  expect(notice(text)?.[1]).toBeUndefined();
  expect(text).toContain("Your browser is blocking cookies");
});

it("a browser that accepts cookies is redirected to the cart's normal URL", async () => {
  const added = await shop.ask("/powerball", { method: "POST", headers: form, body: item() });
  const cookie = [added.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");
  const moved = await shop.ask("/cart?added=1", { headers: { cookie } });
  expect([moved.status, moved.headers.location]).toEqual([303, "/cart"]);
  const { text } = await shop.ask("/cart", { headers: { cookie } });
  expect([notice(text)?.[1], text.includes("Powerball")]).toEqual([" hidden", true]);
});

it("an empty cart that nothing was added to shows no explanation", async () => {
  expect(notice((await shop.ask("/cart")).text)?.[1]).toBe(" hidden");
});

it("browsing neither sets nor needs a cookie", async () => {
  for (const path of ["/", "/lotto-tickets", "/powerball", "/powerball/results", "/about/privacy", "/shell/menu"]) {
    const { status, headers } = await shop.ask(path);
    expect([path, status, headers["set-cookie"]]).toEqual([path, 200, undefined]);
  }
});
