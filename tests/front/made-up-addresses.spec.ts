// Visitors and robots that request addresses that do not exist, to fill the caches or to burden the services.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();
const SLUGS = Array.from({ length: 40 }, (_, at) => `made-up-${at}`);

/** Requests each address and returns the statuses. */
async function statusesOf(addresses: readonly string[]) {
  const statuses = [];
  for (const address of addresses) statuses.push((await shop.ask(address)).status);
  return [...new Set(statuses)];
}

/** Opens the pages until all upstream replies are cached, and forgets the calls. */
async function warmUp(pages: readonly string[]) {
  for (const _ of [1, 2]) await statusesOf(pages);
  shop.asked.length = 0;
}

describe("made-up slugs", () => {
  it.each(["/blog/", "/blog/category/", "/", "/about/"])(
    "cost at most one upstream call each, and none when repeated: %s…",
    async (prefix) => {
      await warmUp(["/nothing/here/at/all", `${prefix}x`]);
      const addresses = SLUGS.map((slug) => prefix + slug);
      // Each address twice: the second request follows within the minute that "not found" is kept.
      expect(await statusesOf(addresses.flatMap((address) => [address, address]))).toEqual([404]);
      const calls = shop.asked.filter((call) => call.includes("made-up"));
      expect([...Map.groupBy(calls, (call) => call).values()].filter(({ length }) => length > 1)).toEqual([]);
      expect(calls.length).toBeLessThanOrEqual(SLUGS.length);
    },
  );
});

describe("campaign links", () => {
  it("share the copy of the page, whatever their parameters", async () => {
    // Each render of a play page has its own form key, so its own ETag. A copy is renewed every 20 seconds.
    const etags = new Set();
    for (let at = 0; at < 40; at += 1) {
      const query = `utm_source=s${at}&utm_campaign=c${at}&p=${at}&aff=a${at}&x${at}=${at}`;
      const { status, headers } = await shop.ask(`/powerball?${query}`);
      expect(status).toBe(200);
      etags.add(headers["etag"]);
    }
    expect(etags.size).toBeLessThan(5);
  });
});
