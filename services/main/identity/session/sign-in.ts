// What every way of signing in comes down to: a code where one is due, then a session on this device.
import type { components } from "#generated/main/schema.ts";
import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";
import { readCustomer } from "../customer/customer.rows.ts";
import { askForCode, judgeCode, LOCKED, wrongCode } from "../two-factor/codes.ts";
import { findTwoFactor, insertChallenge, isTrusted, trustDevice } from "../two-factor/two-factor.rows.ts";
import { insertLogin } from "../logins/logins.rows.ts";

type LoginResult = components["schemas"]["LoginResult"];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Device = { deviceId: string | null; fingerprint: string | undefined };
type Somebody = { customerId: string; email: string };

/**
 * Holds somebody who has shown a password or a link to their second factor. Answers why they may not go on, or whether a code
 * was given; to be committed either way, since wrong codes are counted and codes are sent.
 */
export async function passCode(
  tx: Tx,
  env: ServicesEnv,
  { customerId, email }: Somebody,
  { otp, ...device }: Device & { otp: string | undefined },
): Promise<{ refusal: RefusalMessage } | { isElevated: boolean }> {
  const twoFactor = await findTwoFactor(tx, customerId);
  if (!twoFactor?.method) return { isElevated: false };
  if (twoFactor.locked_at) return { refusal: LOCKED };
  if (otp === undefined) {
    if (await isTrusted(tx, { customerId, ...device })) return { isElevated: false };
    return { refusal: await askForCode(tx, env, { customerId, email }) };
  }
  const verdict = await judgeCode(tx, env, customerId, otp);
  if (verdict === "right") return { isElevated: true };
  if (verdict === "locked") return { refusal: LOCKED };
  return { refusal: wrongCode(twoFactor.method, email, await insertChallenge(tx, customerId)) };
}

type SignIn = Device & { customerId: string; isSaved: boolean; isElevated?: boolean; now: Date };

/** Opens a session. A device that is saved with a code skips it from now on. */
export async function signIn(
  tx: Tx,
  env: ServicesEnv,
  { customerId, deviceId, isSaved, isElevated = false, fingerprint, now }: SignIn,
): Promise<LoginResult> {
  const deviceUuid = deviceId !== null && UUID.test(deviceId) ? deviceId : crypto.randomUUID();
  const knownAs = fingerprint ?? `fpr_${crypto.randomUUID().replaceAll("-", "")}`;
  const tokens = await insertLogin(tx, env, { customerId, deviceId: deviceUuid, isSaved, isElevated });
  if (isElevated && isSaved) await trustDevice(tx, customerId, deviceUuid, knownAs);
  return {
    ...tokens,
    deviceUuid,
    fingerprint: knownAs,
    customer: await readCustomer(tx, env, { customerId, deviceId: deviceUuid, now }),
  };
}
