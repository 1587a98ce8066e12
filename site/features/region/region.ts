import { isSelectableRegion, type Region, selectableRegions } from "#gateway/rules/regions.ts";
import { safePath } from "#site/lib/safe-path.ts";

/** Returns the regions a visitor may choose, in the order of the settings; never GB, LW or NSWL (shell §3). */
export function regionsOf(configured: readonly { code: string }[] | undefined): readonly Region[] {
  const chosen = (configured ?? []).map(({ code }) => code).filter(isSelectableRegion);
  return chosen.length > 0 ? chosen : selectableRegions;
}

/** Returns the page the visitor came from, without its region parameter. */
export function cameFrom(given: unknown, publicUrl: URL, home: string): string {
  if (typeof given !== "string") return home;
  const path = given.startsWith(publicUrl.origin) ? given.slice(publicUrl.origin.length) : given;
  const safe = safePath(path);
  if (!safe || safe.startsWith("/shell/")) return home;
  const url = new URL(safe, publicUrl);
  url.searchParams.delete("sv");
  return url.pathname + url.search;
}
