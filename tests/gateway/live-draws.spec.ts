// The draws that pages follow: real services, whose clock moves over a stop and a draw.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Follower, LiveDraw } from "#gateway/entry/live-draws.ts";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { startShop } from "#tests/shop.ts";
import { backendOfFile } from "./backend.ts";

type Shop = Awaited<ReturnType<typeof startShop>>;
// A read of the services a second, on a busy machine.
const PATIENCE = { timeout: 30_000, interval: 50 };
const GATEWAY = { APP_KEY: "key", APP_SECRET: "secret", NODE_ENV: "test", LOG_LEVEL: "silent" };
const HERE = { headers: {}, peer: "127.0.0.1" };

/** Keeps what a stream sends. */
function reader() {
  const texts: string[] = [];
  const ends = vi.fn();
  const follower: Follower = { send: (event) => void texts.push(event.toString()), end: ends };
  const states = () =>
    texts.flatMap((text) => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data) as LiveDraw));
  return { follower, texts, ends, states, last: () => states().at(-1) };
}

const following: (() => void)[] = [];
afterEach(() => {
  for (const end of following.splice(0)) end();
});

/** Follows a draw until the test ends. */
async function follow(shop: Shop, ...[draw, from, follower]: Parameters<Shop["gateway"]["live"]["follow"]>) {
  const end = await shop.gateway.live.follow(draw, from, follower);
  if (typeof end === "function") following.push(end);
  return end;
}

async function nextDraw(shop: Shop, productOfferKey: string) {
  const { draws } = await shop.caller.offers.get({ productOfferKey });
  return { productOfferKey, drawNo: draws[0]?.drawNo ?? 0 };
}

it("sends the state at once, the stop, and the numbers in the order drawn, and ends once prizes are paid", async () => {
  const shop = await startShop();
  const draw = await nextDraw(shop, "monday_lotto");
  await shop.at("2026-11-23T09:20:00Z");
  const pages = [reader(), reader(), reader()];
  for (const { follower } of pages) await follow(shop, draw, HERE, follower);
  expect(pages[0]?.last()).toMatchObject({ status: "DRAW_OPEN", drawDate: "2026-11-23T10:30:00.000Z" });
  expect(pages[0]?.texts[0]).toMatch(/^retry: \d+$/m);

  await shop.draw("monday_lotto");
  await vi.waitFor(() => {
    for (const page of pages) expect(page.last()).toMatchObject({ status: "DRAW_PAID" });
  }, PATIENCE);
  const { draw: result } = await shop.caller.draws.getFullResult(draw);
  expect(pages[2]?.last()?.numbers).toEqual(result.drawnOrder);
  expect(result.drawnOrder?.["Numbers"]?.toSorted((a, b) => a - b)).toEqual(result.numbers["Numbers"]);
  await vi.waitFor(() => expect(pages.map(({ ends }) => ends.mock.calls.length)).toEqual([1, 1, 1]), PATIENCE);
  expect(await shop.gateway.live.read(draw)).toEqual(pages[0]?.last());
});

it("sends the shop's clock again once it has moved", async () => {
  const shop = await startShop();
  const draw = await nextDraw(shop, "powerball");
  const page = reader();
  await follow(shop, draw, HERE, page.follower);
  const before = page.last()?.clock ?? 0;
  await shop.at("2026-11-20T03:00:00Z");
  await vi.waitFor(() => expect((page.last()?.clock ?? 0) - before).toBeGreaterThan(7_000), PATIENCE);
});

describe("a draw that many pages follow", () => {
  const backend = backendOfFile();

  it("is read once from the services", async () => {
    const draw = { productOfferKey: "monday_lotto", drawNo: 4321 };
    const pages = Array.from({ length: 50 }, reader);
    const ends = await Promise.all(pages.map(({ follower }) => backend.gateway.live.follow(draw, HERE, follower)));
    expect(pages.map((page) => page.states().length)).toEqual(pages.map(() => 1));
    expect(backend.askedAt("/main/draw/details/monday_lotto/4321")).toHaveLength(1);
    for (const end of ends) if (typeof end === "function") end();
  });

  it("keeps its streams while the services fail", async () => {
    const draw = { productOfferKey: "monday_lotto", drawNo: 4321 };
    const page = reader();
    const end = await backend.gateway.live.follow(draw, HERE, page.follower);
    await backend.stop();
    const hasFailed = () => backend.lines.some(({ message }) => message === "a followed draw could not be read");
    await vi.waitFor(() => expect(hasFailed()).toBe(true), PATIENCE);
    expect(page.ends).not.toHaveBeenCalled();
    expect(await backend.gateway.live.read(draw)).toEqual(page.last());
    await backend.start();
    if (typeof end === "function") end();
  });

  it("ends its streams when the process stops", async () => {
    const draw = { productOfferKey: "monday_lotto", drawNo: 4321 };
    const gateway = createGateway(readEnv({ ...GATEWAY, DISCOVERY_URL: backend.url }));
    const pages = [reader(), reader()];
    for (const { follower } of pages) await gateway.live.follow(draw, HERE, follower);
    await gateway.close();
    expect(pages.map(({ ends }) => ends.mock.calls.length)).toEqual([1, 1]);
    expect(await gateway.live.follow(draw, HERE, reader().follower)).toBe("full");
  });
});

it("refuses draws that do not exist, and more streams of an address than a household has", async () => {
  const shop = await startShop();
  const missing = { productOfferKey: "monday_lotto", drawNo: 999_999 };
  expect(await follow(shop, missing, HERE, reader().follower)).toBeNull();
  expect(await shop.gateway.live.read(missing)).toBeNull();
  const draw = await nextDraw(shop, "monday_lotto");
  const here = { headers: {}, peer: "192.0.2.1" };
  const open = await Promise.all(Array.from({ length: 100 }, () => follow(shop, draw, here, reader().follower)));
  expect(open.filter((one) => typeof one !== "function")).toEqual([]);
  expect(await follow(shop, draw, here, reader().follower)).toBe("full");
  expect(await follow(shop, draw, { headers: {}, peer: "192.0.2.2" }, reader().follower)).toBeTypeOf("function");
  const [first] = open;
  if (typeof first === "function") first();
  expect(await follow(shop, draw, here, reader().follower)).toBeTypeOf("function");
});
