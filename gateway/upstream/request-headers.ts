import { signatureHeaders } from "./sign.ts";
import type { Call, Upstream } from "./upstream.ts";

/** Returns the headers of one attempt (account §7), with a current signature and the visitor's identity. */
export function requestHeaders({ keys, tracing }: Upstream, { request, operation, origin, who }: Call) {
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-shop-app-key": keys.appKey,
    "x-shop-request-id": origin.requestId,
    ...tracing.headers(),
  };
  for (const [name, value] of request.headers) headers[name] = value;
  if (operation.signed) Object.assign(headers, signatureHeaders(keys, who?.customerToken ?? ""));
  if (operation.version) headers["x-shop-version"] ??= operation.version;
  if (origin.subVariant) headers["x-shop-sub-variant"] = origin.subVariant;
  if (origin.sessionId) headers["x-shop-session-id"] = origin.sessionId;
  if (origin.deviceId) headers["x-shop-device-id"] = origin.deviceId;
  if (origin.ip) headers["x-forwarded-for"] = origin.ip;
  if (who) {
    headers["x-shop-customer-id"] = who.customerId;
    if (who.accessToken) headers["authorization"] = `Bearer ${who.accessToken}`;
  }
  return headers;
}
