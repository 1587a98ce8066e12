// The draws that pages follow: real services, whose clock moves over a stop and a draw.
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Follower, type LiveDraw, MAX_DRAWS } from "#gateway/entry/live-draws.ts";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { startShop } from "#tests/shop.ts";
import { backendOfFile } from "./backend.ts";
import { exampleOf } from "./examples.ts";

type Shop = Awaited<ReturnType<typeof startShop>>;
// A read of the services a second, on a busy machine.
const PATIENCE = { timeout: 30_000, interval: 50 };
const GATEWAY = { APP_KEY: "key", APP_SECRET: "secret", NODE_ENV: "test", LOG_LEVEL: "silent" };
const HERE = { headers: {}, peer: "127.0.0.1" };
const DETAILS = "/main/draw/details/monday_lotto/4321";
const JSON_TYPE = { "content-type": "application/json" };

/** Keeps what a stream sends. */
function reader() {
  const texts: string[] = [];
  const ends = vi.fn();
  const follower: Follower = { send: (event) => void texts.push(event.toString()), end: ends };
  const states = () =>
    texts.flatMap((text) => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data) as LiveDraw));
  const statuses = () => [...new Set(states().map(({ status }) => status))];
  return { follower, texts, ends, states, statuses, last: () => states().at(-1) };
}

const byTicket = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));

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

  await shop.at("2026-11-23T09:26:00Z");
  await vi.waitFor(() => {
    for (const page of pages) expect(page.statuses()).toEqual(["DRAW_OPEN", "DRAW_CLOSED"]);
  }, PATIENCE);

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

