import sheet from "./marks.svg?url";

/** The payment methods of shell §2. The marks are our own drawings, because the originals are trademarks. */
export const PAYMENT_BRANDS = {
  amex: "Amex",
  "apple pay": "Apple Pay",
  "google pay": "Google Pay",
  mastercard: "Mastercard",
  paypal: "PayPal",
  visa: "Visa",
} as const satisfies Record<string, string>;
export type PaymentBrand = keyof typeof PAYMENT_BRANDS;

/** The social networks of shell §2. */
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

/** Returns the URL of a mark in the sprite. It takes the surrounding text colour. */
export const markHref = (name: string) => `${sheet}#${name.replace(" ", "-")}`;
