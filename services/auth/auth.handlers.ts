import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody } from "#services/lib/refusal.ts";
import { signAccessToken } from "#services/lib/security.ts";
import {
  hashToken,
  insertRefreshToken,
  lockRefreshToken,
  revokeLogin,
  spendRefreshToken,
  successorOf,
} from "#services/main/identity/logins/logins.rows.ts";
import { stepUp } from "#services/main/identity/two-factor/step-up.ts";
import { elevatedUntil } from "#services/main/identity/two-factor/two-factor.rows.ts";
import { ELEVATION_MS } from "#services/main/identity/two-factor/two-factor.rules.ts";

/** Two tabs that refresh with the same token must not sign each other out (contract of refreshToken). */
const GRACE_MS = 10_000;

const perToken = createRateLimit(30, 60);

// Answered, not thrown: a revocation must be committed together with the refusal.
const notRenewed = {
  status: 401 as const,
  body: problemBody([{ code: "invalid_refresh_token", message: "Please log in to continue." }]),
};

/** Has this sign-in given a code within the grace? */
async function isJustElevated(tx: Tx, loginId: string): Promise<boolean> {
  const until = await elevatedUntil(tx, loginId);
  return until !== null && until.getTime() - Date.now() > ELEVATION_MS - GRACE_MS;
}

export const authHandlers: Handlers<"refreshToken"> = {
  refreshToken: {
    outsideTransaction: false,
    // The access token may ride along and has usually just run out; the refresh token is the credential.
    acceptsExpiredToken: true,
    async handle({ body, deviceId, env, tx }) {
      await perToken(hashToken(body.refreshToken));
      const found = await lockRefreshToken(tx, body.refreshToken);
      if (!found || found.revokedAt || found.expiresAt.getTime() <= Date.now()) return notRenewed;
      const isSameDevice = deviceId === found.deviceId;
      const isWithinGrace = found.usedAt === null || Date.now() - found.usedAt.getTime() < GRACE_MS;
      if (!isSameDevice || !isWithinGrace) {
        // Stolen, by now or earlier: whoever holds any token of this sign-in is signed out.
        await revokeLogin(tx, found.loginId);
        return notRenewed;
      }
      // A repeat within the grace brings the same code, which is spent; what it did holds. Where another tab has traded the
      // token meanwhile, without a code, this one is judged: it would be lost.
      if (body.otp !== undefined && (found.usedAt === null || !(await isJustElevated(tx, found.loginId)))) {
        const refusal = await stepUp(tx, env, found, { ...body, otp: body.otp });
        if (refusal) return { status: 401, body: problemBody([refusal]) };
      }
      const successor = successorOf(env, body.refreshToken);
      if (found.usedAt === null) {
        await spendRefreshToken(tx, body.refreshToken);
        await insertRefreshToken(tx, found.loginId, successor, body.saveDevice);
      }
      const accessToken = await signAccessToken(env, found, await elevatedUntil(tx, found.loginId));
      return { status: 200, body: { result: { accessToken, refreshToken: successor, deviceUuid: found.deviceId } } };
    },
  },
};
