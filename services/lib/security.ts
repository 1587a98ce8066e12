// Authenticates calls: the application by its signature, the customer by a bearer token. Uses wall time.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { errors, jwtVerify, SignJWT } from "jose";
import type { ServicesEnv } from "#services/lib/env.ts";
import { refuse } from "./refusal.ts";

const SKEW_SECONDS = 300;
/** 15 min: contracts decision "Sessions and two-factor". */
const ACCESS_TOKEN_SECONDS = 15 * 60;

/** The customer, login and device of an access token, and whether it was issued after a one-time code, at most 15 minutes ago. */
export type Identity = { customerId: string; loginId: string; deviceId: string; isElevated: boolean };
type Secrets = Pick<ServicesEnv, "appKey" | "appSecret" | "tokenSecret">;
/** With the secrets that are accepted while one is replaced. */
type AcceptedSecrets = Secrets & Pick<ServicesEnv, "acceptedAppSecrets" | "acceptedTokenSecrets">;

const keyOf = (tokenSecret: string) => new TextEncoder().encode(tokenSecret);

/**
 * Signs an access token. Its elevation ends with the one of the login's row. A token without it stays unelevated, so that a
 * token stolen before a step-up gains nothing by it.
 */
export function signAccessToken(
  secrets: Secrets,
  { customerId, loginId, deviceId }: Omit<Identity, "isElevated">,
  elevatedUntil: Date | null = null,
): Promise<string> {
  const claims = { customer_id: customerId, login_id: loginId, device_id: deviceId };
  return new SignJWT({
    ...claims,
    ...(elevatedUntil && { elevated_until: Math.floor(elevatedUntil.getTime() / 1000) }),
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setJti(crypto.randomUUID())
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS} s`)
    .sign(keyOf(secrets.tokenSecret));
}

/**
 * Returns the opaque customer token of a customer on a device, a part of the signature of their calls. It is derived, so
 * checking a signature needs no query, and it is useless without the application's secret.
 */
export function customerTokenOf(secrets: Pick<Secrets, "tokenSecret">, customerId: string, deviceId: string): string {
  const mac = createHmac("sha256", secrets.tokenSecret).update(`customer-token:${customerId}:${deviceId}`);
  return `ctk_${mac.digest("hex").slice(0, 32)}`;
}

/** Returns the SHA-256 in lower-case hex of timestamp, app secret, app key and customer token, concatenated. */
export function signatureOf(secrets: Omit<Secrets, "tokenSecret">, timestamp: string, customerToken: string): string {
  return createHash("sha256").update(`${timestamp}${secrets.appSecret}${secrets.appKey}${customerToken}`).digest("hex");
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  // Compare byte lengths: a header may contain multi-byte characters.
  return left.length === right.length && timingSafeEqual(left, right);
}

const header = (headers: IncomingHttpHeaders, name: string) => {
  const value = headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/** Returns the customer token a call must be signed with: the bearer's, otherwise that of the named customer and device. */
function expectedCustomerToken(
  secrets: Pick<Secrets, "tokenSecret">,
  headers: IncomingHttpHeaders,
  bearer: Identity | null,
): string {
  if (bearer) return customerTokenOf(secrets, bearer.customerId, bearer.deviceId);
  const customerId = header(headers, "x-shop-customer-id");
  return customerId === null ? "" : customerTokenOf(secrets, customerId, header(headers, "x-shop-device-id") ?? "");
}

export function requireAppKey(secrets: Secrets, headers: IncomingHttpHeaders): void {
  if (header(headers, "x-shop-app-key") !== secrets.appKey)
    refuse(400, "invalid_signature", "The call could not be verified.");
}

/** Refuses a wrong signature with 400. A 401 would start a token refresh, which cannot fix a signature. */
export function requireSignature(
  secrets: AcceptedSecrets,
  headers: IncomingHttpHeaders,
  bearer: Identity | null,
): void {
  const timestamp = header(headers, "x-shop-timestamp") ?? "";
  const signature = header(headers, "x-shop-signature") ?? "";
  const { appKey, appSecret, tokenSecret, acceptedAppSecrets, acceptedTokenSecrets } = secrets;
  const isSigned = () =>
    [tokenSecret, ...acceptedTokenSecrets].some((token) => {
      const customerToken = expectedCustomerToken({ tokenSecret: token }, headers, bearer);
      return [appSecret, ...acceptedAppSecrets].some((app) =>
        isEqual(signature, signatureOf({ appKey, appSecret: app }, timestamp, customerToken)),
      );
    });
  const isOurs =
    /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number(timestamp)) <= SKEW_SECONDS && isSigned();
  if (!isOurs) refuse(400, "invalid_signature", "The call could not be verified.");
}

/** Whether the elevation has ended changes while a token is remembered. */
type Verified = { payload: Record<string, unknown>; expiresAt: number };

const identityOf = (payload: Record<string, unknown>): Identity => ({
  customerId: String(payload["customer_id"]),
  loginId: String(payload["login_id"]),
  deviceId: String(payload["device_id"]),
  isElevated: Number(payload["elevated_until"] ?? 0) * 1000 > Date.now(),
});

// Checking a token's signature takes another thread and longer than the rest of the request, so tokens that passed are
// remembered until they expire. Every call still checks in the database that the login is not revoked.
const verified = new Map<string, Map<string, Verified>>();
const MAX_VERIFIED = 10_000;

function verifiedBy({ tokenSecret }: Pick<Secrets, "tokenSecret">): Map<string, Verified> {
  const tokens = verified.get(tokenSecret) ?? new Map<string, Verified>();
  verified.set(tokenSecret, tokens);
  return tokens;
}

function remember(tokens: Map<string, Verified>, token: string, entry: Verified): void {
  const [oldest] = tokens.keys();
  if (tokens.size >= MAX_VERIFIED && oldest !== undefined) tokens.delete(oldest);
  tokens.set(token, entry);
}

/** The Authorization header as read: absent, invalid, or a login whose token may have expired. */
export type Bearer = { kind: "none" | "invalid" } | { kind: "valid" | "expired"; identity: Identity };

/** Reads the access token of a call, signed with TOKEN_SECRET or with another accepted secret. */
export async function readBearer(secrets: AcceptedSecrets, headers: IncomingHttpHeaders): Promise<Bearer> {
  const authorization = header(headers, "authorization");
  if (authorization === null) return { kind: "none" };
  const token = authorization.match(/^Bearer (\S+)$/)?.[1] ?? "";
  for (const tokenSecret of secrets.acceptedTokenSecrets) {
    const bearer = await verifyBearer({ tokenSecret }, token);
    if (bearer.kind !== "invalid") return bearer;
  }
  return verifyBearer(secrets, token);
}

async function verifyBearer(secrets: Pick<Secrets, "tokenSecret">, token: string): Promise<Bearer> {
  const known = verifiedBy(secrets).get(token);
  if (known && Date.now() < known.expiresAt) return { kind: "valid", identity: identityOf(known.payload) };
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets.tokenSecret), { algorithms: ["HS256"] });
    remember(verifiedBy(secrets), token, { payload, expiresAt: (payload.exp ?? 0) * 1000 });
    return { kind: "valid", identity: identityOf(payload) };
  } catch (error) {
    // jose checks the signature before the expiry, so the payload of an expired token is genuine.
    if (error instanceof errors.JWTExpired) return { kind: "expired", identity: identityOf(error.payload) };
    if (error instanceof errors.JOSEError) return { kind: "invalid" };
    throw error;
  }
}

/**
 * Returns the customer of a call, or null for a visitor. Refuses an invalid token with 401 even where it is optional:
 * treating the caller as a visitor would return a wrong answer.
 */
export function requireIdentity(
  headers: IncomingHttpHeaders,
  bearer: Bearer,
  { isRequired, acceptsExpired }: { isRequired: boolean; acceptsExpired: boolean },
): Identity | null {
  if (bearer.kind === "none" && !isRequired) return null;
  if (bearer.kind === "valid" || (bearer.kind === "expired" && acceptsExpired)) {
    // Token and customer id of different customers: sessions were mixed up, so refuse.
    const namedId = header(headers, "x-shop-customer-id");
    if (namedId === null || namedId === bearer.identity.customerId) return bearer.identity;
  }
  return refuse(401, "signed_out", "Please log in to continue.");
}
