import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIdentityReader, type IdentityReader } from "./identity-token.ts";

const NONCE = "the-nonce";
const own = await generateKeyPair("ES256", { extractable: true });
const foreign = await generateKeyPair("ES256");
let keys: Server;
let readIdentity: IdentityReader;
beforeAll(async () => {
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "ES256" };
  keys = createServer((_, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [jwk] })),
  );
  await new Promise((listening) => keys.listen(0, "127.0.0.1", () => listening(null)));
  const { port } = keys.address() as AddressInfo;
  const issuer = { issuer: ["https://accounts.example"], clientId: "shop", keysUrl: () => `http://127.0.0.1:${port}/` };
  readIdentity = createIdentityReader({ google: issuer });
});
afterAll(() => keys.close());

const seconds = () => Math.floor(Date.now() / 1000);
/** A token of the provider, with changed claims; undefined omits one. */
const tokenOf = (changes: Partial<JWTPayload> = {}, key = own.privateKey) => {
  const claims = {
    iss: "https://accounts.example",
    aud: "shop",
    sub: "subject-1",
    nonce: NONCE,
    email: "ann@example.com",
    iat: seconds(),
    exp: seconds() + 600,
    ...changes,
  };
  return new SignJWT(JSON.parse(JSON.stringify(claims))).setProtectedHeader({ alg: "ES256", kid: "own" }).sign(key);
};

describe("an identity token", () => {
  it("names the account at the provider", async () => {
    expect(await readIdentity("google", await tokenOf(), NONCE)).toMatchObject({
      subject: "subject-1",
      email: "ann@example.com",
    });
  });

  it.each([
    ["of another shop", { aud: "other-shop" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["of another sign-in", { nonce: "other-nonce" }],
    ["without a nonce", { nonce: undefined }],
    ["without a subject", { sub: undefined }],
    ["without its age", { iat: undefined }],
    ["without an end", { exp: undefined }],
    ["that has expired", { exp: seconds() - 60 }],
    ["older than five minutes", { iat: seconds() - 6 * 60 }],
    ["from the future", { iat: seconds() + 6 * 60 }],
  ] as const)("%s is refused", async (_, changes) => {
    expect(await readIdentity("google", await tokenOf(changes), NONCE)).toBeNull();
  });

  it("signed by another key is refused, and so is one that is not signed or no token", async () => {
    expect(await readIdentity("google", await tokenOf({}, foreign.privateKey), NONCE)).toBeNull();
    const [, payload] = (await tokenOf()).split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const token of [`${none}.${payload}.`, "no-token"])
      expect(await readIdentity("google", token, NONCE)).toBeNull();
  });

  it("of a provider that is not set up is refused", async () => {
    expect(await readIdentity("apple", await tokenOf(), NONCE)).toBeNull();
  });
});
