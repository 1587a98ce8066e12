import { startsEngagement } from "#gateway/rules/shell/engagement.ts";
import { readUtmCookie, toUtmCookie, type Utm } from "#gateway/rules/utm.ts";
import type { CookieJar } from "./cookies.ts";

// A random id and the time of the last call. Anything else was not set by the shop.
const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})$/;

// The cookie is renewed at most this often, since responses with cookies are not cached.
const RENEW_AFTER_MS = 5 * 60_000;

/** Returns the id of this visit's engagement session. Starts a new one after 30 minutes without activity (shell §4). */
export function engagementSession(jar: CookieJar, nowMs = Date.now()): string {
  const [, id, seenAt] = SHAPE.exec(jar.get("dc_session") ?? "") ?? [];
  const idleMs = nowMs - Number(seenAt);
  // A time in the future would keep the session alive for ever.
  const isKnown = id && idleMs >= 0 && !startsEngagement({ idleMinutes: idleMs / 60_000 });
  if (isKnown && idleMs < RENEW_AFTER_MS) return id;
  const current = isKnown ? id : crypto.randomUUID();
  jar.set("dc_session", `${current}.${nowMs}`);
  // The campaign lasts as long as the visit.
  const campaign = toUtmCookie(campaignOf(jar));
  if (campaign) jar.set("dc_utm", campaign);
  return current;
}

/** The campaign of this visit, as far as known. */
export const campaignOf = (jar: CookieJar): Utm => readUtmCookie(jar.get("dc_utm"));
