import type { Outputs } from "#gateway/gateway.ts";

export type SocialProvider = Outputs["socialAccounts"]["providers"][number];

/** The providers' names, as customers know them. */
export const PROVIDERS: Record<SocialProvider, string> = { apple: "Apple", google: "Google" };

export const isProvider = (text: string | null | undefined): text is SocialProvider =>
  text !== null && text !== undefined && Object.hasOwn(PROVIDERS, text);
