// Links for islands. The few paths they need are repeated here, checked by the compiler against the route table,
// because importing the table would put all 124 routes into every bundle.

import { fillPath, type HrefArguments, type ParamValue, type Query } from "#site/routes/path.ts";
import type { PathOverrides, RouteName, RoutePattern } from "#site/routes.ts";

const paths = {
  home: "/",
  login: "/login",
  logout: "/logout",
  "force-password-change": "/force-password-change",
  "my-account-upgrade-account": "/my-account/upgrade-account",
  cart: "/cart",
  "checkout-login": "/checkout/login",
  receipt: "/receipt/:checkoutID",
  "lotto-tickets": "/lotto-tickets",
  "lotto-results": "/lotto-results/:page?",
  "my-account": "/my-account",
  "my-account-upcoming-tickets": "/my-account/upcoming-tickets/:page?",
  "my-account-upcoming-ticket": "/my-account/upcoming-tickets/ticket/:id",
  "my-account-past-tickets": "/my-account/past-tickets/:page?",
  "my-account-past-ticket": "/my-account/past-tickets/ticket/:id",
  "my-account-deposit-authorisation": "/my-account/deposit/authorisation/:depositID",
  "shell-elevate": "/shell/elevate",
  "offer-play": "/:productOfferKey/:gameTypeKey?",
  "offer-results": "/:productOfferKey/results",
  "offer-results-draw": "/:productOfferKey/results/draw/:drawNo",
} as const satisfies { [Name in RouteName]?: RoutePattern<Name> };

type Paths = Partial<Record<keyof typeof paths, string>>;

let inPlace: Paths | undefined;

/** What the CMS puts in place of these paths. The layout says it before any island is rendered: it is the shop's, the same for everybody. */
export function placePaths(overrides: PathOverrides) {
  const names = (Object.keys(paths) as (keyof typeof paths)[]).filter((name) => overrides[name]);
  inPlace = Object.fromEntries(names.map((name) => [name, overrides[name]]));
  return names.length > 0 ? JSON.stringify(inPlace) : undefined;
}

// In the browser they stand at the document, where the layout has put them.
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
