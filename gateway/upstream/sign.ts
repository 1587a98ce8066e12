import { hash } from "node:crypto";

/** The application's key and secret. Neither is ever sent to the browser. */
export type AppKeys = { appKey: string; appSecret: string };

/**
 * Returns the headers that authenticate a call as coming from this application. `customerToken` is empty for visitors.
 * Uses wall time, not the shop clock: services refuse a timestamp that is more than 300 seconds off.
 */
export function signatureHeaders({ appKey, appSecret }: AppKeys, customerToken: string, nowMs = Date.now()) {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = hash("sha256", timestamp + appSecret + appKey + customerToken, "hex");
  return { "x-shop-app-key": appKey, "x-shop-timestamp": timestamp, "x-shop-signature": signature };
}
