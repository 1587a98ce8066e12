// Every kind of content page in a browser: no error and no warning in the console, no failed request. A run takes a seeded
// quarter of the kinds, the proof all of them.
import type { Page } from "@playwright/test";
import { routeNames, routes } from "#site/routes.ts";
import { quarterOf } from "#tests/seeded.ts";
import { addressOf, type Customer } from "./every-route.ts";
import { expect, test } from "./journey.ts";

const isContent = (name: (typeof routeNames)[number]) =>
  (routes[name].cache === "shared" && !name.startsWith("shell-")) ||
  ["preview", "marketing-feature-banner", "not-found"].includes(name);
const contentRoutes = routeNames.filter((name) => !routes[name].planned && isContent(name));

/** Collects what goes wrong on a page. The error status of the not-found page itself is expected. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    const isOwnStatus = message.location().url === page.url() && /status of 404/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isOwnStatus) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) faults.push(`${page.url()}: ${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Sent while the page is left, without waiting for the reply.
    if (reason !== "net::ERR_ABORTED") faults.push(`${page.url()}: ${reason} ${request.url()}`);
  });
  return faults;
}

// Blocking them writes a warning.
test.use({ serviceWorkers: "allow" });

test("content pages open without an error, a warning or a failed request", async ({ page, shop }) => {
  const faults = faultsOf(page);
  const { drawNo } = await shop.draw("wednesday_lotto");
  const previewPath = await shop.controls.preview("banners/coast-rescue");
  const month = new Date().toISOString().slice(0, 7);
  const ids = { pastDraw: String(drawNo), month } as Customer["ids"];
  // Every page must have a URL, the pages that this run leaves out too.
  const addresses = contentRoutes.map((name) => ({
    name,
    path: addressOf(name, { ids, previewPath, openSession: "" }),
  }));
  for (const { name, path } of quarterOf(addresses, (address) => address.name)) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, name === "not-found" ? 404 : 200]);
    // Loads the pictures below the fold.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  expect(faults).toEqual([]);
});
