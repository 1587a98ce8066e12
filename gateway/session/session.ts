import { consistencyProblem } from "#gateway/rules/tokens.ts";
import type { components } from "#generated/auth/schema.ts";
import type { CookieJar } from "./cookies.ts";
import { writeGroups } from "./experiments.ts";
import { readVisitor, updateVisitor } from "./visitor.ts";

/** The signed-in customer, as stored in the cookies. */
export type CustomerSession = {
  customerId: string;
  customerToken: string;
  /** Null after the cookie has expired; the refresh token gets a new one. */
  accessToken: string | null;
  refreshToken: string;
  pricingId: string | null;
  segmentName: string | null;
};

/** The tokens belong to different customers or to none, so the session is invalid (shell §5). */
export class AuthValidationError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "AuthValidationError";
  }
}

/** The customer in the cookies, or null. Services verify the tokens; `requireConsistency` compares them before each refresh. */
export function readSession(jar: CookieJar): CustomerSession | null {
  const customerId = jar.get("dc_customer");
  const customerToken = jar.get("dc_customer_token");
  const refreshToken = jar.get("dc_refresh");
  if (!customerId || !customerToken || !refreshToken) return null;
  return {
    customerId,
    customerToken,
    accessToken: jar.get("dc_access"),
    refreshToken,
    pricingId: jar.get("dc_pricing"),
    segmentName: jar.get("dc_segment"),
  };
}

type Tokens = components["schemas"]["RefreshResult"];
type SignedInCustomer = {
  customerId: string;
  customerToken: string;
  pricingId: string;
  segmentName: string;
  experimentGroups: Readonly<Record<string, string>>;
};

/** Writes the cookies of a new session. */
export function writeSession(jar: CookieJar, tokens: Tokens, customer: SignedInCustomer) {
  writeTokens(jar, tokens);
  writeCustomer(jar, customer);
}

/** Writes renewed tokens and extends the other cookies of the session to the same lifetime. */
export function writeTokens(jar: CookieJar, { accessToken, refreshToken, deviceUuid, fingerprint }: Tokens) {
  jar.set("dc_access", accessToken);
  jar.set("dc_refresh", refreshToken);
  jar.set("dc_device", deviceUuid);
  if (fingerprint) jar.set("dc_fingerprint", fingerprint);
  for (const name of [
    "dc_customer",
    "dc_customer_token",
    "dc_pricing",
    "dc_segment",
    "dc_experiments",
    "dc_forced",
  ] as const) {
    const value = jar.get(name);
    if (value) jar.set(name, value);
  }
  if (jar.get("dc_visitor")) updateVisitor(jar, {}, true);
}

/** Writes the customer's cookies, those that changed. */
export function writeCustomer(jar: CookieJar, customer: SignedInCustomer) {
  const cookies = {
    dc_customer: customer.customerId,
    dc_customer_token: customer.customerToken,
    dc_pricing: customer.pricingId,
    dc_segment: customer.segmentName,
  } as const;
  for (const name of Object.keys(cookies) as (keyof typeof cookies)[]) {
    if (jar.get(name) !== cookies[name]) jar.set(name, cookies[name]);
  }
  writeGroups(jar, customer.experimentGroups);
}

/** Ends the session on this browser and removes everything about the customer. */
export function endSession(jar: CookieJar) {
  jar.clearCredentials();
}

/** Ends the session of an account that is closed. Only this browser shows why (shell §4). */
export function endClosedSession(jar: CookieJar) {
  endSession(jar);
  jar.set("dc_closed", "1");
}

/**
 * Ends a session with missing cookies (dropped by the browser, or deleted), so that the rest does not mix with what the visitor does
 * next. Returns the reason with the message of shell §8, or null if nothing was ended.
 */
export function endBrokenSession(jar: CookieJar): AuthValidationError | null {
  if (readSession(jar)) return null;
  const hasRest = (["dc_access", "dc_refresh", "dc_customer", "dc_customer_token"] as const).some((name) =>
    jar.get(name),
  );
  if (hasRest) {
    const reason = brokenAt(jar);
    endSession(jar);
    return new AuthValidationError(reason);
  }
  // The session expired normally, but the badge cookie remained.
  if (readVisitor(jar).signedIn) jar.clear("dc_visitor");
  return null;
}

function brokenAt(jar: CookieJar): string {
  if (!jar.get("dc_customer")) return "no customer encoded ID in state";
  return jar.get("dc_refresh") ? "token null for customer token cookie" : "token null for refresh cookie";
}

// Refresh tokens of the contract are opaque and have this prefix. Any other token names its customer.
const isOpaque = (token: string) => token.startsWith("rft_");

/** Throws an AuthValidationError unless all cookies and tokens belong to the same customer (shell §5). */
export function requireConsistency(jar: CookieJar, state: CustomerSession, refreshed?: Tokens) {
  const tokens: Record<string, string | null> = {};
  const check = (source: string, token: string | null) => {
    if (!token || !isOpaque(token)) tokens[source] = token;
  };
  check("refresh cookie", jar.get("dc_refresh"));
  check("state refresh token", state.refreshToken);
  // It expires before the refresh token.
  if (state.accessToken) check("state access token", state.accessToken);
  if (refreshed) {
    check("refreshed access token", refreshed.accessToken);
    check("refreshed refresh token", refreshed.refreshToken);
  }
  const reason = consistencyProblem({
    stateCustomerId: state.customerId,
    cookieCustomerId: jar.get("dc_customer"),
    accessCookie: jar.get("dc_access"),
    tokens,
  });
  if (reason) throw new AuthValidationError(reason);
}
