import type { ServicesEnv } from "#services/lib/env.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuseExpiredLink } from "#services/lib/refusal.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import { readName } from "../customer/customer.rows.ts";
import { findEmailChangeOwner } from "../email-change/email-change.rows.ts";
import { findLinkOwner, lockLink, spendLink } from "../links/links.rows.ts";
import { checkSecondFactor, signIn } from "../session/sign-in.ts";
import { LOCKED } from "../two-factor/codes.ts";
import { findTwoFactor } from "../two-factor/two-factor.rows.ts";
import { checkOtp, maskEmail } from "../two-factor/two-factor.rules.ts";

const limitByToken = createRateLimit(10, 60);
// Higher for codes: five wrong ones lock the account, and the customer must see that message instead of a 429.
const limitCodes = createRateLimit(30, 60);
const limitByIp = createRateLimit(60, 60);

/** Limits attempts by token and by IP address. Tokens are too long to be guessed; this stops a flood of attempts. */
async function limitAttempts(token: string, ip: string | null, limit = limitByToken) {
  await limit(hashToken(token));
  if (ip !== null) await limitByIp(ip);
}

type Attempt = {
  token: string;
  isSaved: boolean;
  otp?: string | undefined;
  fingerprint?: string | undefined;
  deviceId: string | null;
  ip: string | null;
  now: Date;
};

async function autologin(tx: Tx, env: ServicesEnv, attempt: Attempt) {
  const { token, isSaved, otp, fingerprint, deviceId, ip, now } = attempt;
  await limitAttempts(token, ip, otp === undefined ? limitByToken : limitCodes);
  const found = (await lockLink(tx, "autologin", token)) ?? refuseExpiredLink();
  const checked = await checkSecondFactor(tx, env, found, { deviceId, fingerprint, otp });
  // Returned, not thrown: the count of wrong codes must be committed. The link stays valid.
  if ("refusal" in checked) return { status: 401 as const, body: problemBody([checked.refusal]) };
  await spendLink(tx, token);
  const { customerId } = found;
  const result = await signIn(tx, env, { customerId, isSaved, now, device: { deviceId, fingerprint }, ...checked });
  return { status: 200 as const, body: { result } };
}

type LinkOperation = "verifyAutologin" | "autologinWithBody" | "transferLogin" | "checkLinkOwner";

export const autologinHandlers: Handlers<LinkOperation> = {
  checkLinkOwner: async ({ body: { token }, ip, tx }) => {
    await limitAttempts(`owner:${token}`, ip);
    const customerId =
      (await findLinkOwner(tx, token)) ?? (await findEmailChangeOwner(tx, token)) ?? refuseExpiredLink();
    const { email, firstname } = await readName(tx, customerId);
    return { status: 200, body: { result: { customerId, firstname, identifier: maskEmail(email) } } };
  },

  verifyAutologin: ({ deviceId, env, ip, now, query, tx }) =>
    autologin(tx, env, { token: query.token, isSaved: query.save_device ?? false, deviceId, ip, now }),

  autologinWithBody: {
    outsideTransaction: false,
    checkFields: checkOtp,
    handle: ({ body, deviceId, env, ip, now, tx }) =>
      autologin(tx, env, { ...body, isSaved: body.saveDevice, deviceId, ip, now }),
  },

  // No code is required: the shop that issued the token has checked it.
  transferLogin: async ({ body, env, ip, now, tx }) => {
    await limitAttempts(body.token, ip);
    const { customerId } = (await lockLink(tx, "transfer", body.token)) ?? refuseExpiredLink();
    // A locked account refuses every sign-in method; the code may have been checked before the lock.
    if ((await findTwoFactor(tx, customerId))?.locked_at) return { status: 401, body: problemBody([LOCKED]) };
    await spendLink(tx, body.token);
    const isSaved = body.saveDevice ?? false;
    const result = await signIn(tx, env, { customerId, isSaved, now });
    return { status: 200, body: { result } };
  },
};
