// Which pages exist, open, are linked and are listed for a segment's capability flags.

import { meetsNeeds } from "#gateway/rules/capabilities.ts";
import type { Capability } from "#generated/capabilities.ts";
import type { Route } from "./route.ts";

/** Whether a page exists for a segment. Sign-in is checked separately. */
export function isAvailable(route: Route, flags: readonly Capability[]): boolean {
  return meetsNeeds(flags, route.capabilities);
}

/** Whether a segment can open the page of a route. While its capabilities are unknown (null), no gate is checked. */
export function isOpen(route: Route, flags: readonly Capability[] | null): boolean {
  return !route.planned && (flags === null || isAvailable(route, flags));
}

/** Whether a text may link to the page of a route. */
export function isLinked(route: Route, flags: readonly Capability[] | null): boolean {
  return isOpen(route, flags) && (flags === null || route.linkedWith === null || flags.includes(route.linkedWith));
}

/** Whether the sitemap lists a page to a segment (shell §2). */
export function isListed(route: Route, flags: readonly Capability[]): boolean {
  const { sitemap } = route;
  if (!sitemap || !isAvailable(route, flags)) return false;
  if (sitemap.when !== undefined && !flags.includes(sitemap.when)) return false;
  return sitemap.unless === undefined || !flags.includes(sitemap.unless);
}
