import type { Tx } from "#services/lib/handlers.ts";
import { between, cashAccount, houseAccount, post } from "#services/lib/ledger.ts";
import { insertCustomer } from "#services/main/identity/customer/customer.rows.ts";
import { hashPassword } from "#services/main/identity/password/password-hash.ts";
import { saveSpendLimit } from "#services/main/identity/spending/spending.rows.ts";
import demo from "./customers.json" with { type: "json" };

type DemoCustomer = {
  id: string;
  email: string;
  firstname: string;
  walletCents: number;
  spendLimitCents?: number;
  twoFactor?: { method: string; secret?: string };
};
export const customers: DemoCustomer[] = demo.customers;

/** Registered by 07-transactions.ts, together with her history. */
export const HANA = "cus_hana0000000001";
/** Registered by 10-funds.ts, together with her cards and accounts. */
export const IVY = "cus_ivy00000000001";
/** Registered by 11-withdrawals.ts, together with her prize money. */
export const JOY = "cus_joy00000000001";
const REGISTERED_LATER = [HANA, IVY, JOY];

/** Registers the demo customers without two-factor codes. */
export const seed = (tx: Tx, now: Date) =>
  register(
    tx,
    now,
    customers.filter(({ id, twoFactor }) => !twoFactor && !REGISTERED_LATER.includes(id)),
  );

/** Registers customers as sign-up does, with opening money from the house's promotions account. */
export async function register(tx: Tx, now: Date, people: DemoCustomer[]): Promise<void> {
  const passwordHash = await hashPassword(demo.password);
  for (const { id, email, firstname, spendLimitCents, walletCents } of people) {
    const signUp = {
      email,
      firstname,
      lastname: "Example",
      password: demo.password,
      dateOfBirth: "1985-06-15",
      phoneNumber: "0491570006",
      address: "1 Example Street",
      suburb: "Sydney",
      state: "NSW" as const,
      postcode: "2000",
      country: "AU",
      termsAccepted: true,
      emailOptIn: false,
      saveDevice: false,
      attribution: {},
      metadata: { platform: "Web" as const },
    };
    await insertCustomer(tx, { id, signUp, passwordHash, now });
    if (spendLimitCents !== undefined) {
      const limit = { cents: spendLimitCents, pendingCents: null, effectiveAt: null };
      await saveSpendLimit(tx, id, { period: "week", now, limit });
    }
    if (walletCents === 0) continue;
    await post(tx, {
      kind: "demo_opening",
      reference: id,
      entries: between(houseAccount("promotions"), cashAccount(id), walletCents),
    });
  }
}
