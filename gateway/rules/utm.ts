/** The campaign values the shop reads (shell §3). */
export const utmNames = ["source", "medium", "term", "content", "campaign"] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

const UTM_VALUE = /^[A-Za-z0-9_+-]+$/;

/** Keeps markup and separators out of cookies and reports. */
export function isUtmValue(value: string): boolean {
  return UTM_VALUE.test(value);
}

/** The accepted campaign values of an address; one that is not accepted is dropped without its fellows. */
export function readUtm(query: URLSearchParams): Utm {
  const utm: Utm = {};
  for (const name of utmNames) {
    const value = query.get(`utm_${name}`);
    if (value && isUtmValue(value)) utm[name] = value;
  }
  return utm;
}

/** The channel a purchase is booked on (shop §3). */
export function purchaseChannel(utmSource: string | null | undefined): "APP" | "web" {
  return utmSource === "app" ? "APP" : "web";
}
