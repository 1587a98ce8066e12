// Signing in with Apple or Google, and linking their accounts (shell §7, account §7). The authorisation code flow of OpenID Connect
// with state, nonce and PKCE: tokens never reach the browser, except sealed.
import { z } from "zod";
import { hasCapability } from "#gateway/rules/capabilities.ts";
import { SocialProvider } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound, problem } from "../foundation/errors.ts";
import { readCapabilities } from "../session/capabilities.ts";
import {
  isAnswerTo,
  keepPendingSocial,
  newProof,
  type PendingSocial,
  pendingSocialOf,
} from "../session/pending-social.ts";
import { customerOf, customerProcedure, publicProcedure, router, withCapability } from "../trpc.ts";
import {
  authorizeUrl,
  exchangeCode,
  type SocialProvider as Provider,
  type SocialClient,
} from "../upstream/social-clients.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { signInWith } from "./session-sign-in.ts";
import type { SignedIn } from "./session-start.ts";

type SocialAccount = components["schemas"]["SocialAccount"];

const providerInput = z.object({ provider: SocialProvider() });
const startInput = providerInput.extend({ next: z.string().max(1000).default("") });
const finishInput = providerInput.extend({
  state: z.string().max(200).optional(),
  code: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
});

/** How a sign-in at a provider ended. */
export type SocialOutcome = { kind: "cancelled" | "linked" } | { kind: "signed-in"; signedIn: SignedIn };

const hasExpired = () =>
  problem({ code: "link_expired", status: 410, message: "This sign-in has expired. Please start again." });

const redirectUriOf = ({ publicUrl }: Context, provider: Provider) => `${publicUrl.origin}/shell/sign-in/${provider}`;

/** Returns the providers that the segment has and the operator has set up. */
async function providersOf(ctx: Context): Promise<Provider[]> {
  const { capabilities } = await readCapabilities(ctx);
  return (["apple", "google"] as const).filter(
    (provider) => ctx.socialClients[provider] && hasCapability(capabilities, [`social-authentication-${provider}`]),
  );
}

async function clientOf(ctx: Context, provider: Provider): Promise<SocialClient> {
  const client = ctx.socialClients[provider];
  if (!client || !(await providersOf(ctx)).includes(provider)) throw notFound();
  return client;
}

/** Stores the sign-in and returns the provider's page. */
async function start(ctx: Context, wanted: Pick<PendingSocial, "provider" | "next" | "customerId">) {
  const client = await clientOf(ctx, wanted.provider);
  const proof = newProof();
  await keepPendingSocial(ctx.cookies, ctx.appSecret, { ...proof, ...wanted });
  return { redirectUrl: authorizeUrl(client, proof, redirectUriOf(ctx, wanted.provider)) };
}

type Answer = z.infer<typeof finishInput>;

/** Returns the provider's token for the started sign-in; null if the customer cancelled. */
async function tokenOf(ctx: Context, pending: PendingSocial, { provider, state, code, error }: Answer) {
  // The code is used up by now: a link that waits for a one-time code goes on with the token.
  if (pending.token !== undefined && state === undefined) return pending.token;
  if (state === undefined || !isAnswerTo(pending, state)) throw hasExpired();
  ctx.cookies.clear("dc_social");
  if (error !== undefined || code === undefined) return null;
  const client = await clientOf(ctx, provider);
  const redirectUri = redirectUriOf(ctx, provider);
  return (await exchangeCode(client, { code, redirectUri, verifier: pending.verifier })) ?? hasExpiredNow();
}

const hasExpiredNow = (): never => {
  throw hasExpired();
};

async function link(ctx: Context, pending: PendingSocial, token: string): Promise<SocialOutcome> {
  // Another customer has logged in to this browser meanwhile.
  if (customerOf(ctx).customerId !== pending.customerId) throw hasExpired();
  const { provider, nonce } = pending;
  await keepPendingSocial(ctx.cookies, ctx.appSecret, { ...pending, token });
  unwrap(await ctx.main.POST("/social-authentication/link", { body: { provider, token, nonce } }));
  ctx.cookies.clear("dc_social");
  return { kind: "linked" };
}

const manageProcedure = customerProcedure.use(withCapability("manage-account"));

export const socialAccountsRouter = router({
  /** The providers that customers can log in with here. */
  providers: publicProcedure.query(({ ctx }): Promise<Provider[]> => providersOf(ctx)),

  /** The customer's linked accounts, at most one per provider. */
  list: customerProcedure.query(
    async ({ ctx }): Promise<SocialAccount[]> => unwrap(await ctx.main.GET("/social-authentication/list")),
  ),

  /** The provider's page where a customer logs in. `next` is the page afterwards. */
  start: publicProcedure
    .input(startInput)
    .mutation(({ ctx, input }): Promise<{ redirectUrl: string }> => start(ctx, { ...input, customerId: null })),

  /** The provider's page where the customer chooses the account to link. */
  startLink: manageProcedure
    .input(providerInput)
    .mutation(
      ({ ctx, input }): Promise<{ redirectUrl: string }> =>
        start(ctx, { ...input, next: "", customerId: customerOf(ctx).customerId }),
    ),

  /** The sign-in that this browser has started, or null. */
  pending: publicProcedure.query(async ({ ctx }): Promise<{ isLink: boolean; next: string } | null> => {
    const pending = await pendingSocialOf(ctx.cookies, ctx.appSecrets);
    return pending && { isLink: pending.customerId !== null, next: pending.next };
  }),

  /**
   * Ends a sign-in with the provider's answer: logs in, or links the account. Refused with not_linked or already_linked, and
   * for a one-time code. A link that needs a code is finished by the same call without the answer.
   */
  finish: publicProcedure.input(finishInput).mutation(async ({ ctx, input }): Promise<SocialOutcome> => {
    await ctx.limits.spend("loginByAddress", ctx.ip);
    const pending = await pendingSocialOf(ctx.cookies, ctx.appSecrets);
    if (pending?.provider !== input.provider) throw hasExpired();
    const token = await tokenOf(ctx, pending, input);
    if (token === null) return { kind: "cancelled" };
    if (pending.customerId !== null) return link(ctx, pending, token);
    const { provider, nonce } = pending;
    return { kind: "signed-in", signedIn: await signInWith(ctx, { kind: "social", provider, token, nonce }) };
  }),

  /** Removes the link. The customer can still log in with the password. */
  unlink: manageProcedure.input(providerInput).mutation(async ({ ctx, input }): Promise<{ unlinked: true }> => {
    unwrapEnvelope(await ctx.main.POST("/social-authentication/unlink", { body: input }));
    return { unlinked: true };
  }),
});
