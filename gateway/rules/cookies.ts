export type CookieCategory = "essential" | "non_essential";
export type Consent = { isNeeded: boolean; consented: readonly CookieCategory[] };

/**
 * Whether a cookie may be written (shell §4). Essential ones carry the session and the cart and need no consent.
 * A cookie without a category is a mistake of ours: it is not written, and the caller warns.
 */
export function mayWriteCookie(category: CookieCategory | undefined, consent: Consent): boolean {
  if (category === undefined) return false;
  return category === "essential" || !consent.isNeeded || consent.consented.includes(category);
}

/** The cookies that must go once consent is withdrawn. */
export function cookiesToDelete(cookies: Record<string, CookieCategory>, consent: Consent): string[] {
  return Object.keys(cookies).filter((name) => !mayWriteCookie(cookies[name], consent));
}
