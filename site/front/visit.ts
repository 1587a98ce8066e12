import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { appLinkOf } from "#gateway/rules/account/app-link.ts";
import {
  attributionSeconds,
  hasCampaign,
  readAffiliate,
  startedAttribution,
  toAttributionCookie,
} from "#gateway/rules/attribution.ts";
import { readLinkToken } from "#gateway/rules/cart.ts";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { readReferrer } from "#gateway/rules/referrer.ts";
import { isSelectableRegion, type Region } from "#gateway/rules/regions.ts";
import type { Route } from "../routes.ts";

export type Visit = {
  /** The request's headers, with new cookies added: the page sees them immediately. */
  headers: IncomingHttpHeaders;
  setCookies: string[];
  /** The URL itself sets something, whether or not the visitor consented. */
  hasParameters: boolean;
  /** The region before one in the URL, null for none; undefined if the URL does not change it. */
  regionBefore: Region | null | undefined;
};

const DAY_SECONDS = 24 * 60 * 60;
// shell §9
const AFFILIATE_SECONDS = 14 * DAY_SECONDS;
const REGION_SECONDS = 365 * DAY_SECONDS;

const REGION = /(?:^|;\s*)dc_sub_variant=([A-Z]+)/;
// Neither a session nor an origin is known yet.
const RUNNING = /(?:^|;\s*)(?:__Host-)?dc_(?:session|utm)=/;

/** Returns the token of the cart that a link leads to (shell §2), or null. */
export function linkedCartOf({ searchParams }: URL): string | null {
  return readLinkToken(searchParams.get("act"));
}

type Sent = Pick<IncomingMessage, "headers">;

const isRunning = ({ headers }: Sent) => RUNNING.test(headers.cookie ?? "");

/** Whether a visit starts with this request, on a page of another site. */
export function startsElsewhere(request: Sent, ownOrigin: string): boolean {
  return !isRunning(request) && readReferrer(request.headers.referer, ownOrigin) !== null;
}

/**
 * Turns the query parameters of any page (shell §2) and the referrer of a visit into cookies: region, affiliate, the app to return to
 * after a deposit, attribution.
 */
export function visitOf(url: URL, request: Sent, isTls: boolean): Visit {
  const secure = isTls ? "; Secure" : "";
  const headers = { ...request.headers };
  const setCookies: string[] = [];
  const keep = (name: string, value: string, seconds: number) => {
    setCookies.push(`${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
    const others = (headers.cookie ?? "").split(/;\s*/).filter((cookie) => cookie && !cookie.startsWith(`${name}=`));
    headers.cookie = [...others, `${name}=${value}`].join("; ");
  };
  const region = url.searchParams.get("sv")?.toUpperCase();
  let regionBefore: Region | null | undefined;
  if (region && isSelectableRegion(region)) {
    const before = REGION.exec(headers.cookie ?? "")?.[1] ?? "";
    if (before !== region) regionBefore = isSelectableRegion(before) ? before : null;
    keep("dc_sub_variant", region, REGION_SECONDS);
  }
  const affiliate = readAffiliate(url.searchParams);
  if (affiliate) keep("dc_affiliate", affiliate, AFFILIATE_SECONDS);
  const appLink = appLinkOf(url.searchParams.get("successMobileDeepLink"));
  if (appLink) keep("dc_app_link", encodeURIComponent(appLink), cookieTable.dc_app_link.maxAgeSeconds);
  const hasParameters = setCookies.length > 0 || hasCampaign(url.searchParams);
  const referrer = readReferrer(request.headers.referer, url.origin);
  const attribution = startedAttribution(url.searchParams, referrer, isRunning(request));
  if (attribution) keep("dc_utm", toAttributionCookie(attribution), attributionSeconds);
  return { headers, setCookies, hasParameters, regionBefore };
}

/**
 * Returns the cache address of a shared page: its path, the query parameters that its route declares, and a campaign that the CMS
 * knows. Others are left out, or requests could fill the cache with copies of one page.
 */
export function sharedAddress(url: URL, path: string, variants: Route["variants"], campaign?: string): string {
  const kept = Object.entries(variants).flatMap(([name, values]) => {
    const value = url.searchParams.get(name);
    return value !== null && values.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  if (campaign) kept.push(`utm_campaign=${encodeURIComponent(campaign)}`);
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}
