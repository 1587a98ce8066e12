// What runs on every page: the header's state, toasts, and the bar that shows that the next page is on its way.

import { watchActivity } from "./activity.ts";
import { startAnalytics } from "./analytics.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { startIdleTimer } from "./idle.ts";
import { startedBy, startOnePress } from "./one-press.ts";
import { startPanels } from "./panels.ts";
import { startReports } from "./report.ts";
import { fetchToasts, startToasts } from "./toasts.ts";
import { paintVisitor, VISITOR_CHANGE } from "./visitor.ts";

startReports();
paintVisitor();
startOnePress();
startToasts();
startPanels();
document.addEventListener(VISITOR_CHANGE, paintVisitor);
// Islands talk to the gateway, and say in a toast when they could not.
if (document.querySelector("astro-island")) addEventListener("pointerdown", () => void fetchToasts(), { once: true });
// Only pages that say when something closes load the words for it.
if (document.querySelector("[data-relabel]")) void import("./relabel.ts").then(({ startRelabel }) => startRelabel());

// Messages above the header are forms; what answers them in place comes with them.
if (document.querySelector(".notice")) void import("./notices.ts").then(({ startNotices }) => startNotices());

const { dataset } = document.documentElement;
const [idle, check, heartbeat] = dataset["timers"]?.split(" ").map(Number) ?? [];
watchActivity();
if (idle && check) startIdleTimer(idle, check);
if (heartbeat) startHeartbeat(heartbeat);
startAnalytics();

addEventListener("pageshow", (event) => {
  delete dataset["loading"];
  // A page out of the back-forward cache may show a cart that has since been paid for.
  if (event.persisted) paintVisitor();
});
addEventListener("submit", (event) => {
  if (event.defaultPrevented || (event.target as HTMLFormElement).method === "dialog") return;
  dataset["loading"] = "";
  startedBy(event.submitter);
});
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  const leaves = link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
  if (leaves && !link.hasAttribute("download")) dataset["loading"] = "";
});
