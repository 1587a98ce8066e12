import demo from "#services/db/demo/customers.json" with { type: "json" };
import { shopNow } from "#services/lib/clock.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { between, cashAccount, houseAccount, post, prizeAccount } from "#services/lib/ledger.ts";
import { customerTokenOf } from "#services/lib/security.ts";
import { setClosing } from "#services/main/identity/customer/closing.rows.ts";
import { insertCustomer } from "#services/main/identity/customer/customer.rows.ts";
import { saveSpendLimit } from "#services/main/identity/limits/spend-limits.rows.ts";
import { insertLogin } from "#services/main/identity/logins/logins.rows.ts";
import { lockTwoFactor, saveMethod } from "#services/main/identity/two-factor/two-factor.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";

/** The password of all demo customers. */
export const PASSWORD = demo.password;

const newPerson = {
  firstname: "Robin",
  lastname: "Example",
  password: PASSWORD,
  dateOfBirth: "1990-05-17",
  phoneNumber: "0491570006",
  address: "1 Example Street",
  suburb: "Sydney",
  state: "NSW",
  postcode: "2000",
  country: "AU",
  termsAccepted: true,
  emailOptIn: false,
  saveDevice: false,
  attribution: {},
  metadata: { platform: "Web" },
} as const;

/** A valid hash that matches no password of the tests. */
const UNKNOWN_PASSWORD = `$argon2id$v=19$m=8,t=1,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

export type Wallet = { cents?: number; prizeCents?: number; spendLimitCents?: number; passwordHash?: string };

/** Creates a signed-in customer with money, and without a password, because hashing one takes longer than most tests. */
export async function registerPerson(
  tx: Tx,
  env: ServicesEnv,
  { cents = 0, prizeCents = 0, passwordHash = UNKNOWN_PASSWORD, spendLimitCents }: Wallet = {},
): Promise<SignedIn> {
  const signUp = { ...newPerson, email: `${crypto.randomUUID()}@example.com` };
  const now = await shopNow(tx);
  const customerId = await insertCustomer(tx, { signUp, passwordHash, now });
  if (spendLimitCents !== undefined) {
    const limit = { cents: spendLimitCents, pendingCents: null, effectiveAt: null };
    await saveSpendLimit(tx, customerId, { period: "week", now, limit });
  }
  if (cents > 0 || prizeCents > 0) {
    const promotions = houseAccount("promotions");
    const entries = [
      ...between(promotions, cashAccount(customerId), cents),
      ...between(promotions, prizeAccount(customerId), prizeCents),
    ];
    await post(tx, { kind: "gift", reference: customerId, entries });
  }
  const deviceId = crypto.randomUUID();
  const tokens = await insertLogin(tx, env, { customerId, deviceId, isSaved: false });
  return { customerId, deviceId, customerToken: customerTokenOf(env, customerId, deviceId), ...tokens };
}

/** The authenticator secret of test customers. */
export const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Turns two-factor on. The existing session has not entered a code. */
export async function askForCodes(tx: Tx, env: ServicesEnv, customerId: string, method: "email" | "authenticator") {
  await lockTwoFactor(tx, customerId);
  await saveMethod(tx, env, customerId, method, method === "authenticator" ? SECRET : null);
}

/** Sets that a withdrawal closes the account once it is paid. */
export const startClosing = (tx: Tx, customerId: string) =>
  setClosing(tx, customerId, { withdrawalId: "wdr_1", reason: null, comment: null });
