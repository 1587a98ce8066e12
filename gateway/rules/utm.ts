/** The UTM parameters the shop reads, without `utm_` (shell §3). */
export const utmNames = ["source", "medium", "term", "content", "campaign"] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

// The contract sets the maximum length.
const UTM_VALUE = /^[A-Za-z0-9_+-]{1,100}$/;

/** Whether a UTM value is safe: excludes markup and separators from cookies and reports. */
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

/** Returns the valid UTM values of a URL's query. Drops only the invalid ones. */
export function readUtm(query: URLSearchParams): Utm {
  return accepted(query, "utm_");
}

/** How long UTM values are kept after the visit's last activity, in seconds (shell §4, engagement session). */
export const utmSeconds = 30 * 60;

/** Returns the cookie value for UTM values, or null if there are none. */
export function toUtmCookie(utm: Utm): string | null {
  return new URLSearchParams(utm).toString() || null;
}

/** Reads the UTM cookie. Visitors can edit it, so values are validated again. */
export function readUtmCookie(cookie: string | null): Utm {
  return accepted(new URLSearchParams(cookie ?? ""), "");
}

/** Returns the sales channel of a purchase (shop §3). */
export function purchaseChannel(utmSource: string | null | undefined): "APP" | "web" {
  return utmSource === "app" ? "APP" : "web";
}
