import { isListed } from "../../routes/access.ts";
import { routeNames, routes } from "../../routes.ts";
import type { PartReader } from "./row.ts";

/** The built pages that the route table lists for the visitors' segment (shell §2), without personal ones. */
export const pageRows: PartReader = ({ capabilities }) =>
  routeNames
    .filter((name) => !routes[name].planned && routes[name].indexed && isListed(routes[name], capabilities ?? []))
    .map((route) => ({ route }));
