// Opens pages at the sample addresses of the route table.

import { fillPath } from "#site/routes/path.ts";
import type { Route, SampleThing } from "#site/routes/route.ts";
import { type RouteName, routes } from "#site/routes.ts";

/** Returns the sample values of a route's parameters, or `null` if `idOf` has no id for a thing that it names. */
function sampleParams(name: RouteName, idOf: (thing: SampleThing) => string | null): Record<string, string> | null {
  const params = Object.entries((routes[name] as Route).sample).map(
    ([key, value]) => [key, typeof value === "string" ? value : idOf(value.of)] as const,
  );
  return params.every((pair): pair is [string, string] => pair[1] !== null) ? Object.fromEntries(params) : null;
}

/** Returns the path of a route's sample, or `null` without an id for a thing that it names. */
export function samplePath(name: RouteName, idOf: (thing: SampleThing) => string | null): string | null {
  if (name === "not-found") return "/nowhere/at/all";
  const params = sampleParams(name, idOf);
  return params && fillPath(routes[name].pattern, params);
}
