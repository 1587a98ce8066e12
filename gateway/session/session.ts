import { consistencyProblem } from "#gateway/rules/tokens.ts";
import type { CookieJar } from "./cookies.ts";
import { readVisitor, updateVisitor } from "./visitor.ts";

/** The customer a request speaks for, as its cookies say. */
export type CustomerSession = {
  customerId: string;
  customerToken: string;
  /** Null once it has expired from the browser; the refresh token brings a new one. */
  accessToken: string | null;
  refreshToken: string;
  pricingId: string | null;
  segmentName: string | null;
};

/** The tokens that name different customers, or none: nobody is signed in with these (shell §5). */
export class AuthValidationError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "AuthValidationError";
  }
}

/** Who the cookies say is signed in, or null. Tokens are checked by the services; consistency before each refresh. */
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

type Tokens = { accessToken: string; refreshToken: string; deviceUuid: string };
type SignedInCustomer = { customerId: string; customerToken: string; pricingId: string; segmentName: string };

/** Stores a sign-in: device, tokens, customer cookies. */
export function writeSession(jar: CookieJar, tokens: Tokens & { fingerprint?: string }, customer: SignedInCustomer) {
  writeTokens(jar, tokens);
  if (tokens.fingerprint) jar.set("dc_fingerprint", tokens.fingerprint);
  writeCustomer(jar, customer);
}

/** Stores a renewed pair and lets everything that belongs to the session live as long as it. */
export function writeTokens(jar: CookieJar, { accessToken, refreshToken, deviceUuid }: Tokens) {
  jar.set("dc_access", accessToken);
  jar.set("dc_refresh", refreshToken);
  jar.set("dc_device", deviceUuid);
  for (const name of ["dc_customer", "dc_customer_token", "dc_pricing", "dc_segment", "dc_forced"] as const) {
    const value = jar.get(name);
    if (value) jar.set(name, value);
  }
  if (jar.get("dc_visitor")) updateVisitor(jar, {}, true);
}

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
}

/** Ends the session on this browser: the next visitor sees nothing of this one. */
export function endSession(jar: CookieJar) {
  jar.clearCredentials();
}

/**
 * Ends a session whose cookies are not all there: a browser may lose some of them, and somebody may take them away. The rest
 * must not live on beside what the visitor does next. Answers why, in the words of shell §8, or null when nothing was ended.
 */
export function endBrokenSession(jar: CookieJar): AuthValidationError | null {
  if (readSession(jar)) return null;
  const isLeft = (["dc_access", "dc_refresh", "dc_customer", "dc_customer_token"] as const).some((name) =>
    jar.get(name),
  );
  if (isLeft) {
    const reason = brokenAt(jar);
    endSession(jar);
    return new AuthValidationError(reason);
  }
  // Over in good order; the badge outlived it.
  if (readVisitor(jar).signedIn) jar.clear("dc_visitor");
  return null;
}

function brokenAt(jar: CookieJar): string {
  if (!jar.get("dc_customer")) return "no customer encoded ID in state";
  return jar.get("dc_refresh") ? "token null for customer token cookie" : "token null for refresh cookie";
}

// The contract's refresh tokens are opaque, with this prefix; any other form is a token that names its customer.
const isOpaque = (token: string) => token.startsWith("rft_");

/** Throws when what is stored does not belong to one and the same customer (shell §5). */
export function requireConsistency(jar: CookieJar, state: CustomerSession, refreshed?: Tokens) {
  const tokens: Record<string, string | null> = {};
  const check = (source: string, token: string | null) => {
    if (!token || !isOpaque(token)) tokens[source] = token;
  };
  check("refresh cookie", jar.get("dc_refresh"));
  check("state refresh token", state.refreshToken);
  // It runs out before the refresh token does, and is gone then.
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
