// The script of every page: the header's state, toasts, and the loading bar.

import { shouldPing } from "#gateway/rules/shell/engagement.ts";
import { asksForFavourites, FAVOURITES, readTab } from "../../favourites-storage.ts";
import { startPanels } from "../panels/panels.ts";
import { isPlainClick } from "../panels/plain-click.ts";
import { startToasts } from "../toasts/toasts.ts";
import { lastActiveAt, watchActivity } from "./activity.ts";
import { startIdleTimer } from "./idle.ts";
import { endLoading, startLoading } from "./loading.ts";
import { startedBy, startOnePress } from "./one-press.ts";
import { afterPaint } from "./painted.ts";
import { startRecording } from "./recording.ts";
import { startReports } from "./report.ts";
import { whenUsed } from "./used.ts";
import { markDotSeen, readVisitor, showVisitor, VISITOR_CHANGE } from "./visitor.ts";

const MINUTE_MS = 60_000;

/** Sends a heartbeat once a minute while the customer is active (shell §9). */
function startHeartbeat(activeTimeoutSeconds: number) {
  setInterval(() => {
    if (shouldPing((Date.now() - lastActiveAt()) / 1000, activeTimeoutSeconds)) {
      void fetch("/blank.html", { cache: "no-store" }).catch(() => undefined);
    }
  }, MINUTE_MS);
}

startReports();
// The page that a dot points at is open: the dot has been seen, however the visitor came here.
if (document.querySelector("a[aria-current] [data-dot]")) markDotSeen();
showVisitor();
startOnePress();
startToasts();
startPanels();
document.addEventListener(VISITOR_CHANGE, showVisitor);
// Changes in another tab.
globalThis.cookieStore?.addEventListener("change", showVisitor);
// The play page has at most 8.5 KB of script until it is used. Loaded modules are not destructured, because Vite wraps those that are.
const inTime = document.querySelector("astro-island[client=press]") ? whenUsed : afterPaint;
// Before the first press, which may be the first sign of use.
addEventListener("load", () => afterPaint(() => import("./offline.ts")));
// Loaded only on pages with closing times.
if (document.querySelector("[data-countdown]"))
  inTime(() => import("./countdown.ts").then((loaded) => loaded.startCountdown()));

const { migrates, signedIn, toConfirm } = readVisitor(document.cookie);
// A visitor's favourite numbers wait for the sign-in.
if (asksForFavourites() || (readTab(FAVOURITES) && signedIn))
  void import("./favourites.ts").then((loaded) => loaded.startFavourites());

// Rare: customers in a banned country, or whose account is to be moved.
if (migrates || toConfirm.includes("country"))
  void import("./open-due-panel.ts").then((loaded) => loaded.openDuePanel(migrates));

// Notices above the header are forms, which are answered in place.
if (document.querySelector(".notice")) startNotices();

function startNotices() {
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= import("./dismiss-notices.ts")
      .then(
        (loaded) => loaded.startNotices(),
        // They stay plain forms.
        () => undefined,
      )
      .then(() => removeEventListener("submit", hold, true)));
  // One that is answered before its script is here waits for it.
  const hold = async (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest("[data-notice]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    await load();
    form.requestSubmit(submitter);
  };
  addEventListener("submit", hold, true);
  inTime(load);
}

const [idle, check, heartbeat] = document.documentElement.dataset["timers"]?.split(" ").map(Number) ?? [];
watchActivity();
if (idle && check) startIdleTimer(idle, check);
if (heartbeat) startHeartbeat(heartbeat);
startRecording();
/** Polls for new content cards while the page is in use. An unattended page does not: it would keep the session alive. */
function watchFeed() {
  const isThere = !document.hidden && Date.now() - lastActiveAt() < MINUTE_MS;
  const hasFeed = document.querySelector("[data-unread]") && readVisitor(document.cookie).signedIn;
  if (isThere && hasFeed) void import("./refresh-feed.ts").then((loaded) => loaded.pollFeed());
}
// A win is counted on the next page, also while the visitor clicks from page to page.
addEventListener("load", watchFeed);
setInterval(watchFeed, MINUTE_MS);

addEventListener("pageshow", (event) => {
  endLoading();
  // A page restored from the back-forward cache may show an old cart.
  if (event.persisted) showVisitor();
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
    markDotSeen();
    showVisitor();
  }
  if (event.defaultPrevented || !isPlainClick(event) || link.target || link.hasAttribute("download")) return;
  const leaves = link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
  if (leaves) startLoading(link);
});
