// What a first visit sees on a slow phone, beside the same text as bare HTML in the same run, in Chromium.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, requireChromium } from "../lib/chromium.ts";
import { startOwnShop } from "../lib/own-shop.ts";
import { print, step } from "../lib/steps.ts";
import { alternate, median } from "./rounds.ts";

const PATHS = ["/", "/powerball", "/lotto-results", "/blog", "/about/faq", "/charity_raffle", "/cart"];
/** The most that the largest paint may take, in times that of the bare text. */
const TARGET_RATIO = 1.5;
const TARGET_BLOCKING_MS = 100;
const ROUNDS = 5;
// A slow phone on a slow connection: 1.6 Mbit/s, 150 ms, a quarter of the processor's speed.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
const SCREEN = { width: 390, height: 844 };
/** The measurement goes on this long after the load event, so that late scripts, fonts and layout shifts count. */
const SETTLED_MS = 1_000;

const KEPT = new Set([
  ..."a b body button dd details div dl dt em fieldset figure footer form h1 h2 h3 h4 header label legend li main nav ol option p".split(
    " ",
  ),
  ..."section select small span strong summary table tbody td th thead time tr ul".split(" "),
]);
const LEFT_OUT = new Set(["script", "style", "svg", "template", "noscript", "link", "img", "head"]);

/** Returns a page's text in its elements, without attributes, styles, scripts and pictures. */
function bareText(node: Node): string {
  if (node instanceof TextNode) return node.rawText.replace(/\s+/g, " ");
  if (!(node instanceof HTMLElement)) return "";
  const name = node.rawTagName?.toLowerCase() ?? "";
  if (LEFT_OUT.has(name) || node.hasAttribute("hidden")) return "";
  const inner = node.childNodes.map(bareText).join("");
  return KEPT.has(name) ? `<${name}>${inner}</${name}>` : inner;
}

function toBare(html: string): string {
  const document = parse(html);
  const title = document.querySelector("title")?.text ?? "";
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return `<!doctype html><html lang="en"><head>${head}</head>${bareText(document)}</html>`;
}

/** Serves the bare pages, compressed as the front compresses. */
async function serveBare(pages: ReadonlyMap<string, string>) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html, { params })]));
  const server = createServer(({ url = "/" }, response) => {
    const body = bodies.get(url);
    const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
    response.writeHead(body ? 200 : 404, body ? headers : {}).end(body ?? "Another site");
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, otherSite: `http://localhost:${port}/link`, close };
}

type Painted = { first: number; largest: number; shift: number; blocking: number; longest: number; kilobytes: number };

/** Notes paints, shifts and long tasks from the page's first moment on. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, tasks: [] as { start: number; end: number }[] };
    Object.assign(window, { seen });
    const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    on("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") seen.first = startTime;
    });
    on("largest-contentful-paint", ({ startTime }) => {
      seen.largest = startTime;
    });
    on("layout-shift", ({ value = 0 }) => {
      seen.shift += value;
    });
    on("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, end: startTime + duration }));
  });

async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await observe(page);
  return page;
}

/** Measures a page that is open already. */
const painted = (page: Page) =>
  page.evaluate((): Painted => {
    const { seen } = window as unknown as {
      seen: { first: number; largest: number; shift: number; tasks: { start: number; end: number }[] };
    };
    const { first, largest, shift, tasks } = seen;
    // As Lighthouse counts: what a task takes beyond 50 ms, from the first paint on.
    const beyond = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start + 50, first)));
    const resources = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    return {
      first,
      largest,
      shift,
      blocking: beyond.reduce((sum, time) => sum + time, 0),
      longest: Math.max(0, ...tasks.map(({ start, end }) => end - start)),
      kilobytes: resources.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  });

/**
 * Opens a page as a new visitor who comes from another site. From an empty tab, the bare page alone would be spared the new process that
 * `cross-origin-opener-policy` asks for.
 */
async function visit(browser: Browser, otherSite: string, url: string): Promise<Painted> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await openSlowly(context);
    await page.goto(otherSite);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLED_MS);
    return await painted(page);
  } finally {
    await context.close();
  }
}

const of = (all: readonly Painted[], key: keyof Painted) => median(all.map((one) => one[key]));

export async function benchPaint() {
  const executablePath = await requireChromium();
  const shop = await step("Starting a shop", () => startOwnShop());
  const texts = new Map<string, string>();
  for (const path of PATHS) texts.set(path, toBare(await (await fetch(shop.url + path)).text()));
  const bare = await serveBare(texts);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    print(
      `\nFirst visits at 1.6 Mbit/s, 150 ms and 1/${SLOWER} of the processor's speed: the median of ${ROUNDS}, in ms.`,
    );
    print(`Targets: largest paint <= ${TARGET_RATIO} x bare text, layout shift 0, blocking <= ${TARGET_BLOCKING_MS}.`);
    print("                     first  largest   bare  ratio   shift  blocking  longest task     KB");
    for (const path of PATHS) {
      const rounds = await alternate(
        {
          shop: () => visit(browser, bare.otherSite, shop.url + path),
          bare: () => visit(browser, bare.otherSite, bare.url + path),
        },
        { warmUp: 1, rounds: ROUNDS },
      );
      const [largest, ofBare] = [of(rounds.shop, "largest"), of(rounds.bare, "largest")];
      const [shift, blocking] = [of(rounds.shop, "shift"), of(rounds.shop, "blocking")];
      const misses = [
        largest > TARGET_RATIO * ofBare ? "paint" : "",
        shift > 0 ? "shift" : "",
        blocking > TARGET_BLOCKING_MS ? "blocking" : "",
      ].filter(Boolean);
      const columns = [
        `  ${path.padEnd(18)} ${of(rounds.shop, "first").toFixed(0).padStart(5)}`,
        largest.toFixed(0).padStart(7),
        ofBare.toFixed(0).padStart(5),
        (largest / ofBare).toFixed(2).padStart(5),
        shift.toFixed(3).padStart(6),
        blocking.toFixed(0).padStart(8),
        of(rounds.shop, "longest").toFixed(0).padStart(12),
        of(rounds.shop, "kilobytes").toFixed(0).padStart(5),
      ];
      print(columns.join("  ") + (misses.length > 0 ? `  over target: ${misses.join(", ")}` : ""));
    }
  } finally {
    await browser.close();
    bare.close();
    await shop.stop();
  }
}
