import { startsEngagement } from "#gateway/rules/shell/engagement.ts";
import { readUtmCookie, toUtmCookie, type Utm } from "#gateway/rules/utm.ts";
import type { CookieJar } from "./cookies.ts";

// A random id and the moment of the last call, as written below. Anything else is no session of ours.
const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})$/;

// Written again only after this long, so that not every answer carries a cookie.
const RENEW_AFTER_MS = 5 * 60_000;

/** The engagement session of this visit; a new one begins after half an hour without any (shell §4). */
export function engagementSession(jar: CookieJar, nowMs = Date.now()): string {
  const [, id, seenAt] = SHAPE.exec(jar.get("dc_session") ?? "") ?? [];
  const idleMs = nowMs - Number(seenAt);
  // One that was seen in the future would never end.
  const isKnown = id && idleMs >= 0 && !startsEngagement({ idleMinutes: idleMs / 60_000 });
  if (isKnown && idleMs < RENEW_AFTER_MS) return id;
  const current = isKnown ? id : crypto.randomUUID();
  jar.set("dc_session", `${current}.${nowMs}`);
  // A visit that goes on still comes from where it came from.
  const campaign = toUtmCookie(campaignOf(jar));
  if (campaign) jar.set("dc_utm", campaign);
  return current;
}

/** The campaign this visit came by, as far as it is known. */
export const campaignOf = (jar: CookieJar): Utm => readUtmCookie(jar.get("dc_utm"));
