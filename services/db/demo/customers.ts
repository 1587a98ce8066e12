import type { ServicesEnv } from "#services/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { cash, house, post } from "#services/lib/ledger.ts";
import { insertCustomer } from "#services/main/identity/customer/customer.rows.ts";
import { hashPassword } from "#services/main/identity/session/passwords.ts";
import { keepMethod, lockTwoFactor } from "#services/main/identity/two-factor/two-factor.rows.ts";
import demo from "./customers.json" with { type: "json" };

type DemoCustomer = {
  id: string;
  email: string;
  firstname: string;
  walletCents: number;
  spendLimitCents?: number;
  twoFactor?: { method: string; secret?: string };
};
const customers: DemoCustomer[] = demo.customers;

/** The named customers of the demo. */
export const seedCustomers = (tx: Tx, now: Date) =>
  registerAll(
    tx,
    now,
    customers.filter(({ twoFactor }) => !twoFactor),
  );

/** Those who are asked for codes; the secret of the authenticator is known, so that anybody can play its owner. */
export async function seedTwoFactor(tx: Tx, now: Date, env: ServicesEnv): Promise<void> {
  const withCodes = customers.filter(({ twoFactor }) => twoFactor);
  await registerAll(tx, now, withCodes);
  for (const { id, twoFactor } of withCodes) {
    await lockTwoFactor(tx, id);
    await keepMethod(tx, env, id, twoFactor?.method === "email" ? "email" : "authenticator", twoFactor?.secret ?? null);
  }
}

/** Registered as sign-up does it, and funded by the house's promotions. */
async function registerAll(tx: Tx, now: Date, people: DemoCustomer[]): Promise<void> {
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
    await insertCustomer(tx, { id, signUp, passwordHash, now, spendLimitCents });
    if (walletCents === 0) continue;
    await post(tx, {
      kind: "demo_opening",
      reference: id,
      entries: [
        { account: house("promotions"), cents: -walletCents },
        { account: cash(id), cents: walletCents },
      ],
    });
  }
}
