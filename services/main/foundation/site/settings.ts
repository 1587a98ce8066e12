import type { Capability } from "#generated/capabilities.ts";
import type { components } from "#generated/main/schema.ts";
import { market } from "#services/lib/locale.ts";

type MainConfig = components["schemas"]["MainConfig"];
type Segment = components["schemas"]["Segment"];

/** The price list of every region and customer. */
export const PRICING_ID = "pri_au_nsw";

/** Pauses of 1, 2, 4, 8 and 12 weeks, or until an own day within a year. */
const TIMED_PAUSE = { minDays: 1, maxDays: 366, presets: [7, 14, 28, 56, 84] };

/** The settings of the shop in Australia. Texts and logos are content (cms, translation). */
const SETTINGS: Omit<MainConfig, "locale" | "currency"> = {
  pricingId: PRICING_ID,
  sessionTimeout: 3600,
  idleCheckInterval: 30,
  idleTimeout: 1800,
  heartbeatActiveTimeout: 300,
  minimumAge: 18,
  registrationRequired: [
    "address",
    "country",
    "postcode",
    "state",
    "suburb",
    "date_of_birth",
    "email",
    "firstname",
    "lastname",
    "password",
    "phone_number",
  ],
  showTermsCheckbox: true,
  showEmailOptInCheckbox: true,
  emailOptInDefault: false,
  addressLookupProvider: "GOOGLE",
  autoplayTimedPause: TIMED_PAUSE,
  subscriptionTimedPause: TIMED_PAUSE,
  autoplayListLimit: 10,
  // From the range reserved for fiction, so that the demo never shows a real telephone number. So is the British one below.
  supportNumber: "1800 975 711",
  supportEmail: "help@drawcard.example",
  supportOpeningHours: "<p>Monday to Friday, 9 am to 5 pm (Sydney time)</p>",
  supportOpeningHoursList: ["Monday to Friday, 9 am to 5 pm (Sydney time)"],
  // The demo has no chat staff.
  supportChat: { available: false },
  membershipUrl: "daily-winners",
  rememberForDays: 30,
  // The cards that the card gateway accepts (payment-methods.ts).
  paymentLogos: ["visa", "mastercard"],
  socialLinks: [],
  appStoreUrls: {},
  selectableRegions: ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA", "OTHER"],
  regionGroups: [["TAS", "VIC"], ["NT"], ["SA"]],
};

const BRITISH_HOURS = "Monday to Friday, 9 am to 5 pm";
const BRITISH: Partial<MainConfig> = {
  addressLookupProvider: "IDEAL_POSTCODES",
  supportNumber: "0808 157 0711",
  supportOpeningHours: `<p>${BRITISH_HOURS}</p>`,
  supportOpeningHoursList: [BRITISH_HOURS],
};

/** Returns the settings of this market. */
export function settings(): MainConfig {
  const { locale, currency } = market();
  return { ...SETTINGS, locale, currency, ...(locale === "en-GB" && BRITISH) };
}

/** The only segment. A capability is on once its feature is built, so that no link leads nowhere. */
export const SEGMENTS: (Segment & { capabilities: Capability[] })[] = [
  {
    segmentName: "default",
    capabilities: [
      "account_details_manage",
      "add_card_default_fund",
      "add_card_without_deposit",
      "ad_landing_pages",
      "autoplay_cancel",
      "autoplay_edit",
      "autoplay_manage",
      "autoplay_pause",
      "banned_country_acknowledgement",
      "blog",
      "cart_subscription_match_modal",
      "causes_directory",
      "charity_lotteries",
      "commercial_lotteries",
      "cookie_consent",
      "customer-deactivate",
      "customer_chat",
      "customer_migration",
      "deposit_limits",
      "direct_debit_manage",
      "favourite-numbers",
      "feedback",
      "lottery_play_replay",
      "manage-account",
      "manage-notification-settings",
      "multi_offer_site",
      "native-app",
      "notifications_feed",
      "pci_certified",
      "placements",
      "pre_order",
      "precommitment-amount",
      "recurring_purchase_retry",
      "registration",
      "responsible_gambling",
      "sitewide-banner",
      "social-authentication-apple",
      "social-authentication-google",
      "spend_limits",
      "statistics_tip_add_to_cart",
      "sub_variant",
      "subscription_cancel",
      "subscription_edit",
      "subscription_manage",
      "subscription_pause",
      "support_form",
      "syndicates",
      "terms_of_use",
      "upsell_drawn_recurring_purchase_tickets",
      "verification",
      "verification_connect_id",
      "viewing-orders",
      "vouchers",
      "wallet_balance",
      "wallet_deposit",
      "wallet_manage",
      "wallet_purchase",
      "wallet_withdrawal",
      "wallet_withdrawal_npp",
      "wallet_withdrawal_npp_verification",
      "wallet_withdrawal_payid",
      "winner_search",
    ],
  },
];
