import { hash } from "node:crypto";

/** The application's name and secret; the browser never sees either. */
export type AppKeys = { appKey: string; appSecret: string };

/**
 * The headers that prove a call came from this application. `customerToken` is empty for visitors.
 * Signing uses wall time, never the shop's clock: the service refuses a timestamp 300 s off.
 */
export function signatureHeaders({ appKey, appSecret }: AppKeys, customerToken: string, nowMs = Date.now()) {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = hash("sha256", timestamp + appSecret + appKey + customerToken, "hex");
  return { "x-shop-app-key": appKey, "x-shop-timestamp": timestamp, "x-shop-signature": signature };
}
