// The page of a draw before, during and after it, as HTML.
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerOf } from "./people.ts";

const METRICS_TOKEN = "a-token-of-the-watchers";
const shop = frontShopOfFile({ env: { METRICS_TOKEN } });

/** Returns the path of the next draw's page. */
async function nextDraw(lottery: string): Promise<string> {
  const page = await shop.visit().goto(`/${lottery}`);
  return `/${lottery}/results/draw/${entryOf(field(page.main, "First draw"))}`;
}

it("shows when sales close, that they have closed, and the result, and when to reload", async () => {
  const visitor = shop.visit();
  const path = await nextDraw("monday_lotto");
  const open = await visitor.goto(path);
  expect(open.has("heading", "Sales close on Monday 23 Nov, 8:25 pm AEDT")).toBe(true);
  expect(open.text).toContain("We draw the numbers on Monday 23 Nov, 9:30 pm AEDT.");
  expect(open.text).toContain("Reload this page after Monday 23 Nov, 9:30 pm AEDT to see the result.");
  expect(textOf(open.main)).toContain("Play Monday Lotto");

  await shop.clock("2026-11-23T09:26:00Z");
  const closed = await visitor.goto(path);
  expect(closed.has("heading", "Sales have closed")).toBe(true);
  expect(closed.text).toContain("Reload this page after 9:30 pm AEDT to see the result.");
  expect(textOf(closed.main)).not.toContain("Play Monday Lotto");

  await shop.clock("2026-11-23T10:30:00Z");
  const drawn = await visitor.goto(path);
  expect(all(one(drawn.body, "list", /^Winning numbers, Draw/), "listitem")).toHaveLength(8);
  expect(drawn.text).not.toContain("Reload this page");
});

it("lists the prizes of a raffle's coming draw, with a place for each winning ticket", async () => {
  const page = await shop.visit().goto("/camper_raffle/results/draw/5");
  expect(page.text).toContain("We draw the winning tickets on Sunday 13 Dec, 2:00 pm AEDT.");
  const prizes = page.main.querySelectorAll(".drawn-prize").map((prize) => textOf(prize));
  expect(prizes[0]).toMatch(/A camper van\s*\$140,000/);
  expect(prizes).toHaveLength(4);
  expect(page.main.querySelectorAll(".drawn-ticket.is-empty")).toHaveLength(14);
});

it("shows customers their tickets in the coming draw only", async () => {
  const customer = await customerOf(shop);
  await addQuickPick(customer, "wednesday_lotto", 8);
  await buyCart(customer);
  const path = await nextDraw("wednesday_lotto");
  const own = one((await customer.goto(path)).main, "region", "Your tickets in this draw");
  expect(all(own, "list", /^Game \d$/)).toHaveLength(8);
  expect(textOf(own)).toContain("Show 2 more games");
  expect((await shop.visit().goto(path)).has("region", "Your tickets in this draw")).toBe(false);
  expect((await customer.goto(await nextDraw("monday_lotto"))).has("region", "Your tickets in this draw")).toBe(false);
});

it("streams the state of a draw, and answers pages that poll with the same", async () => {
  const path = `/_live${(await nextDraw("powerball")).replace("/results/draw", "")}`;
  const polled = await shop.ask(path);
  expect(polled.headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
  expect(JSON.parse(polled.text)).toMatchObject({ status: "DRAW_OPEN" });

  const leaving = new AbortController();
  const stream = await fetch(shop.url + path, { headers: { accept: "text/event-stream" }, signal: leaving.signal });
  expect(stream.headers.get("content-type")).toBe("text/event-stream");
  expect(stream.headers.get("x-accel-buffering")).toBe("no");
  const first = await stream.body?.getReader().read();
  const text = new TextDecoder().decode(first?.value);
  expect(text).toContain(`data: ${polled.text}\n\n`);
  leaving.abort();
});

describe("streams that a client requests over one connection without waiting", () => {
  /** Requests streams of Powerball draws: 0 is the next draw, -1 the one before it. */
  async function pipeline(...distances: number[]) {
    const [, start, drawNo] = /^(.*\/)(\d+)$/.exec((await nextDraw("powerball")).replace("/results/draw", "")) ?? [];
    const requests = distances.map(
      (distance) =>
        `GET /_live${start}${Number(drawNo) + distance} HTTP/1.1\r\nhost: front\r\naccept: text/event-stream\r\n\r\n`,
    );
    const socket = connect(Number(new URL(shop.url).port), "127.0.0.1").resume();
    socket.write(requests.join(""));
    return socket;
  }

  async function openStreams(): Promise<number> {
    const { text } = await shop.ask("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(/^shop_live_streams (\d+)$/m.exec(text)?.[1]);
  }

  it("are no longer counted once it has left", async () => {
    const socket = await pipeline(0, 0, 0);
    await expect.poll(openStreams).toBe(3);
    socket.destroy();
    await expect.poll(openStreams).toBe(0);
  });

  it("end with the first draw that is over", async () => {
    const socket = await pipeline(0, -1);
    await once(socket, "close");
    await expect.poll(openStreams).toBe(0);
  });
});

it.each(["/_live/monday_lotto/999999", "/_live/no_such_lottery/1", "/_live/monday_lotto/0", "/_live/monday_lotto"])(
  "answers 404 for %s",
  async (path) => {
    expect((await shop.ask(path)).status).toBe(404);
    expect((await shop.ask(path, { headers: { accept: "text/event-stream" } })).status).toBe(404);
  },
);
