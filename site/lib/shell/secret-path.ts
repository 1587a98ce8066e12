import { type RouteName, routes } from "#site/routes.ts";

/** Their references let anyone change what a customer hears about. */
const WITH_REFERENCE = new Set<RouteName>(["communication-preferences-id", "unsubscribe"]);

/**
 * Returns the pattern of a route whose paths have a one-time token or a secret reference, which logs and analytics must not
 * hold. Null for other routes.
 */
export function secretPatternOf(name: RouteName): string | null {
  const { pattern } = routes[name];
  return /:\w*token/i.test(pattern) || WITH_REFERENCE.has(name) ? pattern : null;
}
