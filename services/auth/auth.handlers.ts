import type { Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody } from "#services/lib/refusal.ts";
import { signAccessToken } from "#services/lib/security.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import {
  elevatedUntil,
  insertRefreshToken,
  lockRefreshToken,
  noteCode,
  revokeLogin,
  spendRefreshToken,
  successorOf,
} from "#services/main/identity/logins/logins.rows.ts";
import { stepUp } from "#services/main/identity/two-factor/step-up.ts";
import { fingerprintOf, hashCode } from "#services/main/identity/two-factor/two-factor.rules.ts";

/** Two tabs may refresh with the same token within this time without being signed out (contract of refreshToken). */
const GRACE_MS = 10_000;

const limitByToken = createRateLimit(30, 60);

// Returned, not thrown: the revocation must be committed with the refusal.
const NOT_RENEWED = {
  status: 401 as const,
  body: problemBody([{ code: "invalid_refresh_token", message: "Please log in to continue." }]),
};

export const authHandlers: Handlers<"refreshToken"> = {
  refreshToken: {
    outsideTransaction: false,
    // The access token may be sent along and has usually expired. The refresh token is the credential.
    acceptsExpiredToken: true,
    async handle({ body, deviceId, env, tx }) {
      await limitByToken(hashToken(body.refreshToken));
      const found = await lockRefreshToken(tx, body.refreshToken);
      if (!found || found.revokedAt || found.expiresAt.getTime() <= Date.now()) return NOT_RENEWED;
      const isSameDevice = deviceId === found.deviceId;
      const isWithinGrace = found.usedAt === null || Date.now() - found.usedAt.getTime() < GRACE_MS;
      if (!isSameDevice || !isWithinGrace) {
        // The token was stolen: revoke the login, so that no token of this sign-in works any more.
        await revokeLogin(tx, found.loginId);
        return NOT_RENEWED;
      }
      // Only the call that sends the code gets an elevated access token: a copy of the cookies that renews within the grace
      // period gains nothing by the owner's step-up. A repeat of that call sends the same, already used code.
      const successor = successorOf(env, body.refreshToken);
      const trustAs = body.otp !== undefined && body.saveDevice ? fingerprintOf(env, successor) : null;
      const codeHash = body.otp === undefined ? null : hashCode(env, found.customerId, body.otp);
      if (body.otp !== undefined && codeHash !== found.codeHash) {
        const refusal = await stepUp(tx, env, found, { otp: body.otp, fingerprint: body.fingerprint, trustAs });
        if (refusal) return { status: 401, body: problemBody([refusal]) };
        await noteCode(tx, body.refreshToken, codeHash);
      }
      if (found.usedAt === null) {
        await spendRefreshToken(tx, body.refreshToken);
        await insertRefreshToken(tx, found.loginId, successor, body.saveDevice);
      }
      const elevated = codeHash === null ? null : await elevatedUntil(tx, found.loginId);
      const accessToken = await signAccessToken(env, found, elevated);
      const tokens = { accessToken, refreshToken: successor, deviceUuid: found.deviceId };
      return { status: 200, body: { result: { ...tokens, ...(trustAs !== null && { fingerprint: trustAs }) } } };
    },
  },
};
