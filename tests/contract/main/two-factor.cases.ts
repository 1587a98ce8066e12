import { TOTP } from "otpauth";
import type { SignedIn } from "#tests/services/open-services.ts";
import { type Case, on } from "../cases.ts";
import { PASSWORD, SECRET } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import {
  customerWithPassword,
  customerWithTwoFactor,
  lockedCustomer,
  mailedCode,
  personWithPassword,
  repeatCall,
  TEN_A_MINUTE,
  WRONG,
} from "./guarded.ts";
import { CARDS, cardDeposit, depositOf } from "./money.ts";

/** Returns a customer who steps up with a code: with the access token from before it, and the one issued for it. */
async function stepUpWithCode(shop: ContractShop): Promise<{ before: SignedIn; after: SignedIn }> {
  const { as: before } = await customerWithTwoFactor(shop, { method: "authenticator" });
  const otp = new TOTP({ secret: SECRET }).generate();
  const { body } = await shop.call("refreshToken", {
    body: { refresh_token: before.refreshToken, save_device: false, otp },
    headers: { "x-shop-device-id": before.deviceId },
  });
  return { before, after: { ...before, accessToken: body.result.access_token } };
}

const sending: Case[] = [
  on("sendTwoFactorEmailCode", "200 (to step up)", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: { reason: "elevate" },
  })),
  on("sendTwoFactorEmailCode", "401 signed_out", () => ({ body: { reason: "elevate" } })),
  on("sendTwoFactorEmailCode", "409 two_factor_not_by_email", async (shop) => ({
    as: await shop.person(),
    body: { reason: "elevate" },
  })),
  on("sendTwoFactorEmailCode", "409 2fa_account_locked", async (shop) => ({
    as: (await customerWithTwoFactor(shop, { isLocked: true })).as,
    body: { reason: "elevate" },
  })),
  on("sendTwoFactorEmailCode", "422 invalid_field", () => ({
    body: { reason: "login", challenge_token: "cht_unknown" },
  })),
  {
    operationId: "sendTwoFactorEmailCode",
    status: 429,
    code: "too_many_requests",
    when: "the code of the sign-in has just been sent",
    async request(shop) {
      const { email } = await customerWithPassword(shop);
      const { body } = await shop.call("login", { body: { email, password: PASSWORD } });
      const { challenge_token } = body.errors.general[0].two_factor_auth;
      return { body: { reason: "login", challenge_token } };
    },
  },
];

const signingIn: Case[] = [
  {
    operationId: "login",
    status: 200,
    when: "with the code that was mailed",
    async request(shop) {
      const { email } = await customerWithPassword(shop);
      await shop.call("login", { body: { email, password: PASSWORD } });
      return { body: { email, password: PASSWORD, otp: await mailedCode(shop, email) } };
    },
  },
  {
    operationId: "login",
    status: 200,
    when: "with the code of an authenticator",
    async request(shop) {
      const { email } = await customerWithPassword(shop, { method: "authenticator" });
      return { body: { email, password: PASSWORD, otp: new TOTP({ secret: SECRET }).generate() } };
    },
  },
  on("login", "401 2fa_required", async (shop) => ({
    body: { email: (await customerWithPassword(shop)).email, password: PASSWORD },
  })),
  on("login", "401 2fa_incorrect", async (shop) => ({
    body: { email: (await customerWithPassword(shop)).email, password: PASSWORD, otp: WRONG },
  })),
  {
    operationId: "login",
    status: 401,
    code: "2fa_account_locked",
    async request(shop) {
      const { email } = await customerWithPassword(shop, { method: "authenticator" });
      // The fourth wrong code is still refused as wrong; the fifth, made by the case, locks.
      return repeatCall(shop, "login", 4, { body: { email, password: PASSWORD, otp: WRONG } });
    },
  },
];

