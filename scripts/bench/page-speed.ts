// Measures how fast the front serves shared pages: warm against bare node:http and nginx with the same bytes and headers, cold
// against rendering alone.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OwnShop } from "../lib/own-shop.ts";
import { print } from "../lib/steps.ts";
import { benchCachedPages } from "./cached-pages.ts";
import { benchColdPages } from "./cold-pages.ts";
import { cpu, measuring, wall } from "./hop.ts";
import { load } from "./load.ts";
import { startMeasured } from "./measured-process.ts";
import { type Fixed, type Missing, startNginx } from "./nginx.ts";
import { alternate, median, ratio } from "./rounds.ts";

// Home, a content page, a play page, results.
const PATHS = ["/", "/about/privacy", "/powerball", "/lotto-results"];
const REQUESTS = 4_000;
const ACCEPT = { "accept-encoding": "br" };
const OF_CONNECTION = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

type Sent = { headers: string[]; body: Buffer };

/** The reply of the front: header lines, as `writeHead` takes them, and the compressed body. */
function fetchRaw(url: string, path: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { headers: ACCEPT }, (reply) => {
      const chunks: Buffer[] = [];
      const pairs = reply.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ""]] : []));
      const headers = pairs.filter(([name = ""]) => !OF_CONNECTION.has(name.toLowerCase())).flat();
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.once("end", () => resolve({ headers, body: Buffer.concat(chunks) }));
    });
    call.once("error", reject).end();
  });
}

const perSecond = (micros: readonly number[]) => (1e6 / median(micros)).toFixed(0).padStart(7);

export async function benchPageSpeed(shop: OwnShop) {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-bench-"));
  const front = await startMeasured("front", shop.env);
  let missing: Missing | null = null;
  try {
    print("\nWarm shared pages, requests per second over 16 connections; CPU in microseconds per request.");
    print("Target: front >= 0.40 x bare node:http with the same bytes and headers.");
    print("                        front     bare  ratio   CPU: front  bare  ratio    nginx  ratio");
    for (const path of PATHS) {
      await fetchRaw(front.url, path);
      const sent = await fetchRaw(front.url, path);
      const replay = join(folder, "replay.json");
      writeFileSync(replay, JSON.stringify({ headers: sent.headers, body: sent.body.toString("base64") }));
      const bare = await startMeasured("replay", { BENCH_REPLAY: replay });
      const started: Fixed | Missing = missing ?? (await startNginx(folder, sent.headers, sent.body));
      if ("why" in started && missing === null) print(`  ${started.why}: the pages are compared without it.`);
      missing = "why" in started ? started : null;
      const nginx = "url" in started ? started : null;
      const ofNginx = async () => {
        const wallMs = nginx ? await load({ url: nginx.url, path, headers: ACCEPT }, REQUESTS) : Number.NaN;
        return { wallMicros: (wallMs * 1000) / REQUESTS, cpuMicros: Number.NaN };
      };
      const rounds = await alternate({
        front: measuring(front, { url: front.url, path, headers: ACCEPT }, REQUESTS),
        bare: measuring(bare, { url: bare.url, path, headers: ACCEPT }, REQUESTS),
        nginx: ofNginx,
      });
      const [ofFront, ofBare] = [wall(rounds.front), wall(rounds.bare)];
      const cpus = [cpu(rounds.front), cpu(rounds.bare)] as const;
      const columns = [
        `  ${path.padEnd(18)} ${perSecond(ofFront)}  ${perSecond(ofBare)}   ${ratio(ofBare, ofFront)}`,
        `${median(cpus[0]).toFixed(0).padStart(14)}  ${median(cpus[1]).toFixed(0).padStart(4)}   ${ratio(cpus[1], cpus[0])}`,
        nginx ? `${perSecond(wall(rounds.nginx))}   ${ratio(wall(rounds.nginx), ofFront)}` : "",
      ];
      print(columns.join("  "));
      nginx?.stop();
      bare.stop();
    }
    await benchColdPages(shop);
    await benchCachedPages(shop);
  } finally {
    front.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
