import type { components } from "#generated/main/schema.ts";

type MainConfig = components["schemas"]["MainConfig"];
type Segment = components["schemas"]["Segment"];

/** The price list of every region and customer. */
export const PRICING_ID = "pri_au_nsw";

/** The settings of the shop. Words and logos are content (cms, translation). */
export const SETTINGS: MainConfig = {
  locale: "en-AU",
  currency: "AUD",
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
  autoplayListLimit: 10,
  // A number from the range kept for fiction: a demo must not send anybody to a stranger's telephone.
  supportNumber: "1800 975 711",
  supportEmail: "help@drawcard.example",
  supportOpeningHours: "<p>Monday to Friday, 9 am to 5 pm (Sydney time)</p>",
  supportOpeningHoursList: ["Monday to Friday, 9 am to 5 pm (Sydney time)"],
  // Nobody sits behind the demo to chat.
  supportChat: { available: false },
  membershipUrl: "daily-winners",
  rememberForDays: 30,
  paymentLogos: ["visa", "mastercard", "amex"],
  socialLinks: [],
  appStoreUrls: {},
  selectableRegions: ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA", "OTHER"],
  regionGroups: [["TAS", "VIC"], ["NT"], ["SA"]],
};

/** One segment. A flag is on when what it stands for is built: an early one would show doors that lead nowhere. */
export const SEGMENTS: Segment[] = [
  {
    segmentName: "default",
    capabilities: [
      "charity_lotteries",
      "commercial_lotteries",
      "cookie_consent",
      "feedback",
      "multi_offer_site",
      "notifications_feed",
      "pci_certified",
      "placements",
      "registration",
      "responsible_gambling",
      "sitewide-banner",
      "sub_variant",
      "syndicates",
      "viewing-orders",
      "vouchers",
      "wallet_balance",
      "wallet_deposit",
      "wallet_purchase",
    ],
  },
];
