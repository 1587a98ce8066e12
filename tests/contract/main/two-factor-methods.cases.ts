import { TOTP } from "otpauth";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import { type Case, on } from "../cases.ts";
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
    operationId: "sendTwoFactorEmailCode",
    status: 200,
    when: "without the password, after a lapsed set-up was started again with it",
    async request(shop) {
      const as = await personWithPassword(shop);
      const start = () => shop.call("sendTwoFactorEmailCode", { as, body: { reason: "enrol", password: PASSWORD } });
      const change = (values: { setup_expires_at: Date } | { code_sent_at: Date }) =>
        shop.db.updateTable("two_factor").set(values).where("customer_id", "=", as.customerId).execute();
      await start();
      await change({ setup_expires_at: new Date(0) });
      await start();
      // Another code may be sent.
      await change({ code_sent_at: new Date(0) });
      return { as, body: { reason: "enrol" } };
    },
  },
  on("enableTwoFactor", "403 required", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: { method: "email", otp: WRONG },
  })),
  on("enableTwoFactor", "403 2fa_account_locked", async (shop) => ({
    as: await lockedCustomer(shop),
    body: { method: "email", otp: WRONG },
  })),
  on("enableTwoFactor", "422 invalid_field", async (shop) => ({
    as: await shop.person(),
    body: { method: "email", otp: "12345" },
  })),
  on("enableTwoFactor", "422 2fa_incorrect", async (shop) => ({
    as: await shop.person(),
    body: { method: "authenticator", otp: WRONG },
  })),
  on("enableTwoFactor", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "enableTwoFactor", TEN_A_MINUTE, {
      as: await shop.person(),
      body: { method: "email", otp: WRONG },
    }),
  ),
];
