/** The UTM parameters the shop reads, without `utm_` (shell §3). */
export const utmNames = ["source", "medium", "term", "content", "campaign"] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

// The contract sets the maximum length.
const UTM_VALUE = /^[A-Za-z0-9_+-]{1,100}$/;

/** Whether a UTM value is safe: excludes markup and separators from cookies and reports. */
export function isUtmValue(value: string): boolean {
  return UTM_VALUE.test(value);
}

/** Returns the valid UTM values of a URL's query or, without `prefix`, of a cookie. Drops only the invalid ones. */
export function readUtm(query: URLSearchParams, prefix = "utm_"): Utm {
  const utm: Utm = {};
  for (const name of utmNames) {
    const value = query.get(prefix + name);
    if (value && isUtmValue(value)) utm[name] = value;
  }
  return utm;
}

/** Returns the sales channel of a purchase (shop §3). */
export function purchaseChannel(utmSource: string | null | undefined): "APP" | "web" {
  return utmSource === "app" ? "APP" : "web";
}
