// Written by `npm run generate` from gateway/routers/. Do not edit.
import { addressesRouter } from "./routers/addresses.ts";
import { analyticsRouter } from "./routers/analytics.ts";
import { autoplaysRouter } from "./routers/autoplays.ts";
import { bannerRouter } from "./routers/banner.ts";
import { blogRouter } from "./routers/blog.ts";
import { brandingRouter } from "./routers/branding.ts";
import { campaignsRouter } from "./routers/campaigns.ts";
import { capabilitiesRouter } from "./routers/capabilities.ts";
import { cartRouter } from "./routers/cart.ts";
import { causesRouter } from "./routers/causes.ts";
import { communicationPreferencesRouter } from "./routers/communication-preferences.ts";
import { componentsRouter } from "./routers/components.ts";
import { configRouter } from "./routers/config.ts";
import { consentRouter } from "./routers/consent.ts";
import { contentCardsRouter } from "./routers/content-cards.ts";
import { contentRouter } from "./routers/content.ts";
import { customerRouter } from "./routers/customer.ts";
import { dailyWinnersRouter } from "./routers/daily-winners.ts";
import { depositsRouter } from "./routers/deposits.ts";
import { drawPreviewsRouter } from "./routers/draw-previews.ts";
import { drawsRouter } from "./routers/draws.ts";
import { eventsRouter } from "./routers/events.ts";
import { favouriteNumbersRouter } from "./routers/favourite-numbers.ts";
import { featureBannersRouter } from "./routers/feature-banners.ts";
import { filesRouter } from "./routers/files.ts";
import { fundsRouter } from "./routers/funds.ts";
import { limitsRouter } from "./routers/limits.ts";
import { locationRouter } from "./routers/location.ts";
import { lottoPartyRouter } from "./routers/lotto-party.ts";
import { migrationRouter } from "./routers/migration.ts";
import { navigationRouter } from "./routers/navigation.ts";
import { offersRouter } from "./routers/offers.ts";
import { ordersRouter } from "./routers/orders.ts";
import { pagesRouter } from "./routers/pages.ts";
import { partnersRouter } from "./routers/partners.ts";
import { passwordRouter } from "./routers/password.ts";
import { placementsRouter } from "./routers/placements.ts";
import { previewsRouter } from "./routers/previews.ts";
import { promotionsRouter } from "./routers/promotions.ts";
import { purchasesRouter } from "./routers/purchases.ts";
import { questionsRouter } from "./routers/questions.ts";
import { recommendedOrdersRouter } from "./routers/recommended-orders.ts";
import { recurringPurchasesRouter } from "./routers/recurring-purchases.ts";
import { remindersRouter } from "./routers/reminders.ts";
import { scheduledPurchasesRouter } from "./routers/scheduled-purchases.ts";
import { sessionRouter } from "./routers/session.ts";
import { siteConfigRouter } from "./routers/site-config.ts";
import { socialAccountsRouter } from "./routers/social-accounts.ts";
import { statisticsRouter } from "./routers/statistics.ts";
import { subscriptionsRouter } from "./routers/subscriptions.ts";
import { supportRequestsRouter } from "./routers/support-requests.ts";
import { themeRouter } from "./routers/theme.ts";
import { transactionsRouter } from "./routers/transactions.ts";
import { twoFactorRouter } from "./routers/two-factor.ts";
import { verificationRouter } from "./routers/verification.ts";
import { withdrawalsRouter } from "./routers/withdrawals.ts";

/** Every router by its noun. */
export const routers = {
  addresses: addressesRouter,
  analytics: analyticsRouter,
  autoplays: autoplaysRouter,
  banner: bannerRouter,
  blog: blogRouter,
  branding: brandingRouter,
  campaigns: campaignsRouter,
  capabilities: capabilitiesRouter,
  cart: cartRouter,
  causes: causesRouter,
  communicationPreferences: communicationPreferencesRouter,
  components: componentsRouter,
  config: configRouter,
  consent: consentRouter,
  content: contentRouter,
  contentCards: contentCardsRouter,
  customer: customerRouter,
  dailyWinners: dailyWinnersRouter,
  deposits: depositsRouter,
  drawPreviews: drawPreviewsRouter,
  draws: drawsRouter,
  events: eventsRouter,
  favouriteNumbers: favouriteNumbersRouter,
  featureBanners: featureBannersRouter,
  files: filesRouter,
  funds: fundsRouter,
  limits: limitsRouter,
  location: locationRouter,
  lottoParty: lottoPartyRouter,
  migration: migrationRouter,
  navigation: navigationRouter,
  offers: offersRouter,
  orders: ordersRouter,
  pages: pagesRouter,
  partners: partnersRouter,
  password: passwordRouter,
  placements: placementsRouter,
  previews: previewsRouter,
  promotions: promotionsRouter,
  purchases: purchasesRouter,
  questions: questionsRouter,
  recommendedOrders: recommendedOrdersRouter,
  recurringPurchases: recurringPurchasesRouter,
  reminders: remindersRouter,
  scheduledPurchases: scheduledPurchasesRouter,
  session: sessionRouter,
  siteConfig: siteConfigRouter,
  socialAccounts: socialAccountsRouter,
  statistics: statisticsRouter,
  subscriptions: subscriptionsRouter,
  supportRequests: supportRequestsRouter,
  theme: themeRouter,
  transactions: transactionsRouter,
  twoFactor: twoFactorRouter,
  verification: verificationRouter,
  withdrawals: withdrawalsRouter,
};
