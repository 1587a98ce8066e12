// A sign-in at Apple or Google that this browser has started, sealed in the visitor's own cookie.
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Proof, SocialProvider } from "../upstream/social-clients.ts";
import type { CookieJar } from "./cookies.ts";
import { seal, unseal } from "./seal.ts";

/** What the customer wants: to log in, or to link the account for later. */
export type PendingSocial = Proof & {
  provider: SocialProvider;
  /** Where to go afterwards. */
  next: string;
  /** The customer who links an account; null to log in. */
  customerId: string | null;
  /** The provider's token, once it is known: linking may wait for a one-time code. */
  token?: string;
};

const LIFE_SECONDS = 10 * 60;
const random = () => randomBytes(24).toString("base64url");

/** Returns new values that no one can guess. */
export const newProof = (): Proof => ({
  state: random(),
  nonce: random(),
  verifier: randomBytes(32).toString("base64url"),
});

/** Stores the started sign-in instead of an earlier one. */
export async function keepPendingSocial(jar: CookieJar, appSecret: string, pending: PendingSocial): Promise<void> {
  jar.set("dc_social", await seal(appSecret, "social sign-in", pending, { lifeSeconds: LIFE_SECONDS }));
}

/** The started sign-in, or null if there is none, it has expired, or the cookie was changed. */
export async function pendingSocialOf(jar: CookieJar, appSecrets: readonly string[]): Promise<PendingSocial | null> {
  const cookie = jar.get("dc_social");
  return cookie ? unseal<PendingSocial>(appSecrets, "social sign-in", cookie) : null;
}

/** Whether a provider's answer belongs to the started sign-in. */
export function isAnswerTo({ state }: Proof, given: string): boolean {
  const [expected, actual] = [Buffer.from(state), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
