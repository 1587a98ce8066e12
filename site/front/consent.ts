// Sends only cookies that have a category and, if it needs consent, the visitor's consent.
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

/** Returns the choice that these lines store, or null. */
const choiceIn = (lines: readonly string[]) =>
  lines.map((line) => /^dc_consent=([^;]+)/.exec(line)?.[1]).findLast((choice) => choice !== undefined) ?? null;

/**
 * Returns the Set-Cookie lines that may be sent (shell §4). A choice among them applies to the others. A cookie without a category is a
 * bug: it is dropped and logged.
 */
export function allowedCookies(lines: readonly string[], before: Consent, warn: Warn): string[] {
  const choice = choiceIn(lines);
  const consent = choice === null ? before : readConsent(choice, before.isNeeded);
  return lines.filter((line) => {
    const name = line.slice(0, line.indexOf("="));
    const category = cookieOf(name)?.category;
    if (category === undefined) warn(`${name} has no category and was not set`);
    return mayWriteCookie(category, consent) || (category !== undefined && isDeletion(line));
  });
}

/** Returns Set-Cookie lines that delete cookies without consent. */
export function withdrawnCookies(header: string | undefined, consent: Consent): string[] {
  const names = (header ?? "").split(";").map((pair) => pair.slice(0, pair.indexOf("=")).trim());
  const ours: Record<string, CookieCategory> = {};
  for (const name of names) {
    const category = cookieOf(name)?.category;
    if (category) ours[name] = category;
  }
  return cookiesToDelete(ours, consent).map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}

/** The visitor's consent. While capabilities are unknown, consent is required. */
export function consentOf(header: string | undefined, capabilities: readonly Capability[] | null): Consent {
  const choice = /(?:^|;\s*)dc_consent=([^;]*)/.exec(header ?? "")?.[1];
  return readConsent(choice, capabilities?.includes("cookie_consent") ?? true);
}
