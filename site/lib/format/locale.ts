// The site's language and market (shell §1): a fact of the site, not of a call. Formatters read it here, so no caller can forget it.

export type Locale = "en-AU" | "en-GB";

type Market = { locale: Locale; currency: "AUD" | "GBP"; timeZone: string };

const MARKETS: Readonly<Record<Locale, Market>> = {
  "en-AU": { locale: "en-AU", currency: "AUD", timeZone: "Australia/Sydney" },
  "en-GB": { locale: "en-GB", currency: "GBP", timeZone: "Europe/London" },
};

declare global {
  /** Set by the server: returns the locale of the page that is being rendered. */
  var renderedLocale: (() => Locale | undefined) | undefined;
}

/** Returns the market of the site: in a browser from the page's language, on the server from the page being rendered. */
export function market(): Market {
  if (typeof document === "undefined") return MARKETS[globalThis.renderedLocale?.() ?? "en-AU"];
  return MARKETS[document.documentElement.lang === "en-GB" ? "en-GB" : "en-AU"];
}
