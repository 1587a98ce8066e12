// Compares a page request that misses the page cache with Astro's rendering of the same page alone.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readEnv } from "#gateway/foundation/env.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createFaults } from "#site/front/faults.ts";
import { createOpener } from "#site/front/open.ts";
import { renderPage } from "#site/front/render.ts";
import { createFront } from "#site/front.ts";
import { siteFolder } from "../lib/build-site.ts";
import { loadSite } from "../lib/load-site.ts";
import type { OwnShop } from "../lib/own-shop.ts";
import { print } from "../lib/steps.ts";
import { alternate, median, ratio } from "./rounds.ts";

const PAGES_PER_ROUND = 10;
// Each draw number is a different cache key. The offer has no such draws, so every page shows the first draw.
const PATH = "/powerball?firstDrawNo=";

async function millisPerPage(run: () => Promise<unknown>) {
  const startedAt = performance.now();
  for (let count = 0; count < PAGES_PER_ROUND; count += 1) await run();
  return (performance.now() - startedAt) / PAGES_PER_ROUND;
}

export async function benchColdPages(shop: OwnShop) {
  const env = readEnv({ ...process.env, NODE_ENV: "production", ...shop.env });
  const gateway = createGateway(env, { log: createLog("silent") });
  const handler = await loadSite(siteFolder);
  const { publicUrl } = env;
  const clientFolder = join(siteFolder, "client");
  const server = createServer(createFront({ gateway, handler, clientFolder, publicUrl }));
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let drawNo = 100_000;
  const fetchColdPage = async () => {
    drawNo += 1;
    const reply = await fetch(`${url}${PATH}${drawNo}`, { headers: { "accept-encoding": "br" } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${PATH}${drawNo} returned ${reply.status}`);
  };
  const opener = createOpener({ gateway, publicUrl, faults: createFaults(gateway.log) });
  const headers = { host: publicUrl.host };
  const address = `${PATH}1`;
  const prepareRender = async () => {
    const { gateway: visitor, page } = await opener.withTheme(
      await opener.open({ headers, ip: null, url: new URL(address, publicUrl) }),
    );
    const locals = { gateway: visitor, page: { ...page, isShared: true } };
    return () =>
      renderPage(handler, { method: "GET", url: address, headers, locals }, (error) => {
        throw error;
      });
  };
  try {
    const render = await prepareRender();
    const rounds = await alternate({
      cold: () => millisPerPage(fetchColdPage),
      rendering: () => millisPerPage(render),
    });
    print(
      "\nA cold play page (rendered, compressed and sent, with upstream replies cached) compared with rendering alone. Target: at most 3 x.",
    );
    print(
      `  cold ${median(rounds.cold).toFixed(1)} ms   rendering ${median(rounds.rendering).toFixed(1)} ms   ratio ${ratio(rounds.cold, rounds.rendering)}`,
    );
  } finally {
    server.closeAllConnections();
    server.close();
    await gateway.close();
  }
}
