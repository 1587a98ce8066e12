import type { AstroGlobal } from "astro";
import { appLinkOf } from "#gateway/rules/account/app-link.ts";

/**
 * Returns the address of the mobile app that a deposit returns to (successMobileDeepLink, account §2), or null. site/front/visit.ts keeps
 * it in a cookie on any page, because a bank's challenge leads away from the shop and back. It is checked again: a cookie can be forged.
 */
export const readAppLink = ({ cookies }: AstroGlobal) => appLinkOf(cookies.get("dc_app_link")?.value ?? null);
