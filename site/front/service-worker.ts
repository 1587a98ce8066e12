// The script with which a browser answers when it cannot reach the shop. It holds its page itself and caches nothing, so it never shows
// an old page, and a browser renews it when its page, its look or its code change. The page lists the upcoming tickets that the customer
// saw last.
import { OFFLINE } from "../lib/gateway/problem-messages.ts";
import { KEPT_TICKETS } from "../lib/shell/kept-tickets.ts";
import { barePage } from "./bare-page.ts";
import { etagOf } from "./send.ts";
import type { StaticFile } from "./static-files.ts";

const TRY_AGAIN = `<p><a class="button" href="">Try again</a></p>`;
const TEXTS = {
  offline: OFFLINE,
  /** The device has a network, and nothing was changed: a page was to be read. */
  unreachable: "We can't reach the shop. Nothing changed. Try again.",
  /** The connection was lost while a form was sent. */
  unknown:
    "The connection was lost, and we can't tell whether your last step went through. Check your cart and your tickets before you repeat it.",
  tickets: "Your upcoming tickets",
  /** Followed by a day and a time. */
  seen: "As you saw them on",
};
type Kept = { seenAt: string; tickets: string[] };

/** Runs in the worker. Its source is sent, so it uses nothing of this module. */
function work(html: string, texts: typeof TEXTS, headers: Record<string, string>, cache: string) {
  type Navigation = Event & {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    waitUntil(done: Promise<unknown>): void;
    respondWith(reply: Promise<Response>): void;
  };
  const worker = globalThis as unknown as {
    registration: { navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> };
    location: Location;
    skipWaiting(): void;
  };
  const page = { credentials: "same-origin", headers: { accept: "text/html" }, redirect: "manual" } as const;
  let isAsked = false;

  /** Removes the worker if the shop has none any more. Asked once per start; the browser's cache answers within the hour. */
  async function retire() {
    if (isAsked) return;
    isAsked = true;
    const { status } = await fetch(worker.location.href, { method: "HEAD" });
    if (status === 404 || status === 410) await worker.registration.unregister();
  }

  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

  /** Returns the tickets that the customer saw last as HTML; empty if there are none. */
  async function keptTickets(): Promise<string> {
    const reply = await caches.match(`/${cache}`, { cacheName: cache });
    if (!reply) return "";
    const { seenAt, tickets }: Kept = await reply.json();
    const items = tickets.map((ticket) => `<li>${escaped(ticket)}</li>`).join("");
    return `<h2>${texts.tickets}</h2><p>${texts.seen} ${escaped(seenAt)}</p><ul>${items}</ul>`;
  }

  async function answer({ request, preloadResponse }: Navigation, isOnline: boolean) {
    try {
      // Back to the answer of a form, which no browser keeps, or a redirect from there: the form's page. Nothing is sent twice.
      if (request.cache === "only-if-cached") return await fetch(request.url, page);
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      const reason = request.method === "GET" ? "unreachable" : "unknown";
      const tickets = await keptTickets().catch(() => "");
      // Functions, because a text may have the signs of a replacement.
      const shown = html.replace("{text}", texts[isOnline ? reason : "offline"]).replace("{tickets}", () => tickets);
      return new Response(shown, { status: 503, headers });
    }
  }

  addEventListener("install", () => worker.skipWaiting());
  // The request does not wait until the worker has started.
  addEventListener("activate", (event) =>
    (event as Navigation).waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
  );
  addEventListener("fetch", (event) => {
    const navigation = event as Navigation;
    if (navigation.request.mode !== "navigate") return;
    // Before the request: one that is lost on the way may have arrived.
    const reply = answer(navigation, navigator.onLine);
    navigation.respondWith(reply);
    navigation.waitUntil(reply.then(retire).catch(() => undefined));
  });
}

/** Returns the script. `fonts` are the addresses of the shop's fonts: the browser has them in its cache. */
export function createServiceWorker(fonts: readonly string[]): StaticFile {
  const { html, headers } = barePage({ title: "No connection", body: `<p>{text}</p>\n${TRY_AGAIN}\n{tickets}`, fonts });
  const values = [html, TEXTS, headers, KEPT_TICKETS].map((value) => JSON.stringify(value));
  const identity = Buffer.from(`(${work})(${values});\n`);
  return {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600",
      etag: etagOf(identity),
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    },
    encodings: { identity },
  };
}
