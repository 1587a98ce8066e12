// Apple's and Google's sign-in of the demo (OpenID Connect with PKCE). Represents other companies.
import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import { escapeHtml, page, sendPage } from "../page.ts";
import { issueCode, issueIdentityToken, publicKeys, readCode, SANDBOX_CLIENT } from "./identity-tokens.ts";

const providerParam = z.object({ provider: z.enum(["apple", "google"]) });
const wanted = z.object({
  client_id: z.literal(SANDBOX_CLIENT.id),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(2_000),
  state: z.string().min(1).max(200),
  nonce: z.string().min(16).max(200),
  code_challenge: z.string().min(43).max(128),
  code_challenge_method: z.literal("S256"),
  response_type: z.literal("code"),
});
type Wanted = z.infer<typeof wanted>;
type Provider = z.infer<typeof providerParam>["provider"];

const tokenBody = z.object({
  grant_type: z.literal("authorization_code"),
  client_id: z.literal(SANDBOX_CLIENT.id),
  client_secret: z.literal(SANDBOX_CLIENT.secret),
  redirect_uri: z.string(),
  code: z.string(),
  code_verifier: z.string(),
});

const NAMES = { apple: "Apple", google: "Google" } as const;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("\n");

const choosePage = (provider: Provider, given: Wanted, problem = "") =>
  page(
    `Sandbox ${NAMES[provider]}`,
    `<main>
<p class="bank">Sandbox ${NAMES[provider]}</p>
<h1>Continue to the shop?</h1>
<p>The shop learns your email address.</p>
<form method="post" action="/sandbox/sign-in/${provider}/authorize">
${hidden(given)}
<p class="field"><label for="email">Email of your ${NAMES[provider]} account</label>
<input id="email" name="email" type="email" autocomplete="email" required aria-describedby="email-problem">
<span class="problem" id="email-problem" role="alert">${escapeHtml(problem)}</span></p>
<div class="answers"><button class="primary" name="answer" value="continue">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button></div>
</form>
</main>`,
  );

/** Apple answers with a form that the browser posts to the shop. */
const postBackPage = (back: string, answer: Record<string, string>) =>
  page(
    "Sandbox Apple",
    `<main>
<p class="bank">Sandbox Apple</p>
<h1>Done</h1>
<form method="post" action="${escapeHtml(back)}">
${hidden(answer)}
<div class="answers"><button class="primary">Return to the shop</button></div>
</form>
</main>`,
  );

const noticePage = () => page("Sandbox sign-in", "<main>\n<h1>The shop asked in a wrong way.</h1>\n</main>");

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

/** Registered at /sandbox, only with DEMO. */
export const signInPlugin =
  ({ env }: { env: ServicesEnv }): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // Browsers apply form-action to the redirect after a form too.
    const policyFor = (given: Wanted) => ({ "form-action": `'self' ${new URL(given.redirect_uri).origin}` });

    app.get("/sign-in/keys", () => publicKeys(env));

    app.get("/sign-in/:provider/authorize", async (request, reply) => {
      const { provider } = providerParam.parse(request.params);
      const query = wanted.safeParse(request.query);
      if (!query.success) return sendPage(reply.code(400), noticePage(), {});
      return sendPage(reply, choosePage(provider, query.data), policyFor(query.data));
    });

    app.post("/sign-in/:provider/authorize", async (request, reply) => {
      const { provider } = providerParam.parse(request.params);
      const body = wanted.safeParse(request.body);
      if (!body.success) return sendPage(reply.code(400), noticePage(), {});
      const { code_challenge: challenge, nonce, redirect_uri: redirectUri, state } = body.data;
      const typed = z.object({ answer: z.string().optional(), email: z.email().max(254) }).safeParse(request.body);
      const isCancelled = (request.body as { answer?: unknown }).answer === "cancel";
      if (!isCancelled && !typed.success)
        return sendPage(
          reply.code(422),
          choosePage(provider, body.data, "Enter an email address."),
          policyFor(body.data),
        );
      const answer: Record<string, string> =
        isCancelled || !typed.success
          ? { state, error: provider === "apple" ? "user_cancelled_authorize" : "access_denied" }
          : { state, code: issueCode(env, { provider, email: typed.data.email, nonce, challenge, redirectUri }) };
      if (provider === "apple") return sendPage(reply, postBackPage(redirectUri, answer), policyFor(body.data));
      const target = new URL(redirectUri);
      for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
      return reply.redirect(target.href, 303);
    });

    app.post("/sign-in/:provider/token", async (request, reply) => {
      const { provider } = providerParam.parse(request.params);
      const body = tokenBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ error: "invalid_request" });
      const known = readCode(env, body.data.code);
      const isValid =
        known?.provider === provider &&
        known.redirectUri === body.data.redirect_uri &&
        known.challenge === challengeOf(body.data.code_verifier);
      if (!isValid) return reply.code(400).send({ error: "invalid_grant" });
      return { token_type: "Bearer", expires_in: 300, id_token: await issueIdentityToken(env, known) };
    });
  };
