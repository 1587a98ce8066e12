// Runs the script of the service worker as a browser does, with a network that the test decides.
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { createServiceWorker } from "./service-worker.ts";

const FONTS = ["/_assets/text.a1.woff2"];
type Asked = { method?: string; mode?: string; cache?: string; early?: Response };

/** Starts the worker. `statusOfScript` is what the shop answers for the script itself. */
type Kept = { seenAt: string; tickets: string[] };

function start(
  network: () => Promise<Response>,
  { isOnline = true, statusOfScript = 200, kept = null as Kept | null } = {},
) {
  const listeners = new Map<string, (event: object) => void>();
  const calls: string[] = [];
  const registration = {
    navigationPreload: { enable: async () => calls.push("preload") },
    unregister: async () => calls.push("unregistered"),
  };
  const scope = {
    Response,
    registration,
    navigator: { onLine: isOnline },
    location: { href: "https://shop.example/service-worker.js" },
    caches: { match: async () => (kept ? Response.json(kept) : undefined) },
    skipWaiting: () => calls.push("skipped"),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    fetch: async (asked: { method?: string } | string, options?: { method: string }) => {
      if (options?.method === "HEAD") return new Response(null, { status: statusOfScript });
      calls.push(`fetched ${typeof asked === "string" ? asked : asked.method}`);
      return network();
    },
  };
  runInContext(createServiceWorker(FONTS).encodings.identity.toString(), createContext({ ...scope }));

  async function ask({
    method = "GET",
    mode = "navigate",
    cache = "default",
    early,
  }: Asked = {}): Promise<Response | undefined> {
    let reply: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get("fetch")?.({
      request: { method, mode, cache, url: "https://shop.example/form?key=1" },
      preloadResponse: Promise.resolve(early),
      respondWith: (answer: Promise<Response>) => (reply = answer),
      waitUntil: (done: Promise<unknown>) => work.push(done),
    });
    const answer = await reply;
    await Promise.all(work);
    return answer;
  }
  const send = (type: string) => listeners.get(type)?.({ waitUntil: () => undefined });
  return { ask, calls, send };
}
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

it.each([
  ["offline, whatever was sent", false, "POST", "You're offline. Nothing changed. Try again."],
  ["online, for a page", true, "GET", "We can't reach the shop. Nothing changed. Try again."],
  ["online, for a form that may have arrived", true, "POST", "we can't tell whether your last step went through"],
])("a navigation that fails is answered with what happened: %s", async (_, isOnline, method, text) => {
  const answer = await start(lost, { isOnline }).ask({ method });
  const html = (await answer?.text()) ?? "";
  expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(html).toContain(text);
  expect(html).toContain('<a class="button" href="">Try again</a>');
  expect(html).toContain(FONTS[0]);
  expect(answer?.headers.get("content-security-policy")).toMatch(/default-src 'none';.* style-src 'sha256-/);
});

it("leads from Back to a posted page to the form's page, which it does not post again", async () => {
  const { ask, calls } = start(async () => new Response("the form"));
  const answer = await ask({ method: "POST", cache: "only-if-cached" });
  expect([await answer?.text(), calls]).toEqual(["the form", ["fetched https://shop.example/form?key=1"]]);
});

it("lists the upcoming tickets that the customer saw last", async () => {
  const kept = { seenAt: "Fri 27 Nov, 10:05 am", tickets: ["Powerball\n4 games <b>$&", "Oz Lotto"] };
  const html = await (await start(lost, { isOnline: false, kept }).ask())?.text();
  expect(html).toContain("<h2>Your upcoming tickets</h2><p>As you saw them on Fri 27 Nov, 10:05 am</p>");
  expect(html).toContain("<ul><li>Powerball\n4 games &lt;b>$&amp;</li><li>Oz Lotto</li></ul>");
  expect(await (await start(lost).ask())?.text()).not.toContain("Your upcoming tickets");
});

it("online, every answer is the shop's own, whatever its status, and nothing else is touched", async () => {
  const { ask, calls } = start(async () => new Response("the shop's", { status: 500 }));
  expect([(await ask())?.status, await (await ask({ method: "POST" }))?.text()]).toEqual([500, "the shop's"]);
  expect(await ask({ mode: "cors" })).toBeUndefined();
  expect(calls).toEqual(["fetched GET", "fetched POST"]);
});

it("takes the answer to the request that did not wait for the worker", async () => {
  const { ask, calls, send } = start(lost);
  send("install");
  send("activate");
  expect(await (await ask({ early: new Response("early") }))?.text()).toBe("early");
  expect(calls).toEqual(["skipped", "preload"]);
});

it("removes itself once the shop has no worker any more", async () => {
  const page = async () => new Response("page");
  const gone = start(page, { statusOfScript: 404 });
  await gone.ask();
  await gone.ask();
  expect(gone.calls.filter((call) => call === "unregistered")).toHaveLength(1);
  const there = start(page);
  await there.ask();
  expect(there.calls).toEqual(["fetched GET"]);
});

it("has another name for the browser's cache when its page changes", () => {
  const [one, same, other] = [FONTS, FONTS, []].map((fonts) => createServiceWorker(fonts).headers["etag"]);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});
