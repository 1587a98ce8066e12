// What a visit did, for whoever runs the shop: into the page's data layer, and through the gateway to their analytics
// provider. Nothing is recorded before it is allowed (shell §4, §7; shop §9).

import { readVisitor } from "./visitor.ts";

type Value = string | number | boolean;
type AnalyticsEvent = {
  type: "page" | "track" | "identify" | "reset";
  name?: string;
  properties?: Record<string, Value>;
};

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Dispatched on `document` with `{ name, properties }` by whatever has something to track. */
export const TRACK = "analytics:track";
const STATE = "drawcard:signed-in";

/** May anything but the essential be kept? Without the consent rule everything may. */
function isAllowed(): boolean {
  return (
    !("consent" in document.documentElement.dataset) || /(?:^|; )dc_consent=[^;]*non_essential/.test(document.cookie)
  );
}

function record(...events: AnalyticsEvent[]) {
  if (!isAllowed()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(...events);
  // Only where the operator has named a provider is there anybody to send it to.
  if (!("analytics" in document.documentElement.dataset)) return;
  const headers = { "content-type": "application/json", "x-drawcard": "1" };
  // Outlives the page: the most telling events happen on the way out of one.
  const request = { method: "POST", keepalive: true, headers, body: JSON.stringify({ events }) };
  void fetch("/trpc/analytics.record", request).catch(() => undefined);
}

/** Records an event by the name the specification gives it. */
function track(name: string, properties: Record<string, Value> = {}) {
  record({ type: "track", name, properties });
}

/** Signing in and out end in another page: what changed since the last one tells which happened. */
function trackSession() {
  const now = readVisitor(document.cookie).signedIn ? "in" : "out";
  try {
    const before = sessionStorage.getItem(STATE);
    sessionStorage.setItem(STATE, now);
    if (!before || before === now || before === `${now}:new`) return;
    if (now === "out") {
      track("Logout");
      record({ type: "reset" });
    } else {
      record({ type: "identify" });
      track(before === "out:new" ? "SignUp" : "Login");
    }
  } catch {
    // Storage is blocked: the visit is told page by page.
  }
}

/** The page view, the session's comings and goings, and whatever the page's parts track. */
export function startAnalytics() {
  const { origin, pathname } = location;
  const properties = {
    name: document.documentElement.dataset["route"] ?? "",
    title: document.title,
    path: pathname,
    // Without its query: it may hold what was meant for the shop alone.
    url: origin + pathname,
    ...(document.referrer && !document.referrer.startsWith(origin) && { referrer: document.referrer }),
  };
  record({ type: "page", properties });
  trackSession();
  document.addEventListener(TRACK, (event) => {
    const { name, properties: more } = (event as CustomEvent<{ name: string; properties?: Record<string, Value> }>)
      .detail;
    track(name, more);
  });
  addEventListener("submit", ({ target }) => {
    const isNew = target instanceof HTMLFormElement && target.dataset["sessionForm"] === "register";
    try {
      if (isNew) sessionStorage.setItem(STATE, "out:new");
    } catch {
      // As above.
    }
  });
  addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-track]") : null;
    if (pressed) track("Click", { name: pressed.dataset["track"] ?? "" });
  });
}
