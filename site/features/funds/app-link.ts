// The address of the mobile app that a deposit returns to (successMobileDeepLink, account §2). It is kept in a cookie, because
// the bank's challenge leads away from the shop and back.
import type { AstroGlobal } from "astro";
import { appLinkOf } from "#gateway/rules/account/app-link.ts";
import { cookieTable } from "#gateway/rules/cookies.ts";

const COOKIE = "dc_app_link";

/** Keeps the app's address if the page was opened with one. */
export function keepAppLink({ cookies, url }: AstroGlobal) {
  const link = appLinkOf(url.searchParams.get("successMobileDeepLink"));
  if (!link) return;
  const { maxAgeSeconds } = cookieTable[COOKIE];
  cookies.set(COOKIE, link, {
    path: "/",
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: "lax",
    secure: url.protocol === "https:",
  });
}

/** Returns the app's address, or null. It is checked again: a cookie can be forged. */
export const readAppLink = ({ cookies }: AstroGlobal) => appLinkOf(cookies.get(COOKIE)?.value ?? null);
