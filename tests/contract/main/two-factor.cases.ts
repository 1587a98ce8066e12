import { TOTP } from "otpauth";
import { readEmail } from "#services/main/customer/customer.rows.ts";
import { listMail } from "#services/main/mail/mail.rows.ts";
import { insertLink } from "#services/main/session/links.rows.ts";
import { hashPassword } from "#services/main/session/passwords.ts";
import { keepWrongCodes } from "#services/main/two-factor/two-factor.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { OperationId, Request } from "../caller.ts";
import type { Case } from "../cases.ts";
import { askForCodes, PASSWORD, SECRET } from "../people.ts";
import type { ContractShop } from "../shop.ts";
import { CARDS, cardDeposit, depositOf } from "./money.ts";

const WRONG = "000000";

type Person = { as: SignedIn; email: string };

/** A customer with two-factor on, signed in but without a code so far. */
async function guarded(shop: ContractShop, { isLocked = false, method = "email" as "email" | "authenticator" } = {}) {
  const as = await shop.person();
  const email = await shop.run(async (tx) => {
    await askForCodes(tx, shop.env, as.customerId, method);
    if (isLocked) await keepWrongCodes(tx, as.customerId, 5, true);
    return readEmail(tx, as.customerId);
  });
  return { as, email };
}

/** The same with a password to sign in by. */
async function known(shop: ContractShop, options?: Parameters<typeof guarded>[1]): Promise<Person> {
  const person = await guarded(shop, options);
  const password_hash = await hashPassword(PASSWORD);
  await shop.run((tx) => tx.updateTable("customer").set({ password_hash }).where("email", "=", person.email).execute());
  return person;
}

async function mailedCode(shop: ContractShop, email: string): Promise<string> {
  const [mail] = await shop.run((tx) => listMail(tx, { recipient: email, limit: 1 }));
  return /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "none";
}

async function often(shop: ContractShop, operationId: OperationId, times: number, request: Request) {
  for (let call = 0; call < times; call++) await shop.call(operationId, request);
  return request;
}

const link = (shop: ContractShop, { as }: Person, kind: "autologin" | "transfer" = "autologin") =>
  shop.run((tx) => insertLink(tx, kind, as.customerId));

const TEN_A_MINUTE = 10;

const enabling: Case[] = [
  {
    operationId: "enableTwoFactor",
    status: 200,
    when: "codes by email",
    async request(shop) {
      const as = await shop.person();
      await shop.call("sendTwoFactorEmailCode", { as, body: { reason: "enrol" } });
      const email = await shop.run((tx) => readEmail(tx, as.customerId));
      return { as, body: { method: "email", otp: await mailedCode(shop, email) } };
    },
  },
  {
    operationId: "enableTwoFactor",
    status: 200,
    when: "an authenticator",
    async request(shop) {
      const as = await shop.person();
      const { body } = await shop.call("startAuthenticatorSetup", { as });
      const otp = new TOTP({ secret: body.result.secret }).generate();
      return { as, body: { method: "authenticator", otp } };
    },
  },
  {
    operationId: "enableTwoFactor",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await guarded(shop)).as, body: { method: "email", otp: WRONG } }),
  },
  {
    operationId: "enableTwoFactor",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), body: { method: "email", otp: "12345" } }),
  },
  {
    operationId: "enableTwoFactor",
    status: 422,
    code: "2fa_incorrect",
    request: async (shop) => ({ as: await shop.person(), body: { method: "authenticator", otp: WRONG } }),
  },
  {
    operationId: "enableTwoFactor",
    status: 429,
    code: "too_many_requests",
    request: async (shop) =>
      often(shop, "enableTwoFactor", TEN_A_MINUTE, { as: await shop.person(), body: { method: "email", otp: WRONG } }),
  },
];

const sending: Case[] = [
  {
    operationId: "sendTwoFactorEmailCode",
    status: 200,
    when: "to step up",
    request: async (shop) => ({ as: (await guarded(shop)).as, body: { reason: "elevate" } }),
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
    request: async (shop) => ({ as: (await guarded(shop, { isLocked: true })).as, body: { reason: "elevate" } }),
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
      const { email } = await known(shop);
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
      const { email } = await known(shop);
      await shop.call("login", { body: { email, password: PASSWORD } });
      return { body: { email, password: PASSWORD, otp: await mailedCode(shop, email) } };
    },
  },
  {
    operationId: "login",
    status: 200,
    when: "with the code of an authenticator",
    async request(shop) {
      const { email } = await known(shop, { method: "authenticator" });
      return { body: { email, password: PASSWORD, otp: new TOTP({ secret: SECRET }).generate() } };
    },
  },
  {
    operationId: "login",
    status: 401,
    code: "2fa_required",
    request: async (shop) => ({ body: { email: (await known(shop)).email, password: PASSWORD } }),
  },
  {
    operationId: "login",
    status: 401,
    code: "2fa_incorrect",
    request: async (shop) => ({ body: { email: (await known(shop)).email, password: PASSWORD, otp: WRONG } }),
  },
  {
    operationId: "login",
    status: 401,
    code: "2fa_account_locked",
    async request(shop) {
      const { email } = await known(shop, { method: "authenticator" });
      // The fourth wrong one is still told so; the fifth, which the case makes, locks.
      return often(shop, "login", 4, { body: { email, password: PASSWORD, otp: WRONG } });
    },
  },
];

