import { isRegion, type Region } from "#gateway/rules/regions.ts";
import type { CookieJar } from "./cookies.ts";

/** The region the visitor chose, or null. */
export function readRegion(jar: CookieJar): Region | null {
  const region = jar.get("dc_sub_variant");
  return isRegion(region) ? region : null;
}
