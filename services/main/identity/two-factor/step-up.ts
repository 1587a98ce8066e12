import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { Refusal, type RefusalMessage } from "#services/lib/refusal.ts";
import { readEmail } from "../customer/customer.rows.ts";
import { elevatedUntil, elevateLogin } from "../logins/logins.rows.ts";
import { challengeOf, checkCode, LOCKED, wrongCodeRefusal } from "./codes.ts";
import { findTwoFactor, moveTrust, trustDevice } from "./two-factor.rows.ts";

type Login = { customerId: string; loginId: string | null; isElevated: boolean };

/**
 * Refuses with 403 `required` unless a code was given in the last 15 minutes and the access token was issued after it: a
 * token stolen before the step-up gains nothing. Customers without two-factor pass. A lock
 * keeps existing logins open, otherwise an attacker could sign a customer out everywhere; but it blocks the calls that
 * require a code, because the wrong guesses may come from one of those logins. Handlers decide which calls require a
 * code (contract notes "Sessions and two-factor").
 */
export async function requireStepUp(tx: Tx, { customerId, loginId, isElevated }: Login): Promise<void> {
  const twoFactor = await findTwoFactor(tx, customerId);
  if (twoFactor?.locked_at) throw new Refusal(403, [LOCKED]);
  const method = twoFactor?.method;
  if (!twoFactor || !method) return;
  if (isElevated && loginId !== null && (await elevatedUntil(tx, loginId))) return;
  const message = "2 factor authentication is required to complete this action";
  const twoFactorAuth = challengeOf({ ...twoFactor, method }, await readEmail(tx, customerId));
  throw new Refusal(403, [{ code: "required", id: "2fa_required", message, level: "info", twoFactorAuth }]);
}

type StepUp = { customerId: string; loginId: string; deviceId: string };
/** A code, the device's present fingerprint, and the new one under which to trust it, or null not to trust it. */
type Given = { otp: string; fingerprint: string | undefined; trustAs: string | null };

/** Elevates a login with a code. Returns the refusal, or null on success. The caller commits in both cases. */
export async function stepUp(
  tx: Tx,
  env: ServicesEnv,
  { customerId, loginId, deviceId }: StepUp,
  { otp, fingerprint, trustAs }: Given,
): Promise<RefusalMessage | null> {
  const twoFactor = await findTwoFactor(tx, customerId);
  const method = twoFactor?.method;
  if (!twoFactor || !method) return null;
  const verdict = await checkCode(tx, env, customerId, otp);
  if (verdict === "locked") return LOCKED;
  if (verdict === "wrong") return wrongCodeRefusal({ ...twoFactor, method }, await readEmail(tx, customerId));
  await elevateLogin(tx, loginId);
  if (trustAs !== null) {
    const trusted = { customerId, deviceId, fingerprint: trustAs };
    await moveTrust(tx, { deviceId, fingerprint }, trusted);
    await trustDevice(tx, trusted);
  }
  return null;
}
