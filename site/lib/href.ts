// Links for islands: importing the route table would put all of it into every bundle. `npm run generate` lists the routes that
// files importing `href` name, so a new link needs no other line.

import { fillPath, type HrefArguments, type ParamValue, type Query } from "#site/routes/path.ts";
import type { PathOverrides } from "#site/routes.ts";
import { islandPaths } from "./island-paths.generated.ts";

/** Names that no island writes: the gateway answers with them (`forcedPage`). */
type NamedByGateway = "force-password-change" | "my-account-upgrade-account";

const paths = islandPaths satisfies Record<NamedByGateway, string>;

type Paths = Partial<Record<keyof typeof paths, string>>;

let inPlace: Paths | undefined;

/** Sets the paths that the CMS overrides, and returns them as JSON. The layout calls it before it renders islands; all visitors share them. */
export function placePaths(overrides: PathOverrides) {
  const names = (Object.keys(paths) as (keyof typeof paths)[]).filter((name) => overrides[name]);
  inPlace = Object.fromEntries(names.map((name) => [name, overrides[name]]));
  return names.length > 0 ? JSON.stringify(inPlace) : undefined;
}

// In the browser they are read from the `data-paths` attribute of the document.
const pathsInPlace = (): Paths => {
  inPlace ??= JSON.parse((typeof document === "object" && document.documentElement.dataset["paths"]) || "{}") as Paths;
  return inPlace;
};

export function href<Name extends keyof typeof paths>(
  name: Name,
  ...[params, query]: HrefArguments<(typeof paths)[Name]>
): string {
  return fillPath(
    pathsInPlace()[name] ?? paths[name],
    params as Record<string, ParamValue> | undefined,
    query as Query | undefined,
  );
}
