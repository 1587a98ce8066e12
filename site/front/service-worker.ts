// The script with which a browser answers when it cannot reach the shop. It holds its pages itself and caches nothing, so it
// never shows an old page, and a browser renews it when its pages, their look or its code change.
import { OFFLINE } from "../lib/gateway/problem-messages.ts";
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
};

/** Runs in the worker. Its source is sent, so it uses nothing of this module. */
function work(html: string, texts: typeof TEXTS, headers: Record<string, string>) {
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
  let isAsked = false;

  /** Removes the worker if the shop has none any more. Asked once per start; the browser's cache answers within the hour. */
  async function retire() {
    if (isAsked) return;
    isAsked = true;
    const { status } = await fetch(worker.location.href, { method: "HEAD" });
    if (status === 404 || status === 410) await worker.registration.unregister();
  }

  async function answer({ request, preloadResponse }: Navigation, isOnline: boolean) {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      const reason = request.method === "GET" ? "unreachable" : "unknown";
      return new Response(html.replace("{text}", texts[isOnline ? reason : "offline"]), { status: 503, headers });
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
  const { html, headers } = barePage({ title: "No connection", body: `<p>{text}</p>\n${TRY_AGAIN}`, fonts });
  const values = [html, TEXTS, headers].map((value) => JSON.stringify(value));
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
