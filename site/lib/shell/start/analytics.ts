// What a visit did, for whoever runs the shop: into the page's data layer, and through the gateway to their analytics
// provider. Nothing is recorded before it is allowed (shell §4, §7; shop §9).

import type { Inputs } from "#gateway/gateway.ts";
import { mayWriteCookie, readConsent } from "#gateway/rules/cookies.ts";
import { knock } from "../../gateway/trpc-endpoint.ts";
import { type Properties, TRACK, type Tracked } from "./track.ts";
import { readVisitor } from "./visitor.ts";

type AnalyticsEvent = Inputs["analytics"]["record"]["events"][number];

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

const STATE = "drawcard:signed-in";
const SHOWN = "drawcard:shown:";

/** May anything but the essential be kept? The gateway asks the same again. */
function isAllowed(): boolean {
  const choice = /(?:^|; )dc_consent=([^;]*)/.exec(document.cookie)?.[1];
  return mayWriteCookie("non_essential", readConsent(choice, "consent" in document.documentElement.dataset));
}

function record(...events: AnalyticsEvent[]) {
  if (!isAllowed()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(...events);
  // Only where the operator has named a provider is there anybody to send it to.
  if (!("analytics" in document.documentElement.dataset)) return;
  // Outlives the page: the most telling events happen on the way out of one.
  knock("analytics.record", { input: { events }, isWrite: true, keepalive: true }).catch(() => undefined);
}

/** Records an event by the name the specification gives it. */
function track(name: string, properties: Properties = {}) {
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

/** What a page says by being shown, such as a receipt: once, however often it is looked at again. */
function trackShown() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-track-shown]")) {
    const { trackShown: name = "", trackId: id = "", trackValue } = dataset;
    try {
      if (id && sessionStorage.getItem(SHOWN + id)) continue;
      sessionStorage.setItem(SHOWN + id, "1");
    } catch {
      // Blocked: rather not at all than twice.
      if (id) continue;
    }
    track(name, { id, ...(trackValue && { value: Number(trackValue) }) });
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
  trackShown();
  document.addEventListener(TRACK, (event) => {
    const { detail } = event as CustomEvent<Tracked>;
    track(detail.name, detail.properties);
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
