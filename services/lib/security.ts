// Who calls: a known application (signature), and perhaps a customer (bearer). Wall time, never the shop's clock.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { errors, jwtVerify, SignJWT } from "jose";
import type { ServicesEnv } from "#services/env.ts";
import { refuse } from "./refusal.ts";

const SKEW_SECONDS = 300;
/** 15 min: contracts decision "Sessions and two-factor". */
const ACCESS_TOKEN_SECONDS = 15 * 60;

/** One sign-in: whose, and on which device. */
export type Identity = { customerId: string; loginId: string; deviceId: string };
type Secrets = Pick<ServicesEnv, "appKey" | "appSecret" | "tokenSecret">;

const keyOf = (secrets: Secrets) => new TextEncoder().encode(secrets.tokenSecret);

/** The token of a sign-in. Until when it is elevated is told along; what decides is kept with the login. */
export function signAccessToken(
  secrets: Secrets,
  { customerId, loginId, deviceId }: Identity,
  elevatedUntil: Date | null = null,
): Promise<string> {
  const claims = { customer_id: customerId, login_id: loginId, device_id: deviceId };
  return new SignJWT({ ...claims, ...(elevatedUntil && { elevated_until: elevatedUntil.toISOString() }) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setJti(crypto.randomUUID())
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS} s`)
    .sign(keyOf(secrets));
}

/**
 * The opaque customer token of a customer on a device: part of the signature of every call made for that customer.
 * Derived, so that checking a signature needs no look-up; worthless without the application's secret.
 */
export function customerTokenOf(secrets: Secrets, customerId: string, deviceId: string): string {
  const mac = createHmac("sha256", secrets.tokenSecret).update(`customer-token:${customerId}:${deviceId}`);
  return `ctk_${mac.digest("hex").slice(0, 32)}`;
}

/** Lower-case hex SHA-256 of timestamp + secret + app key + customer token, nothing between them. */
export function signatureOf(secrets: Secrets, timestamp: string, customerToken: string): string {
  return createHash("sha256").update(`${timestamp}${secrets.appSecret}${secrets.appKey}${customerToken}`).digest("hex");
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  // Bytes, not characters: a header may hold letters that take two.
  return left.length === right.length && timingSafeEqual(left, right);
}

const header = (headers: IncomingHttpHeaders, name: string) => {
  const value = headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/** The customer token a caller must have signed with: the bearer's, else that of the customer and device it names. */
function expectedCustomerToken(secrets: Secrets, headers: IncomingHttpHeaders, bearer: Identity | null): string {
  if (bearer) return customerTokenOf(secrets, bearer.customerId, bearer.deviceId);
  const customerId = header(headers, "x-shop-customer-id");
  return customerId === null ? "" : customerTokenOf(secrets, customerId, header(headers, "x-shop-device-id") ?? "");
}

export function requireAppKey(secrets: Secrets, headers: IncomingHttpHeaders): void {
  if (header(headers, "x-shop-app-key") !== secrets.appKey)
    refuse(400, "invalid_signature", "The call could not be verified.");
}

/** 400, never 401: a 401 would start a token refresh, which cannot mend a signature. */
export function requireSignature(secrets: Secrets, headers: IncomingHttpHeaders, bearer: Identity | null): void {
  const timestamp = header(headers, "x-shop-timestamp") ?? "";
  const signature = header(headers, "x-shop-signature") ?? "";
  const customerToken = expectedCustomerToken(secrets, headers, bearer);
  const isOurs =
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(Date.now() / 1000 - Number(timestamp)) <= SKEW_SECONDS &&
    isEqual(signature, signatureOf(secrets, timestamp, customerToken));
  if (!isOurs) refuse(400, "invalid_signature", "The call could not be verified.");
}

/** What the Authorization header says: nothing, something that is no token of ours, or a sign-in, perhaps run out. */
export type Bearer = { kind: "none" | "invalid" } | { kind: "valid" | "expired"; identity: Identity };

export async function readBearer(secrets: Secrets, headers: IncomingHttpHeaders): Promise<Bearer> {
  const authorization = header(headers, "authorization");
  if (authorization === null) return { kind: "none" };
  const token = authorization.match(/^Bearer (\S+)$/)?.[1] ?? "";
  const identityOf = (payload: Record<string, unknown>): Identity => ({
    customerId: String(payload["customer_id"]),
    loginId: String(payload["login_id"]),
    deviceId: String(payload["device_id"]),
  });
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), { algorithms: ["HS256"] });
    return { kind: "valid", identity: identityOf(payload) };
  } catch (error) {
    // jose checks the signature before the times, so the payload of an expired token is still ours.
    if (error instanceof errors.JWTExpired) return { kind: "expired", identity: identityOf(error.payload) };
    if (error instanceof errors.JOSEError) return { kind: "invalid" };
    throw error;
  }
}

/**
 * The customer a call is made for. A bad token is 401 even where signing in is optional: the caller believes in a
 * customer, and silence would answer as if there were none.
 */
export function requireIdentity(
  headers: IncomingHttpHeaders,
  bearer: Bearer,
  { isRequired, acceptsExpired }: { isRequired: boolean; acceptsExpired: boolean },
): Identity | null {
  if (bearer.kind === "none" && !isRequired) return null;
  if (bearer.kind === "valid" || (bearer.kind === "expired" && acceptsExpired)) {
    // A token of one customer beside the id of another is a mix-up of sessions: nobody's data is shown.
    const namedId = header(headers, "x-shop-customer-id");
    if (namedId === null || namedId === bearer.identity.customerId) return bearer.identity;
  }
  return refuse(401, "signed_out", "Please log in to continue.");
}
