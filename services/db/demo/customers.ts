import type { Tx } from "#services/lib/handlers.ts";
import { cash, house, post } from "#services/lib/ledger.ts";
import { insertCustomer } from "#services/main/customer/customer.rows.ts";
import { hashPassword } from "#services/main/session/passwords.ts";
import demo from "./customers.json" with { type: "json" };

/** The named customers of the demo, registered as sign-up does and funded by the house's promotions. */
export async function seedCustomers(tx: Tx, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demo.password);
  for (const { id, email, firstname, spendLimitCents, walletCents } of demo.customers) {
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