it("sends the winning tickets of a raffle's main draw, the first prize first", async () => {
  // After the time of the test before: an early bird that has closed since takes no more books.
  const shop = await startShop({ now: "2026-11-23T10:00:00Z" });
  const { cart, purchases } = shop.caller;
  await shop.signIn("anna");
  const book = { productType: "raffle_ticket", lotteryKey: "charity_raffle", raffleOffer: "book_5", books: 1 } as const;
  const { cartTotal, revision } = await cart.addItem({ item: book, idempotencyKey: crypto.randomUUID() });
  await purchases.create({
    idempotencyKey: crypto.randomUUID(),
    cartRevision: revision,
    expectedTotal: cartTotal,
  });
  const draw = await nextDraw(shop, "charity_raffle");
  const page = reader();
  await follow(shop, draw, HERE, page.follower);
  expect(page.last()).not.toHaveProperty("tickets");
  await shop.draw("charity_raffle");
  await vi.waitFor(() => expect(page.last()).toMatchObject({ status: "DRAW_PAID" }), PATIENCE);
  const { prizes, winners } = await shop.caller.draws.getFullResult(draw);
  const { tickets = [], numbers } = page.last() ?? {};
  expect(numbers).toBeUndefined();
  const main = prizes.filter(({ type }) => type !== "early_bird").map(({ id }) => id);
  const won = winners.filter(({ prizeId }) => main.includes(prizeId ?? ""));
  expect(won.length).toBeGreaterThan(1);
  expect(tickets.toSorted(byTicket)).toEqual(
    won.map(({ ticketNumber, prizeId }) => ({ prizeId, ticket: ticketNumber })).toSorted(byTicket),
  );
  const order = tickets.map(({ prizeId }) => prizes.findIndex(({ id }) => id === prizeId));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
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

  /** Holds replies at a path back until the returned function is called. */
  function holdReply(path: string) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    backend.answer(path, async (_, response) => {
      await released;
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(exampleOf("GET", path).body));
    });
    return release;
  }

  it("is read once from the services", async () => {
    const draw = { productOfferKey: "monday_lotto", drawNo: 4321 };
    const release = holdReply(DETAILS);
    const pages = Array.from({ length: 50 }, reader);
    const following = pages.map(({ follower }) => backend.gateway.live.follow(draw, HERE, follower));
    // The draw is read again a second after this reply, so the test counts before it.
    await vi.waitFor(() => expect(backend.askedAt(DETAILS)).not.toHaveLength(0), PATIENCE);
    expect(backend.askedAt(DETAILS)).toHaveLength(1);
    release();
    const ends = await Promise.all(following);
    expect(pages.map((page) => page.states().length)).toEqual(pages.map(() => 1));
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

  it("ends its streams when the process stops, even if another draw is being read", async () => {
    const draw = { productOfferKey: "monday_lotto", drawNo: 4321 };
    const gateway = createGateway(readEnv({ ...GATEWAY, DISCOVERY_URL: backend.url }));
    const pages = [reader(), reader()];
    for (const { follower } of pages) await gateway.live.follow(draw, HERE, follower);
    const release = holdReply("/main/draw/details/monday_lotto/4322");
    const late = gateway.live.follow({ ...draw, drawNo: 4322 }, HERE, reader().follower);
    gateway.live.close();
    expect(pages.map(({ ends }) => ends.mock.calls.length)).toEqual([1, 1]);
    release();
    expect(await late).toBe("full");
    await gateway.close();
    expect(pages.map(({ ends }) => ends.mock.calls.length)).toEqual([1, 1]);
    expect(await gateway.live.follow(draw, HERE, reader().follower)).toBe("full");
  });

  it("takes one of the process's places only while its prizes are not paid", async () => {
    const gateway = createGateway(readEnv({ ...GATEWAY, DISCOVERY_URL: backend.url }));
    const numbered = (drawNo: number) => ({ productOfferKey: "monday_lotto", drawNo });
    const paid = JSON.stringify(exampleOf("GET", DETAILS).body).replace("DRAW_OPEN", "DRAW_PAID");
    const pathOf = (drawNo: number) => `/main/draw/details/monday_lotto/${drawNo}`;
    for (const drawNo of [1, 2, 3]) {
      backend.answer(pathOf(drawNo), (_, response) => response.writeHead(200, JSON_TYPE).end(paid));
      backend.answer(pathOf(drawNo + 3), (_, response) => response.writeHead(404).end());
    }
    const readOthers = async () => {
      for (const drawNo of [1, 2, 3]) {
        expect(await gateway.live.read(numbered(drawNo))).toMatchObject({ status: "DRAW_PAID" });
        expect(await gateway.live.read(numbered(drawNo + 3))).toBeNull();
      }
    };
    await readOthers();
    const open = Array.from({ length: MAX_DRAWS }, (_, at) => numbered(1_000 + at));
    // Streams keep their places however slow the machine is; each has its own client.
    const ends = await Promise.all(
      open.map((draw) =>
        gateway.live.follow(draw, { headers: {}, peer: `192.0.2.${draw.drawNo % 250}` }, reader().follower),
      ),
    );
    expect(ends.filter((end) => typeof end !== "function")).toEqual([]);
    expect(await gateway.live.read(numbered(2_000))).toBe("full");
    expect(await gateway.live.follow(numbered(2_000), HERE, reader().follower)).toBe("full");
    await readOthers();
    await gateway.close();
  });
});

it("refuses draws that do not exist, and more streams of an address than a household has", async () => {
  const shop = await startShop();
  const missing = { productOfferKey: "monday_lotto", drawNo: 999_999 };
  expect(await follow(shop, missing, HERE, reader().follower)).toBeNull();
  expect(await shop.gateway.live.read(missing)).toBeNull();
  const draw = await nextDraw(shop, "monday_lotto");
  // One client may use every address of its network.
  const at = (host: number) => ({ headers: {}, peer: `2001:db8:0:1::${host}` });
  const open = await Promise.all(
    Array.from({ length: 100 }, (_, host) => follow(shop, draw, at(host), reader().follower)),
  );
  expect(open.filter((one) => typeof one !== "function")).toEqual([]);
  expect(await follow(shop, draw, at(100), reader().follower)).toBe("full");
  expect(await follow(shop, draw, { headers: {}, peer: "2001:db8:0:2::1" }, reader().follower)).toBeTypeOf("function");
  const [first] = open;
  if (typeof first === "function") first();
  expect(await follow(shop, draw, at(100), reader().follower)).toBeTypeOf("function");
});
