// The route table: names, paths, audience, layout and caching.
// Guards, links, overrides, the sitemap and the tests read it. Matching picks the most specific path, so the order of rows does
// not matter. Islands link with lib/href.ts, which does not import this table.

import {
  account,
  checkout,
  content,
  draft,
  legal,
  orders,
  page,
  partner,
  party,
  questions,
  results,
  story,
  winners,
} from "./routes/kinds.ts";
import { offers } from "./routes/offers.ts";
import { panels } from "./routes/panels.ts";
import { fillPath, type HrefArguments, type ParamValue, type Query } from "./routes/path.ts";
import { type MatchedParams, pathMatcher } from "./routes/path-matcher.ts";
import {
  all,
  built,
  effect,
  listed,
  ORDER_NAME,
  own,
  REQUEST_NUMBER,
  type Route,
  SEARCH_WORDS,
  SUPPORT_TOPIC,
  unindexed,
  unpromoted,
} from "./routes/route.ts";

export type { Route };

export const routes = {
  home: content("/", { ...listed, ...built, showsCampaigns: true }),
  app: content("/app", { capabilities: all("native-app"), ...listed, ...built }),
  blog: story("/blog", { sitemap: { when: "blog" } }),
  "blog-category": story("/blog/category/:slug/:page?"),
  "blog-post": story("/blog/:blogSlug"),
  "causes-directory": content("/causes", { capabilities: all("causes_directory"), ...listed, ...built }),
  cause: content("/causes/:causeSlug", built),
  "cause-offer": content("/causes/:causeSlug/:productOfferKey", built),
  about: content("/about", { ...listed, ...built }),
  "about-responsible-gaming": legal("/about/responsible-gaming", listed),
  "about-privacy": legal("/about/privacy", listed),
  "about-cookie-policy": content("/about/cookie-policy", { ...unpromoted, ...listed, ...built }),
  "about-faq": questions("/about/faq", { sitemap: { unless: "support_faq" } }),
  "about-terms-and-conditions": legal("/about/terms-and-conditions", listed),
  "about-terms-of-use": legal("/about/terms-of-use", { sitemap: { when: "terms_of_use" }, linkedWith: "terms_of_use" }),
  "about-contact-us": questions("/about/contact-us", {
    variants: { q: SEARCH_WORDS, topic: SUPPORT_TOPIC, order: ORDER_NAME, sent: REQUEST_NUMBER },
    ...listed,
  }),
  "your-support": content("/your-support", { ...listed, ...built }),
  preview: draft("/preview", { query: ["collection", "id", "token"] }),
  "marketing-feature-banner": draft("/marketing/feature-banner", { query: ["id", "token"] }),

  login: page("/login", built),
  logout: page("/logout", { ...effect, ...built }),
  "login-autologin": page("/login/autologin/:autologinToken", { ...effect, footer: "slim", ...built }),
  "login-transfer": page("/login/transfer/:autologinToken", { ...effect, footer: "slim", ...built }),
  "forgot-password": page("/forgot-password", { ...unindexed, footer: "slim", query: ["token"], ...built }),
  "force-password-change": page("/force-password-change", { ...unindexed, footer: "slim", ...built }),
  "change-password": account("/change-Password", built),
  "close-my-account": account("/close-my-account", built),
  "close-my-account-success": page("/close-my-account/success", { ...unindexed, ...built }),
  "account-verification": page("/account-verification", {
    ...unindexed,
    query: ["state", "code", "error"],
    footer: "slim",
    ...built,
  }),

  buy: page("/buy", { ...effect, ...built }),
  "lotto-tickets": content("/lotto-tickets", {
    capabilities: { any: ["commercial_lotteries", "multi_offer_site"] },
    // The promotion links to this page.
    ...unpromoted,
    ...listed,
    ...built,
  }),
  "charity-tickets": content("/charity-tickets", { ...listed, ...built }),
  "social-play": content("/social-play", { ...listed, ...built }),
  syndicates: content("/syndicates", { ...listed, ...built }),
  "lotto-results-lotteries": results("/lotto-results/lotteries/:page?"),
  "lotto-results-raffles": results("/lotto-results/raffles/:page?"),
  "lotto-results": results("/lotto-results/:page?"),

  cart: checkout("/cart", built),
  "cart-buy": checkout("/cart/buy", { ...effect, ...built }),
  "cart-replay": checkout("/cart/replay/:replayID", { audience: "customer", ...effect, ...built }),
  "checkout-login": checkout("/checkout/login", built),
  "checkout-deposit": checkout("/deposit", { audience: "customer", ...built }),
  "checkout-deposit-success": checkout("/checkout/deposit/:depositId/success", { audience: "customer", ...built }),
  "checkout-deposit-cancel": checkout("/checkout/deposit/:depositId/cancel", { audience: "customer", ...built }),
  "receipt-empty": page("/receipt", { ...unindexed, ...built }),
  receipt: page("/receipt/:checkoutID", { ...unindexed, ...built }),

  "purchase-layout": partner("/purchase"),
  "purchase-partner-receipt": partner("/purchase/:partnerSlug/receipt/:checkoutID"),
  "purchase-partner-autologin": partner("/purchase/:partnerSlug/autologin/:autologinToken", effect),
  "purchase-partner": partner("/purchase/:partnerSlug"),
  "purchase-partner-not-found": partner("/purchase/:partnerSlug/*"),

  "lotto-party": party("/lotto-party", listed),
  "lotto-party-group": party("/lotto-party/group"),
  "daily-winners": winners("/daily-winners", listed),
  "daily-winners-winners": winners("/daily-winners/winners", listed),
  "daily-winners-deposit": winners("/daily-winners/deposit"),
  "daily-winners-giveaway": winners("/daily-winners/giveaways/:giveawayType/:drawNumber"),
  "daily-winners-membership-tiers": winners("/daily-winners/membership-tiers", {
    capabilities: all("membership_program", "membership_purchase"),
    ...listed,
  }),

  "my-account": account("/my-account", { ...listed, ...built }),
  "my-account-current-giveaways": account("/my-account/current-giveaways/:page?", {
    capabilities: all("giveaway_entries"),
    ...listed,
  }),
  "my-account-closed-giveaways": account("/my-account/closed-giveaways/:page?", {
    capabilities: all("giveaway_entries"),
    ...listed,
  }),
  "my-account-upcoming-ticket": orders("/my-account/upcoming-tickets/ticket/:id", built),
  "my-account-upcoming-tickets": orders("/my-account/upcoming-tickets/:page?", { ...listed, ...built }),
  "my-account-past-ticket": orders("/my-account/past-tickets/ticket/:id", built),
  "my-account-past-tickets": orders("/my-account/past-tickets/:page?", { ...listed, ...built }),
  "my-account-syndicate-share": account("/my-account/syndicate-tickets/share/:id", built),
  "my-account-print-tickets": account("/my-account/print-tickets", { query: ["id", "format"], ...built }),
  "my-account-scheduled-purchase": orders("/my-account/scheduled-purchases/:id", built),
  "my-account-favourite-numbers": account("/my-account/favourite-numbers", {
    capabilities: all("favourite-numbers"),
    ...listed,
    ...built,
  }),
  "my-account-lotto-party-ticket": orders("/my-account/lotto-party/ticket/:id"),
  "my-account-lotto-party-session": orders("/my-account/lotto-party/session/:id"),
  "my-account-lotto-party-group": account("/my-account/lotto-party/group/:id/:page?"),
  "my-account-lotto-party": account("/my-account/lotto-party/:page?", listed),
  "my-account-autoplay-ticket": account("/my-account/autoplay/ticket/:id", {
    capabilities: all("autoplay_manage", "viewing-orders"),
    ...built,
  }),
  "my-account-autoplay": account("/my-account/autoplay/:page?", {
    capabilities: all("autoplay_manage", "viewing-orders"),
    ...listed,
    ...built,
  }),
  "my-account-cards-and-accounts": account("/my-account/cards-and-accounts", {
    capabilities: all("wallet_manage"),
    ...listed,
    ...built,
  }),
  "my-account-recurring-purchases": account("/my-account/recurring-purchases/:page?", {
    capabilities: all("recurring_purchases_combined", "viewing-orders"),
    ...listed,
    ...built,
  }),
  "my-account-coming-charges": account("/my-account/coming-charges", {
    capabilities: all("viewing-orders"),
    query: ["format"],
    ...built,
    ...own,
  }),
  "my-account-my-details": account("/my-account/my-details", { ...listed, ...built }),
  "my-account-confirm-address": account("/my-account/confirm-address/:token?", {
    audience: "anyone",
    query: ["for", "done"],
    ...effect,
    ...built,
  }),
  "my-account-upgrade-account": account("/my-account/upgrade-account", built),
  "my-account-deposit-summary": account("/my-account/deposit/summary/:transactionID", built),
  "my-account-deposit-authorisation": account("/my-account/deposit/authorisation/:depositId", built),
  "my-account-deposit-details": account("/my-account/deposit/details/:depositId", built),
  "my-account-deposit-details-success": account("/my-account/deposit/details/:depositId/success", built),
  "my-account-deposit-details-failure": account("/my-account/deposit/details/:depositId/failure", built),
  "my-account-deposit-cancel": account("/my-account/deposit/:depositId/cancel", built),
  "my-account-deposit": account("/my-account/deposit", {
    capabilities: all("wallet_deposit"),
    query: ["amount"],
    ...listed,
    ...built,
  }),
  "my-account-withdraw-summary": orders("/my-account/withdraw/summary/:transactionID", built),
  "my-account-withdraw-details": account("/my-account/withdraw/details/:withdrawID", built),
  "my-account-withdraw": account("/my-account/withdraw", {
    capabilities: all("wallet_withdrawal"),
    query: ["amount", "to"],
    ...listed,
    ...built,
  }),
  "my-account-login-and-security": account("/my-account/login-and-security", { ...listed, ...built }),
  "my-account-transactions": orders("/my-account/transactions/:page?", { ...listed, ...built }),
  "my-account-spend-limits": account("/my-account/spend-limits", {
    capabilities: all("spend_limits"),
    ...listed,
    ...built,
  }),
  "my-account-subscription-ticket": account("/my-account/subscriptions/ticket/:id", {
    capabilities: all("subscription_manage", "viewing-orders"),
    ...built,
  }),
  "my-account-subscriptions": account("/my-account/subscriptions/:page?", {
    capabilities: all("subscription_manage", "viewing-orders"),
    ...listed,
    ...built,
  }),
  "my-account-precommitment-limit": account("/my-account/precommitment-limit", {
    linkedWith: "deposit_limits",
    ...listed,
    ...built,
  }),
  "my-account-verify-account": account("/my-account/verify-account", {
    capabilities: all("verification"),
    query: ["form", "done"],
    ...listed,
    ...built,
  }),
  "my-account-manual-verification": account("/my-account/manual-verification", { query: ["type"], ...built }),
  "communication-preferences": account("/communication-preferences", {
    capabilities: all("manage-notification-settings"),
    ...listed,
    ...built,
  }),
  "communication-preferences-id": account("/communication-preferences/:id", {
    audience: "anyone",
    capabilities: all("manage-notification-settings"),
    ...built,
  }),
  unsubscribe: page("/unsubscribe/:customerId/:productOfferKey?", { ...effect, footer: "slim", ...built }),

  ...offers,
  ...panels,
  "not-found": page("*", { ...unindexed, ...built }),
} as const;

