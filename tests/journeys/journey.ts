// The base of every journey: browsers that must stay free of errors, a second visitor, and the controls of the shop.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type SentEvent, violationOf } from "#gateway/routers/analytics-events.ts";
import { type OwnShop, startOwnShop } from "#scripts/lib/own-shop.ts";
import { demoDatabase, dropCopies, TOKEN_SECRET } from "#tests/database.ts";
import { isProof } from "#tests/seeded.ts";
import { type Controls, createControls } from "../controls.ts";

export { expect };

type Mode = "down" | "slow" | "code" | "off";
type Status = { now: string; nextDraws: { offer: string; drawNo: number; stop: string }[] };
type Drawn = { drawNo: number; winners: number; paidCents: number };

/** The controls of `npm run shop` for the journeys' shop. Faults and the clock are reset after each journey. */
export type Shop = {
  /** Changes what the shop serves until the journey ends. */
  controls: Controls;
  /** Closes, draws, scores and pays the next draw now. */
  draw: (lottery: string) => Promise<Drawn>;
  /** Sets the clock to an ISO time or moves it by a step such as "+16m". */
  clock: (to: string) => Promise<void>;
  fault: (operation: string, mode: Mode) => Promise<void>;
  status: () => Promise<Status>;
};

type Fixtures = { dataDir: string; shop: Shop; otherPage: Page };
type WorkerFixtures = { ownShop: OwnShop };

// Each Playwright worker has its own shop and runs its journeys one after the other, so a journey may draw and move the clock.
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses this pattern for the fixtures
    async ({}, use, { parallelIndex }) => {
      // A copy of the demo on Postgres takes a quarter of the processor time of the embedded database, which a worker of the proof has.
      const isEmbedded = isProof && parallelIndex === 0;
      const shop = await startOwnShop({
        ...(!isEmbedded && { DATABASE_URL: await demoDatabase(), TOKEN_SECRET }),
        // Friday noon, so that no draw closes during a journey.
        SHOP_NOW: "2026-11-20T01:00:00Z",
        // Each browser sends its own IP address, below.
        TRUSTED_PROXIES: "127.0.0.1",
      });
      await use(shop);
      await shop.stop();
      await dropCopies();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  baseURL: async ({ ownShop }, use) => use(ownShop.url),
  dataDir: async ({ ownShop }, use) => use(ownShop.env.DATA_DIR),

  shop: async ({ baseURL, dataDir }, use) => {
    const faults = new Set<string>();
    let isChanged = false;
    let before: { shop: number; wall: number } | undefined;
    const call = async <T>(path: string, body?: object) => control<T>(dataDir, path, body);
    const status = () => call<Status>("/status");
    /** Calls the control port, then clears the front's cache as `npm run shop` does. */
    const change = async <T>(path: string, body: object) => {
      const answer = await call<T>(path, body);
      await notifyFront(dataDir, baseURL ?? "", "/_forget");
      return answer;
    };

    const controls = createControls(async (path, body) => {
      isChanged = true;
      const answer = await change(path, body);
      // As in `npm run shop`.
      if (path === "/unlock") await notifyFront(dataDir, baseURL ?? "", "/_forgive", answer as Record<string, string>);
      return answer;
    });

    await use({
      controls,
      status,
      draw: (lottery) => change("/draw", { lottery }),
      async clock(to) {
        before ??= { shop: Date.parse((await status()).now), wall: Date.now() };
        await change("/clock", { to });
      },
      async fault(operation, mode) {
        faults.add(operation);
        await change("/fault", { operation, mode });
      },
    });

    for (const operation of faults) await change("/fault", { operation, mode: "off" });
    if (isChanged) await controls.restore();
    if (before) await change("/clock", { to: new Date(before.shop + Date.now() - before.wall).toISOString() });
  },

  context: async ({ context }, use) => {
    const complaints = await prepare(context);
    await use(context);
    expect(complaints, "errors in the browser").toEqual([]);
  },

  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    const complaints = await prepare(context);
    await use(await context.newPage());
    await context.close();
    expect(complaints, "errors in the second browser").toEqual([]);
  },
});

/** A page that several tests of a sweep share, and its errors so far. */
export type SharedPage = { page: Page; complaints: string[] };

/** Opens a browser that stays open after the test, for sweeps: opening one takes longer than checking a page. */
export async function openSharedPage(browser: Browser): Promise<SharedPage> {
  const context = await browser.newContext();
  const complaints = await prepare(context);
  return { page: await context.newPage(), complaints };
}

const FILE = /\.(js|css|woff2|svg|png|jpg|ico|json|webmanifest)(\?|$)/;

/** Passes every event of the data layer to `check`. */
async function watchDataLayer(context: BrowserContext, check: (event: SentEvent) => void) {
  await context.exposeBinding("checkEvent", (_, event: SentEvent) => check(event));
  await context.addInitScript(() => {
    const shopWindow = window as unknown as { checkEvent: (event: unknown) => void; dataLayer: unknown[] };
    const layer: unknown[] = [];
    layer.push = (...events) => {
      for (const event of events) shopWindow.checkEvent(event);
      return Array.prototype.push.apply(layer, events);
    };
    shopWindow.dataLayer = layer;
  });
}

/** Gives a browser its own IP address and collects its errors: exceptions, blocked scripts, missing files, invalid events. */
async function prepare(context: BrowserContext): Promise<string[]> {
  // As behind a load balancer. Sign-ups are limited by IP address, and each journey is a different person.
  const part = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });

  const complaints: string[] = [];
  await watchDataLayer(context, (event) => {
    const violation = violationOf(event);
    if (violation) complaints.push(violation);
  });
  context.on("weberror", (error) => {
    // Chromium reports this when a page changes before its view transition ends.
    if (!/Transition was (aborted|skipped)/.test(String(error.error()))) {
      complaints.push(`${error.page()?.url()}: ${error.error()}`);
    }
  });
  context.on("console", (message) => {
    const { url } = message.location();
    // An error status of the shop is expected; a missing file is not.
    const isAnswer = message.text().startsWith("Failed to load resource") && !FILE.test(url);
    // Expected in a test without a connection: images load as they come near the screen, so some load meanwhile.
    const isOffline = message.text().includes("ERR_INTERNET_DISCONNECTED");
    if (message.type() === "error" && !isAnswer && !isOffline) complaints.push(`${url}: ${message.text()}`);
  });
  return complaints;
}

const controlOf = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, "control.json"), "utf8")) as { url: string; secret: string };

/** Clears the front's cache, or a customer's rate limits. */
async function notifyFront(dataDir: string, baseURL: string, path: string, about: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${controlOf(dataDir).secret}` };
  const body = new URLSearchParams(about);
  const response = await fetch(new URL(path, baseURL), { method: "POST", headers, body });
  if (!response.ok) throw new Error(`the front refused ${path}: ${response.status}`);
}

async function control<T>(dataDir: string, path: string, body?: object): Promise<T> {
  const { url, secret } = controlOf(dataDir);
  const response = await fetch(new URL(path, url), {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
  return (await response.json()) as T;
}
