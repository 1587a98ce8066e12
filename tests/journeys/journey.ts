// What every journey stands on: a browser that must stay free of errors, a second visitor, and the levers of the shop.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type OwnShop, startOwnShop } from "#scripts/lib/own-shop.ts";
import { type Levers, leversOf } from "../levers.ts";

export { expect };

type Mode = "down" | "slow" | "code" | "off";
type Status = { now: string; nextDraws: { offer: string; drawNo: number; stop: string }[] };
type Drawn = { drawNo: number; winners: number; paidCents: number };

/** What `npm run shop` can do, for the shop the journeys run on. Faults and clock are put back after each journey. */
export type Shop = {
  /** What the shop says and shows, put otherwise until the journey ends. */
  levers: Levers;
  /** Closes, draws, scores and pays the next draw now. */
  draw: (lottery: string) => Promise<Drawn>;
  /** An ISO moment, or a step such as "+16m". */
  clock: (to: string) => Promise<void>;
  fault: (operation: string, mode: Mode) => Promise<void>;
  status: () => Promise<Status>;
};

type Fixtures = { dataDir: string; shop: Shop; stranger: Page };
type WorkerFixtures = { ownShop: OwnShop };

// Each of Playwright's workers has a shop of its own, so that a journey may draw and move the clock: within a worker they run
// one after the other.
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const shop = await startOwnShop({
        // A Friday noon, so that no draw closes by itself in the middle of a journey.
        SHOP_NOW: "2026-11-20T01:00:00Z",
        // Each visitor says where they come from, below.
        TRUSTED_PROXIES: "127.0.0.1",
      });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],

  baseURL: async ({ ownShop }, use) => use(ownShop.url),
  dataDir: async ({ ownShop }, use) => use(ownShop.env.DATA_DIR),

  shop: async ({ baseURL, dataDir }, use) => {
    const faults = new Set<string>();
    let isChanged = false;
    let before: { shop: number; wall: number } | undefined;
    const call = async <T>(path: string, body?: object) => control<T>(dataDir, path, body);
    const status = () => call<Status>("/status");
    /** As `npm run shop`: after a change the front drops what it has cached. */
    const change = async <T>(path: string, body: object) => {
      const answer = await call<T>(path, body);
      await tellFront(dataDir, baseURL ?? "", "/_forget");
      return answer;
    };

    const levers = leversOf(async (path, body) => {
      isChanged = true;
      const answer = await change(path, body);
      // As `npm run shop` does it.
      if (path === "/unlock") await tellFront(dataDir, baseURL ?? "", "/_forgive", answer as Record<string, string>);
      return answer;
    });

    await use({
      levers,
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
    if (isChanged) await levers.restore();
    if (before) await change("/clock", { to: new Date(before.shop + Date.now() - before.wall).toISOString() });
  },

  context: async ({ context }, use) => {
    const complaints = await prepare(context);
    await use(context);
    expect(complaints, "errors in the browser").toEqual([]);
  },

  stranger: async ({ browser }, use) => {
    const context = await browser.newContext();
    const complaints = await prepare(context);
    await use(await context.newPage());
    await context.close();
    expect(complaints, "errors in the second browser").toEqual([]);
  },
});

const FILE = /\.(js|css|woff2|svg|png|jpg|ico|json|webmanifest)(\?|$)/;

/** Gives a browser an address of its own and collects what it complains about: errors, refused scripts, missing files. */
async function prepare(context: BrowserContext): Promise<string[]> {
  // As behind a balancer. Sign-ups are limited by address, and the journeys are many people.
  const part = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });

  const complaints: string[] = [];
  context.on("weberror", (error) => {
    // Chromium's own word for a page change that was faster than its animation.
    if (!/Transition was (aborted|skipped)/.test(String(error.error()))) {
      complaints.push(`${error.page()?.url()}: ${error.error()}`);
    }
  });
  context.on("console", (message) => {
    const { url } = message.location();
    // A refusal of the shop is an answer; a file that is not there is a mistake.
    const isAnswer = message.text().startsWith("Failed to load resource") && !FILE.test(url);
    if (message.type() === "error" && !isAnswer) complaints.push(`${url}: ${message.text()}`);
  });
  return complaints;
}

const controlOf = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, "control.json"), "utf8")) as { url: string; secret: string };

/** Has the front forget what it kept of the services' answers, or of a customer's tries. */
async function tellFront(dataDir: string, baseURL: string, path: string, about: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${controlOf(dataDir).secret}` };
  const body = new URLSearchParams(about);
  const heard = await fetch(new URL(path, baseURL), { method: "POST", headers, body });
  if (!heard.ok) throw new Error(`the front did not hear ${path}: ${heard.status}`);
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
