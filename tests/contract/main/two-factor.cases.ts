import { TOTP } from "otpauth";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Case } from "../cases.ts";
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
  {
    operationId: "sendTwoFactorEmailCode",
    status: 200,
    when: "to step up",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body: { reason: "elevate" } }),
  },
  {
    operationId: "sendTwoFactorEmailCode",
    status: 401,
    code: "signed_out",
    request: () => ({ body: { reason: "elevate" } }),
  },
  {
    operationId: "sendTwoFactorEmailCode",
    status: 409,
    code: "two_factor_not_by_email",
    request: async (shop) => ({ as: await shop.person(), body: { reason: "elevate" } }),
  },
  {
    operationId: "sendTwoFactorEmailCode",
    status: 409,
    code: "2fa_account_locked",
    request: async (shop) => ({
      as: (await customerWithTwoFactor(shop, { isLocked: true })).as,
      body: { reason: "elevate" },
    }),
  },
  {
    operationId: "sendTwoFactorEmailCode",
    status: 422,
    code: "invalid_field",
    request: () => ({ body: { reason: "login", challenge_token: "cht_unknown" } }),
  },
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
  {
    operationId: "login",
    status: 401,
    code: "2fa_required",
    request: async (shop) => ({ body: { email: (await customerWithPassword(shop)).email, password: PASSWORD } }),
  },
  {
    operationId: "login",
    status: 401,
    code: "2fa_incorrect",
    request: async (shop) => ({
      body: { email: (await customerWithPassword(shop)).email, password: PASSWORD, otp: WRONG },
    }),
  },
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
  {
    operationId: "getTwoFactorConfig",
    status: 200,
    when: "off",
    request: async (shop) => ({ as: await shop.person() }),
  },
  {
    operationId: "getTwoFactorConfig",
    status: 200,
    when: "by email",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as }),
  },
  { operationId: "disableTwoFactor", status: 204, request: async (shop) => ({ as: await shop.person() }) },
  {
    operationId: "disableTwoFactor",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as }),
  },
  {
    operationId: "disableTwoFactor",
    status: 204,
    when: "the access token was issued for a code",
    request: async (shop) => ({ as: (await stepUpWithCode(shop)).after }),
  },
  {
    operationId: "disableTwoFactor",
    status: 403,
    code: "required",
    when: "the access token is older than the code: it may have been stolen",
    request: async (shop) => ({ as: (await stepUpWithCode(shop)).before }),
  },
  {
    operationId: "disableTwoFactor",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await lockedCustomer(shop) }),
  },
  {
    operationId: "startAuthenticatorSetup",
    status: 200,
    request: async (shop) => ({ as: await personWithPassword(shop), body: { password: PASSWORD } }),
  },
  {
    operationId: "startAuthenticatorSetup",
    status: 403,
    code: "required",
    when: "two-factor is on",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body: {} }),
  },
  {
    operationId: "startAuthenticatorSetup",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await lockedCustomer(shop), body: {} }),
  },
  {
    operationId: "startAuthenticatorSetup",
    status: 422,
    code: "invalid_field",
    when: "without the password",
    request: async (shop) => ({ as: await shop.person(), body: {} }),
  },
  {
    operationId: "startAuthenticatorSetup",
    status: 422,
    code: "invalid_field",
    when: "with a wrong password",
    request: async (shop) => ({ as: await personWithPassword(shop), body: { password: "wrong" } }),
  },
  {
    operationId: "sendTwoFactorEmailCode",
    status: 422,
    code: "invalid_field",
    when: "to turn two-factor on without the password",
    request: async (shop) => ({ as: await shop.person(), body: { reason: "enrol" } }),
  },
  {
    operationId: "createRecoveryCodes",
    status: 200,
    request: async (shop) => ({ as: (await stepUpWithCode(shop)).after }),
  },
  {
    operationId: "createRecoveryCodes",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as }),
  },
  {
    operationId: "createRecoveryCodes",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await lockedCustomer(shop) }),
  },
  {
    operationId: "createRecoveryCodes",
    status: 409,
    code: "not_required",
    request: async (shop) => ({ as: await shop.person() }),
  },
  {
    operationId: "sendTwoFactorEmailCode",
    status: 403,
    code: "required",
    when: "for a new method while two-factor is on",
    request: async (shop) => ({
      as: (await customerWithTwoFactor(shop, { method: "authenticator" })).as,
      body: { reason: "enrol" },
    }),
  },
  {
    operationId: "sendTwoFactorEmailCode",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await lockedCustomer(shop), body: { reason: "enrol" } }),
  },
  {
    operationId: "startAuthenticatorSetup",
    status: 429,
    code: "too_many_requests",
    request: async (shop) =>
      repeatCall(shop, "startAuthenticatorSetup", TEN_A_MINUTE, { as: await shop.person(), body: {} }),
  },
  ...sending,
  { operationId: "acknowledgeTwoFactorPrompt", status: 204, request: async (shop) => ({ as: await shop.person() }) },
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
