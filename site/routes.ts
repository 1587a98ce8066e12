// The route table: names, paths, audience, layout and caching.
// Guards, links, overrides, the sitemap and the tests read it. Matching picks the most specific path, so the order of rows does
// not matter. Islands link with lib/href.ts, which does not import this table.

import { PAGE_NUMBER } from "#gateway/rules/paging.ts";
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
  effect,
  listed,
  ORDER_NAME,
  own,
  REQUEST_NUMBER,
  type Route,
  SEARCH_WORDS,
  SUPPORT_TOPIC,
  sample,
  unindexed,
  unpromoted,
} from "./routes/route.ts";

export type { Route };

export const routes = {
  home: content("/", { ...listed, showsCampaigns: true }),
  app: content("/app", { capabilities: all("native-app"), ...listed }),
  blog: story("/blog", { sitemap: { when: "blog" } }),
  "blog-category": story("/blog/category/:slug/:page?", sample({ slug: "behind-the-counter" })),
  "blog-post": story("/blog/:blogSlug", sample({ blogSlug: "verify-a-draw-yourself" })),
  "causes-directory": content("/causes", { capabilities: all("causes_directory"), ...listed }),
  cause: content("/causes/:causeSlug", sample({ causeSlug: "coast-rescue" })),
  "cause-offer": content(
    "/causes/:causeSlug/:productOfferKey",
    sample({ causeSlug: "coast-rescue", productOfferKey: "charity_raffle" }),
  ),
  about: content("/about", listed),
  "about-responsible-gaming": legal("/about/responsible-gaming", listed),
  "about-privacy": legal("/about/privacy", listed),
  "about-cookie-policy": content("/about/cookie-policy", { ...unpromoted, ...listed }),
  "about-api": content("/about/api", { ...unpromoted, ...listed, ...own }),
  "about-faq": questions("/about/faq", { sitemap: { unless: "support_faq" } }),
  "about-terms-and-conditions": legal("/about/terms-and-conditions", listed),
  "about-terms-of-use": legal("/about/terms-of-use", { sitemap: { when: "terms_of_use" }, linkedWith: "terms_of_use" }),
  "about-contact-us": questions("/about/contact-us", {
    variants: { q: SEARCH_WORDS, topic: SUPPORT_TOPIC, order: ORDER_NAME, sent: REQUEST_NUMBER },
    ...listed,
  }),
  "your-support": content("/your-support", listed),
  preview: draft("/preview", { query: ["collection", "id", "token"] }),
  "marketing-feature-banner": draft("/marketing/feature-banner", { query: ["id", "token"] }),

  login: page("/login"),
  logout: page("/logout", effect),
  "login-autologin": page("/login/autologin/:autologinToken", {
    ...effect,
    footer: "slim",
    sample: { autologinToken: { of: "autologin" } },
  }),
  "login-transfer": page("/login/transfer/:autologinToken", {
    ...effect,
    footer: "slim",
    sample: { autologinToken: { of: "autologin" } },
  }),
  "forgot-password": page("/forgot-password", { ...unindexed, footer: "slim", query: ["token"] }),
  "force-password-change": page("/force-password-change", { ...unindexed, footer: "slim" }),
  "change-password": account("/change-Password"),
  "close-my-account": account("/close-my-account"),
  "close-my-account-success": page("/close-my-account/success", unindexed),
  "account-verification": page("/account-verification", {
    ...unindexed,
    query: ["state", "code", "error"],
    footer: "slim",
  }),

  buy: page("/buy", effect),
  "lotto-tickets": content("/lotto-tickets", {
    capabilities: { any: ["commercial_lotteries", "multi_offer_site"] },
    // The promotion links to this page.
    ...unpromoted,
    ...listed,
  }),
  "charity-tickets": content("/charity-tickets", listed),
  "social-play": content("/social-play", listed),
  syndicates: content("/syndicates", listed),
  "lotto-results-lotteries": results("/lotto-results/lotteries/:page?"),
  "lotto-results-raffles": results("/lotto-results/raffles/:page?"),
  "lotto-results": results("/lotto-results/:page?"),

  cart: checkout("/cart"),
  "cart-buy": checkout("/cart/buy", effect),
  "cart-replay": checkout("/cart/replay/:replayID", {
    audience: "customer",
    ...effect,
    sample: { replayID: { of: "checkout" } },
  }),
  "checkout-login": checkout("/checkout/login"),
  "checkout-deposit": checkout("/deposit", { audience: "customer" }),
  "checkout-deposit-success": checkout("/checkout/deposit/:depositId/success", {
    audience: "customer",
    sample: { depositId: { of: "deposit" } },
  }),
  "checkout-deposit-cancel": checkout("/checkout/deposit/:depositId/cancel", {
    audience: "customer",
    sample: { depositId: { of: "failedDeposit" } },
  }),
  "receipt-empty": page("/receipt", unindexed),
  receipt: page("/receipt/:checkoutID", { ...unindexed, ...sample({ checkoutID: { of: "checkout" } }) }),

  "purchase-layout": partner("/purchase"),
  "purchase-partner-receipt": partner(
    "/purchase/:partnerSlug/receipt/:checkoutID",
    sample({ partnerSlug: "coast-radio", checkoutID: { of: "partnerCheckout" } }),
  ),
  "purchase-partner-autologin": partner("/purchase/:partnerSlug/autologin/:autologinToken", {
    ...effect,
    sample: { partnerSlug: "coast-radio", autologinToken: { of: "autologin" } },
  }),
  "purchase-partner": partner("/purchase/:partnerSlug", {
    query: ["offer", "draw", "pick", "count", "draws", "cause", "again"],
    sample: { partnerSlug: "coast-radio" },
  }),
  "purchase-partner-not-found": partner("/purchase/:partnerSlug/*", sample({ partnerSlug: "coast-radio" })),

  "lotto-party": party("/lotto-party", { cache: "shared", ...listed }),
  "lotto-party-group": party("/lotto-party/group", { ...unindexed, query: ["token", "session"] }),
  "daily-winners": winners("/daily-winners", listed),
  "daily-winners-winners": winners("/daily-winners/winners", { ...listed, variants: { page: PAGE_NUMBER } }),
  "daily-winners-deposit": winners("/daily-winners/deposit", unindexed),
  "daily-winners-giveaway": winners(
    "/daily-winners/giveaways/:giveawayType/:drawNumber",
    sample({ giveawayType: "special", drawNumber: "1" }),
  ),
  "daily-winners-membership-tiers": winners("/daily-winners/membership-tiers", {
    capabilities: all("membership_program", "membership_purchase"),
    ...listed,
  }),

  "my-account": account("/my-account", listed),
  "my-account-current-giveaways": account("/my-account/current-giveaways/:page?", {
    capabilities: all("giveaway_entries"),
    ...listed,
  }),
  "my-account-closed-giveaways": account("/my-account/closed-giveaways/:page?", {
    capabilities: all("giveaway_entries"),
    ...listed,
  }),
  "my-account-upcoming-ticket": orders(
    "/my-account/upcoming-tickets/ticket/:id",
    sample({ id: { of: "upcomingTicket" } }),
  ),
  "my-account-upcoming-tickets": orders("/my-account/upcoming-tickets/:page?", listed),
  "my-account-past-ticket": orders("/my-account/past-tickets/ticket/:id", sample({ id: { of: "pastTicket" } })),
  "my-account-past-tickets": orders("/my-account/past-tickets/:page?", listed),
  "my-account-win": orders("/my-account/win/:id", {
    ...sample({ id: { of: "pastTicket" } }),
    query: ["format", "amount", "save"],
    ...own,
  }),
  "my-account-syndicate-share": account("/my-account/syndicate-tickets/share/:id", sample({ id: { of: "share" } })),
  "my-account-print-tickets": account("/my-account/print-tickets", { query: ["id", "format"] }),
  "my-account-scheduled-purchase": orders("/my-account/scheduled-purchases/:id", sample({ id: { of: "preOrder" } })),
  "my-account-favourite-numbers": account("/my-account/favourite-numbers", {
    capabilities: all("favourite-numbers"),
    ...listed,
  }),
  "my-account-lotto-party-ticket": orders("/my-account/lotto-party/ticket/:id", {
    query: ["format"],
    ...sample({ id: { of: "partyTicket" } }),
  }),
  "my-account-lotto-party-session": orders("/my-account/lotto-party/session/:id", {
    query: ["format"],
    ...sample({ id: { of: "partySession" } }),
  }),
  "my-account-lotto-party-group": account(
    "/my-account/lotto-party/group/:id/:page?",
    sample({ id: { of: "partyGroup" } }),
  ),
  "my-account-lotto-party-notice": account("/my-account/lotto-party/group/:id/notice", {
    capabilities: all("social-syndicates"),
    ...sample({ id: { of: "partyGroup" } }),
    ...own,
  }),
  "my-account-lotto-party": account("/my-account/lotto-party/:page?", { ...listed, linkedWith: "social-syndicates" }),
  "my-account-autoplay-ticket": account("/my-account/autoplay/ticket/:id", {
    capabilities: all("autoplay_manage", "viewing-orders"),
    sample: { id: { of: "autoplay" } },
  }),
  "my-account-autoplay": account("/my-account/autoplay/:page?", {
    capabilities: all("autoplay_manage", "viewing-orders"),
    ...listed,
  }),
  "my-account-cards-and-accounts": account("/my-account/cards-and-accounts", {
    capabilities: all("wallet_manage"),
    ...listed,
  }),
  "my-account-recurring-purchases": account("/my-account/recurring-purchases/:page?", {
    capabilities: all("recurring_purchases_combined", "viewing-orders"),
    ...listed,
  }),
  "my-account-coming-charges": account("/my-account/coming-charges", {
    capabilities: all("viewing-orders"),
    query: ["format"],
    ...own,
  }),
  "my-account-my-details": account("/my-account/my-details", listed),
  "my-account-confirm-address": account("/my-account/confirm-address/:token?", {
    audience: "anyone",
    query: ["for", "done"],
    ...effect,
    sample: { token: "adt_0123456789abcdef0123456789abcdef" },
  }),
  "my-account-upgrade-account": account("/my-account/upgrade-account"),
  "my-account-deposit-summary": account(
    "/my-account/deposit/summary/:transactionID",
    sample({ transactionID: { of: "transaction" } }),
  ),
  "my-account-deposit-authorisation": account(
    "/my-account/deposit/authorisation/:depositId",
    sample({ depositId: { of: "challengedDeposit" } }),
  ),
  "my-account-deposit-details": account(
    "/my-account/deposit/details/:depositId",
    sample({ depositId: { of: "deposit" } }),
  ),
  "my-account-deposit-details-success": account(
    "/my-account/deposit/details/:depositId/success",
    sample({ depositId: { of: "deposit" } }),
  ),
  "my-account-deposit-details-failure": account(
    "/my-account/deposit/details/:depositId/failure",
    sample({ depositId: { of: "failedDeposit" } }),
  ),
  "my-account-deposit-cancel": account(
    "/my-account/deposit/:depositId/cancel",
    sample({ depositId: { of: "deposit" } }),
  ),
  "my-account-deposit": account("/my-account/deposit", {
    capabilities: all("wallet_deposit"),
    query: ["amount"],
    ...listed,
  }),
  "my-account-withdraw-summary": orders(
    "/my-account/withdraw/summary/:transactionID",
    sample({ transactionID: { of: "withdrawalTransaction" } }),
  ),
  "my-account-withdraw-details": account(
    "/my-account/withdraw/details/:withdrawID",
    sample({ withdrawID: { of: "withdrawal" } }),
  ),
  "my-account-withdraw": account("/my-account/withdraw", {
    capabilities: all("wallet_withdrawal"),
    query: ["amount", "to"],
    ...listed,
  }),
  "my-account-login-and-security": account("/my-account/login-and-security", listed),
  "my-account-transactions": orders("/my-account/transactions/:page?", listed),
  "my-account-spend-limits": account("/my-account/spend-limits", {
    capabilities: all("spend_limits"),
    ...listed,
  }),
  "my-account-subscription-ticket": account("/my-account/subscriptions/ticket/:id", {
    capabilities: all("subscription_manage", "viewing-orders"),
    sample: { id: { of: "subscription" } },
  }),
  "my-account-subscriptions": account("/my-account/subscriptions/:page?", {
    capabilities: all("subscription_manage", "viewing-orders"),
    ...listed,
  }),
  "my-account-precommitment-limit": account("/my-account/precommitment-limit", {
    linkedWith: "deposit_limits",
    ...listed,
  }),
  "my-account-verify-account": account("/my-account/verify-account", {
    capabilities: all("verification"),
    query: ["form", "done"],
    ...listed,
  }),
  "my-account-manual-verification": account("/my-account/manual-verification", { query: ["type"] }),
  "communication-preferences": account("/communication-preferences", {
    capabilities: all("manage-notification-settings"),
    ...listed,
  }),
  "communication-preferences-id": account("/communication-preferences/:id", {
    audience: "anyone",
    capabilities: all("manage-notification-settings"),
    sample: { id: { of: "preferences" } },
  }),
  unsubscribe: page("/unsubscribe/:customerId/:productOfferKey?", {
    ...effect,
    footer: "slim",
    sample: { customerId: { of: "preferences" }, productOfferKey: "powerball" },
  }),

  ...offers,
  ...panels,
  "not-found": page("*", unindexed),
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
