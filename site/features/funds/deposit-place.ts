// Where a deposit was started: in the account, or during the checkout. A cookie keeps it, because the bank's challenge
// leads away from the shop and back.
import type { AstroGlobal } from "astro";
import { cookieTable } from "#gateway/rules/cookies.ts";

export type DepositPlace = "account" | "checkout";

const COOKIE = "dc_deposit_place";

/** Keeps where the next deposit is started. */
export function keepPlace({ cookies, url }: AstroGlobal, place: DepositPlace) {
  if (place === readPlace({ cookies })) return;
  const maxAge = place === "checkout" ? cookieTable[COOKIE].maxAgeSeconds : 0;
  const secure = url.protocol === "https:";
  cookies.set(COOKIE, place, { path: "/", maxAge, httpOnly: true, sameSite: "lax", secure });
}

/** Returns where the last deposit was started. */
export const readPlace = ({ cookies }: Pick<AstroGlobal, "cookies">): DepositPlace =>
  cookies.get(COOKIE)?.value === "checkout" ? "checkout" : "account";
