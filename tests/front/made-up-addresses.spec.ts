// Visitors and robots that request addresses that do not exist, to fill the caches or to burden the services.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();
const HOT = ["/", "/blog", "/powerball", "/about/privacy", "/lotto-results"];
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
      await warmUp([...HOT, "/nothing/here/at/all", `${prefix}x`]);
      const addresses = SLUGS.map((slug) => prefix + slug);
      expect(await statusesOf(addresses)).toEqual([404]);
      expect(shop.asked.length).toBeLessThanOrEqual(SLUGS.length);
      const before = shop.asked.length;
      await statusesOf(addresses);
      expect(shop.asked.length).toBe(before);

      expect(await statusesOf(HOT)).toEqual([200]);
      expect(shop.asked.length).toBe(before);
    },
  );
});

describe("campaign links", () => {
  it("share the copy of the page, whatever their parameters", async () => {
    await warmUp(HOT);
    const { headers } = await shop.ask("/blog");
    for (let at = 0; at < 50; at += 1) {
      const address = `/blog?utm_source=s${at}&utm_campaign=c${at}&p=${at}&aff=a${at}&x${at}=${at}`;
      const answer = await shop.ask(address);
      expect([answer.status, answer.headers["etag"]]).toEqual([200, headers["etag"]]);
    }
    expect(shop.asked).toEqual([]);
  });
});
