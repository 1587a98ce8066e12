// Replaces APP_SECRET and TOKEN_SECRET while customers are signed in, in the three steps of docs/operations.md.
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServicesEnv } from "#services/lib/env.ts";
import { reseal, unseal } from "#services/lib/seal.ts";
import { resealSecrets } from "#services/main/identity/two-factor/two-factor.rows.ts";
import { GUS } from "#tests/two-factor.ts";
import { openServices, type Services, signedHeaders } from "./open-services.ts";

const NEXT = { appSecret: "next-app-secret-0123456789", tokenSecret: "next-token-secret-0123456789abcdef" };

let before: Services;
/** Both secrets are known, and the new ones are in use. */
let during: Services;
/** Only the new ones are known. */
let after: Services;
beforeAll(async () => {
  before = await openServices();
  const { appSecret, tokenSecret } = before.env;
  const env: ServicesEnv = { ...before.env, ...NEXT };
  during = await openServices({
    env: { ...env, acceptedAppSecrets: [appSecret], acceptedTokenSecrets: [tokenSecret] },
  });
  after = await openServices({ env });
});
afterAll(async () => {
  for (const services of [after, during, before]) await services?.close();
});

/** Calls as a gateway that signs with these secrets. */
const asGateway = (services: Services, env: ServicesEnv, as: Awaited<ReturnType<Services["signIn"]>>) =>
  services.call({ path: "/v2/orders?status=past_products", version: "3.0", headers: signedHeaders(env, as) });

describe("a customer who signed in before the rotation", () => {
  it("stays signed in while the previous secrets are accepted, whichever secret the front signs with", async () => {
    const anna = await before.signIn("anna@example.com");

    expect((await asGateway(during, before.env, anna)).status).toBe(200);
    expect((await asGateway(during, during.env, anna)).status).toBe(200);
    const refreshed = await during.call({
      method: "POST",
      path: "/auth/refresh",
      version: "3.0",
      headers: signedHeaders(before.env, anna),
      body: { refresh_token: anna.refreshToken, save_device: false },
    });
    expect(refreshed.status).toBe(200);
    const renewed = { ...anna, accessToken: refreshed.body.result.access_token };
    expect((await asGateway(during, during.env, renewed)).status).toBe(200);
  });

  it("is refused once the previous secrets are removed", async () => {
    const anna = await before.signIn("anna@example.com");

    for (const answer of [
      await asGateway(after, before.env, anna),
      await asGateway(during, before.env, { ...anna, customerToken: "ctk_other" }),
    ]) {
      expect([answer.status, answer.body.messages[0].code]).toEqual([400, "invalid_signature"]);
    }
  });
});

describe("a secret of an authenticator", () => {
  const sealedOf = async () =>
    (await before.db.selectFrom("two_factor").select("secret").where("method", "=", "authenticator").executeTakeFirst())
      ?.secret ?? "";

  it("is encrypted again with the new secret, and works without the previous one", async () => {
    const sealed = await sealedOf();
    const secret = unseal(before.env, sealed);
    expect(unseal(during.env, sealed)).toBe(secret);
    expect(() => unseal(after.env, sealed)).toThrow();

    expect(await resealSecrets(during.db, during.env)).toBeGreaterThan(0);
    expect(await resealSecrets(during.db, during.env)).toBe(0);

    expect(unseal(after.env, await sealedOf())).toBe(secret);
    expect(reseal(after.env, await sealedOf())).toBeNull();
    const code = new TOTP({ secret }).generate();
    const answer = await after.call({
      method: "POST",
      path: "/v2/login",
      version: "3.0",
      body: { email: GUS, password: "Drawcard-demo-1", otp: code },
    });
    expect(answer.status).toBe(200);
  });
});
