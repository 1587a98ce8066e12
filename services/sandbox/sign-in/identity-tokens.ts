// What the sandbox of Apple and Google issues: codes for the shop, and the identity tokens that the shop gets for them.
import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto";
import { exportJWK, type JWK, SignJWT } from "jose";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import { seal, unseal } from "#services/lib/seal.ts";
import type { Issuer } from "#services/main/identity/social-accounts/identity-token.ts";
import type { SocialProvider } from "#services/main/identity/social-links/social-links.rows.ts";

/** The shop's client at the sandbox (gateway/upstream/social-clients.ts). */
export const SANDBOX_CLIENT = { id: "drawcard-demo", secret: "drawcard-demo-secret" };

const CODE_LIFE_MS = 60_000;
const KEY_ID = "sandbox-1";

const codeContent = z.object({
  provider: z.enum(["apple", "google"]),
  email: z.string(),
  nonce: z.string(),
  challenge: z.string(),
  redirectUri: z.string(),
  until: z.number(),
});
type CodeContent = Omit<z.infer<typeof codeContent>, "until">;

/** Returns the code with which the provider sends the customer back. Valid for a minute. */
export const issueCode = (env: ServicesEnv, content: CodeContent): string =>
  `oc_${seal(env, JSON.stringify({ ...content, until: Date.now() + CODE_LIFE_MS }))}`;

/** Returns what a code stands for, or null if it is not valid. */
export function readCode(env: ServicesEnv, code: string): CodeContent | null {
  try {
    const { until, ...content } = codeContent.parse(JSON.parse(unseal(env, code.slice("oc_".length))));
    return until > Date.now() ? content : null;
  } catch {
    return null;
  }
}

// The start of a PKCS #8 document with an Ed25519 key. The key follows.
const ED25519_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

/** Derived, so that every process of the services signs with the same key. */
function signingKey({ tokenSecret }: Pick<ServicesEnv, "tokenSecret">): KeyObject {
  const key = Buffer.from(hkdfSync("sha256", tokenSecret, "", "sandbox identity tokens", 32));
  return createPrivateKey({ key: Buffer.concat([ED25519_HEAD, key]), format: "der", type: "pkcs8" });
}

/** The public keys of the sandbox. */
export async function publicKeys(env: ServicesEnv): Promise<{ keys: JWK[] }> {
  const key = await exportJWK(createPublicKey(signingKey(env)));
  return { keys: [{ ...key, kid: KEY_ID, alg: "EdDSA", use: "sig" }] };
}

const issuerOf = (provider: SocialProvider) => `https://${provider}.sandbox.invalid`;

/** Returns an identity token, valid for 5 minutes. The account is the email's. */
export async function issueIdentityToken(
  env: ServicesEnv,
  { email, nonce, provider }: Pick<CodeContent, "email" | "nonce" | "provider">,
): Promise<string> {
  const subject = createHash("sha256").update(`${provider} ${email.toLowerCase()}`).digest("hex").slice(0, 24);
  return new SignJWT({ email, email_verified: true, nonce })
    .setProtectedHeader({ alg: "EdDSA", kid: KEY_ID })
    .setIssuer(issuerOf(provider))
    .setAudience(SANDBOX_CLIENT.id)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime("5 minutes")
    .sign(signingKey(env));
}

/** The sandbox as an issuer of identity tokens, for both providers. */
export function sandboxIssuers(origin: () => string): Record<SocialProvider, Issuer> {
  const keysUrl = () => `${origin()}/sandbox/sign-in/keys`;
  const of = (provider: SocialProvider) => ({ issuer: [issuerOf(provider)], clientId: SANDBOX_CLIENT.id, keysUrl });
  return { apple: of("apple"), google: of("google") };
}
