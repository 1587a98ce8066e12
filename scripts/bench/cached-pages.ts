// Compares content pages from the page cache with the same pages rendered for every request.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readEnv } from "#gateway/foundation/env.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { createFront } from "#site/front.ts";
import { matchRoute } from "#site/routes.ts";
import { siteFolder } from "../lib/build-site.ts";
import { loadSite } from "../lib/load-site.ts";
import type { OwnShop } from "../lib/own-shop.ts";
import { print } from "../lib/steps.ts";
import { load } from "./load.ts";
import { alternate, median, ratio } from "./rounds.ts";

const CACHED_REQUESTS = 800;
const RENDERED_REQUESTS = 64;
const ACCEPT = { "accept-encoding": "br" };

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);

/** Returns every shared page of the sitemap without offers and results, by path. */
export async function contentPages(url: string): Promise<{ route: string; path: string }[]> {
  const textOf = async (address: string) => (await fetch(new URL(new URL(address).pathname, url))).text();
  const parts = await Promise.all(locations(await textOf(`${url}/sitemap.xml`)).map(textOf));
  return parts
    .flatMap(locations)
    .map((address) => new URL(address).pathname)
    .map((path) => ({ path, route: matchRoute(path) }))
    .filter(({ route: { name, route } }) => route.cache === "shared" && !/^(?:offer-(?!terms)|lotto)|^home$/.test(name))
    .map(({ path, route }) => ({ path, route: route.name }));
}

/** Returns result pages, one of each kind: lists, months, draws and winners of lotteries, raffles and numbered draws. */
async function resultPages(url: string): Promise<string[]> {
  const linksOf = async (path: string) =>
    [...(await (await fetch(new URL(path, url))).text()).matchAll(/href="([^"#]+)"/g)].map(([, href = ""]) => href);
  const pages = ["/lotto-results", "/charity_raffle/results/draw/11?tab=winners", "/charity_raffle/winners"];
  for (const key of ["powerball", "lotto_strike", "charity_raffle"]) {
    const list = `/${key}/results`;
    const links = await linksOf(list);
    const found = [/\/results\/draw\/\d+$/, /\/results\/\d{4}-\d\d$/].map((kind) =>
      links.findLast((link) => kind.test(link)),
    );
    pages.push(list, ...found.filter((link) => link !== undefined));
  }
  return pages;
}

/** Starts a front in this process that keeps pages, or renders each one. */
async function openFront(gateway: Gateway, publicUrl: URL, caching: boolean) {
  const handler = await loadSite(siteFolder);
  const server = createServer(
    createFront({ gateway, handler, clientFolder: join(siteFolder, "client"), publicUrl, caching }),
  );
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

export async function benchCachedPages(shop: OwnShop) {
  const env = readEnv({ ...process.env, NODE_ENV: "production", ...shop.env });
  const gateway = createGateway(env, { log: createLog("silent") });
  const cached = await openFront(gateway, env.publicUrl, true);
  const rendered = await openFront(gateway, env.publicUrl, false);
  const microsOf = (url: string, path: string, requests: number) => async () =>
    ((await load({ url, path, headers: ACCEPT }, requests)) * 1000) / requests;
  try {
    print(
      "\nContent and result pages, one of each kind, microseconds per request. Target: cached at least 10 x the uncached rate.",
    );
    print(`${" ".repeat(47)}uncached   cached   ratio`);
    const pages = new Map((await contentPages(shop.url)).map(({ route, path }) => [route, path]));
    for (const path of [...pages.values(), ...(await resultPages(shop.url))]) {
      const rounds = await alternate({
        rendered: microsOf(rendered.url, path, RENDERED_REQUESTS),
        cached: microsOf(cached.url, path, CACHED_REQUESTS),
      });
      const [slow, fast] = [median(rounds.rendered).toFixed(0), median(rounds.cached).toFixed(0)];
      print(`  ${path.padEnd(44)} ${slow.padStart(8)} ${fast.padStart(8)}   ${ratio(rounds.rendered, rounds.cached)}`);
    }
  } finally {
    cached.close();
    rendered.close();
    await gateway.close();
  }
}
