// Shared by all sign-in methods: check the two-factor code where one is required, then open a login on the device.
import type { components } from "#generated/main/schema.ts";
import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";
import { readCustomer } from "../customer/customer.rows.ts";
import { insertLogin } from "../logins/logins.rows.ts";
import { checkCode, LOCKED, requestCode, wrongCodeRefusal } from "../two-factor/codes.ts";
import { findTwoFactor, insertChallenge, isTrusted, trustDevice } from "../two-factor/two-factor.rows.ts";

type LoginResult = components["schemas"]["LoginResult"];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Device = { deviceId: string | null; fingerprint: string | undefined };
type Person = { customerId: string; email: string };

/**
 * Checks the second factor after a correct password or link. Returns the refusal, or whether a code was given. The
 * caller commits in both cases: wrong codes are counted and codes are mailed.
 */
export async function checkSecondFactor(
  tx: Tx,
  env: ServicesEnv,
  { customerId, email }: Person,
  { otp, ...device }: Device & { otp: string | undefined },
): Promise<{ refusal: RefusalMessage } | { isElevated: boolean }> {
  const twoFactor = await findTwoFactor(tx, customerId);
  if (!twoFactor?.method) return { isElevated: false };
  if (twoFactor.locked_at) return { refusal: LOCKED };
  if (otp === undefined) {
    if (await isTrusted(tx, { customerId, ...device })) return { isElevated: false };
    return { refusal: await requestCode(tx, env, { customerId, email }) };
  }
  const verdict = await checkCode(tx, env, customerId, otp);
  if (verdict === "correct") return { isElevated: true };
  if (verdict === "locked") return { refusal: LOCKED };
  return { refusal: wrongCodeRefusal(twoFactor.method, email, await insertChallenge(tx, customerId)) };
}

type SignIn = Device & { customerId: string; isSaved: boolean; isElevated?: boolean; now: Date };

/** Opens a login on a device. Saving the device together with a code makes it trusted: it skips the code from now on. */
export async function signIn(
  tx: Tx,
  env: ServicesEnv,
  { customerId, deviceId, isSaved, isElevated = false, fingerprint, now }: SignIn,
): Promise<LoginResult> {
  const deviceUuid = deviceId !== null && UUID.test(deviceId) ? deviceId : crypto.randomUUID();
  const deviceFingerprint = fingerprint ?? `fpr_${crypto.randomUUID().replaceAll("-", "")}`;
  const tokens = await insertLogin(tx, env, { customerId, deviceId: deviceUuid, isSaved, isElevated });
  if (isElevated && isSaved) await trustDevice(tx, customerId, deviceUuid, deviceFingerprint);
  return {
    ...tokens,
    deviceUuid,
    fingerprint: deviceFingerprint,
    customer: await readCustomer(tx, env, { customerId, deviceId: deviceUuid, now }),
  };
}
