// The shop during an outage of all services, and under concurrent visits with cold caches.
import { afterEach, describe, expect, it, vi } from "vitest";
import { PATIENT } from "#tests/patience.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";
import { customerOf } from "./people.ts";
import { readSitemap } from "./sitemap.ts";
import { siteConfig } from "./upstream-replies.ts";

const shop = frontShopOfFile();
afterEach(() => {
  vi.useRealTimers();
  shop.cut(false);
  shop.hang(false);
});

const MINUTE = 60_000;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Returns the shared pages: those of the sitemap, and the links of the home and results pages. */
async function sharedPages(): Promise<string[]> {
  const listed = (await readSitemap(shop)).keys();
  const entries = await Promise.all(["/", "/lotto-results", "/lotto-tickets"].map((path) => shop.ask(path)));
  const linked = entries.flatMap(({ text }) =>
    [...text.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g)].map(([, path = ""]) => path),
  );
  const shared: string[] = [];
  for (const path of new Set([...listed, ...linked])) {
    const { status, headers } = await shop.ask(path);
    if (status === 200 && String(headers["cache-control"]).includes("s-maxage")) shared.push(path);
  }
  expect(shared.length).toBeGreaterThan(20);
  return shared;
}

describe("40 concurrent visitors with cold caches", () => {
  it.each(["/", "/lotto-results", "/trpc/siteConfig.get", "/trpc/offers.list"])(
    "%s makes each upstream call once",
    async (path) => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => shop.ask(path)));

      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const times = Map.groupBy(shop.asked, (call) => call);
      expect([...times].filter(([, calls]) => calls.length > 1).map(([call]) => call)).toEqual([]);
      expect(times.size).toBeGreaterThan(0);
    },
  );
});

describe("five minutes without any service", () => {
  it("every shared page serves its last good version, and is fresh again within its lifetime after the outage", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    // A front keeps the clock it was created with.
    await shop.quiet();
    const paths = await sharedPages();
    const contents = async () => {
      const shown: Record<string, string> = {};
      for (const path of paths) {
        const { status, text } = await shop.ask(path);
        const main = /<main[\s>].*<\/main>/s.exec(text)?.[0];
        // Each rendering of a play page has its own idempotency key, and Astro hashes it into the island's uid.
        shown[path] = `${status} ${main?.replaceAll(UUID, "key").replaceAll(/ uid="\w+"/g, "")}`;
      }
      return shown;
    };
    const good = await contents();
    expect(Object.values(good).filter((shown) => !shown.startsWith("200 <main"))).toEqual([]);

    shop.cut(true);
    pass(5 * MINUTE);
    expect(await contents()).toEqual(good);

    shop.cut(false);
    shop.setReplyOnly("/cms/items/site_config", siteConfig({ site_name: "Back Again" }));
    pass(MINUTE);
    await vi.waitFor(
      async () => {
        const { text } = await shop.ask("/lotto-results");
        pass(MINUTE);
        expect(text).toContain("Back Again");
      },
      { ...PATIENT, interval: 100 },
    );
  });

  it("an uncached page shows an error with a request id, and works after the outage", async () => {
    shop.cut(true);
    const { status, text } = await shop.ask("/lotto-results");
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).toMatch(/If you contact support, quote/);

    shop.cut(false);
    await vi.waitFor(async () => expect((await shop.ask("/lotto-results")).status).toBe(200), {
      ...PATIENT,
      interval: 250,
    });
  });
});

describe("while services hang", () => {
  const PATHS = ["/powerball", "/cart", "/my-account"];

  it("play, cart and account answer 503 without long waits, also to a posted form, and recover soon after the services", async () => {
    const customer = await customerOf(shop);
    const open = () => Promise.all(PATHS.map((path) => customer.goto(path)));
    shop.hang(true);
    for (const _ of ["the first visitors", "the next visitors"]) {
      const startedAt = performance.now();
      const pages = await open();
      expect(pages.map(({ status }) => status)).toEqual([503, 503, 503]);
      const [play, cart, account] = pages;
      for (const page of [play, cart]) expect(page?.text).toContain("There's a spanner in the works!");
      expect(account?.text).toContain("We couldn't load your wallet");
      // A read waits 8 s, a trial 2 s. Two reads in a row are one of each.
      expect(performance.now() - startedAt).toBeLessThan(20_000);
    }

    const posted = await customer.post("/cart", { action: "remove", itemId: "itm_0000000000000001" });
    expect([posted.status, posted.has("heading", "There's a spanner in the works!")]).toEqual([503, true]);

    shop.hang(false);
    await vi.waitFor(async () => expect((await open()).map(({ status }) => status)).toEqual([200, 200, 200]), {
      ...PATIENT,
      interval: 500,
    });
  });
});

describe("when main fails (rule server-error),", () => {
  const LOAD = "We are experiencing large load times on our server. Thank you for being patient.";
  const MAINTENANCE = "We'll be up and running again soon after this scheduled maintenance.";
  const NO_OFFERS = "There are currently no products available, please check back later. Thank you for being patient.";

  it.each([
    [500, 500, "It's not you, it's us!", LOAD],
    [503, 503, "There's a spanner in the works!", MAINTENANCE],
    [418, 418, "It's not you, it's us!", NO_OFFERS],
    [502, 500, "It's not you, it's us!", LOAD],
    [504, 500, "It's not you, it's us!", LOAD],
    [409, 500, "It's not you, it's us!", LOAD],
  ])("%i shows the page of %i: %s %s (Errors 2, 3, 4, 5, Offers 25)", async (answered, shown, title, text) => {
    await shop.setReply("/v2/pricing/pri_au_nsw/product_offers", { status: answered });
    const page = await shop.visit().goto("/lotto-tickets");
    expect(page.status).toBe(shown);
    expect(textOf(one(page.main, "heading"))).toBe(title);
    for (const shownText of [`Error ${shown}`, text]) expect(page.text).toContain(shownText);
  });

  it.each([
    [503, 503],
    [500, 500],
    [502, 500],
  ])("%i with a load balancer's page shows the page of %i, and nothing of the balancer's", async (answered, shown) => {
    const body = "<html><h1>Down for maintenance</h1><hr>nginx</html>";
    await shop.setReply("/v2/pricing/pri_au_nsw/product_offers", { status: answered, body });
    const { status, text } = await shop.ask("/lotto-tickets");
    expect([status, text.includes(`Error ${shown}`), text.includes("nginx")]).toEqual([shown, true, false]);
  });
});