export type RouteName = keyof typeof routes;
export type RoutePattern<Name extends RouteName> = (typeof routes)[Name]["pattern"];
export type RouteMatch = { name: RouteName; route: Route; params: MatchedParams };

export const routeNames = Object.keys(routes) as RouteName[];

/** URLs that the gateway and the front answer, not a page (shell §7, account §3). */
export const endpoints = { heartbeat: "/blank.html", "three-ds-notify": "/3ds/notify" } as const;

/** The script that answers when the shop cannot be reached (front/service-worker.ts). */
export const SERVICE_WORKER = "/service-worker.js";

/** The CMS's path overrides, by route name (shell §2). */
export type PathOverrides = Partial<Record<RouteName, string>>;

/** Returns links and matching with the CMS's overrides. Overridden default paths still match. */
export function routesWith(overrides: PathOverrides) {
  const patternOf = (name: RouteName): string => overrides[name] ?? routes[name].pattern;
  const match = pathMatcher<RouteName>(
    routeNames.flatMap((name) =>
      [...new Set([patternOf(name), routes[name].pattern])].map((path) => [name, path] as const),
    ),
  );
  const isEndpoint = (pathname: string) => (Object.values(endpoints) as string[]).includes(pathname);

  return {
    patternOf,
    href: <Name extends RouteName>(name: Name, ...[params, query]: HrefArguments<RoutePattern<Name>>): string =>
      fillPath(patternOf(name), params as Record<string, ParamValue> | undefined, query as Query | undefined),
    matchRoute: (pathname: string): RouteMatch => {
      const found = isEndpoint(pathname) ? null : match(pathname);
      const name = found?.name ?? "not-found";
      return { name, route: routes[name], params: found?.params ?? {} };
    },
  };
}

/** Links and matching without overrides. */
export const { href, matchRoute } = routesWith({});
