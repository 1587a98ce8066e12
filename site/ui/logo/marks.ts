import sheet from "./marks.svg?url";

/** shell §2: the ways to pay that may be shown. The marks are our own: brand art belongs to its owners. */
export const PAYMENT_BRANDS = {
  amex: "Amex",
  "apple pay": "Apple Pay",
  "google pay": "Google Pay",
  mastercard: "Mastercard",
  paypal: "PayPal",
  visa: "Visa",
} as const satisfies Record<string, string>;
export type PaymentBrand = keyof typeof PAYMENT_BRANDS;

/** shell §2: the networks a shop may be found on. */
export const SOCIAL_NETWORKS = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
  tiktok: "TikTok",
  x: "X",
  youtube: "YouTube",
} as const satisfies Record<string, string>;
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;

/** One file with every mark, fetched once and kept; it takes the colour of the text around it. */
export const markHref = (name: string) => `${sheet}#${name.replace(" ", "-")}`;
