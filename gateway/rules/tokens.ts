// Before a refresh, everything that names a customer must name the same one (shell §5). This stops one visitor's
// tokens from being refreshed into another's session on a shared browser.

/** The customer a token was issued to, or null when it cannot be read. The signature is the service's to check. */
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
  /** May be absent: it expires before the refresh token does. */
  accessCookie?: string | null;
  /** The tokens that must be there, by the name of where each was found. */
  tokens: Record<string, string | null | undefined>;
};

/** The reason a refresh is refused, or null. It is for the log, not for the customer. */
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
