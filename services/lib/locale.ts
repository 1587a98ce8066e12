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

/** Returns "Monday 7 December" in the market's time zone. */
export const weekdayAndDay = (at: Date): string => {
  const { locale, timeZone } = market();
  return `${new Intl.DateTimeFormat(locale, { timeZone, weekday: "long" }).format(at)} ${dayAndMonth(at)}`;
};

/** Returns "Monday 7 December, 9:30 pm AEDT" in the market's time zone. */
export const dayAndTime = (at: Date): string => {
  const { locale, timeZone } = market();
  const time = { timeZone, hour: "numeric", minute: "2-digit", hour12: true, timeZoneName: "short" } as const;
  // Some versions of Node put a narrow space before "pm", which mail fonts may lack.
  const formatted = new Intl.DateTimeFormat(locale, time).format(at).replaceAll("\u202f", " ");
  return `${weekdayAndDay(at)}, ${formatted}`;
};

/** Returns "27 November" in the market's time zone. */
export const dayAndMonth = (at: Date): string => {
  const { locale, timeZone } = market();
  return new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "long" }).format(at);
};
