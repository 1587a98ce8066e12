import { type Capability, capabilities } from "#generated/capabilities.ts";
import type { components } from "#generated/main/schema.ts";
import { market } from "#services/lib/locale.ts";

type MainConfig = components["schemas"]["MainConfig"];
type Shipped = components["schemas"]["Segment"] & { capabilities: Capability[] };

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

/** Flags of features that are planned. They are off, so that no link leads nowhere. @internal For tests too. */
export const PLANNED: readonly Capability[] = ["absolute_address_autocomplete"];
/** Flags that an operator turns on. */
const OFF: readonly Capability[] = [
  "boost_buy_tickets_experiment",
  "experiments",
  "google_tag_manager",
  "logout_visible_in_nav",
  "pre-cart-drawer",
  "pre_cart_recommended_draws",
  "recurring_purchases_combined",
  "support_faq",
  "wallet_withdrawal_requires_verification",
];

const SHIPPED = capabilities.filter((flag) => ![...PLANNED, ...OFF].includes(flag));

/** The default segment, in which every flag of the contract is on except those above, and one that lists all recurring purchases together. */
export const SEGMENTS: [Shipped, ...Shipped[]] = [
  { segmentName: "default", capabilities: SHIPPED },
  { segmentName: "combined", capabilities: [...SHIPPED, "recurring_purchases_combined"] },
];
