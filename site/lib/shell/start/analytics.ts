// Analytics: writes events to the page's data layer and sends them through the gateway to the operator's provider and tag manager,
// with consent only (shell §4, §7; shop §9).

import type { AnalyticsEvent } from "#gateway/routers/analytics-events.ts";
import { readReferrer } from "#gateway/rules/referrer.ts";
import { tagEvent } from "#gateway/rules/shell/tag-event.ts";
import { fetchProcedure } from "../../gateway/trpc-endpoint.ts";
import { forgetRecorded, mayRecord, RECORDED, readWaiting, WAITING } from "./recorded.ts";
import { shownPath } from "./shown-path.ts";
import { NAMED, TRACK, type Tracked } from "./track.ts";
import { readVisitor } from "./visitor.ts";

declare global {
  interface Window {
    dataLayer?: (AnalyticsEvent | ReturnType<typeof tagEvent>)[];
  }
}

const SIGNED_IN = `${RECORDED}signed-in`;
const SHOWN = `${RECORDED}shown:`;
/** Set by the sign-out, which clears the storage. */
const SIGNED_OUT = "dc_signed_out=1";

// The longest title or path of a page view.
const MAX_TEXT = 500;

const page = document.documentElement.dataset;

function record(...plain: AnalyticsEvent[]) {
  // Withdrawn since the page was opened, perhaps in another tab.
  if (!mayRecord()) return forgetRecorded();
  const { experiments } = page;
  const events = plain.map((event) => ({ ...event, ...(experiments && { experiments }) }));
  window.dataLayer ??= [];
  window.dataLayer.push(...events);
  const names = plain.map((event) => ("name" in event ? event.name : event.type));
  document.dispatchEvent(new CustomEvent(NAMED, { detail: names }));
  if ("tagManager" in page) window.dataLayer.push(...events.map(tagEvent));
  // Sent only if the operator has configured a receiver.
  if (!("analytics" in page)) return;
  // Survives navigation: many events happen as a page is left.
  fetchProcedure("analytics.record", { input: { events }, isWrite: true, keepalive: true }).catch(() => undefined);
}

/** Records an event. `track`, `trackShown` and the table of events check its properties. */
export const recordTracked = ({ name, properties = {} }: { name: string; properties?: object }) =>
  record({ type: "track", name, properties } as AnalyticsEvent);

/** How the next login or sign-up is made: its provider, two-factor method and address entry. */
const HOW = `${RECORDED}how`;

function noteHow(how: object) {
  try {
    if (mayRecord()) sessionStorage.setItem(HOW, JSON.stringify(how));
  } catch {
    // Storage is blocked.
  }
}

const readHow = (): object => JSON.parse(sessionStorage.getItem(HOW) ?? '{"provider":"email"}');

/** Tracks sign-in and sign-out, which end on another page: compares the customer with that of the previous page. */
function trackSession() {
  const now = readVisitor(document.cookie).signedIn ? "in" : "out";
  try {
    const hasLeft = document.cookie.includes(SIGNED_OUT);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the next page must not see it.
    if (hasLeft) document.cookie = `${SIGNED_OUT}; Path=/; Max-Age=0`;
    const before = hasLeft ? "in" : sessionStorage.getItem(SIGNED_IN);
    sessionStorage.setItem(SIGNED_IN, now);
    if (!before || before === now || before === `${now}:new`) return;
    if (now === "out") {
      recordTracked({ name: "Logout" });
      record({ type: "reset" });
    } else {
      record({ type: "identify" });
      recordTracked({ name: before === "out:new" ? "SignUp" : "Login", properties: readHow() });
      sessionStorage.removeItem(HOW);
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

/** Records the events that happened on the previous page before this script was there. */
function recordWaiting() {
  try {
    const waiting = readWaiting();
    sessionStorage.removeItem(WAITING);
    waiting.forEach(recordTracked);
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

/** Tracks the page view, sign-in and sign-out, and the events of the page's parts, once for each time the visitor consents. */
export function recordPage() {
  if (window.dataLayer?.length) return;
  recordWaiting();
  const { origin } = location;
  const path = shownPath().slice(0, MAX_TEXT);
  const referrer = readReferrer(document.referrer, origin);
  const properties = {
    name: page["route"] ?? "",
    title: document.title.slice(0, MAX_TEXT),
    path,
    // Without the query, which may contain private data.
    url: origin + path,
    ...(referrer && { referrer }),
  };
  record({ type: "page", properties });
  trackSession();
  trackShown();
}

document.addEventListener(TRACK, (event) => recordTracked((event as CustomEvent<Tracked>).detail));
addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-social]") : null;
  if (link) noteHow({ provider: link.dataset["social"] });
});
addEventListener("submit", ({ target }) => {
  if (!(target instanceof HTMLFormElement)) return;
  const { form, twoFactor } = target.dataset;
  if (form === "login") noteHow({ provider: "email" });
  if (twoFactor) noteHow({ ...readHow(), two_factor_method: twoFactor });
  if (form !== "register") return;
  const address_entry = new FormData(target).get("addressEntry") === "autocomplete" ? "autocomplete" : "manual";
  noteHow({ provider: "email", address_entry });
  try {
    if (mayRecord()) sessionStorage.setItem(SIGNED_IN, "out:new");
  } catch {
    // Storage is blocked.
  }
});
