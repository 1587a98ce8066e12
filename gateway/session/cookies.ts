// The cookies of one request: what came in, and what is to be set when the answer leaves.

import { utmSeconds } from "#gateway/rules/utm.ts";

const DAY_SECONDS = 24 * 60 * 60;
// Shell §9: customer and token cookies expire after the session timeout.
const SESSION_SECONDS = 3600;

type CookieRule = { maxAgeSeconds: number; isReadable?: boolean };

/** Every cookie the gateway knows. Which of them need consent is in rules/cookies.ts. */
export const cookieRules = {
  dc_access: { maxAgeSeconds: SESSION_SECONDS },
  dc_refresh: { maxAgeSeconds: SESSION_SECONDS },
  dc_customer: { maxAgeSeconds: SESSION_SECONDS },
  dc_customer_token: { maxAgeSeconds: SESSION_SECONDS },
  dc_pricing: { maxAgeSeconds: SESSION_SECONDS },
  dc_segment: { maxAgeSeconds: SESSION_SECONDS },
  // Outlives the session: a known device needs no second factor.
  dc_device: { maxAgeSeconds: 365 * DAY_SECONDS },
  dc_fingerprint: { maxAgeSeconds: 365 * DAY_SECONDS },
  dc_cart: { maxAgeSeconds: 14 * DAY_SECONDS },
  dc_sub_variant: { maxAgeSeconds: 365 * DAY_SECONDS },
  // The engagement session ends after 30 minutes without a call (shell §4).
  dc_session: { maxAgeSeconds: 30 * 60 },
  // The page a flagged customer has to see first (shell §2).
  dc_forced: { maxAgeSeconds: SESSION_SECONDS },
  // Where the visit came from; as long as the visit itself.
  dc_utm: { maxAgeSeconds: utmSeconds },
  // Who introduced the visitor (shell §9), and whose visits are one person's; neither is essential.
  dc_affiliate: { maxAgeSeconds: 14 * DAY_SECONDS },
  dc_anonymous_id: { maxAgeSeconds: 365 * DAY_SECONDS },
  // A 3-D Secure challenge expires after 15 minutes (contract notes §3).
  dc_pending_purchase: { maxAgeSeconds: 15 * 60 },
  // Painted onto cached pages by a script; holds no secret and is believed by nobody.
  dc_visitor: { maxAgeSeconds: 14 * DAY_SECONDS, isReadable: true },
} as const satisfies Record<string, CookieRule>;

type CookieName = keyof typeof cookieRules;

/** What sign-out, session expiry and forced sign-out take away (shell §4). */
const CREDENTIALS: CookieName[] = [
  "dc_access",
  "dc_refresh",
  "dc_customer",
  "dc_customer_token",
  "dc_pricing",
  "dc_segment",
  "dc_cart",
  "dc_session",
  "dc_utm",
  "dc_pending_purchase",
  "dc_forced",
  "dc_visitor",
];

// No separators, quotes or control characters: a value can never end its cookie and begin another.
const SAFE_VALUE = /^[\w!#$%&'*+./:<=>?@[\]^`{|}~()-]*$/;
const MAX_VALUE_LENGTH = 4000;

const isUsable = (value: string) => value.length <= MAX_VALUE_LENGTH && SAFE_VALUE.test(value);

export type CookieJar = {
  get(name: CookieName): string | null;
  set(name: CookieName, value: string, maxAgeSeconds?: number): void;
  clear(name: CookieName): void;
  /** Ends every trace of a customer on this browser. The device and the region are the browser's, and stay. */
  clearCredentials(): void;
  /** One Set-Cookie line per cookie that changed. */
  lines(): string[];
};

/** What came with the request. A value that none of ours can be is as good as none: it was made up, or broken on its way. */
function parse(header: string | null) {
  const values = new Map<string, string>();
  const names = new Set<string>();
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    // The first one wins: browsers send the more specific path first, and a planted parent cookie comes later.
    if (at <= 0 || names.has(name)) continue;
    names.add(name);
    const value = part.slice(at + 1).trim();
    if (isUsable(value)) values.set(name, value);
  }
  return { names, values };
}

/** Reads a Cookie header. `isSecure` is true when the shop is served over TLS. */
export function createCookieJar(header: string | null, isSecure: boolean): CookieJar {
  const { names, values } = parse(header);
  const changed = new Map<CookieName, string>();

  function write(name: CookieName, value: string, maxAgeSeconds: number) {
    const rule: CookieRule = cookieRules[name];
    const parts = [`${name}=${value}`, "Path=/", `Max-Age=${maxAgeSeconds}`, "SameSite=Lax"];
    if (!rule.isReadable) parts.push("HttpOnly");
    if (isSecure) parts.push("Secure");
    changed.set(name, parts.join("; "));
  }

  const jar: CookieJar = {
    get: (name) => values.get(name) || null,
    set(name, value, maxAgeSeconds = cookieRules[name].maxAgeSeconds) {
      if (!isUsable(value)) throw new Error(`${name} cannot hold this value`);
      values.set(name, value);
      write(name, value, maxAgeSeconds);
    },
    clear(name) {
      // Nothing to take away, nothing to say: an answer without Set-Cookie can be cached.
      if (!names.has(name) && !changed.has(name)) return;
      names.delete(name);
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
