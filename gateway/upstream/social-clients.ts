// The shop's clients at Apple and Google (OpenID Connect): where customers sign in, and where their code becomes a token.
import { createHash } from "node:crypto";
import { z } from "zod";
import type { components } from "#generated/main/schema.ts";
import { noReply } from "../foundation/errors.ts";

export type SocialProvider = components["schemas"]["SocialProvider"];

/** A client of the shop at a provider. */
export type SocialClient = {
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** What the shop asks for. */
  scope: string;
  /** How the provider answers. Apple answers a request for the email only with a form post. */
  answersBy: "query" | "form_post";
};
export type SocialClients = Partial<Record<SocialProvider, SocialClient>>;

const COMMON = {
  apple: { scope: "email", answersBy: "form_post" },
  google: { scope: "openid email", answersBy: "query" },
} as const;

const REAL = {
  apple: { authorizeUrl: "https://appleid.apple.com/auth/authorize", tokenUrl: "https://appleid.apple.com/auth/token" },
  google: {
    authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
  },
} as const;

type Credentials = { clientId: string; clientSecret: string };

/** Returns the clients that are set up. With `sandboxUrl`, the address of the demo's services, the sandbox stands in for others. */
export function socialClients(
  credentials: Record<SocialProvider, Credentials | null>,
  sandboxUrl: string | null,
): SocialClients {
  const clients: SocialClients = {};
  for (const provider of ["apple", "google"] as const) {
    const own = credentials[provider];
    if (own) clients[provider] = { ...COMMON[provider], ...REAL[provider], ...own };
    else if (sandboxUrl) {
      const base = `${sandboxUrl}/sandbox/sign-in/${provider}`;
      // The sandbox's own client (services/sandbox/sign-in/identity-tokens.ts).
      const sandbox = { clientId: "drawcard-demo", clientSecret: "drawcard-demo-secret" };
      clients[provider] = {
        ...COMMON[provider],
        ...sandbox,
        authorizeUrl: `${base}/authorize`,
        tokenUrl: `${base}/token`,
      };
    }
  }
  return clients;
}

/** What proves that the provider's answer belongs to this browser's request. */
export type Proof = { state: string; nonce: string; verifier: string };

/** Returns the provider's page where the customer signs in. `redirectUri` must be registered there. */
export function authorizeUrl(client: SocialClient, { state, nonce, verifier }: Proof, redirectUri: string): string {
  const url = new URL(client.authorizeUrl);
  const query = {
    response_type: "code",
    client_id: client.clientId,
    redirect_uri: redirectUri,
    scope: client.scope,
    state,
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    // The customer chooses the account. The browser may be signed in to the account of another person.
    prompt: "select_account",
    ...(client.answersBy === "form_post" && { response_mode: "form_post" }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const tokenReply = z.object({ id_token: z.string().min(1).max(8192) });
const TIMEOUT_MS = 8000;

/** Exchanges the code of a provider's answer for an identity token. Returns null if the provider refuses the code; throws 503 if it is down. */
export async function exchangeCode(
  client: SocialClient,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): Promise<string | null> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: client.clientId,
    client_secret: client.clientSecret,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  });
  const reply = await fetch(client.tokenUrl, {
    method: "POST",
    body,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (reply?.status === 400) return null;
  const parsed = tokenReply.safeParse(await reply?.json().catch(() => null));
  if (!reply?.ok || !parsed.success) throw noReply(503);
  return parsed.data.id_token;
}
