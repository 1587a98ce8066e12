// What runs on every page: the header's state, toasts, and what shows that the next page is on its way.

import { startPanels } from "../panels/panels.ts";
import { isPlainClick } from "../panels/plain-click.ts";
import { fetchToasts, startToasts } from "../toasts/toasts.ts";
import { lastActiveAt, watchActivity } from "./activity.ts";
import { startAnalytics } from "./analytics.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { startIdleTimer } from "./idle.ts";
import { endLoading, startLoading } from "./loading.ts";
import { startedBy, startOnePress } from "./one-press.ts";
import { startReports } from "./report.ts";
import { paintVisitor, readVisitor, seeDot, VISITOR_CHANGE } from "./visitor.ts";

const FEED_MS = 60_000;

startReports();
paintVisitor();
startOnePress();
startToasts();
startPanels();
document.addEventListener(VISITOR_CHANGE, paintVisitor);
// What happens in another tab, where the browser tells.
globalThis.cookieStore?.addEventListener("change", paintVisitor);
// Islands talk to the gateway, and say in a toast when they could not.
if (document.querySelector("astro-island")) addEventListener("pointerdown", () => void fetchToasts(), { once: true });
// Only pages that say when something closes load the words for it.
if (document.querySelector("[data-relabel]")) void import("./relabel.ts").then(({ startRelabel }) => startRelabel());

// Messages above the header are forms; what answers them in place comes with them.
if (document.querySelector(".notice")) void import("./dismiss-notices.ts").then(({ startNotices }) => startNotices());

const [idle, check, heartbeat] = document.documentElement.dataset["timers"]?.split(" ").map(Number) ?? [];
watchActivity();
if (idle && check) startIdleTimer(idle, check);
if (heartbeat) startHeartbeat(heartbeat);
startAnalytics();
// A page that somebody is reading learns of new cards. Nobody's page asks: it would keep a session alive.
setInterval(() => {
  const isThere = !document.hidden && Date.now() - lastActiveAt() < FEED_MS;
  const hasFeed = document.querySelector("[data-unread]") && readVisitor(document.cookie).signedIn;
  if (isThere && hasFeed) void import("./refresh-feed.ts").then(({ pollFeed }) => pollFeed());
}, FEED_MS);

addEventListener("pageshow", (event) => {
  endLoading();
  // A page out of the back-forward cache may show a cart that has since been paid for.
  if (event.persisted) paintVisitor();
});
addEventListener("submit", (event) => {
  if (event.defaultPrevented || (event.target as HTMLFormElement).method === "dialog") return;
  startLoading();
  startedBy(event.submitter);
});
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  if (link.querySelector("[data-dot]")) {
    seeDot();
    paintVisitor();
  }
  if (event.defaultPrevented || !isPlainClick(event) || link.target || link.hasAttribute("download")) return;
  const leaves = link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
  if (leaves) startLoading(link);
});
