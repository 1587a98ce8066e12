import type { components } from "#generated/main/schema.ts";
import type { ServicesEnv } from "#services/env.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuse, refuseForNow } from "#services/lib/refusal.ts";
import { hasMail, insertMail } from "../../foundation/mail/mail.rows.ts";
import { emailOf, readEmail, setFlags } from "../customer/customer.rows.ts";
import { LOCKED, resendAfter, sendCode, spendValidCode } from "./codes.ts";
import { requireStepUp } from "./step-up.ts";
import {
  deleteTwoFactor,
  findChallengedCustomer,
  findTwoFactor,
  lockTwoFactor,
  saveMethod,
  saveSetup,
  setupSecretOf,
} from "./two-factor.rows.ts";
import { maskEmail, newSecret, otpauthUrlOf, REMEMBER_FOR_DAYS, RESEND_AFTER_SECONDS } from "./two-factor.rules.ts";

type Config = components["schemas"]["TwoFactorConfig"];

// Enabling never locks the account, so attempts are rate-limited instead.
const limitByCustomer = createRateLimit(10, 60);

async function readConfig(tx: Tx, env: ServicesEnv, customerId: string): Promise<Config> {
  const row = await findTwoFactor(tx, customerId);
  const methods: Config["methods"] = hasMail(env) ? ["authenticator", "email"] : ["authenticator"];
  const config = { methods, rememberForDays: REMEMBER_FOR_DAYS };
  if (!row?.method || !row.since) return { enabled: false, ...config };
  const identifier = row.method === "email" ? { identifier: maskEmail(await readEmail(tx, customerId)) } : {};
  return { enabled: true, ...config, method: row.method, since: row.since.toISOString(), ...identifier };
}

const notByEmail = () => refuse(409, "two_factor_not_by_email", "This account doesn't get codes by email.");

/** Returns the customer a code is requested for: the signed-in one, or the owner of a challenge token at sign-in. */
async function customerOfCode(
  tx: Tx,
  { reason, challengeToken }: { reason: string; challengeToken?: string | undefined },
  signedIn: string | null,
) {
  if (reason !== "login") return signedIn ?? refuse(401, "signed_out", "Please log in to continue.");
  const challenged = challengeToken === undefined ? null : await findChallengedCustomer(tx, challengeToken);
  return challenged ?? refuse(422, "invalid_field", "Please log in again.", "challenge_token");
}

/** Mails the owner of the account: the change may have been made by someone else. */
const mailChange = (tx: Tx, customerId: string, state: "on" | "off") =>
  insertMail(tx, {
    recipient: emailOf(customerId),
    subject: `Two-factor sign-in is ${state}`,
    body: `Two-factor sign-in of your Drawcard account was changed: it is ${state} now. If it wasn't you, choose a new password and contact us.`,
  });

type Ids =
  | "getTwoFactorConfig"
  | "enableTwoFactor"
  | "disableTwoFactor"
  | "startAuthenticatorSetup"
  | "sendTwoFactorEmailCode"
  | "acknowledgeTwoFactorPrompt";

export const twoFactorHandlers: Handlers<Ids> = {
  getTwoFactorConfig: async ({ customerId, env, tx }) => ({
    status: 200,
    body: { result: await readConfig(tx, env, customerId) },
  }),

  enableTwoFactor: {
    outsideTransaction: false,
    checkFields: ({ otp }) =>
      /^\d{6}$/.test(String(otp ?? ""))
        ? []
        : [{ code: "invalid_field", message: "A 6 digit code is required.", target: "otp" }],
    async handle({ body: { method, otp }, customerId, env, isElevated, loginId, tx }) {
      await limitByCustomer(`enable:${customerId}`);
      const row = await lockTwoFactor(tx, customerId);
      if (row.method !== null) await requireStepUp(tx, { customerId, loginId, isElevated });
      const secret = setupSecretOf(env, row);
      if (!(await spendValidCode(tx, env, row, { method, code: otp, secret }))) {
        refuse(422, "2fa_incorrect", "Code is incorrect or expired. Try again or contact support", "otp");
      }
      await saveMethod(tx, env, customerId, method, method === "authenticator" ? secret : null);
      await setFlags(tx, customerId, { two_factor_prompt: false });
      await mailChange(tx, customerId, "on");
      return { status: 200, body: { result: await readConfig(tx, env, customerId) } };
    },
  },

  disableTwoFactor: async ({ customerId, isElevated, loginId, tx }) => {
    // Locked first: a concurrent wrong code locks the account either before this call or not at all.
    await lockTwoFactor(tx, customerId);
    await requireStepUp(tx, { customerId, loginId, isElevated });
    await deleteTwoFactor(tx, customerId);
    await mailChange(tx, customerId, "off");
    return { status: 204, body: undefined };
  },

  startAuthenticatorSetup: async ({ customerId, env, isElevated, loginId, tx }) => {
    await limitByCustomer(`setup:${customerId}`);
    const row = await lockTwoFactor(tx, customerId);
    if (row.method !== null) await requireStepUp(tx, { customerId, loginId, isElevated });
    const secret = newSecret();
    const expiresAt = await saveSetup(tx, env, customerId, secret);
    const otpauthUrl = otpauthUrlOf(secret, await readEmail(tx, customerId));
    return { status: 200, body: { result: { secret, otpauthUrl, expiresAt: expiresAt.toISOString() } } };
  },

  sendTwoFactorEmailCode: async ({ body, customerId: signedIn, env, isElevated, loginId, tx }) => {
    const customerId = await customerOfCode(tx, body, signedIn);
    const row = await lockTwoFactor(tx, customerId);
    if (body.reason === "enrol" && row.method !== null) {
      await requireStepUp(tx, { customerId, loginId, isElevated });
    }
    if (!hasMail(env) || (body.reason !== "enrol" && row.method !== "email")) notByEmail();
    if (row.locked_at) return { status: 409, body: problemBody([LOCKED]) };
    const seconds = resendAfter(row);
    if (seconds > 0) refuseForNow(seconds);
    const email = await readEmail(tx, customerId);
    const expiresAt = (await sendCode(tx, env, { customerId, email })).toISOString();
    const sent = { method: "email" as const, identifier: maskEmail(email) };
    return { status: 200, body: { result: { ...sent, resendAfterSeconds: RESEND_AFTER_SECONDS, expiresAt } } };
  },

  acknowledgeTwoFactorPrompt: async ({ customerId, tx }) => {
    await setFlags(tx, customerId, { two_factor_prompt: false });
    return { status: 204, body: undefined };
  },
};
