// Checks identity tokens of Apple and Google (OpenID Connect).
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { SocialProvider } from "../social-links/social-links.rows.ts";

/** A provider, as its tokens must name it. */
export type Issuer = {
  issuer: string[];
  /** The shop's client id at the provider: the audience of its tokens. */
  clientId: string;
  /** Returns the address of the provider's public keys. */
  keysUrl: () => string;
};

/** The account that a token names. */
export type Identity = { subject: string; email: string | null; expiresAt: Date };

/** Returns the identity in a token, or null if the token is not valid for this shop and nonce. Throws if the keys can't be read. */
export type IdentityReader = (provider: SocialProvider, token: string, nonce: string) => Promise<Identity | null>;

/** In seconds. The contract's limit (socialAuthenticate). */
const MAX_AGE = 5 * 60;
const CLOCK_DRIFT = 30;

const isAboutToken = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== "ERR_JOSE_GENERIC" &&
  error.code !== "ERR_JWKS_INVALID";

/** Returns a reader for the providers that are set up. A token of another provider is never valid. */
export function createIdentityReader(issuers: Partial<Record<SocialProvider, Issuer>>): IdentityReader {
  const keys = new Map<SocialProvider, JWTVerifyGetKey>();
  const keysOf = (provider: SocialProvider, { keysUrl }: Issuer): JWTVerifyGetKey => {
    const known = keys.get(provider) ?? createRemoteJWKSet(new URL(keysUrl()));
    keys.set(provider, known);
    return known;
  };
  return async (provider, token, nonce) => {
    const issuer = issuers[provider];
    if (!issuer) return null;
    try {
      const { payload } = await jwtVerify(token, keysOf(provider, issuer), {
        issuer: issuer.issuer,
        audience: issuer.clientId,
        algorithms: ["RS256", "ES256", "EdDSA"],
        requiredClaims: ["sub", "iat", "exp", "nonce"],
        maxTokenAge: MAX_AGE,
        clockTolerance: CLOCK_DRIFT,
      });
      if (payload["nonce"] !== nonce || !payload.sub || payload.exp === undefined) return null;
      const email = typeof payload["email"] === "string" ? payload["email"] : null;
      return { subject: payload.sub, email, expiresAt: new Date((payload.exp + CLOCK_DRIFT) * 1000) };
    } catch (error) {
      if (isAboutToken(error)) return null;
      throw error;
    }
  };
}

const PROVIDERS = {
  apple: { issuer: ["https://appleid.apple.com"], keys: "https://appleid.apple.com/auth/keys" },
  google: {
    issuer: ["https://accounts.google.com", "accounts.google.com"],
    keys: "https://www.googleapis.com/oauth2/v3/certs",
  },
} as const;

/** Returns the real providers for which the shop has a client id. */
export function issuersOf(
  clientIds: Readonly<Record<SocialProvider, string | null>>,
): Partial<Record<SocialProvider, Issuer>> {
  return Object.fromEntries(
    (Object.keys(PROVIDERS) as SocialProvider[]).flatMap((provider) => {
      const clientId = clientIds[provider];
      const { issuer, keys } = PROVIDERS[provider];
      return clientId === null ? [] : [[provider, { issuer: [...issuer], clientId, keysUrl: () => keys }]];
    }),
  );
}
