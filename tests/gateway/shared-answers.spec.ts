// Shared replies: never personal, one call for all readers, and still served while their service is down.
import { afterEach, describe, expect, it, vi } from "vitest";
import { ANNA, backendOfFile, openBackend } from "#tests/gateway/backend.ts";
import { exampleOf } from "#tests/gateway/examples.ts";
import { PATIENT } from "#tests/patience.ts";

const backend = backendOfFile();
afterEach(() => void vi.useRealTimers());

const CONFIG = "/main/config";
const ben = ANNA.replaceAll("anna", "ben");

describe("a shared reply", () => {
  it("is requested without the visitor's identity (rule response-cache-key)", async () => {
    await backend.open(`${ANNA}; dc_session=6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11.${Date.now()}`).caller.config.get();
    await backend.open(ben).caller.config.get();
    await backend.open().caller.config.get();

    const [asked, ...again] = backend.askedAt(CONFIG);
    const personal = [
      "authorization",
      "cookie",
      "x-shop-customer-id",
      "x-shop-session-id",
      "x-shop-device-id",
      "x-forwarded-for",
    ];
    expect(personal.filter((name) => asked?.headers[name] !== undefined)).toEqual([]);
    // One for the region of Anna and Ben, one for a visitor without a region.
    expect(again.map(({ headers }) => headers["x-shop-sub-variant"])).toEqual([undefined]);
  });

  it("never contains customer data: customers read their own", async () => {
    backend.answer("/main/customer/details", ({ headers }, response) => {
      const { body } = exampleOf("GET", "/main/customer/details") as { body: { result: object } };
      const firstname = headers["x-shop-customer-id"] === "cus_ben0000000001" ? "Ben" : "Anna";
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ result: { ...body.result, firstname } }));
    });
    const names = [];
    for (const cookie of [ANNA, ben, ANNA])
      names.push((await backend.open(cookie).caller.customer.details()).firstname);

    expect(names).toEqual(["Anna", "Ben", "Anna"]);
  });

  it.each([
    ["sets a cookie", { "set-cookie": "who=anna" }],
    ["is private", { "cache-control": "private, max-age=60" }],
  ])("is not cached when it %s, and the cookie is dropped", async (_, headers) => {
    backend.answer(CONFIG, (_asked, response) =>
      response
        .writeHead(200, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(exampleOf("GET", CONFIG).body)),
    );
    const pages = [backend.open(), backend.open()];
    for (const page of pages) await page.caller.config.get();

    expect(backend.askedAt(CONFIG)).toHaveLength(2);
    expect(pages.flatMap((page) => page.setCookies()).join()).not.toContain("who=");
  });

  it("may be a file, which is requested without the customer's identity", async () => {
    backend.answer("/cms/files/mark", (_, response) => response.writeHead(200, { "content-type": "image/png" }).end());
    await backend.gateway.openFile({ headers: { cookie: ANNA }, url: "/files/mark" }, "mark");

    const [asked] = backend.askedAt("/cms/files/mark");
    const personalHeaders = Object.keys(asked?.headers ?? {}).filter((name) =>
      /authorization|cookie|customer/.test(name),
    );
    expect(asked?.method).toBe("GET");
    expect(personalHeaders).toEqual([]);
  });

  it("takes one call for 40 concurrent reads", async () => {
    await Promise.all(Array.from({ length: 40 }, () => backend.open().caller.config.get()));
    expect(backend.askedAt(CONFIG)).toHaveLength(1);
  });

  it("is bypassed by clear_cache once a minute (rule cache-bypass) (Content 12)", async () => {
    const fresh = () => backend.gateway.open({ headers: new Headers(), url: "/?clear_cache=1" }).caller.config.get();
    await backend.open().caller.config.get();
    for (let times = 0; times < 3; times++) await fresh();

    expect(backend.askedAt(CONFIG).map(({ url }) => url)).toEqual([CONFIG, CONFIG]);
  });

  it("is not cached when the cache is off (rule cache-bypass)", async () => {
    const off = await openBackend({ CACHE: "off" });
    await off.open().caller.config.get();
    await off.open().caller.config.get();
    const { length } = off.askedAt(CONFIG);
    await off.close();

    expect(length).toBe(2);
  });
});

it("serves last good replies during five minutes without services, and fresh ones soon after", async () => {
  const { caller } = backend.open();
  const reads = {
    config: () => caller.config.get(),
    siteConfig: () => caller.siteConfig.get(),
    capabilities: () => caller.capabilities.get(),
    navigation: () => caller.navigation.get(),
    theme: () => caller.theme.get(),
    branding: () => caller.branding.list(),
    content: () => caller.content.list({ categories: ["home"] }),
    offers: () => caller.offers.list(),
    resultKeys: () => caller.draws.listResultKeys(),
  };
  const readAll = async () =>
    Object.fromEntries(await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read()])));
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
  const good = await readAll();
  await backend.stop();
  for (let minute = 1; minute <= 5; minute++) {
    vi.setSystemTime(Date.now() + 60_000);
    expect(await readAll()).toEqual(good);
  }

  await backend.start();
  backend.answer(CONFIG, (_, response) => {
    const { body } = exampleOf("GET", CONFIG) as { body: { result: object } };
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ result: { ...body.result, minimum_age: 21 } }));
  });
  vi.setSystemTime(Date.now() + 60_000);
  await vi.waitFor(async () => expect((await caller.config.get()).minimumAge).toBe(21), PATIENT);
});
