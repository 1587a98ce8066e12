// Written by `npm run generate` from services/**/*.handlers.ts. Do not edit.
import type { OperationsOf, ServiceName } from "#generated/contracts.ts";
import type { Handlers, OperationId } from "./lib/handlers.ts";
import { analyticsHandlers } from "./analytics/events.handlers.ts";
import { authHandlers } from "./auth/auth.handlers.ts";
import { createBlogHandlers } from "./blog/posts.handlers.ts";
import { createCmsHandlers } from "./cms/cms.handlers.ts";
import { supportRequestsHandlers } from "./cms/support-requests.handlers.ts";
import { configHandlers } from "./config/config.handlers.ts";
import { licencesHandlers } from "./customer-verify/licences.handlers.ts";
import { discoveryHandlers } from "./discovery/discovery.handlers.ts";
import { brandingHandlers } from "./main/catalogue/branding/branding.handlers.ts";
import { createCausesHandlers } from "./main/catalogue/causes/causes.handlers.ts";
import { createOffersHandlers } from "./main/catalogue/offers/offers.handlers.ts";
import { pricingHandlers } from "./main/catalogue/pricing/pricing.handlers.ts";
import { siteHandlers } from "./main/foundation/site/site.handlers.ts";
import { autologinHandlers } from "./main/identity/autologin/autologin.handlers.ts";
import { communicationPreferencesHandlers } from "./main/identity/communication-preferences/communication-preferences.handlers.ts";
import { confirmationsHandlers } from "./main/identity/confirmations/confirmations.handlers.ts";
import { customerDetailsHandlers } from "./main/identity/customer-details/customer-details.handlers.ts";
import { createCustomerHandlers } from "./main/identity/customer-overview/customer-overview.handlers.ts";
import { emailChangeHandlers } from "./main/identity/email-change/email-change.handlers.ts";
import { favouriteNumbersHandlers } from "./main/identity/favourite-numbers/favourite-numbers.handlers.ts";
import { depositLimitHandlers } from "./main/identity/limits/deposit-limit.handlers.ts";
import { limitsHandlers } from "./main/identity/limits/limits.handlers.ts";
import { passwordHandlers } from "./main/identity/password/password.handlers.ts";
import { sessionHandlers } from "./main/identity/session/session.handlers.ts";
import { signUpHandlers } from "./main/identity/sign-up/sign-up.handlers.ts";
import { createSocialAccountsHandlers } from "./main/identity/social-accounts/social-accounts.handlers.ts";
import { termsHandlers } from "./main/identity/terms/terms.handlers.ts";
import { twoFactorHandlers } from "./main/identity/two-factor/two-factor.handlers.ts";
import { createVerificationHandlers } from "./main/identity/verification/verification.handlers.ts";
import { drawPreviewsHandlers } from "./main/play/drawing/draw-previews.handlers.ts";
import { createDrawsHandlers } from "./main/play/drawing/draws.handlers.ts";
import { remindersHandlers } from "./main/play/reminders/reminders.handlers.ts";
import { statisticsHandlers } from "./main/play/statistics/statistics.handlers.ts";
import { comingChargesHandlers } from "./main/recurring/coming-charges/coming-charges.handlers.ts";
import { createRecurringPurchaseMethodsHandlers } from "./main/recurring/recurring-purchase-methods/recurring-purchase-methods.handlers.ts";
import { createPaymentResolutionsHandlers } from "./main/recurring/recurring-purchases/payment-resolutions.handlers.ts";
import { createRecurringPurchasesHandlers } from "./main/recurring/recurring-purchases/recurring-purchases.handlers.ts";
import { createScheduledPurchasesHandlers } from "./main/recurring/scheduled-purchases/scheduled-purchases.handlers.ts";
import { createCartHandlers } from "./main/sales/cart/cart.handlers.ts";
import { closingHandlers } from "./main/sales/closing/closing.handlers.ts";
import { createOrdersHandlers } from "./main/sales/orders/orders.handlers.ts";
import { createPartnersHandlers } from "./main/sales/partners/partners.handlers.ts";
import { createDepositPurchaseHandlers } from "./main/sales/purchases/deposit-purchase.handlers.ts";
import { createPurchasesHandlers } from "./main/sales/purchases/purchases.handlers.ts";
import { recommendedOrdersHandlers } from "./main/sales/recommended-orders/recommended-orders.handlers.ts";
import { createDepositsHandlers } from "./main/wallet/deposits/deposits.handlers.ts";
import { createFundsHandlers } from "./main/wallet/funds/funds.handlers.ts";
import { createSavedFundsHandlers } from "./main/wallet/funds/saved-funds.handlers.ts";
import { transactionsHandlers } from "./main/wallet/transactions/transactions.handlers.ts";
import { createWithdrawalsHandlers } from "./main/wallet/withdrawals/withdrawals.handlers.ts";
import { membershipConfigHandlers } from "./membership/config/config.handlers.ts";
import { giveawaysHandlers } from "./membership/giveaways/giveaways.handlers.ts";
import { createMembersHandlers } from "./membership/members/members.handlers.ts";
import { migrationHandlers } from "./migration/migration.handlers.ts";
import { notificationsHandlers } from "./notifications/content-cards.handlers.ts";
import { placementHandlers } from "./placement/placements.handlers.ts";
import { socialConfigHandlers } from "./social/config/config.handlers.ts";
import { groupsHandlers } from "./social/groups/groups.handlers.ts";
import { sessionsHandlers } from "./social/sessions/sessions.handlers.ts";
import { createTranslationHandlers } from "./translation/translation.handlers.ts";

