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

/**
 * Returns a formatter of times in the market's time zone. It keeps its format: to make those of one receipt mail took a tenth of a
 * sale's processor time.
 */
export function marketFormat(options: Intl.DateTimeFormatOptions, locale?: string): (at: Date) => string {
  const formats = new Map<Market, Intl.DateTimeFormat>();
  return (at) => {
    const here = market();
    const format =
      formats.get(here) ?? new Intl.DateTimeFormat(locale ?? here.locale, { timeZone: here.timeZone, ...options });
    formats.set(here, format);
    // Some versions of Node put a narrow space before "pm", which mail fonts may lack.
    return format.format(at).replaceAll("\u202f", " ");
  };
}

const weekday = marketFormat({ weekday: "long" });
const time = marketFormat({ hour: "numeric", minute: "2-digit", hour12: true, timeZoneName: "short" });

/** Returns "27 November" in the market's time zone. */
export const dayAndMonth = marketFormat({ day: "numeric", month: "long" });

/** Returns "Monday 7 December" in the market's time zone. */
export const weekdayAndDay = (at: Date): string => `${weekday(at)} ${dayAndMonth(at)}`;

/** Returns "Monday 7 December, 9:30 pm AEDT" in the market's time zone. */
export const dayAndTime = (at: Date): string => `${weekdayAndDay(at)}, ${time(at)}`;
