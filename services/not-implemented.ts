import type { OperationId } from "./lib/handlers.ts";

/**
 * Operations that a contract promises and this house does not answer yet. Each answers 501 `not_implemented`, which the gateway
 * turns into a notice where the feature would be. The list only shrinks: whoever writes a handler takes its row away.
 */
export const NOT_IMPLEMENTED = [
  // main/password, main/customer
  "changePassword",
  "requestPasswordReset",
  "closeAccount",
  // main/favourites, main/terms
  "saveFavouriteNumbers",
  "acceptLocationTerms",
  // main/social-accounts
  "socialAuthenticate",
  "linkSocialAccount",
  "listSocialAccounts",
  "unlinkSocialAccount",
  // main/communication-preferences, main/recurring-purchase-methods
  "getCommunicationPreferences",
  "updateCommunicationPreferences",
  "unsubscribeMarketing",
  "getRecurringPurchaseMethods",
  "setRecurringPurchaseMethod",
  // main/verification, main/connect-id, customer-verify, migration
  "verifyCustomer",
  "uploadVerification",
  "verifyLicence",
  "startConnectId",
  "completeConnectId",
  "getVerificationPdfForm",
  "getLicenceConfig",
  "migrateCustomer",
  // main/pricing, main/causes, main/statistics
  "listInfoPricing",
  "listCauses",
  "getCause",
  "getStatistics",
  "listTips",
  // main/past-draws, main/draw-previews, main/prizes
  "listArchivedDraws",
  "listPastCustomerDraws",
  "getDrawPreview",
  "listDrawPrizes",
  "listDrawWinners",
  // main/partners, main/partner-purchases
  "getPartner",
  "updatePartnerCart",
  "updateAnonPartnerCart",
  "purchasePartnerCart",
  // main/recommended-orders
  "listRecommendedOrders",
  // main/funds, main/saved-funds, main/gateway-deposits
  "setDefaultFund",
  "deleteFund",
  "createStripeSetup",
  "addFund",
  "addBankAccount",
  "addPayPalFund",
  "createGatewayDeposit",
  // main/limits
  "getSpendLimits",
  "setSpendLimit",
  "editSpendLimit",
  "deleteSpendLimit",
  "setPrecommitment",
  "deletePrecommitment",
  // main/recurring-purchases, main/payment-resolutions, main/subscriptions
  "listRecurringPurchases",
  "listPaymentResolutions",
  "syncRecurringPurchases",
  "listSubscriptions",
  "getSubscription",
  "updateSubscription",
  "setSubscriptionStatus",
  // main/autoplays, main/autoplay-status
  "listAutoplays",
  "getAutoplay",
  "updateAutoplay",
  "setAutoplayMinimumJackpot",
  "setAutoplayQuickpick",
  "setAutoplayStatus",
  "pauseAutoplay",
  "unpauseAutoplay",
  // main/scheduled-purchases
  "listScheduledPurchases",
  "getScheduledPurchase",
  "cancelScheduledPurchase",
  // main/transactions
  "listTransactions",
  "getTransaction",
  // main/withdrawals
  "getWithdrawableFunds",
  "requestWithdrawal",
  "getWithdrawal",
  // cms
  "createCmsItem",
  // placement
  "primePlacementCart",
  // blog
  "listBlogPosts",
  "getBlogPost",
  "listBlogCategories",
  // social
  "createGroup",
  "listGroups",
  "getGroup",
  "getGroupByToken",
  "listGroupSessions",
  "listOpenGroupSessions",
  "createSession",
  "getSession",
  "updateSession",
  "discoverSessions",
  "discoverDrawSessions",
  "getLottoPartyConfig",
  "getLottoPartyConfigValue",
  // membership
  "getMembershipConfig",
  "getMembershipCustomer",
  "setMembership",
  "setDrawEntry",
  "getMembershipBenefits",
  "listGiveaways",
  "getGiveaway",
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof NOT_IMPLEMENTED)[number];
