import type { Tx } from "#services/lib/handlers.ts";
import { between, cashAccount, houseAccount, post } from "#services/lib/ledger.ts";
import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { insertCustomer, setSegment } from "#services/main/identity/customer/customer.rows.ts";
import { setMigration } from "#services/main/identity/customer/migration.rows.ts";
import { setVerificationRules, type VerifiedPurpose } from "#services/main/identity/customer/verified.rows.ts";
import { saveSpendLimit } from "#services/main/identity/limits/spend-limits.rows.ts";
import { COOLING_OFF_MS } from "#services/main/identity/limits/spend-limits.rules.ts";
import demo from "./customers.json" with { type: "json" };

type DemoCustomer = {
  id: string;
  email: string;
  firstname: string;
  walletCents: number;
  spendLimitCents?: number;
  /** A raise of the limit above that starts after the cooling-off. */
  raisedLimitCents?: number;
  /** The default one if omitted. */
  segment?: string;
  bannedCountry?: string;
  verifyFor?: VerifiedPurpose[];
  migration?: Parameters<typeof setMigration>[2];
  twoFactor?: { method: string; secret?: string };
};
export const customers = demo.customers as DemoCustomer[];

/** Registered by 07-transactions.ts, together with her history. */
export const HANA = "cus_hana0000000001";
/** Registered by 10-funds.ts, together with her cards and accounts. */
export const IVY = "cus_ivy00000000001";
/** Registered by 11-withdrawals.ts, together with her prize money. */
export const JOY = "cus_joy00000000001";
/** Registered by 13-numbered-draws.ts, together with her tickets. */
export const VERA = "cus_vera0000000001";
/** Registered by 14-recurring.ts, together with her autoplays and subscriptions. */
export const UMA = "cus_uma00000000001";
/** Registered by 15-combined.ts, together with their recurring purchases. */
export const WALT = "cus_walt0000000001";
export const XENA = "cus_xena0000000001";
/** Registered by 16-daily-winners.ts, together with their memberships. */
export const MEMBERS = ["abe", "bea", "cyd", "dot", "eli"].map((name) => `cus_${name}00000000001`);
/** Registered by 17-lotto-party.ts, together with their groups. */
export const PARTY = ["cus_nell0000000001", "cus_otto0000000001", "cus_pip00000000001"];
/** Registered by 18-returned-debit.ts, together with her debt. */
export const YARA = "cus_yara0000000001";
const REGISTERED_LATER = [HANA, IVY, JOY, UMA, VERA, WALT, XENA, YARA, ...MEMBERS, ...PARTY];

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
  for (const person of people) {
    const { id, email, firstname, spendLimitCents, raisedLimitCents = null, walletCents } = person;
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
      const effectiveAt = raisedLimitCents === null ? null : new Date(now.getTime() + COOLING_OFF_MS);
      const limit = { cents: spendLimitCents, pendingCents: raisedLimitCents, effectiveAt };
      await saveSpendLimit(tx, id, { period: "week", now, limit });
    }
    if (person.segment) await setSegment(tx, id, person.segment);
    if (person.bannedCountry) await setCountryBan(tx, id, person.bannedCountry);
    if (person.verifyFor) await setVerificationRules(tx, id, person.verifyFor);
    if (person.migration) await setMigration(tx, id, person.migration);
    if (walletCents === 0) continue;
    await post(tx, {
      kind: "demo_opening",
      reference: id,
      entries: between(houseAccount("promotions"), cashAccount(id), walletCents),
      at: now,
    });
  }
}
