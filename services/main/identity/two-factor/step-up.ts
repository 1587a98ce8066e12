import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { Refusal, type RefusalMessage } from "#services/lib/refusal.ts";
import { readEmail } from "../customer/customer.rows.ts";
import { challengeOf, judgeCode, LOCKED, wrongCode } from "./codes.ts";
import { elevatedUntil, elevateLogin, findTwoFactor, trustDevice } from "./two-factor.rows.ts";

type SignIn = { customerId: string; loginId: string | null };

/**
 * Refuses with 403 `required` what asks for a code that was given in the last 15 minutes; customers without two-factor pass.
 * A lock leaves the sessions there are alone, or whoever guesses could sign a customer out everywhere; but in none of them is
 * anything done that asks for a code, since the guesses may come out of that very session.
 * Which calls ask is decided in their handlers (contract notes "Sessions and two-factor").
 */
export async function requireStepUp(tx: Tx, { customerId, loginId }: SignIn): Promise<void> {
  const twoFactor = await findTwoFactor(tx, customerId);
  if (twoFactor?.locked_at) throw new Refusal(403, [LOCKED]);
  if (!twoFactor?.method || (loginId !== null && (await elevatedUntil(tx, loginId)))) return;
  const message = "2 factor authentication is required to complete this action";
  const twoFactorAuth = challengeOf(twoFactor.method, await readEmail(tx, customerId));
  throw new Refusal(403, [{ code: "required", id: "2fa_required", message, level: "info", twoFactorAuth }]);
}

type StepUp = { customerId: string; loginId: string; deviceId: string };
type Given = { otp: string; saveDevice: boolean; fingerprint?: string | undefined };

/** Elevates a sign-in by a code; answers why not. The caller must commit either way. */
export async function stepUp(
  tx: Tx,
  env: ServicesEnv,
  { customerId, loginId, deviceId }: StepUp,
  { otp, saveDevice, fingerprint }: Given,
): Promise<RefusalMessage | null> {
  const twoFactor = await findTwoFactor(tx, customerId);
  if (!twoFactor?.method) return null;
  const verdict = await judgeCode(tx, env, customerId, otp);
  if (verdict === "locked") return LOCKED;
  if (verdict === "wrong") return wrongCode(twoFactor.method, await readEmail(tx, customerId));
  await elevateLogin(tx, loginId);
  if (saveDevice && fingerprint) await trustDevice(tx, customerId, deviceId, fingerprint);
  return null;
}
