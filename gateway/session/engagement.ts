import {
  type Attribution,
  readAffiliate,
  readAttributionCookie,
  startedAttribution,
  toAffiliate,
  toAttributionCookie,
} from "#gateway/rules/attribution.ts";
import { readReferrer } from "#gateway/rules/referrer.ts";
import { startsEngagement } from "#gateway/rules/shell/engagement.ts";
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
  // The attribution lasts as long as the visit.
  const attribution = toAttributionCookie(attributionOf(jar));
  if (attribution) jar.set("dc_utm", attribution);
  return current;
}

/** Where this visit came from, as far as known. */
export const attributionOf = (jar: CookieJar): Attribution => readAttributionCookie(jar.get("dc_utm"));

/** The partner who sent the visitor within the last 14 days (shell §9), as a field of what is bought or signed up (shop §7). */
export function affiliateFields(jar: CookieJar): { affiliateCode?: string } {
  const affiliateCode = toAffiliate(jar.get("dc_affiliate"));
  return affiliateCode ? { affiliateCode } : {};
}

/** Where a page was opened from: the query of its URL, and the page that linked to it. */
export type Landing = { query?: string | undefined; referrer?: string | undefined };

/** Keeps what the URL of the visit's first page says, once the visitor has consented on it. */
export function keepLanding(jar: CookieJar, { query = "", referrer }: Landing, ownOrigin: string) {
  const parameters = new URLSearchParams(query);
  const affiliate = readAffiliate(parameters);
  if (affiliate) jar.set("dc_affiliate", affiliate);
  const attribution = startedAttribution(parameters, readReferrer(referrer, ownOrigin), jar.get("dc_utm") !== null);
  if (attribution) jar.set("dc_utm", toAttributionCookie(attribution));
}
