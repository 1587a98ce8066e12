import { type ForcedPage, forcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { CookieJar } from "./cookies.ts";

/**
 * The page this customer must complete first, or null (shell §2). Kept in a cookie, so that pages need no extra call. Deleting the
 * cookie skips the redirect only: the service still refuses what the customer may not do yet.
 */
export function forcedPageOf(jar: CookieJar): ForcedPage | null {
  const page = jar.get("dc_forced");
  return page === "force-password-change" || page === "my-account-upgrade-account" ? page : null;
}

/** Stores the page this customer must complete first, or removes it. */
export function keepForcedPage(jar: CookieJar, customer: Parameters<typeof forcedPage>[0]) {
  const page = forcedPage(customer);
  if (page === null) jar.clear("dc_forced");
  else if (jar.get("dc_forced") !== page) jar.set("dc_forced", page);
}
