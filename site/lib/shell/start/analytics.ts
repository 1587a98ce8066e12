// Analytics: writes events to the page's data layer and sends them through the gateway to the operator's provider and tag manager,
// with consent only (shell §4, §7; shop §9).

import type { AnalyticsEvent } from "#gateway/routers/analytics.events.ts";
import { readReferrer } from "#gateway/rules/attribution.ts";
import { mayWriteCookie, readConsent } from "#gateway/rules/cookies.ts";
import { tagEvent } from "#gateway/rules/shell/tag-event.ts";
import { fetchProcedure } from "../../gateway/trpc-endpoint.ts";
import { TRACK, type Tracked } from "./track.ts";
import { CONSENT_CHANGE, readVisitor } from "./visitor.ts";

declare global {
  interface Window {
    dataLayer?: (AnalyticsEvent | ReturnType<typeof tagEvent>)[];
  }
}

const STATE = "drawcard:signed-in";
/** Set by the sign-out, which clears the storage. */
const SIGNED_OUT = "dc_signed_out=1";
const SHOWN = "drawcard:shown:";

// The longest title or path of a page view.
const MAX_TEXT = 500;

const page = document.documentElement.dataset;
let hasBegun = false;

/** True with consent to more than essential cookies. The gateway checks it again. */
function isAllowed(): boolean {
  const choice = /(?:^|; )dc_consent=([^;]*)/.exec(document.cookie)?.[1];
  return mayWriteCookie("non_essential", readConsent(choice, "consent" in page));
}

/** Removes everything that was kept with consent. */
function forget() {
  hasBegun = false;
  window.dataLayer?.splice(0);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key === STATE || key.startsWith(SHOWN)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

function record(...plain: AnalyticsEvent[]) {
  // Withdrawn since the page was opened, perhaps in another tab.
  if (!isAllowed()) return forget();
  const { experiments } = page;
  const events = plain.map((event) => ({ ...event, ...(experiments && { experiments }) }));
  window.dataLayer ??= [];
  window.dataLayer.push(...events);
  if ("tagManager" in page) window.dataLayer.push(...events.map(tagEvent));
  // Sent only if the operator has configured a receiver.
  if (!("analytics" in page)) return;
  // Survives navigation: many events happen as a page is left.
  fetchProcedure("analytics.record", { input: { events }, isWrite: true, keepalive: true }).catch(() => undefined);
}

/** Records an event. `track`, `trackShown` and the table of events check its properties. */
const recordTracked = ({ name, properties = {} }: { name: string; properties?: object }) =>
  record({ type: "track", name, properties } as AnalyticsEvent);

/** Tracks sign-in and sign-out, which end on another page: compares the customer with that of the previous page. */
function trackSession() {
  const now = readVisitor(document.cookie).signedIn ? "in" : "out";
  try {
    const hasLeft = document.cookie.includes(SIGNED_OUT);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the next page must not see it.
    if (hasLeft) document.cookie = `${SIGNED_OUT}; Path=/; Max-Age=0`;
    const before = hasLeft ? "in" : sessionStorage.getItem(STATE);
    sessionStorage.setItem(STATE, now);
    if (!before || before === now || before === `${now}:new`) return;
    if (now === "out") {
      recordTracked({ name: "Logout" });
      record({ type: "reset" });
    } else {
      record({ type: "identify" });
      recordTracked({ name: before === "out:new" ? "SignUp" : "Login" });
    }
  } catch {
    // Storage is blocked: sign-in and sign-out cannot be detected.
  }
}

/** Tracks an event of the page itself, such as a receipt, once per tab. */
function trackShown() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-track-shown]")) {
    const { trackShown: name = "", trackOnce: once, trackProperties = "{}" } = dataset;
    try {
      if (once && sessionStorage.getItem(SHOWN + once)) continue;
      if (once) sessionStorage.setItem(SHOWN + once, "1");
    } catch {
      // Storage is blocked: track nothing rather than twice.
      continue;
    }
    recordTracked({ name, properties: JSON.parse(trackProperties) });
  }
}

/** Tracks the page view, sign-in and sign-out, and the events of the page's parts, as soon as the visitor consents. */
function begin() {
  if (!isAllowed()) return forget();
  if (hasBegun) return;
  hasBegun = true;
  const { origin, pathname } = location;
  const referrer = readReferrer(document.referrer, origin);
  const properties = {
    name: page["route"] ?? "",
    title: document.title.slice(0, MAX_TEXT),
    path: pathname.slice(0, MAX_TEXT),
    // Without the query, which may contain private data.
    url: origin + pathname.slice(0, MAX_TEXT),
    ...(referrer && { referrer }),
  };
  record({ type: "page", properties });
  trackSession();
  trackShown();
}

/** Records the events of this page. */
export function startAnalytics() {
  begin();
  document.addEventListener(CONSENT_CHANGE, begin);
  document.addEventListener(TRACK, (event) => {
    recordTracked((event as CustomEvent<Tracked>).detail);
  });
  addEventListener("submit", ({ target }) => {
    const isNew = target instanceof HTMLFormElement && target.dataset["form"] === "register";
    try {
      if (isNew && isAllowed()) sessionStorage.setItem(STATE, "out:new");
    } catch {
      // Storage is blocked.
    }
  });
  addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-track]") : null;
    if (pressed) recordTracked({ name: "Click", properties: { name: pressed.dataset["track"] } });
  });
}
