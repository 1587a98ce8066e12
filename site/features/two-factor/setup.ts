// A set-up that waits for its first code. A plain form carries it in a hidden field: the shop returns a key only once.
import type { Outputs } from "#gateway/gateway.ts";

export type Config = Outputs["twoFactor"]["get"];
export type Method = Config["methods"][number];

export type Setup =
  | { method: "authenticator"; otpauthUrl: string }
  /** The masked address of the code, the seconds until another can be sent, and when this one expires, if known. */
  | { method: "email"; identifier: string; resendAfterSeconds: number; expiresAt?: string };

const KEY = /^otpauth:\/\/totp\/\S{1,800}[?&]secret=([A-Z2-7]{32})(?:&|$)/;

/** Returns the key in an authenticator's URL, for typing by hand; null if the URL is malformed. */
export const keyOf = (otpauthUrl: string): string | null => KEY.exec(otpauthUrl)?.[1] ?? null;

/** Returns the text of the hidden field. */
export const carried = (setup: Setup) => (setup.method === "email" ? setup.identifier : setup.otpauthUrl);

/** Returns the set-up by email whose code is still valid, or null. With codes by email in use, a code is for something else. */
export const openSetup = ({ method, sentCode }: Config): Setup | null =>
  sentCode && method !== "email" ? sentCode : null;

/** Returns the set-up of a posted form, or null if it carries none. */
export function carriedSetup(method: string | null, text: string | null): Setup | null {
  if (!text) return null;
  if (method === "email" && /^[^\s@]{0,10}@\S{1,254}$/.test(text)) {
    return { method, identifier: text, resendAfterSeconds: 0 };
  }
  return method === "authenticator" && keyOf(text) ? { method, otpauthUrl: text } : null;
}
