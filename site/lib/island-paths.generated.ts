// Written by `npm run generate` from site/routes.ts, for islands. Do not edit.
import type { RouteName, RoutePattern } from "#site/routes.ts";

/** The path of every route that islands link to. */
export const islandPaths = {
  "cause": "/causes/:causeSlug",
  "about-contact-us": "/about/contact-us",
  "your-support": "/your-support",
  "login": "/login",
  "force-password-change": "/force-password-change",
  "lotto-tickets": "/lotto-tickets",
  "cart": "/cart",
  "checkout-login": "/checkout/login",
  "receipt": "/receipt/:checkoutID",
  "purchase-partner-receipt": "/purchase/:partnerSlug/receipt/:checkoutID",
  "purchase-partner": "/purchase/:partnerSlug",
  "lotto-party-group": "/lotto-party/group",
  "my-account-upcoming-ticket": "/my-account/upcoming-tickets/ticket/:id",
  "my-account-upcoming-tickets": "/my-account/upcoming-tickets/:page?",
  "my-account-past-ticket": "/my-account/past-tickets/ticket/:id",
  "my-account-past-tickets": "/my-account/past-tickets/:page?",
  "my-account-syndicate-share": "/my-account/syndicate-tickets/share/:id",
  "my-account-lotto-party-ticket": "/my-account/lotto-party/ticket/:id",
  "my-account-upgrade-account": "/my-account/upgrade-account",
  "my-account-deposit-summary": "/my-account/deposit/summary/:transactionID",
  "my-account-deposit-authorisation": "/my-account/deposit/authorisation/:depositId",
  "my-account-withdraw-summary": "/my-account/withdraw/summary/:transactionID",
  "my-account-withdraw-details": "/my-account/withdraw/details/:withdrawID",
  "my-account-transactions": "/my-account/transactions/:page?",
  "offer-results-draw": "/:productOfferKey/results/draw/:drawNo",
  "offer-play": "/:productOfferKey/:gameTypeKey?",
  "shell-elevate": "/shell/elevate",
} as const satisfies { [Name in RouteName]?: RoutePattern<Name> };
