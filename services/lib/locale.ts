// The market of this process: SITE_LOCALE at its start. One process serves one shop, so no call passes it on.

/** The languages of content (shell §1). Content without a British version is in en-AU. */
export type Locale = "en-AU" | "en-GB";

type Market = { locale: Locale; currency: "AUD" | "GBP"; timeZone: string };

const MARKETS: Readonly<Record<Locale, Market>> = {
  "en-AU": { locale: "en-AU", currency: "AUD", timeZone: "Australia/Sydney" },
  "en-GB": { locale: "en-GB", currency: "GBP", timeZone: "Europe/London" },
};

let current: Locale = "en-AU";

/** Sets the market. Called once, when the services are built. */
export function setMarket(locale: Locale): void {
  current = locale;
}

export const market = (): Market => MARKETS[current];

/** Returns "27 November" in the market's time zone. */
export const dayAndMonth = (at: Date): string => {
  const { locale, timeZone } = market();
  return new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "long" }).format(at);
};
