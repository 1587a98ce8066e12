import { type ForcedPage, forcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { CookieJar } from "./cookies.ts";

/**
 * What this customer has to do first, as their last overview said (shell §2). It is kept in a cookie, so that no page asks
 * for the customer only to know. Taking the cookie away avoids the page, not the rule: that is the service's to enforce.
 */
export function forcedPageOf(jar: CookieJar): ForcedPage | null {
  const page = jar.get("dc_forced");
  return page === "force-password-change" || page === "my-account-upgrade-account" ? page : null;
}

/** Remembers what a customer's overview asks for, or that it asks for nothing any more. */
export function keepForcedPage(jar: CookieJar, customer: Parameters<typeof forcedPage>[0]) {
  const page = forcedPage(customer);
  if (page === null) jar.clear("dc_forced");
  else if (jar.get("dc_forced") !== page) jar.set("dc_forced", page);
}