const steppingUp: Case[] = [
  {
    operationId: "refreshToken",
    status: 401,
    code: "2fa_incorrect",
    async request(shop) {
      const { deviceId, refreshToken } = (await customerWithTwoFactor(shop)).as;
      const body = { refresh_token: refreshToken, save_device: false, otp: WRONG };
      return { body, headers: { "x-shop-device-id": deviceId } };
    },
  },
  {
    operationId: "refreshToken",
    status: 401,
    code: "2fa_account_locked",
    async request(shop) {
      const { deviceId, refreshToken } = (await customerWithTwoFactor(shop)).as;
      const body = { refresh_token: refreshToken, save_device: false, otp: WRONG };
      return repeatCall(shop, "refreshToken", 4, { body, headers: { "x-shop-device-id": deviceId } });
    },
  },
];

export const cases: Case[] = [
  on("getTwoFactorConfig", "200 (off)", async (shop) => ({ as: await shop.person() })),
  on("getTwoFactorConfig", "200 (by email)", async (shop) => ({ as: (await customerWithTwoFactor(shop)).as })),
  on("disableTwoFactor", 204, async (shop) => ({ as: await shop.person() })),
  on("disableTwoFactor", "403 required", async (shop) => ({ as: (await customerWithTwoFactor(shop)).as })),
  on("disableTwoFactor", "204 (the access token was issued for a code)", async (shop) => ({
    as: (await stepUpWithCode(shop)).after,
  })),
  on(
    "disableTwoFactor",
    "403 required (the access token is older than the code: it may have been stolen)",
    async (shop) => ({ as: (await stepUpWithCode(shop)).before }),
  ),
  on("disableTwoFactor", "403 2fa_account_locked", async (shop) => ({ as: await lockedCustomer(shop) })),
  on("startAuthenticatorSetup", 200, async (shop) => ({
    as: await personWithPassword(shop),
    body: { password: PASSWORD },
  })),
  on("startAuthenticatorSetup", "403 required (two-factor is on)", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: {},
  })),
  on("startAuthenticatorSetup", "403 2fa_account_locked", async (shop) => ({
    as: await lockedCustomer(shop),
    body: {},
  })),
  on("startAuthenticatorSetup", "422 invalid_field (without the password)", async (shop) => ({
    as: await shop.person(),
    body: {},
  })),
  on("startAuthenticatorSetup", "422 invalid_field (with a wrong password)", async (shop) => ({
    as: await personWithPassword(shop),
    body: { password: "wrong" },
  })),
  on("sendTwoFactorEmailCode", "422 invalid_field (to turn two-factor on without the password)", async (shop) => ({
    as: await shop.person(),
    body: { reason: "enrol" },
  })),
  on("createRecoveryCodes", 200, async (shop) => ({ as: (await stepUpWithCode(shop)).after })),
  on("createRecoveryCodes", "403 required", async (shop) => ({ as: (await customerWithTwoFactor(shop)).as })),
  on("createRecoveryCodes", "403 2fa_account_locked", async (shop) => ({ as: await lockedCustomer(shop) })),
  on("createRecoveryCodes", "409 not_required", async (shop) => ({ as: await shop.person() })),
  on("sendTwoFactorEmailCode", "403 required (for a new method while two-factor is on)", async (shop) => ({
    as: (await customerWithTwoFactor(shop, { method: "authenticator" })).as,
    body: { reason: "enrol" },
  })),
  on("sendTwoFactorEmailCode", "403 2fa_account_locked", async (shop) => ({
    as: await lockedCustomer(shop),
    body: { reason: "enrol" },
  })),
  on("startAuthenticatorSetup", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "startAuthenticatorSetup", TEN_A_MINUTE, { as: await shop.person(), body: {} }),
  ),
  ...sending,
  on("acknowledgeTwoFactorPrompt", 204, async (shop) => ({ as: await shop.person() })),
  ...signingIn,
  ...steppingUp,
  {
    operationId: "createDeposit",
    status: 403,
    code: "required",
    when: "with a new card",
    async request(shop) {
      const { as } = await customerWithTwoFactor(shop);
      return depositOf(as, await cardDeposit(shop, as, CARDS.approved));
    },
  },
  {
    operationId: "createDeposit",
    status: 403,
    code: "2fa_account_locked",
    when: "with a new card",
    async request(shop) {
      const as = await lockedCustomer(shop);
      return depositOf(as, await cardDeposit(shop, as, CARDS.approved));
    },
  },
];
