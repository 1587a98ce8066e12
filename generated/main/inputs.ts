// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const CheckEmailRequest = z.object({
 email: z.email().max(254),
});
export const LoginRequest = z.object({
 email: z.email().max(254),
 password: z.string().min(1).max(128),
 saveDevice: z.boolean().optional(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^[0-9]{6}$/u).optional(),
});
export const AutologinRequest = z.object({
 token: z.string().min(1).max(200),
 saveDevice: z.boolean(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^[0-9]{6}$/u).optional(),
});
export const TransferLoginRequest = z.object({
 token: z.string().min(1).max(200),
 saveDevice: z.boolean().optional(),
});
export const RegionCode = z.enum(["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"]);
export const UtmValue = z.string().max(100).regex(/^[A-Za-z0-9_+-]+$/u);
export const SessionAttribution = z.object({
 referrer: z.string().max(2000).optional(),
 referringDomain: z.string().max(253).optional(),
 campaign: UtmValue.optional(),
 medium: UtmValue.optional(),
 source: UtmValue.optional(),
 term: UtmValue.optional(),
 content: UtmValue.optional(),
});
export const SignUpRequest = z.object({
 firstname: z.string().min(1).max(100),
 lastname: z.string().min(1).max(100),
 email: z.email().max(254),
 password: z.string().min(8).max(128),
 dateOfBirth: z.iso.date(),
 phoneNumber: z.string().min(8).max(20).regex(/^[+]?[0-9 ()-]+$/u),
 address: z.string().min(1).max(200),
 suburb: z.string().min(1).max(100),
 state: RegionCode,
 postcode: z.string().regex(/^[0-9]{4}$/u),
 country: z.string().regex(/^[A-Z]{2}$/u),
 addressEntry: z.enum(["autocomplete","manual"]).optional(),
 termsAccepted: z.boolean(),
 emailOptIn: z.boolean(),
 saveDevice: z.boolean(),
 fingerprint: z.string().max(200).optional(),
 affiliateCode: z.string().max(100).optional(),
 attribution: SessionAttribution,
 metadata: z.object({
  platform: z.enum(["Web"]),
 }),
 favouriteNumbers: z.array(z.int().min(0).max(999)).max(40).optional(),
});
export const ForcePasswordChangeRequest = z.object({
 password: z.string().min(8).max(128),
 confirmPassword: z.string().max(128),
});
export const PasswordResetRequest = z.object({
 email: z.email().max(254),
});
export const SocialProvider = z.enum(["apple","google"]);
export const SocialAuthenticationRequest = z.object({
 provider: SocialProvider,
 token: z.string().min(1).max(8192),
 saveDevice: z.boolean().optional(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^[0-9]{6}$/u).optional(),
});
export const LinkSocialAccountRequest = z.object({
 provider: SocialProvider,
 token: z.string().min(1).max(8192),
});
export const UnlinkSocialAccountRequest = z.object({
 provider: SocialProvider,
});
export const CloseAccountRequest = z.object({
 password: z.string().max(128).optional(),
 reason: z.string().max(100).optional(),
 comment: z.string().max(2000).optional(),
});
export const CustomerDetailsChange = z.object({
 firstname: z.string().min(1).max(100).optional(),
 lastname: z.string().min(1).max(100).optional(),
 phoneNumber: z.string().min(8).max(20).regex(/^[+]?[0-9 ()-]+$/u).optional(),
 address: z.string().min(1).max(200).optional(),
 suburb: z.string().min(1).max(100).optional(),
 state: RegionCode.optional(),
 postcode: z.string().regex(/^[0-9]{4}$/u).optional(),
 country: z.string().regex(/^[A-Z]{2}$/u).optional(),
 addressEntry: z.enum(["autocomplete","manual"]).optional(),
});
export const TermsAcceptance = z.object({
 accepted: z.boolean(),
});
export const LocationTermsAcceptance = z.object({
 accepted: z.boolean(),
 country: z.string().regex(/^[A-Z]{2}$/u).optional(),
 subVariant: RegionCode.optional(),
});
export const ConfirmAddressRequest = z.object({
 token: z.string().min(1).max(200).optional(),
});
export const ChangePasswordRequest = z.object({
 currentPassword: z.string().min(1).max(128).optional(),
 password: z.string().min(8).max(128),
 confirmPassword: z.string().max(128),
 token: z.string().min(1).max(200).optional(),
});
export const FavouriteNumbers = z.object({
 favouriteNumbers: z.array(z.int()).max(40),
});
export const TwoFactorMethod = z.enum(["authenticator","email"]);
export const EnableTwoFactorRequest = z.object({
 method: TwoFactorMethod,
 otp: z.string().regex(/^[0-9]{6}$/u),
});
export const SendTwoFactorEmailCodeRequest = z.object({
 reason: z.enum(["enrol","elevate","login"]),
 challengeToken: z.string().min(1).max(200).optional(),
});
export const VerifyCustomerRequest = z.object({
 method: z.enum(["auto_verification"]),
});
export const VerificationUpload = z.object({
 type: z.enum(["photo_id_upload","pdf_form"]),
 file: z.file(),
 back: z.file().optional(),
});
export const VerifyLicenceRequest = z.object({
 state: RegionCode,
 licenceNumber: z.string().min(1).max(20).regex(/^[A-Za-z0-9 ]+$/u),
 cardNumber: z.string().min(1).max(20).regex(/^[A-Za-z0-9 ]+$/u).optional(),
 expiryDate: z.iso.date().optional(),
});
export const StartConnectIdRequest = z.object({
 authorisationServerId: z.string().min(1).max(100).optional(),
 redirectUrl: z.url().max(2000),
});
export const CompleteConnectIdRequest = z.object({
 code: z.string().min(1).max(2000).optional(),
 error: z.string().min(1).max(200).optional(),
 state: z.string().min(1).max(200),
 idToken: z.string().min(1).max(8192).optional(),
});
export const UnsubscribeReasons = z.array(z.string().min(1).max(500)).max(20);
export const CommunicationPreferencesUpdate = z.object({
 preferences: z.object({
  email: z.boolean().optional(),
  phone: z.boolean().optional(),
  sms: z.boolean().optional(),
  directmail: z.boolean().optional(),
  push: z.boolean().optional(),
 }),
 unsubscribeReasons: UnsubscribeReasons.optional(),
});
export const MarketingUnsubscribe = z.object({
 preferences: z.object({
  email: z.literal(false),
 }),
 unsubscribeReasons: UnsubscribeReasons,
});
export const ProductType = z.enum(["lottery_ticket","multi_draw_ticket","raffle_ticket","syndicate_share","social_syndicate_share","membership"]);
export const CartGameType = z.enum(["deferred","standard","sequential","random","strike_standard","strike_boxed","reduced_system","mega_combo","powerhit","powerpik","syndicate","lotto_party"]);
export const Game = z.record(z.string(), z.array(z.int().min(0).max(999999)).max(40));
export const Weekday = z.enum(["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]);
export const Money = z.object({
 amount: z.number(),
 currency: z.enum(["AUD","GBP"]),
});
export const CartItemInput = z.object({
 productType: ProductType,
 lotteryKey: z.string().min(1).max(64),
 gameType: CartGameType,
 gameOffer: z.string().min(1).max(64),
 games: z.array(Game).min(1).max(500).optional(),
 quickpick: z.boolean().optional(),
 numGames: z.int().min(1).max(500).optional(),
 numDraws: z.int().min(1).max(52),
 drawNo: z.int().min(1).max(2147483647).optional(),
 drawOffset: z.int().min(0).max(52).optional(),
 numWeeks: z.int().min(1).max(52).optional(),
 days: z.array(Weekday).max(7).optional(),
 causeKey: z.string().min(1).max(64).optional(),
 recurringPurchase: z.object({
  type: z.enum(["autoplay","subscription","combined_recurring_purchase"]),
  enabled: z.boolean(),
 }).optional(),
 affiliateCode: z.string().min(1).max(64).optional(),
 favourite: z.boolean().optional(),
 hasFavouriteNumbers: z.boolean().optional(),
 expectedPrice: Money.optional(),
});
export const CartItemUpdate = z.object({
 games: z.array(Game).min(1).max(500).optional(),
 numGames: z.int().min(1).max(500).optional(),
 numDraws: z.int().min(1).max(52).optional(),
 expectedPrice: Money.optional(),
});
export const CartBuildInput = z.object({
 items: z.array(CartItemInput).min(1).max(20),
});
export const PromotionRequest = z.object({
 promotionCode: z.string().min(1).max(64),
});
export const PartnerLottery = z.object({
 lotteryKey: z.string().min(1).max(64),
 gameType: CartGameType.optional(),
 gameOffer: z.string().min(1).max(64).optional(),
 games: z.array(Game).min(1).max(500).optional(),
 quickpick: z.boolean().optional(),
 numGames: z.int().min(1).max(500).optional(),
 numDraws: z.int().min(1).max(52).optional(),
 causeKey: z.string().min(1).max(64).optional(),
});
export const PartnerCartItem = z.object({
 lottery: PartnerLottery,
 raffleOffer: z.string().min(1).max(64).optional(),
 recurringPurchase: z.object({
  type: z.enum(["autoplay","subscription","combined_recurring_purchase"]),
  enabled: z.boolean(),
 }).optional(),
 drawNumber: z.int().min(1).max(2147483647).optional(),
});
export const PartnerCartRequest = z.object({
 cartItem: PartnerCartItem.optional(),
});
export const ThreeDSBrowserInfo = z.object({
 browserJavascriptEnabled: z.boolean(),
 browserJavaEnabled: z.boolean().optional(),
 browserLanguage: z.string().min(1).max(35),
 browserColorDepth: z.union([z.literal(1), z.literal(4), z.literal(8), z.literal(15), z.literal(16), z.literal(24), z.literal(32), z.literal(48)]).optional(),
 browserScreenHeight: z.int().min(0).max(999999).optional(),
 browserScreenWidth: z.int().min(0).max(999999).optional(),
 browserTz: z.int().min(-1440).max(1440).optional(),
 challengeWindowSize: z.enum(["Small","Medium","Large","ExtraLarge","FullScreen"]),
 notificationUrl: z.url().max(2048),
});
export const PaymentMethodCode = z.enum(["ap","bp","cc","bd","dd","gp","pl","td"]);
export const CardGatewayKey = z.enum(["braintree","eway","opayo","paystream","stripe"]);
export const DepositRequest = z.object({
 amount: z.number().min(0).max(1000000),
 checkout: z.boolean(),
 customerId: z.string().min(1).max(64),
 strongCustomerAuthentication: ThreeDSBrowserInfo.optional(),
 customerFundId: z.string().min(1).max(64).optional(),
 depositMethodId: z.string().min(1).max(64).optional(),
 depositMethodCode: PaymentMethodCode,
 deviceData: z.string().max(4000).optional(),
 gatewayKey: CardGatewayKey.optional(),
 paymentToken: z.string().min(1).max(500).optional(),
 csc: z.string().regex(/^[0-9]{3,4}$/u).optional(),
 metadata: z.object({
  purchaseType: z.enum(["ad_hoc","checkout","membership","partner_purchase"]),
 }),
});
export const PurchaseData = z.object({
 channelKey: z.enum(["APP","web"]),
 metadata: z.record(z.string(), z.string().max(200)),
 partnerKey: z.string().min(1).max(64).optional(),
});
export const PartnerPurchaseRequest = z.object({
 cartItem: PartnerCartItem.optional(),
 deposit: z.union([DepositRequest, z.null()]),
 purchase: PurchaseData,
 expectedTotal: Money.optional(),
});
export const PurchaseRequest = z.object({
 purchase: PurchaseData,
 cartRevision: z.int().min(0),
 expectedTotal: Money,
});
export const DepositPurchaseRequest = z.object({
 deposit: DepositRequest,
 purchase: PurchaseData,
 cartRevision: z.int().min(0),
 expectedTotal: Money,
});
export const TransferType = z.enum(["international","national","payid_email","payid_phone"]);
export const BankAccount = z.object({
 code: z.string().min(1).max(254),
 accountNumber: z.string().min(1).max(34).optional(),
 accountName: z.string().min(1).max(100),
 type: TransferType,
});
export const PayPalForm = z.object({
 paymentMethodNonce: z.string().min(1).max(500),
 deviceData: z.string().max(4000).optional(),
});
export const DepositAuthorisation = z.object({
 depositId: z.string().min(1).max(64),
 cres: z.string().min(1).max(8000),
});
export const CardBrand = z.enum(["AmericanExpress","MasterCard","Visa","bank","paypal"]);
export const CardForm = z.object({
 cardholderName: z.string().min(1).max(100),
 paymentToken: z.string().min(1).max(500),
 expiryMonth: z.int().min(1).max(12),
 expiryYear: z.int().min(2000).max(2100),
 lastFour: z.string().regex(/^[0-9]{4}$/u),
 brand: CardBrand,
 csc: z.string().regex(/^[0-9]{3,4}$/u).optional(),
 deviceData: z.string().max(4000).optional(),
 setupIntentId: z.string().min(1).max(200).optional(),
});
export const WithdrawalMethodCode = z.enum(["tt","pl","tw","do"]);
export const WithdrawalRequest = z.object({
 amount: z.number().min(0).max(1000000),
 bankType: TransferType.optional(),
 method: WithdrawalMethodCode,
});
export const TransactionType = z.enum(["deposit","withdrawal","purchase","winnings","refund","adjustment"]);
export const TransactionStatus = z.enum(["pending","completed","failed","cancelled"]);
export const LimitForm = z.object({
 limit: z.number().min(0).max(1000000),
});
export const SpendPeriod = z.enum(["day","week","month"]);
export const RecurringSyncRequest = z.object({
 recurringPurchaseIds: z.array(z.string().min(1).max(64)).min(1).max(100),
 fundId: z.string().min(1).max(64).optional(),
});
export const SubscriptionUpdateRequest = z.object({
 gameOffer: z.string().min(1).max(64).optional(),
 causeKey: z.string().min(1).max(64).optional(),
 numGames: z.int().min(1).max(500).optional(),
});
export const RecurringStatus = z.enum(["recurring_status_active","recurring_status_paused","recurring_status_timed_pause","recurring_status_timed_paused","recurring_status_cancelled"]);
export const RecurringStatusRequest = z.object({
 status: RecurringStatus,
 pausedUntil: z.iso.date().optional(),
});
export const AutoplayUpdateRequest = z.object({
 gameOffer: z.string().min(1).max(64).optional(),
 causeKey: z.string().min(1).max(64).optional(),
 numGames: z.int().min(1).max(500).optional(),
 numShares: z.int().min(1).max(1000).optional(),
 description: z.string().max(100).optional(),
 days: z.array(Weekday).min(1).max(7).optional(),
});
export const MinimumJackpotForm = z.object({
 minimumJackpotAmount: z.number().min(0).max(1000000000),
});
export const QuickpickForm = z.object({
 quickpick: z.boolean(),
});
export const PauseRequest = z.object({
 pausedUntil: z.iso.date().optional(),
});
export const locateVisitorParameters = z.object({
 sv: z.string().max(10).optional(),
});
export const verifyAutologinParameters = z.object({
 token: z.string().min(1).max(200),
 saveDevice: z.boolean().optional(),
});
export const getRecurringPurchaseMethodsParameters = z.object({
 recurringPurchaseMethod: z.string().max(64).optional(),
});
export const setRecurringPurchaseMethodParameters = z.object({
 recurringPurchaseMethod: z.string().min(1).max(64),
});
export const getCommunicationPreferencesParameters = z.object({
 id: z.string().min(1).max(64),
});
export const updateCommunicationPreferencesParameters = z.object({
 id: z.string().min(1).max(64),
});
export const unsubscribeMarketingParameters = z.object({
 id: z.string().min(1).max(64),
 productOfferKey: z.string().min(1).max(64),
});
export const listProductOffersParameters = z.object({
 pricingId: z.string().min(1).max(64),
 preview: z.boolean().optional(),
 freePostalEntry: z.boolean().optional(),
});
export const listInfoPricingParameters = z.object({
 pricingId: z.string().min(1).max(64),
});
export const getDrawDetailsParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
});
export const listDrawPrizesParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
});
export const listDrawWinnersParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
 search: z.string().min(1).max(100).optional(),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const getDrawPreviewParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
});
export const listResultKeysParameters = z.object({
 pricingId: z.string().min(1).max(64),
});
export const listPastDrawsParameters = z.object({
 pricingId: z.string().min(1).max(64),
 productOfferKey: z.string().min(1).max(64),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 customerId: z.string().max(64).optional(),
 category: z.enum(["lotteries","raffles"]).optional(),
});
export const listArchivedDrawsParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 year: z.int().min(1900).max(2999),
 month: z.int().min(1).max(12),
});
export const listPastCustomerDrawsParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const getDrawFullResultParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
});
export const getCustomerDrawFullResultParameters = z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
});
export const getStatisticsParameters = z.object({
 lotteryKey: z.string().min(1).max(64),
});
export const listCausesParameters = z.object({
 slug: z.string().min(1).max(100).optional(),
 limit: z.int().min(1).max(100).optional(),
});
export const getCauseParameters = z.object({
 causeKey: z.string().min(1).max(64),
});
export const getAnonCartParameters = z.object({
 token: z.string().min(1).max(128),
});
export const convertAnonCartParameters = z.object({
 token: z.string().min(1).max(128),
});
export const addAnonCartItemParameters = z.object({
 token: z.string().min(1).max(128),
});
export const updateAnonCartItemParameters = z.object({
 token: z.string().min(1).max(128),
 itemId: z.string().min(1).max(64),
});
export const removeAnonCartItemParameters = z.object({
 token: z.string().min(1).max(128),
 itemId: z.string().min(1).max(64),
});
export const buildAnonCartParameters = z.object({
 token: z.string().min(1).max(128),
});
export const addAnonCartPromotionParameters = z.object({
 token: z.string().min(1).max(128),
});
export const removeAnonCartPromotionParameters = z.object({
 token: z.string().min(1).max(128),
 itemId: z.string().min(1).max(64),
});
export const updateAnonPartnerCartParameters = z.object({
 slug: z.string().min(1).max(100),
});
export const updateCartItemParameters = z.object({
 itemId: z.string().min(1).max(64),
});
export const removeCartItemParameters = z.object({
 itemId: z.string().min(1).max(64),
});
export const removeCartPromotionParameters = z.object({
 itemId: z.string().min(1).max(64),
});
export const getPartnerParameters = z.object({
 slug: z.string().min(1).max(100),
});
export const updatePartnerCartParameters = z.object({
 slug: z.string().min(1).max(100),
});
export const purchasePartnerCartParameters = z.object({
 slug: z.string().min(1).max(100),
});
export const getCheckoutParameters = z.object({
 checkoutID: z.string().min(1).max(64),
});
export const listPaymentMethodsParameters = z.object({
 "filter[funds.cart][eq]": z.boolean().optional(),
 "filter[funds.withdraw][eq]": z.boolean().optional(),
 "filter[funds.digitalWallets][eq]": z.boolean().optional(),
 "filter[funds.failedVerification][eq]": z.boolean().optional(),
});
export const getCardGatewayParameters = z.object({
 fundRef: z.string().min(1).max(64),
});
export const deleteFundParameters = z.object({
 fundRef: z.string().min(1).max(64),
});
export const setDefaultFundParameters = z.object({
 fundRef: z.string().min(1).max(64),
});
export const getDepositParameters = z.object({
 fundRef: z.string().min(1).max(64),
});
export const createDepositParameters = z.object({
 fundRef: z.string().min(1).max(64),
});
export const authoriseDepositParameters = z.object({
 fundRef: z.string().min(1).max(64),
});
export const createGatewayDepositParameters = z.object({
 methodCode: z.enum(["ap","gp"]),
 gatewayKey: CardGatewayKey,
});
export const addFundParameters = z.object({
 method: PaymentMethodCode,
 gatewayFund: CardGatewayKey,
});
export const listOrdersParameters = z.object({
 status: z.enum(["past_products","upcoming_products"]),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const getOrderParameters = z.object({
 id: z.string().min(1).max(64),
 showDetails: z.boolean().optional(),
});
export const requestWithdrawalParameters = z.object({
 id: z.string().min(1).max(64),
});
export const getWithdrawalParameters = z.object({
 id: z.string().min(1).max(64),
});
export const listTransactionsParameters = z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 type: TransactionType.optional(),
 status: TransactionStatus.optional(),
 from: z.iso.date().optional(),
 to: z.iso.date().optional(),
});
export const getTransactionParameters = z.object({
 id: z.string().min(1).max(64),
});
export const setSpendLimitParameters = z.object({
 limitRef: SpendPeriod,
});
export const editSpendLimitParameters = z.object({
 limitRef: SpendPeriod,
});
export const deleteSpendLimitParameters = z.object({
 limitRef: z.string().min(1).max(64),
});
export const listRecurringPurchasesParameters = z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const listSubscriptionsParameters = z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 lotteryKeys: z.string().min(1).max(2000).optional(),
});
export const getSubscriptionParameters = z.object({
 id: z.string().min(1).max(64),
});
export const updateSubscriptionParameters = z.object({
 id: z.string().min(1).max(64),
});
export const setSubscriptionStatusParameters = z.object({
 id: z.string().min(1).max(64),
});
export const listAutoplaysParameters = z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const getAutoplayParameters = z.object({
 id: z.string().min(1).max(64),
});
export const updateAutoplayParameters = z.object({
 id: z.string().min(1).max(64),
});
export const setAutoplayMinimumJackpotParameters = z.object({
 id: z.string().min(1).max(64),
});
export const setAutoplayQuickpickParameters = z.object({
 id: z.string().min(1).max(64),
});
export const pauseAutoplayParameters = z.object({
 id: z.string().min(1).max(64),
});
export const unpauseAutoplayParameters = z.object({
 id: z.string().min(1).max(64),
});
export const setAutoplayStatusParameters = z.object({
 id: z.string().min(1).max(64),
});
export const getScheduledPurchaseParameters = z.object({
 id: z.string().min(1).max(64),
});
export const cancelScheduledPurchaseParameters = z.object({
 id: z.string().min(1).max(64),
});
