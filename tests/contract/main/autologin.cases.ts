import type { Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
import { customerWithTwoFactor, insertLinkFor, repeatCall, TEN_A_MINUTE, WRONG } from "./guarded.ts";

const linking = (operationId: "verifyAutologin" | "autologinWithBody"): Case[] => {
  const withToken = (token: string, more: object = {}): Request =>
    operationId === "verifyAutologin" ? { query: { token } } : { body: { token, save_device: false, ...more } };
  return [
    on(operationId, 200, async (shop) => withToken(await insertLinkFor(shop, { as: await shop.person(), email: "" }))),
    on(operationId, "401 2fa_required", async (shop) =>
      withToken(await insertLinkFor(shop, await customerWithTwoFactor(shop))),
    ),
    on(operationId, "401 2fa_account_locked", async (shop) =>
      withToken(await insertLinkFor(shop, await customerWithTwoFactor(shop, { isLocked: true }))),
    ),
    on(operationId, "410 link_expired", () => withToken("alt_unknown")),
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
    on(operationId, "429 too_many_requests", (shop) =>
      repeatCall(shop, operationId, TEN_A_MINUTE, withToken(`alt_${crypto.randomUUID()}`)),
    ),
  ];
};

const withCode: Case[] = [
  on("autologinWithBody", "401 2fa_incorrect", async (shop) => ({
    body: { token: await insertLinkFor(shop, await customerWithTwoFactor(shop)), save_device: false, otp: WRONG },
  })),
  on("autologinWithBody", "422 invalid_field", () => ({ body: { token: "alt_1", save_device: false, otp: "1234" } })),
];

const transferring: Case[] = [
  on("transferLogin", 200, async (shop) => ({
    body: { token: await insertLinkFor(shop, await customerWithTwoFactor(shop), "transfer"), save_device: false },
  })),
  on("transferLogin", "401 2fa_account_locked", async (shop) => ({
    body: { token: await insertLinkFor(shop, await customerWithTwoFactor(shop, { isLocked: true }), "transfer") },
  })),
  on("transferLogin", "410 link_expired", () => ({ body: { token: "trt_no" } })),
  on("transferLogin", "429 too_many_requests", (shop) =>
    repeatCall(shop, "transferLogin", TEN_A_MINUTE, { body: { token: `trt_${crypto.randomUUID()}` } }),
  ),
];

const asking: Case[] = [
  {
    operationId: "checkLinkOwner",
    status: 200,
    async request(shop) {
      return { body: { token: await insertLinkFor(shop, { as: await shop.person(), email: "" }) } };
    },
  },
  on("checkLinkOwner", "410 link_expired", () => ({ body: { token: "alt_no" } })),
  on("checkLinkOwner", "429 too_many_requests", (shop) =>
    repeatCall(shop, "checkLinkOwner", TEN_A_MINUTE, { body: { token: `alt_${crypto.randomUUID()}` } }),
  ),
];

export const cases: Case[] = [
  ...linking("verifyAutologin"),
  ...linking("autologinWithBody"),
  ...withCode,
  ...transferring,
  ...asking,
];
