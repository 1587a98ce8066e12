import { startsEngagement } from "#gateway/rules/shell/engagement.ts";
import { readUtmCookie, toUtmCookie, type Utm } from "#gateway/rules/utm.ts";
import type { CookieJar } from "./cookies.ts";

// Written again only after this long, so that not every answer carries a cookie.
const RENEW_AFTER_MS = 5 * 60_000;

/** The engagement session of this visit; a new one begins after half an hour without any (shell §4). */
export function engagementSession(jar: CookieJar, nowMs = Date.now()): string {
  const [id, seenAt] = jar.get("dc_session")?.split(".") ?? [];
  const idleMs = nowMs - Number(seenAt);
  const isKnown = id && !Number.isNaN(idleMs) && !startsEngagement({ idleMinutes: idleMs / 60_000 });
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
