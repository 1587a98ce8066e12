import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { readLinkToken } from "#gateway/rules/cart.ts";
import { isSelectableRegion } from "#gateway/rules/regions.ts";
import { readUtm, toUtmCookie, utmSeconds } from "#gateway/rules/utm.ts";
import type { Route } from "../routes.ts";

export type Visit = {
  /** The request's headers, with new cookies added: the page sees them immediately. */
  headers: IncomingHttpHeaders;
  setCookies: string[];
};

const DAY_SECONDS = 24 * 60 * 60;
// shell §9
const AFFILIATE_SECONDS = 14 * DAY_SECONDS;
const REGION_SECONDS = 365 * DAY_SECONDS;

const TOKEN = /^[A-Za-z0-9_-]{1,80}$/;

/** Returns the token of the cart that a link leads to (shell §2), or null. */
export function linkedCartOf({ searchParams }: URL): string | null {
  return readLinkToken(searchParams.get("act"));
}

/** Turns the query parameters of any page (shell §2) into cookies: region, affiliate, campaign. */
export function visitOf(url: URL, request: IncomingMessage, isTls: boolean): Visit {
  const secure = isTls ? "; Secure" : "";
  const headers = { ...request.headers };
  const setCookies: string[] = [];
  const keep = (name: string, value: string, seconds: number) => {
    setCookies.push(`${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
    const others = (headers.cookie ?? "").split(/;\s*/).filter((cookie) => cookie && !cookie.startsWith(`${name}=`));
    headers.cookie = [...others, `${name}=${value}`].join("; ");
  };
  const region = url.searchParams.get("sv")?.toUpperCase();
  if (region && isSelectableRegion(region)) keep("dc_sub_variant", region, REGION_SECONDS);
  const affiliate = url.searchParams.get("aff");
  if (affiliate && TOKEN.test(affiliate)) keep("dc_affiliate", affiliate, AFFILIATE_SECONDS);
  const campaign = toUtmCookie(readUtm(url.searchParams));
  if (campaign) keep("dc_utm", campaign, utmSeconds);
  return { headers, setCookies };
}

/**
 * Returns the cache address of a shared page: its path and the query parameters that its route declares. Others are left out,
 * or requests could fill the cache with copies of one page.
 */
export function sharedAddress(url: URL, path: string, variants: Route["variants"]): string {
  const kept = Object.entries(variants).flatMap(([name, values]) => {
    const value = url.searchParams.get(name);
    return value !== null && values.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}
