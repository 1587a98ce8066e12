// Emulates a slow network without a cache, so that fonts and data arrive after the first paint.
import { expect, type Page, type Request } from "@playwright/test";

const BYTES_PER_SECOND = 150_000;
const LATENCY_MS = 40;

/** Opens a page over the slow network and waits for all its requests. Returns the final URL. */
export async function openSlowly(page: Page, path: string): Promise<URL> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.setCacheDisabled", { cacheDisabled: true });
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    uploadThroughput: -1,
    downloadThroughput: BYTES_PER_SECOND,
  });
  // Not a count: pictures of the page before may end while this one loads.
  const awaited = new Set<Request>();
  const began = (request: Request) => awaited.add(request);
  const ended = (request: Request) => awaited.delete(request);
  page.on("request", began).on("requestfinished", ended).on("requestfailed", ended);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("astro-island[ssr]:is([client=load], [client=idle], [client=paint])")).toHaveCount(0);
  await expect.poll(() => awaited.size, { intervals: [20] }).toBe(0);
  page.off("request", began).off("requestfinished", ended).off("requestfailed", ended);
  await line.detach();
  return new URL(page.url());
}
