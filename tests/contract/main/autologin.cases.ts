import type { Request } from "../caller.ts";
import type { Case } from "../cases.ts";
import { customerWithTwoFactor, insertLinkFor, repeatCall, TEN_A_MINUTE, WRONG } from "./guarded.ts";

const linking = (operationId: "verifyAutologin" | "autologinWithBody"): Case[] => {
  const withToken = (token: string, more: object = {}): Request =>
    operationId === "verifyAutologin" ? { query: { token } } : { body: { token, save_device: false, ...more } };
  return [
    {
      operationId,
      status: 200,
      request: async (shop) => withToken(await insertLinkFor(shop, { as: await shop.person(), email: "" })),
    },
    {
      operationId,
      status: 401,
      code: "2fa_required",
      request: async (shop) => withToken(await insertLinkFor(shop, await customerWithTwoFactor(shop))),
    },
    {
      operationId,
      status: 401,
      code: "2fa_account_locked",
      request: async (shop) =>
        withToken(await insertLinkFor(shop, await customerWithTwoFactor(shop, { isLocked: true }))),
    },
    { operationId, status: 410, code: "link_expired", request: () => withToken("alt_unknown") },
    {
      operationId,
      status: 410,
      code: "link_expired",
      when: "used before",
      async request(shop) {
        const request = withToken(await insertLinkFor(shop, { as: await shop.person(), email: "" }));
        return repeatCall(shop, operationId, 1, request);
      },
    },
    {
      operationId,
      status: 429,
      code: "too_many_requests",
      request: (shop) => repeatCall(shop, operationId, TEN_A_MINUTE, withToken(`alt_${crypto.randomUUID()}`)),
    },
  ];
};

const withCode: Case[] = [
  {
    operationId: "autologinWithBody",
    status: 401,
    code: "2fa_incorrect",
    request: async (shop) => ({
      body: { token: await insertLinkFor(shop, await customerWithTwoFactor(shop)), save_device: false, otp: WRONG },
    }),
  },
  {
    operationId: "autologinWithBody",
    status: 422,
    code: "invalid_field",
    request: () => ({ body: { token: "alt_1", save_device: false, otp: "1234" } }),
  },
];

const transferring: Case[] = [
  {
    operationId: "transferLogin",
    status: 200,
    request: async (shop) => ({
      body: { token: await insertLinkFor(shop, await customerWithTwoFactor(shop), "transfer"), save_device: false },
    }),
  },
  {
    operationId: "transferLogin",
    status: 401,
    code: "2fa_account_locked",
    request: async (shop) => ({
      body: { token: await insertLinkFor(shop, await customerWithTwoFactor(shop, { isLocked: true }), "transfer") },
    }),
  },
  { operationId: "transferLogin", status: 410, code: "link_expired", request: () => ({ body: { token: "trt_no" } }) },
  {
    operationId: "transferLogin",
    status: 429,
    code: "too_many_requests",
    request: (shop) =>
      repeatCall(shop, "transferLogin", TEN_A_MINUTE, { body: { token: `trt_${crypto.randomUUID()}` } }),
  },
];

const asking: Case[] = [
  {
    operationId: "checkLinkOwner",
    status: 200,
    async request(shop) {
      return { body: { token: await insertLinkFor(shop, { as: await shop.person(), email: "" }) } };
    },
  },
  { operationId: "checkLinkOwner", status: 410, code: "link_expired", request: () => ({ body: { token: "alt_no" } }) },
  {
    operationId: "checkLinkOwner",
    status: 429,
    code: "too_many_requests",
    request: (shop) =>
      repeatCall(shop, "checkLinkOwner", TEN_A_MINUTE, { body: { token: `alt_${crypto.randomUUID()}` } }),
  },
];

export const cases: Case[] = [
  ...linking("verifyAutologin"),
  ...linking("autologinWithBody"),
  ...withCode,
  ...transferring,
  ...asking,
];