const linking = (operationId: "verifyAutologin" | "autologinWithBody"): Case[] => {
  const withToken = (token: string, more: object = {}): Request =>
    operationId === "verifyAutologin" ? { query: { token } } : { body: { token, save_device: false, ...more } };
  return [
    {
      operationId,
      status: 200,
      request: async (shop) => withToken(await link(shop, { as: await shop.person(), email: "" })),
    },
    {
      operationId,
      status: 401,
      code: "2fa_required",
      request: async (shop) => withToken(await link(shop, await guarded(shop))),
    },
    {
      operationId,
      status: 401,
      code: "2fa_account_locked",
      request: async (shop) => withToken(await link(shop, await guarded(shop, { isLocked: true }))),
    },
    { operationId, status: 410, code: "link_expired", request: () => withToken("alt_unknown") },
    {
      operationId,
      status: 410,
      code: "link_expired",
      when: "used before",
      async request(shop) {
        const request = withToken(await link(shop, { as: await shop.person(), email: "" }));
        return often(shop, operationId, 1, request);
      },
    },
    {
      operationId,
      status: 429,
      code: "too_many_requests",
      request: (shop) => often(shop, operationId, TEN_A_MINUTE, withToken(`alt_${crypto.randomUUID()}`)),
    },
  ];
};

const withCode: Case[] = [
  {
    operationId: "autologinWithBody",
    status: 401,
    code: "2fa_incorrect",
    request: async (shop) => ({
      body: { token: await link(shop, await guarded(shop)), save_device: false, otp: WRONG },
    }),
  },
  {
    operationId: "autologinWithBody",
    status: 422,
    code: "invalid_field",
    request: () => ({ body: { token: "alt_1", save_device: false, otp: "1234" } }),
  },
  {
    operationId: "refreshToken",
    status: 401,
    code: "2fa_incorrect",
    async request(shop) {
      const { deviceId, refreshToken } = (await guarded(shop)).as;
      const body = { refresh_token: refreshToken, save_device: false, otp: WRONG };
      return { body, headers: { "x-shop-device-id": deviceId } };
    },
  },
  {
    operationId: "refreshToken",
    status: 401,
    code: "2fa_account_locked",
    async request(shop) {
      const { deviceId, refreshToken } = (await guarded(shop)).as;
      const body = { refresh_token: refreshToken, save_device: false, otp: WRONG };
      return often(shop, "refreshToken", 4, { body, headers: { "x-shop-device-id": deviceId } });
    },
  },
];

const transferring: Case[] = [
  {
    operationId: "transferLogin",
    status: 200,
    request: async (shop) => ({
      body: { token: await link(shop, await guarded(shop), "transfer"), save_device: false },
    }),
  },
  {
    operationId: "transferLogin",
    status: 401,
    code: "2fa_account_locked",
    request: async (shop) => ({
      body: { token: await link(shop, await guarded(shop, { isLocked: true }), "transfer") },
    }),
  },
  { operationId: "transferLogin", status: 410, code: "link_expired", request: () => ({ body: { token: "trt_no" } }) },
  {
    operationId: "transferLogin",
    status: 429,
    code: "too_many_requests",
    request: (shop) => often(shop, "transferLogin", TEN_A_MINUTE, { body: { token: `trt_${crypto.randomUUID()}` } }),
  },
];

export const twoFactorCases: Case[] = [
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
    request: async (shop) => ({ as: (await guarded(shop)).as }),
  },
  ...enabling,
  { operationId: "disableTwoFactor", status: 204, request: async (shop) => ({ as: await shop.person() }) },
  {
    operationId: "disableTwoFactor",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await guarded(shop)).as }),
  },
  { operationId: "startAuthenticatorSetup", status: 200, request: async (shop) => ({ as: await shop.person() }) },
  {
    operationId: "startAuthenticatorSetup",
    status: 429,
    code: "too_many_requests",
    request: async (shop) => often(shop, "startAuthenticatorSetup", TEN_A_MINUTE, { as: await shop.person() }),
  },
  ...sending,
  { operationId: "acknowledgeTwoFactorPrompt", status: 204, request: async (shop) => ({ as: await shop.person() }) },
  ...signingIn,
  ...linking("verifyAutologin"),
  ...linking("autologinWithBody"),
  ...withCode,
  ...transferring,
  {
    operationId: "createDeposit",
    status: 403,
    code: "required",
    when: "with a new card",
    async request(shop) {
      const { as } = await guarded(shop);
      return depositOf(as, await cardDeposit(shop, as, CARDS.approved));
    },
  },
];
