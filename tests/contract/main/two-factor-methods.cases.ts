import { TOTP } from "otpauth";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import type { Case } from "../cases.ts";
import { PASSWORD } from "../people.ts";
import {
  customerWithTwoFactor,
  lockedCustomer,
  mailedCode,
  personWithPassword,
  repeatCall,
  TEN_A_MINUTE,
  WRONG,
} from "./guarded.ts";

// Turning a method on, or changing it.
export const cases: Case[] = [
  {
    operationId: "enableTwoFactor",
    status: 200,
    when: "codes by email",
    async request(shop) {
      const as = await personWithPassword(shop);
      await shop.call("sendTwoFactorEmailCode", { as, body: { reason: "enrol", password: PASSWORD } });
      const email = await shop.run((tx) => readEmail(tx, as.customerId));
      return { as, body: { method: "email", otp: await mailedCode(shop, email) } };
    },
  },
  {
    operationId: "enableTwoFactor",
    status: 200,
    when: "an authenticator",
    async request(shop) {
      const as = await personWithPassword(shop);
      const { body } = await shop.call("startAuthenticatorSetup", { as, body: { password: PASSWORD } });
      const otp = new TOTP({ secret: body.result.secret }).generate();
      return { as, body: { method: "authenticator", otp } };
    },
  },
  {
    operationId: "enableTwoFactor",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body: { method: "email", otp: WRONG } }),
  },
  {
    operationId: "enableTwoFactor",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: await lockedCustomer(shop), body: { method: "email", otp: WRONG } }),
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
      repeatCall(shop, "enableTwoFactor", TEN_A_MINUTE, {
        as: await shop.person(),
        body: { method: "email", otp: WRONG },
      }),
  },
];