/** What handlers need besides their call. */
export type HandlerParts =
  Parameters<typeof createBlogHandlers>[0] &
  Parameters<typeof createCmsHandlers>[0] &
  Parameters<typeof createCausesHandlers>[0] &
  Parameters<typeof createOffersHandlers>[0] &
  Parameters<typeof createCustomerHandlers>[0] &
  Parameters<typeof createSocialAccountsHandlers>[0] &
  Parameters<typeof createVerificationHandlers>[0] &
  Parameters<typeof createDrawsHandlers>[0] &
  Parameters<typeof createRecurringPurchaseMethodsHandlers>[0] &
  Parameters<typeof createPaymentResolutionsHandlers>[0] &
  Parameters<typeof createRecurringPurchasesHandlers>[0] &
  Parameters<typeof createScheduledPurchasesHandlers>[0] &
  Parameters<typeof createCartHandlers>[0] &
  Parameters<typeof createOrdersHandlers>[0] &
  Parameters<typeof createPartnersHandlers>[0] &
  Parameters<typeof createDepositPurchaseHandlers>[0] &
  Parameters<typeof createPurchasesHandlers>[0] &
  Parameters<typeof createDepositsHandlers>[0] &
  Parameters<typeof createFundsHandlers>[0] &
  Parameters<typeof createSavedFundsHandlers>[0] &
  Parameters<typeof createWithdrawalsHandlers>[0] &
  Parameters<typeof createMembersHandlers>[0] &
  Parameters<typeof createTranslationHandlers>[0];

/** Returns the handlers of every service. An operation without a handler answers 501. */
export const createHandlers = (parts: HandlerParts) =>
  ({
    "analytics": {
      ...analyticsHandlers,
    },
    "auth": {
      ...authHandlers,
    },
    "blog": {
      ...createBlogHandlers(parts),
    },
    "cms": {
      ...createCmsHandlers(parts),
      ...supportRequestsHandlers,
    },
    "config": {
      ...configHandlers,
    },
    "customer-verify": {
      ...licencesHandlers,
    },
    "discovery": {
      ...discoveryHandlers,
    },
    "main": {
      ...brandingHandlers,
      ...createCausesHandlers(parts),
      ...createOffersHandlers(parts),
      ...pricingHandlers,
      ...siteHandlers,
      ...autologinHandlers,
      ...communicationPreferencesHandlers,
      ...confirmationsHandlers,
      ...customerDetailsHandlers,
      ...createCustomerHandlers(parts),
      ...emailChangeHandlers,
      ...favouriteNumbersHandlers,
      ...depositLimitHandlers,
      ...limitsHandlers,
      ...passwordHandlers,
      ...sessionHandlers,
      ...signUpHandlers,
      ...createSocialAccountsHandlers(parts),
      ...termsHandlers,
      ...twoFactorHandlers,
      ...createVerificationHandlers(parts),
      ...drawPreviewsHandlers,
      ...createDrawsHandlers(parts),
      ...remindersHandlers,
      ...statisticsHandlers,
      ...comingChargesHandlers,
      ...createRecurringPurchaseMethodsHandlers(parts),
      ...createPaymentResolutionsHandlers(parts),
      ...createRecurringPurchasesHandlers(parts),
      ...createScheduledPurchasesHandlers(parts),
      ...createCartHandlers(parts),
      ...closingHandlers,
      ...createOrdersHandlers(parts),
      ...createPartnersHandlers(parts),
      ...createDepositPurchaseHandlers(parts),
      ...createPurchasesHandlers(parts),
      ...recommendedOrdersHandlers,
      ...createDepositsHandlers(parts),
      ...createFundsHandlers(parts),
      ...createSavedFundsHandlers(parts),
      ...transactionsHandlers,
      ...createWithdrawalsHandlers(parts),
    },
    "membership": {
      ...membershipConfigHandlers,
      ...giveawaysHandlers,
      ...createMembersHandlers(parts),
    },
    "migration": {
      ...migrationHandlers,
    },
    "notifications": {
      ...notificationsHandlers,
    },
    "placement": {
      ...placementHandlers,
    },
    "social": {
      ...socialConfigHandlers,
      ...groupsHandlers,
      ...sessionsHandlers,
    },
    "translation": {
      ...createTranslationHandlers(parts),
    },
  }) satisfies { [S in ServiceName]?: Partial<Handlers<Extract<keyof OperationsOf[S], OperationId>>> };
