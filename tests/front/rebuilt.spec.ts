// The site is rebuilt while its shop is open, by another command or for another shop.
import { cpSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readEnv } from "#gateway/env.ts";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { buildSite, siteFolder } from "#scripts/lib/build-site.ts";
import { loadSite } from "#scripts/lib/load-site.ts";
import { root } from "#scripts/lib/steps.ts";
import { createFront } from "#site/front.ts";

// Inside the repo, because the pages resolve their imports from their own location.
const folder = join(root, "test-results", `site-${process.pid}`);
let gateway: Gateway;
beforeAll(async () => {
  await buildSite();
  cpSync(siteFolder, folder, { recursive: true });
  // Nothing listens there: every page shows an error.
  const keys = { APP_KEY: "key", APP_SECRET: "secret-0123456789abcdef", DISCOVERY_URL: "http://127.0.0.1:1" };
  gateway = createGateway(readEnv({ ...keys, NODE_ENV: "test", LOG_LEVEL: "silent" }));
});
afterAll(() => gateway.close());

it("keeps serving the pages it started with", async () => {
  const handler = await loadSite(folder);
  const publicUrl = new URL("http://127.0.0.1:4321");
  const front = createFront({ gateway, handler, clientFolder: join(folder, "client"), publicUrl });
  const server = createServer(front).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  rmSync(folder, { recursive: true });

  for (const path of ["/", "/cart", "/lotto-results", "/shell/menu", "/nowhere"]) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    const text = await reply.text();
    expect(reply.status === 302 || text.includes("<h1"), `${path}: ${reply.status} ${text.slice(0, 80)}`).toBe(true);
  }
  server.close();
});
