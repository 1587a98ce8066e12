import { type CookieCategory, cookieTable } from "#gateway/rules/cookies.ts";

const UNITS = [
  ["year", 365 * 24 * 60 * 60],
  ["day", 24 * 60 * 60],
  ["hour", 60 * 60],
  ["minute", 60],
] as const;

/** Returns a cookie's lifetime in its largest whole unit: "14 days", "1 hour". */
export function lifetime(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? (["second", 1] as const);
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Returns the cookies of a category for the policy page. */
export function cookiesOf(category: CookieCategory): { name: string; purpose: string; lifetime: string }[] {
  return Object.entries(cookieTable)
    .filter(([, cookie]) => cookie.category === category)
    .map(([name, { purpose, maxAgeSeconds }]) => ({ name, purpose, lifetime: lifetime(maxAgeSeconds) }));
}
