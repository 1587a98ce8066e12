// The cookies of one request: what came in, and what is to be set when the answer leaves.

import { type CookieName, cookieOf, cookieTable } from "#gateway/rules/cookies.ts";

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
  "dc_pending_sign_in",
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
    const parts = [`${name}=${value}`, "Path=/", `Max-Age=${maxAgeSeconds}`, "SameSite=Lax"];
    if (!cookieOf(name)?.isReadable) parts.push("HttpOnly");
    if (isSecure) parts.push("Secure");
    changed.set(name, parts.join("; "));
  }

  const jar: CookieJar = {
    get: (name) => values.get(name) || null,
    set(name, value, maxAgeSeconds = cookieTable[name].maxAgeSeconds) {
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
