// Written by `npm run generate` from openapi/. Do not edit.
import { fullFormats } from "ajv-formats/dist/formats.js";
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

/** Checks a format as the services' validator does, so that both refuse the same values. */
function format(name: keyof typeof fullFormats) {
 const known: unknown = fullFormats[name];
 const accepts = known !== null && typeof known === "object" && "validate" in known ? known.validate : known;
 return z.stringFormat(name, accepts as RegExp | ((text: string) => boolean));
}

/** Bounds the number of properties. */
function sized(min: number, max: number) {
 return (value: object) => {
  const { length } = Object.values(value).filter((property) => property !== undefined);
  return length >= min && length <= max;
 };
}

/** Whether no item is there twice. */
function unique(items: unknown[]) {
 return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

export const CheckEmailRequest = once(() => z.object({
 email: format("email").max(254),
}));
export const LoginRequest = once(() => z.object({
 email: format("email").max(254),
 password: z.string().min(1).max(128),
 saveDevice: z.boolean().optional(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^([0-9]{6}|[0-9A-HJKMNP-TV-Z]{10})$/u).optional(),
}));
export const AutologinRequest = once(() => z.object({
 token: z.string().min(1).max(200),
 saveDevice: z.boolean(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^([0-9]{6}|[0-9A-HJKMNP-TV-Z]{10})$/u).optional(),
}));
export const LinkOwnerRequest = once(() => z.object({
 token: z.string().min(1).max(200),
}));
export const TransferLoginRequest = once(() => z.object({
 token: z.string().min(1).max(200),
 saveDevice: z.boolean().optional(),
}));
export const RegionCode = once(() => z.enum(["ACT","GB","LW","NSW","NSWL","NT","QLD","SA","TAS","VIC","WA","OTHER"]));
export const UtmValue = once(() => z.string().max(100).regex(/^[A-Za-z0-9_+-]+$/u));
export const SessionAttribution = once(() => z.object({
 referrer: z.string().max(2000).optional(),
 referringDomain: z.string().max(253).optional(),
 campaign: UtmValue().optional(),
 medium: UtmValue().optional(),
 source: UtmValue().optional(),
 term: UtmValue().optional(),
 content: UtmValue().optional(),
}));
export const SignUpRequest = once(() => z.object({
 firstname: z.string().min(1).max(100),
 lastname: z.string().min(1).max(100),
 email: format("email").max(254),
 password: z.string().min(8).max(128),
 dateOfBirth: format("date"),
 phoneNumber: z.string().min(8).max(20).regex(/^[+]?[0-9 ()-]+$/u),
 address: z.string().min(1).max(200),
 suburb: z.string().min(1).max(100),
 state: RegionCode(),
 postcode: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/u),
 country: z.string().regex(/^[A-Z]{2}$/u),
 addressEntry: z.enum(["autocomplete","manual"]).optional(),
 termsAccepted: z.boolean(),
 emailOptIn: z.boolean(),
 saveDevice: z.boolean(),
 fingerprint: z.string().max(200).optional(),
 affiliateCode: z.string().max(100).optional(),
 attribution: SessionAttribution(),
 metadata: z.object({
  platform: z.enum(["Web"]),
 }),
 favouriteNumbers: z.array(z.int().min(0).max(999)).max(40).refine(unique).optional(),
}));
export const ForcePasswordChangeRequest = once(() => z.object({
 password: z.string().min(8).max(128),
 confirmPassword: z.string().max(128),
}));
export const PasswordResetRequest = once(() => z.object({
 email: format("email").max(254),
}));
export const SocialProvider = once(() => z.enum(["apple","google"]));
export const SocialAuthenticationRequest = once(() => z.object({
 provider: SocialProvider(),
 token: z.string().min(1).max(8192),
 nonce: z.string().min(16).max(200),
 saveDevice: z.boolean().optional(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^([0-9]{6}|[0-9A-HJKMNP-TV-Z]{10})$/u).optional(),
}));
export const LinkSocialAccountRequest = once(() => z.object({
 provider: SocialProvider(),
 token: z.string().min(1).max(8192),
 nonce: z.string().min(16).max(200),
}));
export const UnlinkSocialAccountRequest = once(() => z.object({
 provider: SocialProvider(),
}));
export const CloseAccountRequest = once(() => z.object({
 password: z.string().max(128).optional(),
 reason: z.string().max(100).optional(),
 comment: z.string().max(2000).optional(),
}));
export const CustomerDetailsChange = once(() => z.object({
 firstname: z.string().min(1).max(100).optional(),
 lastname: z.string().min(1).max(100).optional(),
 phoneNumber: z.string().min(8).max(20).regex(/^[+]?[0-9 ()-]+$/u).optional(),
 address: z.string().min(1).max(200).optional(),
 suburb: z.string().min(1).max(100).optional(),
 state: RegionCode().optional(),
 postcode: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/u).optional(),
 country: z.string().regex(/^[A-Z]{2}$/u).optional(),
 addressEntry: z.enum(["autocomplete","manual"]).optional(),
}).refine(sized(1, Infinity)));
export const TermsAcceptance = once(() => z.object({
 accepted: z.boolean(),
}));
export const LocationTermsAcceptance = once(() => z.object({
 accepted: z.boolean(),
 country: z.string().regex(/^[A-Z]{2}$/u).optional(),
 subVariant: RegionCode().optional(),
}));
export const ConfirmAddressRequest = once(() => z.object({
 token: z.string().min(1).max(200).optional(),
}));
export const EmailChangeRequest = once(() => z.object({
 email: format("email").max(254),
 password: z.string().max(128),
}));
export const ConfirmEmailChangeRequest = once(() => z.object({
 token: z.string().min(1).max(200),
}));
export const ChangePasswordRequest = once(() => z.object({
 currentPassword: z.string().min(1).max(128).optional(),
 password: z.string().min(8).max(128),
 confirmPassword: z.string().max(128),
 token: z.string().min(1).max(200).optional(),
}));
export const FavouriteNumbers = once(() => z.object({
 favouriteNumbers: z.array(z.int()).max(40),
 automaticFavouriteNumbers: z.boolean().optional(),
}));
export const ReminderLotteries = once(() => z.array(z.string().min(1).max(64)).max(50));
export const RemindersUpdate = once(() => z.object({
 lotteryKeys: ReminderLotteries(),
 minimumJackpotAmount: z.number().min(0).max(1000000000),
}));
export const TwoFactorMethod = once(() => z.enum(["authenticator","email"]));
export const EnableTwoFactorRequest = once(() => z.object({
 method: TwoFactorMethod(),
 otp: z.string().regex(/^[0-9]{6}$/u),
}));
export const StartAuthenticatorRequest = once(() => z.object({
 password: z.string().min(1).max(200).optional(),
}));
export const SendTwoFactorEmailCodeRequest = once(() => z.object({
 reason: z.enum(["enrol","elevate","login"]),
 challengeToken: z.string().min(1).max(200).optional(),
 password: z.string().min(1).max(200).optional(),
}));
export const VerifyCustomerRequest = once(() => z.object({
 method: z.enum(["auto_verification"]),
}));
export const VerificationUpload = once(() => z.object({
 type: z.enum(["photo_id_upload","pdf_form"]),
 file: z.file(),
 back: z.file().optional(),
}));
export const VerifyLicenceRequest = once(() => z.object({
 state: RegionCode(),
 licenceNumber: z.string().min(1).max(20).regex(/^[A-Za-z0-9 ]+$/u),
 cardNumber: z.string().min(1).max(20).regex(/^[A-Za-z0-9 ]+$/u).optional(),
 expiryDate: format("date").optional(),
}));
export const StartConnectIdRequest = once(() => z.object({
 authorisationServerId: z.string().min(1).max(100).optional(),
 redirectUrl: format("uri").max(2000),
}));
export const CompleteConnectIdRequest = once(() => z.object({
 code: z.string().min(1).max(2000).optional(),
 error: z.string().min(1).max(200).optional(),
 state: z.string().min(1).max(200),
 idToken: z.string().min(1).max(8192).optional(),
}));
export const UnsubscribeReasons = once(() => z.array(z.string().min(1).max(500)).max(20));
export const CommunicationPreferencesUpdate = once(() => z.object({
 preferences: z.strictObject({
  email: z.boolean().optional(),
  phone: z.boolean().optional(),
  sms: z.boolean().optional(),
  directmail: z.boolean().optional(),
  push: z.boolean().optional(),
 }).refine(sized(1, Infinity)),
 unsubscribeReasons: UnsubscribeReasons().optional(),
}));
export const MarketingUnsubscribe = once(() => z.object({
 preferences: z.strictObject({
  email: z.literal(false),
 }),
 unsubscribeReasons: UnsubscribeReasons(),
}));
export const ItemKey = once(() => z.string().min(1).max(64));
export const CartGameType = once(() => z.enum(["deferred","standard","sequential","random","strike_standard","strike_boxed","reduced_system","mega_combo","powerhit","powerpik","syndicate","lotto_party"]));
export const Game = once(() => z.record(z.string(), z.array(z.int().min(0).max(999999)).max(45)).refine(sized(1, 4)));
export const FirstDrawNo = once(() => z.int().min(1).max(2147483647));
export const Weekday = once(() => z.enum(["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]));
export const RecurringChoice = once(() => z.object({
 type: z.enum(["autoplay","subscription","combined_recurring_purchase"]),
 enabled: z.boolean(),
 minimumJackpotAmount: z.number().min(0).max(999999999).optional(),
 quickpick: z.boolean().optional(),
 billingPeriod: z.enum(["monthly","quarterly","biannually","annually"]).optional(),
}));
export const Scheduled = once(() => z.boolean());
export const Money = once(() => z.object({
 amount: z.number(),
 currency: z.enum(["AUD","GBP"]),
}));
export const LotteryItemInput = once(() => z.object({
 productType: z.enum(["lottery_ticket","multi_draw_ticket"]),
 lotteryKey: ItemKey(),
 gameType: CartGameType(),
 gameOffer: ItemKey(),
 games: z.array(Game()).min(1).max(500).optional(),
 quickpick: z.boolean().optional(),
 numGames: z.int().min(1).max(500).optional(),
 numDraws: z.int().min(1).max(52),
 drawNo: FirstDrawNo().optional(),
 drawOffset: z.int().min(0).max(52).optional(),
 numWeeks: z.int().min(1).max(52).optional(),
 days: z.array(Weekday()).max(7).refine(unique).optional(),
 causeKey: ItemKey().optional(),
 recurringPurchase: RecurringChoice().optional(),
 scheduled: Scheduled().optional(),
 affiliateCode: ItemKey().optional(),
 favourite: z.boolean().optional(),
 hasFavouriteNumbers: z.boolean().optional(),
 expectedPrice: Money().optional(),
}));
export const RaffleItemInput = once(() => z.object({
 productType: z.enum(["raffle_ticket"]),
 lotteryKey: ItemKey(),
 raffleOffer: ItemKey(),
 books: z.int().min(1).max(100),
 drawNo: FirstDrawNo().optional(),
 causeKey: ItemKey().optional(),
 showWinnerName: z.boolean().optional(),
 recurringPurchase: RecurringChoice().optional(),
 affiliateCode: ItemKey().optional(),
 expectedPrice: Money().optional(),
}));
export const NumShares = once(() => z.int().min(1).max(100));
export const SyndicateItemInput = once(() => z.object({
 productType: z.enum(["syndicate_share"]),
 lotteryKey: ItemKey(),
 syndicateKey: ItemKey(),
 numShares: NumShares(),
 drawNo: FirstDrawNo().optional(),
 recurringPurchase: RecurringChoice().optional(),
 affiliateCode: ItemKey().optional(),
 expectedPrice: Money().optional(),
}));
export const SocialSyndicateItemInput = once(() => z.object({
 productType: z.enum(["social_syndicate_share"]),
 sessionId: ItemKey(),
 groupToken: z.string().min(1).max(128).optional(),
 numShares: NumShares(),
 recurringPurchase: RecurringChoice().optional(),
 affiliateCode: ItemKey().optional(),
 expectedPrice: Money().optional(),
}));
export const MembershipItemInput = once(() => z.object({
 productType: z.enum(["membership"]),
 membershipProgram: ItemKey(),
 membershipOffer: ItemKey(),
 recurringPurchase: RecurringChoice().optional(),
 affiliateCode: ItemKey().optional(),
 expectedPrice: Money().optional(),
}));
export const CartItemInput = once(() => z.discriminatedUnion("productType", [LotteryItemInput(), RaffleItemInput(), SyndicateItemInput(), SocialSyndicateItemInput(), MembershipItemInput()]));
export const LotteryItemUpdate = once(() => z.object({
 productType: z.enum(["lottery_ticket","multi_draw_ticket"]),
 games: z.array(Game()).min(1).max(500).optional(),
 numGames: z.int().min(1).max(500).optional(),
 numDraws: z.int().min(1).max(52).optional(),
 recurringPurchase: RecurringChoice().optional(),
 scheduled: Scheduled().optional(),
 expectedPrice: Money().optional(),
}).refine(sized(2, Infinity)));
export const RaffleItemUpdate = once(() => z.object({
 productType: z.enum(["raffle_ticket"]),
 books: z.int().min(1).max(100).optional(),
 causeKey: ItemKey().optional(),
 showWinnerName: z.boolean().optional(),
 recurringPurchase: RecurringChoice().optional(),
 expectedPrice: Money().optional(),
}).refine(sized(2, Infinity)));
export const SyndicateItemUpdate = once(() => z.object({
 productType: z.enum(["syndicate_share","social_syndicate_share"]),
 numShares: NumShares().optional(),
 recurringPurchase: RecurringChoice().optional(),
 expectedPrice: Money().optional(),
}).refine(sized(2, Infinity)));
export const CartItemUpdate = once(() => z.discriminatedUnion("productType", [LotteryItemUpdate(), RaffleItemUpdate(), SyndicateItemUpdate()]));
export const CartBuildInput = once(() => z.object({
 items: z.array(CartItemInput()).min(1).max(100).optional(),
 replayId: z.string().min(1).max(64).optional(),
 before: z.string().min(1).max(64).optional(),
}));
export const PromotionRequest = once(() => z.object({
 promotionCode: z.string().min(1).max(64),
}));
export const PartnerLottery = once(() => z.object({
 lotteryKey: z.string().min(1).max(64),
 gameType: CartGameType().optional(),
 gameOffer: z.string().min(1).max(64).optional(),
 games: z.array(Game()).min(1).max(500).optional(),
 quickpick: z.boolean().optional(),
 numGames: z.int().min(1).max(500).optional(),
 numDraws: z.int().min(1).max(52).optional(),
 causeKey: z.string().min(1).max(64).optional(),
}));
export const PartnerCartItem = once(() => z.object({
 lottery: PartnerLottery(),
 raffleOffer: z.string().min(1).max(64).optional(),
 recurringPurchase: z.object({
  type: z.enum(["autoplay","subscription","combined_recurring_purchase"]),
  enabled: z.boolean(),
 }).optional(),
 drawNumber: z.int().min(1).max(2147483647).optional(),
}));
export const PartnerCartRequest = once(() => z.object({
 cartItem: PartnerCartItem().optional(),
}));
export const ThreeDSBrowserInfo = once(() => z.object({
 browserJavascriptEnabled: z.boolean(),
 browserJavaEnabled: z.boolean().optional(),
 browserLanguage: z.string().min(1).max(35),
 browserColorDepth: z.union([z.literal(1), z.literal(4), z.literal(8), z.literal(15), z.literal(16), z.literal(24), z.literal(32), z.literal(48)]).optional(),
 browserScreenHeight: z.int().min(0).max(999999).optional(),
 browserScreenWidth: z.int().min(0).max(999999).optional(),
 browserTz: z.int().min(-1440).max(1440).optional(),
 challengeWindowSize: z.enum(["Small","Medium","Large","ExtraLarge","FullScreen"]),
 notificationUrl: format("uri").max(2048),
}));
export const PaymentMethodCode = once(() => z.enum(["ap","bp","cc","bd","dd","gp","pl","td"]));
export const CardGatewayKey = once(() => z.enum(["braintree","eway","opayo","paystream","stripe"]));
export const DepositRequest = once(() => z.object({
 amount: z.number().min(0).max(1000000),
 checkout: z.boolean(),
 customerId: z.string().min(1).max(64),
 strongCustomerAuthentication: ThreeDSBrowserInfo().optional(),
 customerFundId: z.string().min(1).max(64).optional(),
 depositMethodId: z.string().min(1).max(64).optional(),
 depositMethodCode: PaymentMethodCode(),
 deviceData: z.string().max(4000).optional(),
 gatewayKey: CardGatewayKey().optional(),
 paymentToken: z.string().min(1).max(500).optional(),
 debitAgreement: z.boolean().optional(),
 csc: z.string().regex(/^[0-9]{3,4}$/u).optional(),
 metadata: z.object({
  purchaseType: z.enum(["ad_hoc","checkout","membership","partner_purchase"]),
 }),
}));
export const PurchaseData = once(() => z.object({
 channelKey: z.enum(["APP","web"]),
 metadata: z.record(z.string(), z.string().max(200)).refine(sized(0, 20)),
 partnerKey: z.string().min(1).max(64).optional(),
}));
export const PartnerPurchaseRequest = once(() => z.object({
 cartItem: PartnerCartItem().optional(),
 deposit: z.union([DepositRequest(), z.null()]),
 purchase: PurchaseData(),
 expectedTotal: Money().optional(),
}));
export const PurchaseRequest = once(() => z.object({
 purchase: PurchaseData(),
 cartRevision: z.int().min(0),
 expectedTotal: Money(),
}));
export const DepositPurchaseRequest = once(() => z.object({
 deposit: DepositRequest(),
 purchase: PurchaseData(),
 cartRevision: z.int().min(0),
 expectedTotal: Money(),
}));
export const TransferType = once(() => z.enum(["international","national","payid_email","payid_phone"]));
export const BankAccount = once(() => z.object({
 code: z.string().min(1).max(254),
 accountNumber: z.string().min(1).max(34).optional(),
 accountName: z.string().min(1).max(100),
 type: TransferType(),
}));
export const PayPalForm = once(() => z.object({
 paymentMethodNonce: z.string().min(1).max(500),
 deviceData: z.string().max(4000).optional(),
}));
export const DepositAuthorisation = once(() => z.object({
 depositId: z.string().min(1).max(64),
 cres: z.string().min(1).max(8000),
}));
export const CardBrand = once(() => z.enum(["AmericanExpress","MasterCard","Visa","bank","paypal"]));
export const CardForm = once(() => z.object({
 cardholderName: z.string().min(1).max(100),
 paymentToken: z.string().min(1).max(500),
 expiryMonth: z.int().min(1).max(12),
 expiryYear: z.int().min(2000).max(2100),
 lastFour: z.string().regex(/^[0-9]{4}$/u),
 brand: CardBrand(),
 csc: z.string().regex(/^[0-9]{3,4}$/u).optional(),
 deviceData: z.string().max(4000).optional(),
 setupIntentId: z.string().min(1).max(200).optional(),
 withDeposit: z.boolean().optional(),
 makeDefault: z.boolean().optional(),
}));
export const WithdrawalMethodCode = once(() => z.enum(["tt","pl","tw","do"]));
export const WithdrawalRequest = once(() => z.object({
 amount: z.number().min(0).max(1000000),
 bankType: TransferType().optional(),
 method: WithdrawalMethodCode(),
 closing: z.boolean().optional(),
 password: z.string().min(1).max(200).optional(),
 reason: z.string().max(100).optional(),
 comment: z.string().max(2000).optional(),
}));
export const TransactionType = once(() => z.enum(["deposit","withdrawal","purchase","winnings","refund","adjustment"]));
export const TransactionStatus = once(() => z.enum(["pending","completed","failed","cancelled"]));
export const LimitForm = once(() => z.object({
 limit: z.number().min(0).max(1000000),
}));
export const SpendPeriod = once(() => z.enum(["day","week","month"]));
export const RecurringSyncRequest = once(() => z.object({
 recurringPurchaseIds: z.array(z.string().min(1).max(64)).min(1).max(100).refine(unique),
 fundId: z.string().min(1).max(64).optional(),
}));
export const SubscriptionUpdateRequest = once(() => z.object({
 gameOffer: z.string().min(1).max(64).optional(),
 causeKey: z.string().min(1).max(64).optional(),
 numGames: z.int().min(1).max(500).optional(),
}).refine(sized(1, Infinity)));
export const RecurringStatus = once(() => z.enum(["recurring_status_active","recurring_status_paused","recurring_status_timed_pause","recurring_status_timed_paused","recurring_status_cancelled"]));
export const RecurringStatusRequest = once(() => z.object({
 status: RecurringStatus(),
 pausedUntil: format("date").optional(),
}));
export const AutoplayUpdateRequest = once(() => z.object({
 gameOffer: z.string().min(1).max(64).optional(),
 causeKey: z.string().min(1).max(64).optional(),
 numGames: z.int().min(1).max(500).optional(),
 numShares: z.int().min(1).max(1000).optional(),
 description: z.string().max(100).optional(),
 days: z.array(Weekday()).min(1).max(7).refine(unique).optional(),
}).refine(sized(1, Infinity)));
export const MinimumJackpotForm = once(() => z.object({
 minimumJackpotAmount: z.number().min(0).max(999999999),
}));
export const QuickpickForm = once(() => z.object({
 quickpick: z.boolean(),
}));
export const PauseRequest = once(() => z.object({
 pausedUntil: format("date").optional(),
}));
export const locateVisitorParameters = once(() => z.object({
 sv: z.string().max(10).optional(),
}));
export const verifyAutologinParameters = once(() => z.object({
 token: z.string().min(1).max(200),
 saveDevice: z.boolean().optional(),
}));
export const stopRemindersParameters = once(() => z.object({
 reference: z.string().min(1).max(64),
}));
export const getRecurringPurchaseMethodsParameters = once(() => z.object({
 recurringPurchaseMethod: z.string().max(64).optional(),
}));
export const setRecurringPurchaseMethodParameters = once(() => z.object({
 recurringPurchaseMethod: z.string().min(1).max(64),
}));
export const getCommunicationPreferencesParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const updateCommunicationPreferencesParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const unsubscribeMarketingParameters = once(() => z.object({
 id: z.string().min(1).max(64),
 productOfferKey: z.string().min(1).max(64),
}));
export const listProductOffersParameters = once(() => z.object({
 pricingId: z.string().min(1).max(64),
 preview: z.boolean().optional(),
 freePostalEntry: z.boolean().optional(),
}));
export const listInfoPricingParameters = once(() => z.object({
 pricingId: z.string().min(1).max(64),
}));
export const getDrawDetailsParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
}));
export const listDrawPrizesParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
}));
export const listDrawWinnersParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
 search: z.string().min(1).max(100).optional(),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const getDrawPreviewParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
}));
export const listResultKeysParameters = once(() => z.object({
 pricingId: z.string().min(1).max(64),
}));
export const listPastDrawsParameters = once(() => z.object({
 pricingId: z.string().min(1).max(64),
 productOfferKey: z.string().min(1).max(64),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 customerId: z.string().max(64).optional(),
 category: z.enum(["lotteries","raffles"]).optional(),
}));
export const listArchivedDrawsParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 year: z.int().min(1900).max(2999),
 month: z.int().min(1).max(12),
}));
export const listPastCustomerDrawsParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const getDrawFullResultParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
}));
export const getCustomerDrawFullResultParameters = once(() => z.object({
 productOfferKey: z.string().min(1).max(64),
 drawNo: z.int().min(1).max(2147483647),
}));
export const getStatisticsParameters = once(() => z.object({
 lotteryKey: z.string().min(1).max(64),
}));
export const listCausesParameters = once(() => z.object({
 slug: z.string().min(1).max(100).optional(),
 limit: z.int().min(1).max(100).optional(),
 locale: z.enum(["en-AU","en-GB"]).optional(),
}));
export const getCauseParameters = once(() => z.object({
 causeKey: z.string().min(1).max(64),
 locale: z.enum(["en-AU","en-GB"]).optional(),
}));
export const getAnonCartParameters = once(() => z.object({
 token: z.string().min(1).max(128),
}));
export const convertAnonCartParameters = once(() => z.object({
 token: z.string().min(1).max(128),
}));
export const addAnonCartItemParameters = once(() => z.object({
 token: z.string().min(1).max(128),
}));
export const updateAnonCartItemParameters = once(() => z.object({
 token: z.string().min(1).max(128),
 itemId: z.string().min(1).max(64),
}));
export const removeAnonCartItemParameters = once(() => z.object({
 token: z.string().min(1).max(128),
 itemId: z.string().min(1).max(64),
}));
export const buildAnonCartParameters = once(() => z.object({
 token: z.string().min(1).max(128),
}));
export const addAnonCartPromotionParameters = once(() => z.object({
 token: z.string().min(1).max(128),
}));
export const removeAnonCartPromotionParameters = once(() => z.object({
 token: z.string().min(1).max(128),
 itemId: z.string().min(1).max(64),
}));
export const updateAnonPartnerCartParameters = once(() => z.object({
 slug: z.string().min(1).max(100),
}));
export const updateCartItemParameters = once(() => z.object({
 itemId: z.string().min(1).max(64),
}));
export const removeCartItemParameters = once(() => z.object({
 itemId: z.string().min(1).max(64),
}));
export const removeCartPromotionParameters = once(() => z.object({
 itemId: z.string().min(1).max(64),
}));
export const getPartnerParameters = once(() => z.object({
 slug: z.string().min(1).max(100),
}));
export const updatePartnerCartParameters = once(() => z.object({
 slug: z.string().min(1).max(100),
}));
export const purchasePartnerCartParameters = once(() => z.object({
 slug: z.string().min(1).max(100),
}));
export const getCheckoutParameters = once(() => z.object({
 checkoutID: z.string().min(1).max(64),
}));
export const listPaymentMethodsParameters = once(() => z.object({
 "filter[funds.cart][eq]": z.boolean().optional(),
 "filter[funds.withdraw][eq]": z.boolean().optional(),
 "filter[funds.digitalWallets][eq]": z.boolean().optional(),
 "filter[funds.failedVerification][eq]": z.boolean().optional(),
}));
export const getCardGatewayParameters = once(() => z.object({
 fundRef: z.string().min(1).max(64),
}));
export const deleteFundParameters = once(() => z.object({
 fundRef: z.string().min(1).max(64),
}));
export const setDefaultFundParameters = once(() => z.object({
 fundRef: z.string().min(1).max(64),
}));
export const getDepositParameters = once(() => z.object({
 fundRef: z.string().min(1).max(64),
}));
export const createDepositParameters = once(() => z.object({
 fundRef: z.string().min(1).max(64),
}));
export const authoriseDepositParameters = once(() => z.object({
 fundRef: z.string().min(1).max(64),
}));
export const cancelDepositParameters = once(() => z.object({
 fundRef: z.string().min(1).max(64),
}));
export const createGatewayDepositParameters = once(() => z.object({
 methodCode: z.enum(["ap","gp"]),
 gatewayKey: CardGatewayKey(),
}));
export const addFundParameters = once(() => z.object({
 method: PaymentMethodCode(),
 gatewayFund: CardGatewayKey(),
}));
export const listOrdersParameters = once(() => z.object({
 status: z.enum(["past_products","upcoming_products"]),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const printOrdersParameters = once(() => z.object({
 ids: z.string().min(1).max(4000).optional(),
}));
export const getOrderParameters = once(() => z.object({
 id: z.string().min(1).max(64),
 showDetails: z.boolean().optional(),
}));
export const requestWithdrawalParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const getWithdrawalParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const listTransactionsParameters = once(() => z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 type: TransactionType().optional(),
 status: TransactionStatus().optional(),
 from: format("date").optional(),
 to: format("date").optional(),
}));
export const getTransactionParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const setSpendLimitParameters = once(() => z.object({
 limitRef: SpendPeriod(),
}));
export const editSpendLimitParameters = once(() => z.object({
 limitRef: SpendPeriod(),
}));
export const deleteSpendLimitParameters = once(() => z.object({
 limitRef: z.string().min(1).max(64),
}));
export const listRecurringPurchasesParameters = once(() => z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const listSubscriptionsParameters = once(() => z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 lotteryKeys: z.string().min(1).max(2000).optional(),
}));
export const getSubscriptionParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const updateSubscriptionParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const setSubscriptionStatusParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const listAutoplaysParameters = once(() => z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const getAutoplayParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const updateAutoplayParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const setAutoplayMinimumJackpotParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const setAutoplayQuickpickParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const pauseAutoplayParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const unpauseAutoplayParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const setAutoplayStatusParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const getScheduledPurchaseParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const cancelScheduledPurchaseParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
