// The cookies of one request: those received, and those to set with the response.
import { parseCookie, stringifySetCookie } from "cookie";
import { type CookieName, cookieOf, cookieTable, nameInBrowser, nameOfReceived } from "#gateway/rules/cookies.ts";
import type { NewestBalance } from "./newest-balances.ts";

/** The cookies that end with the session: at sign-out, expiry and forced sign-out (shell §4). */
const CREDENTIALS: CookieName[] = [
  "dc_access",
  "dc_refresh",
  "dc_customer",
  "dc_customer_token",
  "dc_pricing",
  "dc_segment",
  "dc_experiments",
  "dc_cart",
  "dc_session",
  "dc_utm",
  "dc_pending_sign_in",
  "dc_forced",
  "dc_visitor",
  "dc_atv_commercial",
  "dc_atv_charity",
  "dc_atv_syndicate",
  "dc_atv_social_syndicate",
];

// No separators, quotes, spaces or control characters: a value cannot break out of its cookie (header injection).
const SAFE_VALUE = /^[\w!#$%&'*+./:<=>?@[\]^`{|}~()-]*$/;
const MAX_VALUE_LENGTH = 4000;

const isUsable = (value: string) => value.length <= MAX_VALUE_LENGTH && SAFE_VALUE.test(value);

export type CookieJar = {
  newestBalance: NewestBalance;
  get(name: CookieName): string | null;
  set(name: CookieName, value: string, maxAgeSeconds?: number): void;
  clear(name: CookieName): void;
  /** Removes everything about the customer. The device id and the region belong to the browser and stay. */
  clearCredentials(): void;
  /** A Set-Cookie header value for each changed cookie. */
  lines(): string[];
};

// Values are stored as they are: SAFE_VALUE needs no escaping.
const verbatim = (value: string) => value;

/** Reads a Cookie header. Ignores values that our cookies cannot have. `isSecure` is true if the shop is served over TLS. */
export function createCookieJar(
  header: string | null,
  isSecure: boolean,
  newestBalance: NewestBalance = (_, reading) => reading,
): CookieJar {
  // If two cookies have the same name, the first one counts. Browsers send the more specific path first, so a cookie that a parent
  // domain planted comes later (cookie tossing).
  const received = parseCookie(header ?? "", { decode: verbatim });
  const sent = new Set<CookieName>();
  const values = new Map<CookieName, string>();
  for (const [name, value = ""] of Object.entries(received)) {
    const own = nameOfReceived(name, isSecure);
    if (own === null) continue;
    sent.add(own);
    if (value && isUsable(value)) values.set(own, value);
  }
  const changed = new Map<CookieName, string>();

  function write(name: CookieName, value: string, maxAge: number) {
    const httpOnly = !cookieOf(name)?.isReadable;
    const attributes = { path: "/", maxAge, httpOnly, secure: isSecure, sameSite: "lax" } as const;
    const shown = nameInBrowser(name, isSecure);
    changed.set(name, stringifySetCookie({ name: shown, value, ...attributes }, { encode: verbatim }));
  }

  const jar: CookieJar = {
    newestBalance,
    get: (name) => values.get(name) || null,
    set(name, value, maxAgeSeconds = cookieTable[name].maxAgeSeconds) {
      if (!isUsable(value)) throw new Error(`${name} cannot hold this value`);
      values.set(name, value);
      write(name, value, maxAgeSeconds);
    },
    clear(name) {
      // The browser does not have it. A response without Set-Cookie can be cached.
      if (!sent.has(name) && !changed.has(name)) return;
      sent.delete(name);
      values.delete(name);
      write(name, "", 0);
    },
    clearCredentials() {
      for (const name of CREDENTIALS) jar.clear(name);
    },
    lines: () => [...changed.values()],
  };
  return jar;
}
