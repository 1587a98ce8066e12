// Which group the first step of the wizard has made. A cookie keeps it, so that Back leads to that group instead of a second one.
import type { AstroGlobal } from "astro";
import { cookieTable } from "#gateway/rules/cookies.ts";

const COOKIE = "dc_party_group";

/** Keeps which group was made with the key of this form. */
export function keepMadeGroup({ cookies, url }: AstroGlobal, key: string, groupId: string) {
  const secure = url.protocol === "https:";
  const { maxAgeSeconds: maxAge } = cookieTable[COOKIE];
  cookies.set(COOKIE, `${key}.${groupId}`, { path: "/", maxAge, httpOnly: true, sameSite: "lax", secure });
}

/** Returns the group that was made with this key, or null. */
export function readMadeGroup({ cookies }: Pick<AstroGlobal, "cookies">, key: string | null): string | null {
  const [madeWith, groupId] = cookies.get(COOKIE)?.value.split(".") ?? [];
  return key && madeWith === key && groupId ? groupId : null;
}
