// Checks before a token refresh that all credentials belong to the same customer (shell §5). On a shared browser, this
// prevents one customer's tokens from being refreshed into another customer's session.

/** Returns the customer id in a token, or null if it is unreadable. The service verifies the signature. */
export function customerOfToken(token: string): string | null {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== "object" || claims === null || !("customer_id" in claims)) return null;
    return typeof claims.customer_id === "string" ? claims.customer_id : null;
  } catch {
    return null;
  }
}

type Credentials = {
  stateCustomerId: string | null | undefined;
  cookieCustomerId: string | null | undefined;
  /** May be absent, since it expires before the refresh token. */
  accessCookie?: string | null;
  /** The required tokens, keyed by their source. */
  tokens: Record<string, string | null | undefined>;
};

/** Returns why a refresh must be refused, or null. For the log, not for the customer. */
export function consistencyProblem(credentials: Credentials): string | null {
  const customerId = credentials.stateCustomerId;
  if (!customerId) return "no customer encoded ID in state";
  if (credentials.cookieCustomerId !== customerId) return "customer encoded ID mismatch for cookie";

  const tokens = { ...credentials.tokens };
  if (credentials.accessCookie) tokens["access cookie"] = credentials.accessCookie;
  for (const [source, token] of Object.entries(tokens)) {
    if (!token) return `token null for ${source}`;
    const owner = customerOfToken(token);
    if (owner === null) return `could not decode token: ${source}`;
    if (owner !== customerId) return `customer encoded ID mismatch for token: ${source}`;
  }
  return null;
}
