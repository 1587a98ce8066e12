// The terminal output of `npm start` for a failed page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, type Part, startPart, untilReady } from "#scripts/lib/processes.ts";
import { runScript } from "./run-script.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "drawcard-failed-"));
const lines: string[] = [];
let url: string;
let shop: Part;
beforeAll(async () => {
  const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
  url = `http://127.0.0.1:${PORT}`;
  const env = { NODE_ENV: "production", DEMO: "1", HOST: "127.0.0.1", PUBLIC_URL: url, PORT, SERVICES_PORT, DATA_DIR };
  // The default log level, regardless of the test run's.
  const log = (line: string) => void lines.push(line);
  shop = startPart({ name: "shop", script: "scripts/start.ts", env: { ...env, LOG_LEVEL: "" }, log });
  await untilReady(`${url}/healthz`, shop);
});
afterAll(async () => {
  await shop.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

it("logs one line per layer with the page's request id", async () => {
  expect((await fetch(`${url}/about/privacy`)).status).toBe(200);
  await runScript("scripts/shop.ts", ["fault", "listProductOffers", "down"], { DATA_DIR });

  // As a visitor, and bypassing all caches.
  for (const address of ["/lotto-tickets", "/lotto-tickets?clear_cache=1"]) {
    const page = await fetch(url + address);
    expect(page.status).toBe(503);
    const id = page.headers.get("x-shop-request-id") ?? "";
    expect(await page.text()).toContain(id);
    const linesOfPage = () => lines.filter((line) => line.includes(id)).sort();
    await expect
      .poll(linesOfPage)
      .toEqual([
        `services: GET /v2/pricing/:pricingId/product_offers listProductOffers 503 (request ${id})`,
        `shop: GET /lotto-tickets 503 (request ${id})`,
        `shop: main listProductOffers 503 after 3 attempts (request ${id})`,
      ]);
  }
  // No line for a successful call.
  expect(lines.join("\n")).not.toContain("/about/privacy");
});

it("logs failed calls of islands too", async () => {
  await runScript("scripts/shop.ts", ["fault", "listProductOffers", "off"], { DATA_DIR });
  await runScript("scripts/shop.ts", ["fault", "locateVisitor", "down"], { DATA_DIR });

  const answer = await fetch(`${url}/trpc/location.get`, { headers: { "x-drawcard": "1" } });

  expect(answer.status).toBe(503);
  const id = answer.headers.get("x-shop-request-id") ?? "";
  await expect.poll(() => lines).toContain(`shop: GET /trpc/location.get 503 (request ${id})`);
});
