import type { components } from "#generated/main/schema.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuse, refuseForNow } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { hasMail, insertMail } from "../../foundation/mail/mail.rows.ts";
import { requirePassword } from "../credentials/password-check.ts";
import { emailOf, readEmail, setFlags } from "../customer/customer.rows.ts";
import { hasValidCode, LOCKED, resendAfter, sendCode, spendValidCode } from "./codes.ts";
import { requireStepUp } from "./step-up.ts";
import {
  countRecoveryCodes,
  deleteTwoFactor,
  findChallengedCustomer,
  findTwoFactor,
  isSetupOpen,
  lockTwoFactor,
  openEmailSetup,
  replaceRecoveryCodes,
  saveMethod,
  saveSetup,
  setupSecretOf,
  type TwoFactor,
} from "./two-factor.rows.ts";
import { maskEmail, newSecret, otpauthUrlOf, REMEMBER_FOR_DAYS, RESEND_AFTER_SECONDS } from "./two-factor.rules.ts";

type Config = components["schemas"]["TwoFactorConfig"];
type CodeSent = components["schemas"]["TwoFactorCodeSent"];

// Enabling never locks the account, so attempts are rate-limited instead.
const limitByCustomer = createRateLimit(10, 60);

async function readConfig(tx: Tx, env: ServicesEnv, customerId: string): Promise<Config> {
  const row = await findTwoFactor(tx, customerId);
  const methods: Config["methods"] = hasMail(env) ? ["authenticator", "email"] : ["authenticator"];
  const recoveryCodesLeft = await countRecoveryCodes(tx, customerId);
  const sentCode = row && (await readSentCode(tx, row));
  const config = {
    methods,
    rememberForDays: REMEMBER_FOR_DAYS,
    recoveryCodesLeft,
    ...(sentCode && { sentCode }),
  };
  if (!row?.method || !row.since) return { enabled: false, ...config };
  const identifier = row.method === "email" ? { identifier: maskEmail(await readEmail(tx, customerId)) } : {};
  return { enabled: true, ...config, method: row.method, since: row.since.toISOString(), ...identifier };
}

/** Returns the last mailed code while it is valid; null afterwards and once it was used. */
async function readSentCode(tx: Tx, row: TwoFactor): Promise<CodeSent | null> {
  const { code_expires_at: expiresAt, customer_id: customerId } = row;
  if (!hasValidCode(row) || !expiresAt) return null;
  const identifier = maskEmail(await readEmail(tx, customerId));
  return { method: "email", identifier, resendAfterSeconds: resendAfter(row), expiresAt: expiresAt.toISOString() };
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
const mailChange = (tx: Tx, customerId: string, change: "on" | "off" | "codes") =>
  insertMail(tx, {
    recipient: emailOf(customerId),
    ...(change === "codes"
      ? {
          subject: "You have new recovery codes",
          body: "New recovery codes were made for your Drawcard account. The earlier ones no longer work. If it wasn't you, choose a new password and contact us.",
        }
      : {
          subject: `Two-factor authentication is ${change}`,
          body: `Two-factor authentication of your Drawcard account was changed: it is ${change} now. If it wasn't you, choose a new password and contact us.`,
        }),
  });

type Ids =
  | "getTwoFactorConfig"
  | "enableTwoFactor"
  | "disableTwoFactor"
  | "startAuthenticatorSetup"
  | "createRecoveryCodes"
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
      const recoveryCodes = row.method === null ? await replaceRecoveryCodes(tx, env, customerId) : undefined;
      await setFlags(tx, customerId, { two_factor_prompt: false });
      await mailChange(tx, customerId, "on");
      const config = await readConfig(tx, env, customerId);
      return { status: 200, body: { result: { ...config, ...(recoveryCodes && { recoveryCodes }) } } };
    },
  },

  createRecoveryCodes: async ({ customerId, env, isElevated, loginId, tx }) => {
    const row = await lockTwoFactor(tx, customerId);
    if (row.method === null) return refuse(409, "not_required", "Two-factor authentication is off.");
    await requireStepUp(tx, { customerId, loginId, isElevated });
    const recoveryCodes = await replaceRecoveryCodes(tx, env, customerId);
    await mailChange(tx, customerId, "codes");
    return { status: 200, body: { result: { recoveryCodes } } };
  },

  disableTwoFactor: async ({ customerId, isElevated, loginId, tx }) => {
    // Locked first: a concurrent wrong code locks the account either before this call or not at all.
    await lockTwoFactor(tx, customerId);
    await requireStepUp(tx, { customerId, loginId, isElevated });
    await deleteTwoFactor(tx, customerId);
    await mailChange(tx, customerId, "off");
    return { status: 204, body: undefined };
  },

  startAuthenticatorSetup: {
    outsideTransaction: false,
    async beforehand({ body, customerId, db }) {
      await limitByCustomer(`setup:${customerId}`);
      const row = await runInTransaction(db, (tx) => findTwoFactor(tx, customerId));
      if (!row?.method) await requirePassword(db, { customerId, password: body.password });
    },
    async handle({ customerId, env, isElevated, loginId, tx }) {
      const row = await lockTwoFactor(tx, customerId);
      if (row.method !== null) await requireStepUp(tx, { customerId, loginId, isElevated });
      const secret = newSecret();
      const expiresAt = await saveSetup(tx, env, customerId, secret);
      const otpauthUrl = otpauthUrlOf(secret, await readEmail(tx, customerId));
      return { status: 200, body: { result: { secret, otpauthUrl, expiresAt: expiresAt.toISOString() } } };
    },
  },

  sendTwoFactorEmailCode: {
    outsideTransaction: false,
    async beforehand({ body, customerId, db }) {
      if (body.reason !== "enrol" || customerId === null) return;
      const row = await runInTransaction(db, (tx) => findTwoFactor(tx, customerId));
      if (!row?.method && !isSetupOpen(row)) await requirePassword(db, { customerId, password: body.password });
    },
    async handle({ body, customerId: signedIn, env, isElevated, loginId, tx }) {
      const customerId = await customerOfCode(tx, body, signedIn);
      const row = await lockTwoFactor(tx, customerId);
      const isEnrolment = body.reason === "enrol";
      if (isEnrolment && row.method !== null) await requireStepUp(tx, { customerId, loginId, isElevated });
      if (!hasMail(env) || (!isEnrolment && row.method !== "email")) notByEmail();
      if (row.locked_at) return { status: 409, body: problemBody([LOCKED]) };
      if (isEnrolment && !isSetupOpen(row)) await openEmailSetup(tx, customerId);
      const seconds = resendAfter(row);
      // A set-up that is started again, with the password, goes on with the code that was just sent. Another code is refused.
      const sentCode = isEnrolment && body.password !== undefined && seconds > 0 ? await readSentCode(tx, row) : null;
      if (sentCode) return { status: 200, body: { result: sentCode } };
      if (seconds > 0) refuseForNow(seconds);
      const email = await readEmail(tx, customerId);
      const expiresAt = (await sendCode(tx, env, { customerId, email })).toISOString();
      const sent = { method: "email" as const, identifier: maskEmail(email) };
      return { status: 200, body: { result: { ...sent, resendAfterSeconds: RESEND_AFTER_SECONDS, expiresAt } } };
    },
  },

  acknowledgeTwoFactorPrompt: async ({ customerId, tx }) => {
    await setFlags(tx, customerId, { two_factor_prompt: false });
    return { status: 204, body: undefined };
  },
};
