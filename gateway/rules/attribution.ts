// Where a visit came from: campaign, `p`, referrer and partner. Read from the first URL of the visit, and kept in cookies.
import { readReferrer } from "./referrer.ts";
import { isUtmValue, readUtm, type Utm } from "./utm.ts";

/** `p` is kept like a UTM value. The specification only names it, so it has no other effect. */
export type Campaign = Utm & { p?: string };

/** What is known about a visit's origin. */
export type Attribution = Campaign & {
  /** The page of another site that led here, without its query. */
  referrer?: string;
};

/** How long attribution is kept after the visit's last activity, in seconds (shell §4, engagement session). */
export const attributionSeconds = 30 * 60;

const AFFILIATE = /^[A-Za-z0-9_-]{1,64}$/; // the bound of a cart item (openapi/main/cart-item-inputs.yaml)

function readP(query: URLSearchParams): { p?: string } {
  const p = query.get("p");
  return p && isUtmValue(p) ? { p } : {};
}

function readCampaign(query: URLSearchParams): Campaign {
  return { ...readUtm(query), ...readP(query) };
}

/** Whether a URL belongs to a campaign. */
export const hasCampaign = (query: URLSearchParams): boolean => Object.keys(readCampaign(query)).length > 0;

/** Returns a partner's code from a URL or a cookie, or null if the text is not a code. */
export const toAffiliate = (code: string | null | undefined): string | null =>
  code && AFFILIATE.test(code) ? code : null;

/** Returns the partner of a URL (shell §2), or null. */
export const readAffiliate = (query: URLSearchParams): string | null => toAffiliate(query.get("aff"));

/** Returns the cookie value for an attribution. */
export function toAttributionCookie(attribution: Attribution): string {
  return new URLSearchParams(attribution).toString();
}

/** Reads the attribution cookie. Visitors can edit it, so values are validated again. */
export function readAttributionCookie(cookie: string | null): Attribution {
  const kept = new URLSearchParams(cookie ?? "");
  const referrer = readReferrer(kept.get("referrer"), "");
  return { ...readUtm(kept, ""), ...readP(kept), ...(referrer && { referrer }) };
}

/** The session attribution of the specification (shell §7), which has no `p`. */
export type SessionAttribution = Utm & { referrer?: string; referringDomain?: string };

/** Returns the attribution as the sign-up sends it. */
export function sessionAttribution({ p: _, ...attribution }: Attribution): SessionAttribution {
  const { referrer } = attribution;
  return { ...attribution, ...(referrer && { referringDomain: new URL(referrer).hostname }) };
}

/**
 * Returns the attribution that a page view starts, or null. A campaign replaces that of an earlier link. A referrer alone counts only
 * at the start of a visit: banks send customers back in the middle of one.
 */
export function startedAttribution(
  query: URLSearchParams,
  referrer: string | null,
  isVisitRunning: boolean,
): Attribution | null {
  const isStarted = hasCampaign(query) || (referrer !== null && !isVisitRunning);
  return isStarted ? { ...readCampaign(query), ...(referrer && { referrer }) } : null;
}
