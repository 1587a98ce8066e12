import type { ServicesEnv } from "#services/env.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuseExpiredLink } from "#services/lib/refusal.ts";
import { LOCKED } from "../two-factor/codes.ts";
import { findTwoFactor } from "../two-factor/two-factor.rows.ts";
import { lockLink, spendLink } from "../links/links.rows.ts";
import { hashToken } from "../logins/logins.rows.ts";
import { passCode, signIn } from "../session/sign-in.ts";

const perToken = createRateLimit(10, 60);
// Five wrong codes lock the account, and whoever tries on is to be told so.
const perCodes = createRateLimit(30, 60);
const perVisitor = createRateLimit(60, 60);

/** Tokens are too long to be guessed; who tries all the same is slowed down. */
async function limitAttempts(token: string, ip: string | null, limit = perToken) {
  await limit(hashToken(token));
  if (ip !== null) await perVisitor(ip);
}

type Given = {
  token: string;
  isSaved: boolean;
  otp?: string | undefined;
  fingerprint?: string | undefined;
  deviceId: string | null;
  ip: string | null;
  now: Date;
};

async function autologin(tx: Tx, env: ServicesEnv, given: Given) {
  const { token, isSaved, otp, fingerprint, deviceId, ip, now } = given;
  await limitAttempts(token, ip, otp === undefined ? perToken : perCodes);
  const found = (await lockLink(tx, "autologin", token)) ?? refuseExpiredLink();
  const passed = await passCode(tx, env, found, { deviceId, fingerprint, otp });
  // Answered, not thrown: a wrong code that was counted must be committed. The link stays good.
  if ("refusal" in passed) return { status: 401 as const, body: problemBody([passed.refusal]) };
  await spendLink(tx, token);
  const { customerId } = found;
  const result = await signIn(tx, env, { customerId, deviceId, isSaved, fingerprint, now, ...passed });
  return { status: 200 as const, body: { result } };
}

export const autologinHandlers: Handlers<"verifyAutologin" | "autologinWithBody" | "transferLogin"> = {
  verifyAutologin: ({ deviceId, env, ip, now, query, tx }) =>
    autologin(tx, env, { token: query.token, isSaved: query.save_device ?? false, deviceId, ip, now }),

  autologinWithBody: {
    outsideTransaction: false,
    checkFields: ({ otp }) =>
      otp !== undefined && !/^\d{6}$/.test(String(otp))
        ? [{ code: "invalid_field", message: "A 6 digit code is required.", target: "otp" }]
        : [],
    handle: ({ body, deviceId, env, ip, now, tx }) =>
      autologin(tx, env, { ...body, isSaved: body.saveDevice, deviceId, ip, now }),
  },

  // Its bearer has given a code in the shop they come from, if one was due there.
  transferLogin: async ({ body, deviceId, env, ip, now, tx }) => {
    await limitAttempts(body.token, ip);
    const { customerId } = (await lockLink(tx, "transfer", body.token)) ?? refuseExpiredLink();
    // The lock is on the account, whichever door somebody comes by; the code over there may have been given before it.
    if ((await findTwoFactor(tx, customerId))?.locked_at) return { status: 401, body: problemBody([LOCKED]) };
    await spendLink(tx, body.token);
    const isSaved = body.saveDevice ?? false;
    const result = await signIn(tx, env, { customerId, deviceId, isSaved, fingerprint: undefined, now });
    return { status: 200, body: { result } };
  },
};
