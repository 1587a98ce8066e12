// Shared by all sign-in methods: check the two-factor code where one is required, then open a login on the device.
import type { components } from "#generated/main/schema.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";
import { readCustomer } from "../customer-overview/customer-overview.handlers.ts";
import { insertLogin } from "../logins/logins.rows.ts";
import { checkCode, LOCKED, requestCode, wrongCodeRefusal } from "../two-factor/codes.ts";
import { findTwoFactor, insertChallenge, isTrusted, moveTrust, trustDevice } from "../two-factor/two-factor.rows.ts";
import { fingerprintOf } from "../two-factor/two-factor.rules.ts";

type LoginResult = components["schemas"]["LoginResult"];

type Device = { deviceId: string | null; fingerprint: string | undefined };
type Person = { customerId: string; email: string };

/** Whether a code was given. */
type Passed = { isElevated: boolean };

/**
 * Checks the second factor after a correct password or link. Returns the refusal, or how it was passed. The caller
 * commits in both cases: wrong codes are counted and codes are mailed.
 */
export async function checkSecondFactor(
  tx: Tx,
  env: ServicesEnv,
  { customerId, email }: Person,
  { otp, ...device }: Device & { otp: string | undefined },
): Promise<{ refusal: RefusalMessage } | Passed> {
  const twoFactor = await findTwoFactor(tx, customerId);
  const method = twoFactor?.method;
  if (!twoFactor || !method) return { isElevated: false };
  if (twoFactor.locked_at) return { refusal: LOCKED };
  if (otp === undefined) {
    if (await isTrusted(tx, { customerId, ...device })) return { isElevated: false };
    return { refusal: await requestCode(tx, env, { customerId, email }) };
  }
  const verdict = await checkCode(tx, env, customerId, otp);
  if (verdict === "correct") return { isElevated: true };
  if (verdict === "locked") return { refusal: LOCKED };
  return { refusal: wrongCodeRefusal({ ...twoFactor, method }, email, await insertChallenge(tx, customerId)) };
}

type SignIn = Partial<Passed> & {
  customerId: string;
  isSaved: boolean;
  now: Date;
  /** The device that the browser claims to be, if it sent its fingerprint. */
  device?: Device;
};

/**
 * Opens a login on a device. Saving the device together with a code makes it trusted: it skips the code from now on.
 * Device id and fingerprint are new at every sign-in, so values that someone else planted in the browser are never
 * trusted. A trusted device keeps its trust under the new values, for every customer who trusts it.
 */
export async function signIn(
  tx: Tx,
  env: ServicesEnv,
  { customerId, isSaved, isElevated = false, device: claimed, now }: SignIn,
): Promise<LoginResult> {
  const deviceUuid = crypto.randomUUID();
  const tokens = await insertLogin(tx, env, { customerId, deviceId: deviceUuid, isSaved, isElevated });
  const fingerprint = fingerprintOf(env, tokens.refreshToken);
  const device = { customerId, deviceId: deviceUuid, fingerprint };
  if (claimed) await moveTrust(tx, claimed, device);
  if (isElevated && isSaved) await trustDevice(tx, device);
  return {
    ...tokens,
    deviceUuid,
    fingerprint,
    customer: await readCustomer(tx, env, { customerId, deviceId: deviceUuid, now }),
  };
}
