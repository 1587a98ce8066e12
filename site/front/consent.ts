// What leaves the front as cookies: only what has a category, and of those that wait for consent only what was consented to.

import {
  type Consent,
  type CookieCategory,
  cookieOf,
  cookiesToDelete,
  mayWriteCookie,
  readConsent,
} from "#gateway/rules/cookies.ts";
import type { Capability } from "#generated/capabilities.ts";

type Warn = (reason: string) => void;

const isDeletion = (line: string) => /;\s*Max-Age=0(;|$)/i.test(line);

/** The Set-Cookie lines that may be sent (shell §4). One without a category is a mistake of ours: it stays here, and is told. */
export function allowedCookies(lines: readonly string[], consent: Consent, warn: Warn): string[] {
  return lines.filter((line) => {
    const name = line.slice(0, line.indexOf("="));
    const category = cookieOf(name)?.category;
    if (category === undefined) warn(`${name} has no category and was not set`);
    return mayWriteCookie(category, consent) || (category !== undefined && isDeletion(line));
  });
}

/** Takes away what the browser still has of cookies that are no longer wanted. */
export function withdrawnCookies(header: string | undefined, consent: Consent): string[] {
  const names = (header ?? "").split(";").map((pair) => pair.slice(0, pair.indexOf("=")).trim());
  const ours: Record<string, CookieCategory> = {};
  for (const name of names) {
    const category = cookieOf(name)?.category;
    if (category) ours[name] = category;
  }
  return cookiesToDelete(ours, consent).map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}

/** What the visitor of a request consents to. While nobody knows whether consent is needed, it is. */
export function consentOf(header: string | undefined, capabilities: readonly Capability[] | null): Consent {
  const choice = /(?:^|;\s*)dc_consent=([^;]*)/.exec(header ?? "")?.[1];
  return readConsent(choice, capabilities?.includes("cookie_consent") ?? true);
}
