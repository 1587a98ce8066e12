import { saveLink } from "#services/main/identity/social-links/social-links.rows.ts";
import { issueIdentityToken } from "#services/sandbox/sign-in/identity-tokens.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor, lockedCustomer, repeatCall, TEN_A_MINUTE, WRONG } from "./guarded.ts";

const NONCE = "n_0123456789abcdef";
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const bodyFor = async (shop: ContractShop, email = newEmail()) => ({
  provider: "google" as const,
  nonce: NONCE,
  token: await issueIdentityToken(shop.env, { provider: "google", email, nonce: NONCE }),
});

/** Links a new account to a customer, and returns the call that signs in with it. */
async function linked(shop: ContractShop, as: SignedIn) {
  const body = await bodyFor(shop);
  const { sub } = JSON.parse(Buffer.from(body.token.split(".")[1] ?? "", "base64url").toString());
  const account = { provider: "google" as const, subject: sub, identifier: "a***@example.com", since: new Date() };
  await shop.run((tx) => saveLink(tx, as.customerId, account));
  return body;
}

const codes: Case[] = [
  on("socialAuthenticate", "401 2fa_required", async (shop) => ({
    body: await linked(shop, (await customerWithTwoFactor(shop)).as),
  })),
  on("socialAuthenticate", "401 2fa_incorrect", async (shop) => ({
    body: { ...(await linked(shop, (await customerWithTwoFactor(shop)).as)), otp: WRONG },
  })),
  on("socialAuthenticate", "401 2fa_account_locked", async (shop) => ({
    body: await linked(shop, await lockedCustomer(shop)),
  })),
];

const tokens: Case[] = (
  [
    ["of another nonce", async (shop) => ({ ...(await bodyFor(shop)), nonce: "n_another0123456789" })],
    ["of another provider", async (shop) => ({ ...(await bodyFor(shop)), provider: "apple" as const })],
    ["that nobody signed", async (shop) => ({ ...(await bodyFor(shop)), token: "eyJhbGciOiJub25lIn0.e30." })],
  ] satisfies [string, (shop: ContractShop) => Promise<object>][]
).flatMap(([when, bodyOf]): Case[] => [
  {
    operationId: "socialAuthenticate",
    status: 422,
    code: "invalid_field",
    when: `a token ${when}`,
    request: async (shop) => ({ body: await bodyOf(shop) }),
  },
  {
    operationId: "linkSocialAccount",
    status: 422,
    code: "invalid_field",
    when: `a token ${when}`,
    request: async (shop) => ({ as: await shop.person(), body: await bodyOf(shop) }),
  },
]);

export const cases: Case[] = [
  on("socialAuthenticate", 200, async (shop) => ({ body: await linked(shop, await shop.person()) })),
  on("socialAuthenticate", "404 not_linked", async (shop) => ({ body: await bodyFor(shop) })),
  {
    operationId: "socialAuthenticate",
    status: 422,
    code: "invalid_field",
    when: "a token that has signed in before",
    async request(shop) {
      const body = await linked(shop, await shop.person());
      return repeatCall(shop, "socialAuthenticate", 1, { body });
    },
  },
  on("socialAuthenticate", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "socialAuthenticate", TEN_A_MINUTE, { body: await bodyFor(shop) }),
  ),
  ...codes,
  ...tokens,
  on("linkSocialAccount", 200, async (shop) => ({ as: await shop.person(), body: await bodyFor(shop) })),
  {
    operationId: "linkSocialAccount",
    status: 200,
    when: "an account instead of another one",
    async request(shop) {
      const as = await shop.person();
      await linked(shop, as);
      return { as, body: await bodyFor(shop) };
    },
  },
  on("linkSocialAccount", "403 required", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: await bodyFor(shop),
  })),
  on("linkSocialAccount", "403 2fa_account_locked", async (shop) => ({
    as: await lockedCustomer(shop),
    body: await bodyFor(shop),
  })),
  on("linkSocialAccount", "409 already_linked", async (shop) => ({
    as: await shop.person(),
    body: await linked(shop, await shop.person()),
  })),
  on("linkSocialAccount", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "linkSocialAccount", TEN_A_MINUTE, { as: await shop.person(), body: await bodyFor(shop) }),
  ),
  on("listSocialAccounts", 200, async (shop) => ({ as: await shop.person() })),
  {
    operationId: "listSocialAccounts",
    status: 200,
    when: "an account is linked",
    async request(shop) {
      const as = await shop.person();
      await linked(shop, as);
      return { as };
    },
  },
  {
    operationId: "unlinkSocialAccount",
    status: 204,
    async request(shop) {
      const as = await shop.person();
      await linked(shop, as);
      return { as, body: { provider: "google" } };
    },
  },
  on("unlinkSocialAccount", "403 required", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: { provider: "google" },
  })),
  on("unlinkSocialAccount", "403 2fa_account_locked", async (shop) => ({
    as: await lockedCustomer(shop),
    body: { provider: "google" },
  })),
  on("unlinkSocialAccount", "422 invalid_field", async (shop) => ({
    as: await shop.person(),
    body: { provider: "myspace" },
  })),
];
