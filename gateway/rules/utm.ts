/** The campaign values the shop reads (shell §3). */
export const utmNames = ["source", "medium", "term", "content", "campaign"] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

// The length is the contract's.
const UTM_VALUE = /^[A-Za-z0-9_+-]{1,100}$/;

/** Keeps markup and separators out of cookies and reports. */
export function isUtmValue(value: string): boolean {
  return UTM_VALUE.test(value);
}

function accepted(query: URLSearchParams, prefix: string): Utm {
  const utm: Utm = {};
  for (const name of utmNames) {
    const value = query.get(prefix + name);
    if (value && isUtmValue(value)) utm[name] = value;
  }
  return utm;
}

/** The accepted campaign values of an address; one that is not accepted is dropped without its fellows. */
export function readUtm(query: URLSearchParams): Utm {
  return accepted(query, "utm_");
}

/** How long a visit remembers where it came from, from its last sign of life (shell §4, engagement session). */
export const utmSeconds = 30 * 60;

/** Campaign values as the text of a cookie, or null when there is nothing to remember. */
export function toUtmCookie(utm: Utm): string | null {
  return new URLSearchParams(utm).toString() || null;
}

/** What such a cookie says. The browser's owner may have edited it: the rules for addresses hold for it too. */
export function readUtmCookie(cookie: string | null): Utm {
  return accepted(new URLSearchParams(cookie ?? ""), "");
}

/** The channel a purchase is booked on (shop §3). */
export function purchaseChannel(utmSource: string | null | undefined): "APP" | "web" {
  return utmSource === "app" ? "APP" : "web";
}
